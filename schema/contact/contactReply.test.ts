import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { problemOf } from '../testing/learningDocuments';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin', firstName: 'Amina', lastName: 'Haddad' }));
});
afterAll(() => close());

const mutation = `mutation ($id: ID!, $text: String!) {
  replyToContactMessage(id: $id, text: $text) { handledAt replies { text authorName } } }`;
const reply = (id: number, text: string) =>
  createExecutor(db).execute<{ replyToContactMessage: { handledAt: string | null; replies: object[] } }>(
    mutation,
    { id, text },
    admin,
  );

const createMessage = (subject: string) =>
  db.contactMessage.create({
    data: { name: 'Nour', email: 'nour@example.dz', subject, message: 'When?', dedupeHash: subject },
  });

const findMails = async (subject: string) => {
  const jobs = await db.$queryRaw<{ payload: { kind: string; recipients: object; payload: { subject: string } } }[]>`
    SELECT payload -> 0 AS payload FROM graphile_worker._private_jobs
    WHERE payload #>> '{0,kind}' = 'contact_reply' ORDER BY id`;
  return jobs.map(({ payload }) => payload).filter(({ payload }) => payload.subject === subject);
};

test('a reply is mailed in the language of its text, and the message is handled', async () => {
  const { id } = await createMessage('Dates');
  const { data } = await reply(id, '  نبدأ يوم الأحد في Alger.  ');
  expect(data?.replyToContactMessage).toEqual({
    handledAt: expect.any(String),
    replies: [{ text: 'نبدأ يوم الأحد في Alger.', authorName: 'Amina Haddad' }],
  });
  await reply(id, 'We begin on Sunday.');
  expect(await findMails('Dates')).toMatchObject([
    { recipients: { address: 'nour@example.dz', language: 'ar' }, payload: { text: 'نبدأ يوم الأحد في Alger.' } },
    { recipients: { address: 'nour@example.dz', language: 'en' } },
  ]);
  const history = await db.auditEntry.findMany({ where: { entity: 'contact_messages', entityId: id } });
  expect(history).toMatchObject([{ action: 'update', actorId: admin.id, changedFields: ['handledAt'] }]);
});

test('the same text is sent once, also by two requests at a time', async () => {
  const { id } = await createMessage('Twice');
  await Promise.all([reply(id, 'Yes'), reply(id, 'Yes')]);
  const { data } = await reply(id, 'Yes ');
  expect(data?.replyToContactMessage.replies).toHaveLength(1);
  expect(await findMails('Twice')).toHaveLength(1);
});

test('refuses a blank reply, an unknown message, and more replies than allowed', async () => {
  const { id } = await createMessage('Limit');
  expect(problemOf(await reply(id, ' \n'))).toMatchObject({
    code: 'invalidInput',
    fields: { text: expect.any(String) },
  });
  expect(problemOf(await reply(999_999, 'Yes'))).toMatchObject({ code: 'notFound' });
  const texts = Array.from({ length: bounds.contact.repliesPerMessage }, (_, index) => `Reply ${index}`);
  await db.contactReply.createMany({ data: texts.map((text) => ({ contactMessageId: id, text })) });
  expect(problemOf(await reply(id, 'One more'))).toMatchObject({ code: 'contactReplyLimit' });
  expect(await findMails('Limit')).toEqual([]);
});

test('replies go with their message', async () => {
  const { id } = await createMessage('Gone');
  await reply(id, 'Yes');
  await db.contactMessage.delete({ where: { id } });
  expect(await db.contactReply.count({ where: { contactMessageId: id } })).toBe(0);
});
