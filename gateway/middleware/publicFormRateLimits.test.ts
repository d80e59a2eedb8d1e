import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGateway, sendGraphql } from '../testing/testGateway';
import { defaultLimits } from '../config';

type Gateway = Awaited<ReturnType<typeof createTestGateway>>;
let gateway: Gateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { trustProxy: 1 } });
});
afterAll(() => gateway.close());

const sendMessageMutation = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
const subscribeMutation = 'mutation ($email: String!) { subscribeToNewsletter(input: { email: $email }) }';

const limitedForms = [
  {
    what: 'messages',
    most: defaultLimits.rateLimits!.contactMessage.points,
    send: (n: number, from: string) =>
      sendGraphql(
        gateway.app,
        sendMessageMutation,
        { input: { name: 'N', email: 'n@example.dz', subject: `Subject ${n}`, message: 'Hello' } },
        { 'x-forwarded-for': from },
      ),
    stored: () => gateway.db.contactMessage.count(),
  },
  {
    what: 'newsletter addresses',
    most: defaultLimits.rateLimits!.subscription.points,
    send: (n: number, from: string) =>
      sendGraphql(gateway.app, subscribeMutation, { email: `n${n}@example.dz` }, { 'x-forwarded-for': from }),
    stored: () => gateway.db.newsletterSubscriber.count(),
  },
];

test.each(limitedForms)(
  'of 100 $what at once from an address, as many as allowed are kept',
  async ({ most, send, stored }) => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => send(n, '10.0.0.1')));
    const kept = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([kept.length, refused.length]).toEqual([most, 100 - most]);
    expect(refused[0]?.body).toMatchObject({
      errors: [
        { message: 'Too many attempts. Please try again later', extensions: { code: 'RATE_LIMITED', status: 429 } },
      ],
    });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored()).toBe(most);
    // Nobody else has to wait.
    expect((await send(1000, '10.0.0.2')).status).toBe(200);
    expect(await stored()).toBe(most + 1);
  },
);
