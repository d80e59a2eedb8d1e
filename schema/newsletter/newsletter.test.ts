import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { Problem } from '../core/errors';
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
beforeEach(() => db.newsletterSubscriber.deleteMany());

const subscribeMutation = 'mutation ($email: String!) { subscribeToNewsletter(input: { email: $email }) }';
const subscribe = (email: string, overrides: Parameters<typeof createExecutor>[1] = {}) =>
  createExecutor(db, overrides).execute(subscribeMutation, { email });

test('stores an email once, in lower case with the first language, and always returns the same response', async () => {
  const first = await subscribe(' Amina@Example.DZ', { language: 'ar' });
  expect(first).toEqual({ data: { subscribeToNewsletter: true } });
  expect(await subscribe('amina@example.dz', { language: 'en' })).toEqual(first);
  const subscribers = await db.newsletterSubscriber.findMany({
    select: { email: true, language: true, confirmedAt: true },
  });
  expect(subscribers).toEqual([{ email: 'amina@example.dz', language: 'ar', confirmedAt: null }]);
});

test('twenty concurrent subscriptions store one row', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => subscribe('amina@example.dz')));
  expect(results.every(({ errors }) => errors === undefined)).toBe(true);
  expect(await db.newsletterSubscriber.count()).toBe(1);
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
  await subscribe('amina', { rateLimiter });
  expect(limitByIp).not.toHaveBeenCalled();
  const { errors } = await subscribe('amina@example.dz', { rateLimiter });
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
