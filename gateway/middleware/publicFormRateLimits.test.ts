import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGateway, sendGraphql, type TestGateway } from '../testing/testGateway';
import { defaultLimits } from '../limits';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { trustProxy: 1 } });
});
afterAll(() => gateway.close());

const sendMessageMutation = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
const subscribeMutation = 'mutation ($email: String!) { subscribeToNewsletter(input: { email: $email }) }';

const limitedForms = [
  {
    name: 'messages',
    limit: defaultLimits.rateLimits.contactMessage.points,
    send: (n: number, ipAddress: string) =>
      sendGraphql(
        gateway.app,
        sendMessageMutation,
        { input: { name: 'N', email: 'n@example.dz', subject: `Subject ${n}`, message: 'Hello' } },
        { 'x-forwarded-for': ipAddress },
      ),
    countStored: () => gateway.db.contactMessage.count(),
  },
  {
    name: 'newsletter addresses',
    limit: defaultLimits.rateLimits.subscription.points,
    send: (n: number, ipAddress: string) =>
      sendGraphql(gateway.app, subscribeMutation, { email: `n${n}@example.dz` }, { 'x-forwarded-for': ipAddress }),
    countStored: async () =>
      (
        await gateway.database.pool.query(
          `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'subscribe_to_newsletter'`,
        )
      ).rowCount,
  },
];

test.each(limitedForms)(
  'accepts the limit of 100 concurrent $name per address',
  async ({ limit, send, countStored }) => {
    const responses = await Promise.all(Array.from({ length: 100 }, (_, n) => send(n, '10.0.0.1')));
    const accepted = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 429);
    expect([accepted.length, refused.length]).toEqual([limit, 100 - limit]);
    expect(refused[0]?.body).toMatchObject({
      errors: [
        {
          message:
            'Too many attempts from your network. Please try again in 60 minutes, use another connection such as mobile data, or contact us',
          extensions: { code: 'RATE_LIMITED', status: 429 },
        },
      ],
    });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await countStored()).toBe(limit);
    // Other addresses are not limited.
    expect((await send(1000, '10.0.0.2')).status).toBe(200);
    expect(await countStored()).toBe(limit + 1);
  },
);
