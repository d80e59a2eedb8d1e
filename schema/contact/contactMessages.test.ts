import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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
beforeEach(() => db.contactMessage.deleteMany());

const validInput = {
  name: 'أمينة Haddad',
  email: 'Amina@Example.dz ',
  phone: '0555 12 34 56',
  subject: 'Group price',
  message: 'We are twenty.\r\n\r\nIs there a price for all of us?',
};
const sendMutation = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
const sendMessage = (different: object = {}, ask = createExecutor(db).ask) =>
  ask(sendMutation, { input: { ...validInput, ...different } });

describe('a message', () => {
  test('is kept as it was written', async () => {
    expect((await sendMessage()).data).toEqual({ sendContactMessage: true });
    expect(await db.contactMessage.findMany()).toMatchObject([
      {
        ...validInput,
        email: 'amina@example.dz',
        message: 'We are twenty.\n\nIs there a price for all of us?',
        handledAt: null,
      },
    ]);
  });

  test('needs no phone', async () => {
    await sendMessage({ phone: undefined });
    await sendMessage({ phone: '  ', subject: 'Another' });
    expect(await db.contactMessage.findMany()).toMatchObject([{ phone: null }, { phone: null }]);
  });

  test('that is sent twice, or twenty times at once, is kept once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendMessage()));
    expect(answers.map(({ data }) => data)).toEqual(Array(20).fill({ sendContactMessage: true }));
    await sendMessage({ email: 'AMINA@example.dz', name: 'Amina' });
    expect(await db.contactMessage.count()).toBe(1);
  });

  test('of somebody else, about something else or on another day is another one', async () => {
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
    ['subject', 'invalidCharacters', 'a\nBcc: everybody'],
    ['subject', 'tooLong', 'x'.repeat(151)],
    ['message', 'messageRequired', ''],
    ['message', 'invalidCharacters', 'a\u0000b'],
    ['message', 'tooLong', 'x'.repeat(5001)],
  ])('with a wrong %s is refused (%s)', async (field, sentence, value) => {
    const { errors } = await sendMessage({ [field]: value });
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput', fields: { [field]: sentence } });
    expect(await db.contactMessage.count()).toBe(0);
  });

  test('beyond the ration is refused and not kept; a malformed one does not count', async () => {
    const ration = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
    const { ask } = createExecutor(db, { rateLimiter: { ...stubServices.rateLimiter, limitByIp: ration } });
    await sendMessage({ email: 'nobody' }, ask);
    expect(ration).not.toHaveBeenCalled();
    expect((await sendMessage({}, ask)).errors?.[0]?.originalError).toMatchObject({ code: 'tooManyAttempts' });
    expect(ration).toHaveBeenCalledWith('contactMessage');
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

describe('for admins', () => {
  const list = /* GraphQL */ `
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
  interface List {
    contactMessages: {
      totalCount: number;
      nodes: { subject: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const page = async (variables: Record<string, unknown>) =>
    (await createExecutor(db).ask<List>(list, variables, admin)).data?.contactMessages;

  beforeEach(async () => {
    await insertMessage('old, waits', 1);
    await insertMessage('handled first', 2, 1);
    await insertMessage('handled last', 3, 9);
    await insertMessage('new, waits', 4);
    await insertMessage('newest, handled', 5, 5);
  });

  const order = ['new, waits', 'old, waits', 'handled last', 'newest, handled', 'handled first'];

  test('those that wait come first, also over the edge of a page', async () => {
    for (const first of [1, 2, 3, 5]) {
      const seen: string[] = [];
      let after: string | undefined;
      for (let more = true; more;) {
        const read = await page({ first, after });
        seen.push(...(read?.nodes ?? []).map(({ subject }) => subject));
        after = read?.pageInfo.endCursor;
        more = read?.pageInfo.hasNextPage ?? false;
      }
      expect(seen, `${first} a page`).toEqual(order);
    }
  });

  test('a filter leaves those that wait, or those that are handled', async () => {
    expect(await page({ filter: { isHandled: false } })).toMatchObject({ totalCount: 2, nodes: [{}, {}] });
    expect(await page({ filter: { isHandled: true } })).toMatchObject({ totalCount: 3 });
  });

  test('a message is marked handled once, and can be made to wait again', async () => {
    const { id } = await insertMessage('to handle', 6);
    const handle = (handled: boolean) =>
      createExecutor(db).ask<{ markContactMessageHandled: { handledAt: string | null } }>(
        'mutation ($id: ID!, $handled: Boolean!) { markContactMessageHandled(id: $id, handled: $handled) { handledAt } }',
        { id, handled },
        admin,
      );
    const first = (await handle(true)).data?.markContactMessageHandled.handledAt;
    expect(first).toMatch(/^\d{4}-/);
    expect((await handle(true)).data?.markContactMessageHandled.handledAt).toEqual(first);
    expect((await handle(false)).data?.markContactMessageHandled.handledAt).toBeNull();
  });

  test('a message is deleted for good', async () => {
    const { id } = await insertMessage('to delete', 6);
    const remove = () => createExecutor(db).ask('mutation ($id: ID!) { deleteContactMessage(id: $id) }', { id }, admin);
    expect((await remove()).data).toEqual({ deleteContactMessage: true });
    expect((await remove()).errors?.[0]?.originalError).toMatchObject({ code: 'notFound' });
    expect(await db.contactMessage.count()).toBe(order.length);
  });
});
