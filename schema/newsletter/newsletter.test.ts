import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { Problem } from '../core/problem';
import type { JobPayload } from '../core/jobs';
import { createLinkTokens } from '../core/services/linkTokens';
import type { NotificationDelivery } from '../notifications/sendNotification';
import { subscribe as runSubscription, type subscribeJob } from './subscription';
import { signUnsubscribeToken } from './newsletterTokens';
import { recordStatements } from '../testing/statements/recordStatements';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, stubServices, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());
beforeEach(async () => {
  await db.newsletterSubscriber.deleteMany();
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
});

const subscribeMutation = 'mutation ($email: String!) { subscribeToNewsletter(input: { email: $email }) }';
const requestSubscription = (email: string, context: Parameters<typeof createExecutor>[1] = {}) =>
  createExecutor(db, context).execute(subscribeMutation, { email });

/** Requests a subscription and runs its job. */
async function subscribe(...request: Parameters<typeof requestSubscription>) {
  const result = await requestSubscription(...request);
  const jobs = await db.$queryRaw<{ payload: JobPayload<typeof subscribeJob> }[]>`
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
    WHERE t.id = j.task_id AND t.identifier = 'subscribe_to_newsletter' RETURNING j.payload`;
  for (const { payload } of jobs) await runSubscription(db, payload);
  return result;
}

const linkTokens = createLinkTokens('a secret for tests');

/** The deliveries that were requested, oldest first. */
const listNotifications = async () => {
  const rows = await db.$queryRaw<{ payload: NotificationDelivery }[]>`
    SELECT "payload" -> 0 AS "payload" FROM graphile_worker._private_jobs ORDER BY "id"`;
  return rows.map(({ payload: { kind, payload, recipients } }) => ({ kind, payload, recipients }));
};

const linkMutation = (name: string) => (token: string) =>
  createExecutor(db).execute(`mutation ($token: String!) { ${name}(token: $token) }`, { token });
const confirm = linkMutation('confirmNewsletter');
const unsubscribe = linkMutation('unsubscribeFromNewsletter');

const findSubscriber = (email: string) => db.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
const confirmToken = (id: number) => linkTokens.sign('newsletter', `confirm:${id}`);

test('stores an email unconfirmed, in lower case, and sends one link in the language of the request', async () => {
  const first = await subscribe(' Amina@Example.DZ', { language: 'ar' });
  expect(first).toEqual({ data: { subscribeToNewsletter: true } });
  expect(await subscribe('amina@example.dz', { language: 'en' })).toEqual(first);
  const { id, language, confirmedAt } = await findSubscriber('amina@example.dz');
  expect({ language, confirmedAt }).toEqual({ language: 'ar', confirmedAt: null });
  expect(await listNotifications()).toEqual([
    {
      kind: 'newsletter_confirm',
      payload: { subscriberId: id },
      recipients: { address: 'amina@example.dz', language: 'ar' },
    },
  ]);
});

test('twenty concurrent subscriptions store one row and send one link', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => subscribe('amina@example.dz')));
  expect(results.every(({ errors }) => errors === undefined)).toBe(true);
  expect(await db.newsletterSubscriber.count()).toBe(1);
  expect(await listNotifications()).toHaveLength(1);
});

test('an unconfirmed address gets another link after an hour, a confirmed one gets none, with the same answer', async () => {
  const answer = await subscribe('amina@example.dz');
  const sentAt = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
  await db.newsletterSubscriber.updateMany({ data: { confirmationSentAt: sentAt(2) } });
  expect(await subscribe('amina@example.dz', { language: 'ar' })).toEqual(answer);
  expect(await listNotifications()).toHaveLength(2);
  expect(await findSubscriber('amina@example.dz')).toMatchObject({ language: 'ar' });
  await db.newsletterSubscriber.updateMany({ data: { confirmationSentAt: sentAt(2), confirmedAt: new Date() } });
  expect(await subscribe('amina@example.dz')).toEqual(answer);
  expect(await listNotifications()).toHaveLength(2);
});

test('a request does the same work for unknown, unconfirmed, confirmed and refused addresses', async () => {
  await db.newsletterSubscriber.createMany({
    data: [
      { email: 'unconfirmed@example.dz', confirmationSentAt: new Date(0) },
      { email: 'just.asked@example.dz', confirmationSentAt: new Date() },
      { email: 'confirmed@example.dz', confirmedAt: new Date() },
      { email: 'refused@example.dz', confirmedAt: new Date(), bouncedAt: new Date() },
    ],
  });
  const work: string[][] = [];
  for (const name of ['unknown', 'unconfirmed', 'just.asked', 'confirmed', 'refused'])
    work.push(await recordStatements(() => requestSubscription(`${name}@example.dz`)));
  expect(work[0]?.length).toBeGreaterThan(0);
  for (const statements of work) expect(statements).toEqual(work[0]);
});

test('a link confirms once and for good; other links do not', async () => {
  await subscribe('amina@example.dz');
  const { id } = await findSubscriber('amina@example.dz');
  const foreign = [
    linkTokens.sign('newsletter', `unsubscribe:${id}`),
    linkTokens.sign('newsletter', `confirm:${id + 1}`),
    linkTokens.sign('unsubscribe', `confirm:${id}`),
    createLinkTokens('another secret').sign('newsletter', `confirm:${id}`),
    `${confirmToken(id)}x`,
    '',
  ];
  for (const token of foreign)
    expect((await confirm(token)).errors?.[0]?.originalError).toMatchObject({ code: 'linkNotValid' });
  expect((await findSubscriber('amina@example.dz')).confirmedAt).toBeNull();
  expect(await confirm(confirmToken(id))).toEqual({ data: { confirmNewsletter: true } });
  const { confirmedAt } = await findSubscriber('amina@example.dz');
  expect(confirmedAt).toBeInstanceOf(Date);
  expect(await confirm(confirmToken(id))).toEqual({ data: { confirmNewsletter: true } });
  expect((await findSubscriber('amina@example.dz')).confirmedAt).toEqual(confirmedAt);
});

test('a link that is older than seven days does not confirm', async () => {
  await subscribe('amina@example.dz');
  const { id } = await findSubscriber('amina@example.dz');
  const confirmationSentAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await db.newsletterSubscriber.update({ where: { id }, data: { confirmationSentAt } });
  expect((await confirm(confirmToken(id))).errors?.[0]?.originalError).toMatchObject({ code: 'linkNotValid' });
});

test('a refused address can be confirmed again', async () => {
  const [confirmedAt, bouncedAt] = [new Date(0), new Date()];
  const { id } = await db.newsletterSubscriber.create({ data: { email: 'amina@example.dz', confirmedAt, bouncedAt } });
  await subscribe('amina@example.dz');
  expect(await listNotifications()).toHaveLength(1);
  await confirm(confirmToken(id));
  expect(await findSubscriber('amina@example.dz')).toMatchObject({ bouncedAt: null });
});

test('unsubscribing deletes the address, also twice, and needs its own link', async () => {
  await subscribe('amina@example.dz');
  const { id } = await findSubscriber('amina@example.dz');
  const wrong = await unsubscribe(confirmToken(id));
  expect(wrong.errors?.[0]?.originalError).toMatchObject({ code: 'linkNotValid' });
  expect(await db.newsletterSubscriber.count()).toBe(1);
  for (let time = 0; time < 2; time += 1)
    expect(await unsubscribe(signUnsubscribeToken(linkTokens, id))).toEqual({
      data: { unsubscribeFromNewsletter: true },
    });
  expect(await db.newsletterSubscriber.count()).toBe(0);
});

test.each([
  ['an empty email', ''],
  ['a name without a domain', 'amina'],
  ['an incomplete domain', 'a@b'],
  ['an email with NUL', 'amina@example.dz\u0000'],
  ['an email that is too long', `${'a'.repeat(250)}@example.dz`],
])('rejects %s', async (_what, email) => {
  const { errors } = await subscribe(email);
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput' });
  expect(Object.keys((errors?.[0]?.originalError as Problem).fields)).toEqual(['email']);
  expect(await db.newsletterSubscriber.count()).toBe(0);
});

test('stores nothing beyond the rate limit; invalid emails do not count', async () => {
  const limitByIp = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
  const rateLimiter = { ...stubServices.rateLimiter, limitByIp };
  await subscribe('amina', { services: { rateLimiter } });
  expect(limitByIp).not.toHaveBeenCalled();
  const { errors } = await subscribe('amina@example.dz', { services: { rateLimiter } });
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'tooManyAttempts' });
  expect(limitByIp).toHaveBeenCalledWith('subscription');
  expect(await db.newsletterSubscriber.count()).toBe(0);
});

test('admins list subscribers, newest first, and delete them', async () => {
  for (const email of ['a@example.dz', 'b@example.dz', 'c@example.dz']) await subscribe(email);
  const document = '{ newsletterSubscribers(first: 2) { totalCount nodes { id email language confirmedAt } } }';
  const { data } = await createExecutor(db).execute<{ newsletterSubscribers: { nodes: { id: string }[] } }>(
    document,
    {},
    admin,
  );
  expect(data?.newsletterSubscribers).toMatchObject({
    totalCount: 3,
    nodes: [{ email: 'c@example.dz' }, { email: 'b@example.dz' }],
  });
  const id = data?.newsletterSubscribers.nodes[0]?.id;
  const remove = () =>
    createExecutor(db).execute('mutation ($id: ID!) { deleteNewsletterSubscriber(id: $id) }', { id }, admin);
  expect((await remove()).data).toEqual({ deleteNewsletterSubscriber: true });
  expect((await remove()).errors?.[0]?.originalError).toMatchObject({ code: 'notFound' });
  expect(await db.newsletterSubscriber.count()).toBe(2);
});
