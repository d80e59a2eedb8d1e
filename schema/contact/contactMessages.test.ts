import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { Problem } from '../core/problem';
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
beforeEach(() => db.contactMessage.deleteMany());

const validInput = {
  name: 'أمينة Haddad',
  email: 'Amina@Example.dz ',
  phone: '0555 12 34 56',
  subject: 'Group price',
  message: 'We are twenty.\r\n\r\nIs there a price for all of us?',
};
const sendMutation = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
const sendMessage = (overrides: object = {}, execute = createExecutor(db).execute) =>
  execute(sendMutation, { input: { ...validInput, ...overrides } });

describe('sending a message', () => {
  test('stores the text with normalized email and line breaks', async () => {
    expect((await sendMessage()).data).toEqual({ sendContactMessage: true });
    expect(await db.contactMessage.findMany()).toMatchObject([
      {
        ...validInput,
        email: 'amina@example.dz',
        phone: '0555123456',
        message: 'We are twenty.\n\nIs there a price for all of us?',
        handledAt: null,
      },
    ]);
  });

  test('the phone is optional', async () => {
    await sendMessage({ phone: undefined });
    await sendMessage({ phone: '  ', subject: 'Another' });
    expect(await db.contactMessage.findMany()).toMatchObject([{ phone: null }, { phone: null }]);
  });

  test('stores repeated and concurrent copies once', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => sendMessage()));
    expect(results.map(({ data }) => data)).toEqual(Array(20).fill({ sendContactMessage: true }));
    await sendMessage({ email: 'AMINA@example.dz', name: 'Amina' });
    expect(await db.contactMessage.count()).toBe(1);
  });

  test('stores messages that differ in sender, subject, text or day', async () => {
    await sendMessage();
    await sendMessage({ email: 'other@example.dz' });
    await sendMessage({ subject: 'Another subject' });
    await sendMessage({ message: 'Another message' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    await sendMessage();
    vi.useRealTimers();
    expect(await db.contactMessage.count()).toBe(5);
  });

  test.each([
    ['name', 'nameRequired', ''],
    ['name', 'nameRequired', '\u200B '],
    ['name', 'tooLong', 'x'.repeat(81)],
    ['email', 'invalidEmail', 'amina'],
    ['phone', 'invalidPhone', 'call me'],
    ['subject', 'subjectRequired', ' '],
    ['subject', 'lineBreak|1', 'a\nBcc: everybody'],
    ['subject', 'tooLong', 'x'.repeat(151)],
    ['message', 'messageRequired', ''],
    ['message', 'invalidCharacters|U+0000|2', 'a\u0000b'],
    ['message', 'tooLong', 'x'.repeat(5001)],
  ])('rejects an invalid %s (%s)', async (field, messageKey, value) => {
    const { errors } = await sendMessage({ [field]: value });
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput', fields: { [field]: messageKey } });
    expect(await db.contactMessage.count()).toBe(0);
  });

  test('rejects and does not store messages beyond the rate limit; invalid ones do not count', async () => {
    const limitByIp = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
    const { execute } = createExecutor(db, { services: { rateLimiter: { ...stubServices.rateLimiter, limitByIp } } });
    await sendMessage({ email: 'nobody' }, execute);
    expect(limitByIp).not.toHaveBeenCalled();
    expect((await sendMessage({}, execute)).errors?.[0]?.originalError).toMatchObject({ code: 'tooManyAttempts' });
    expect(limitByIp).toHaveBeenCalledWith('contactMessage');
    expect(await db.contactMessage.count()).toBe(0);
  });
});

const insertMessage = (subject: string, day: number, handledDay?: number) =>
  db.contactMessage.create({
    data: {
      ...validInput,
      subject,
      dedupeHash: subject,
      createdAt: new Date(2026, 0, day),
      handledAt: handledDay === undefined ? null : new Date(2026, 1, handledDay),
    },
  });

describe('admin functions', () => {
  const listQuery = /* GraphQL */ `
    query ($filter: ContactMessageFilter, $first: Int, $after: String) {
      contactMessages(filter: $filter, first: $first, after: $after) {
        totalCount
        nodes {
          subject
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `;
  interface ListResponse {
    contactMessages: {
      totalCount: number;
      nodes: { subject: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const page = async (variables: Record<string, unknown>) =>
    (await createExecutor(db).execute<ListResponse>(listQuery, variables, admin)).data?.contactMessages;

  beforeEach(async () => {
    await insertMessage('old, waits', 1);
    await insertMessage('handled first', 2, 1);
    await insertMessage('handled last', 3, 9);
    await insertMessage('new, waits', 4);
    await insertMessage('newest, handled', 5, 5);
  });

  const expectedOrder = ['new, waits', 'old, waits', 'handled last', 'newest, handled', 'handled first'];

  test('open messages come first, also across pages', async () => {
    for (const first of [1, 2, 3, 5]) {
      const subjects: string[] = [];
      let after: string | undefined;
      for (let hasNextPage = true; hasNextPage;) {
        const response = await page({ first, after });
        subjects.push(...(response?.nodes ?? []).map(({ subject }) => subject));
        after = response?.pageInfo.endCursor;
        hasNextPage = response?.pageInfo.hasNextPage ?? false;
      }
      expect(subjects, `${first} a page`).toEqual(expectedOrder);
    }
  });

  test('filters by handled and open', async () => {
    expect(await page({ filter: { isHandled: false } })).toMatchObject({ totalCount: 2, nodes: [{}, {}] });
    expect(await page({ filter: { isHandled: true } })).toMatchObject({ totalCount: 3 });
  });

  test('a message is marked as handled once and can be reopened', async () => {
    const { id } = await insertMessage('to handle', 6);
    const handle = (handled: boolean) =>
      createExecutor(db).execute<{ markContactMessageHandled: { handledAt: string | null } }>(
        'mutation ($id: ID!, $handled: Boolean!) { markContactMessageHandled(id: $id, handled: $handled) { handledAt } }',
        { id, handled },
        admin,
      );
    const first = (await handle(true)).data?.markContactMessageHandled.handledAt;
    expect(first).toMatch(/^\d{4}-/);
    expect((await handle(true)).data?.markContactMessageHandled.handledAt).toEqual(first);
    expect((await handle(false)).data?.markContactMessageHandled.handledAt).toBeNull();
  });

  test('deletes a message', async () => {
    const { id } = await insertMessage('to delete', 6);
    const remove = () =>
      createExecutor(db).execute('mutation ($id: ID!) { deleteContactMessage(id: $id) }', { id }, admin);
    expect((await remove()).data).toEqual({ deleteContactMessage: true });
    expect((await remove()).errors?.[0]?.originalError).toMatchObject({ code: 'notFound' });
    expect(await db.contactMessage.count()).toBe(expectedOrder.length);
  });
});
