import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PrismaClient, User } from '../../prisma/generated/client';
import type { RateLimiter, Viewer } from '../core/context';
import { Problem } from '../core/problem';
import { deliverNotifications } from '../notifications/deliverNotifications';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { takeDeliveries, takeJobs } from '../testing/takeJobs';
import { recordStatements } from '../testing/statements/recordStatements';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
beforeEach(async () => {
  await takeJobs(db);
  await db.auditEntry.deleteMany();
});
afterAll(() => close());

const sendMutation = 'mutation ($input: OfficeMessageInput!) { sendOfficeMessage(input: $input) }';
const reachQuery = 'query ($userIds: [ID!]!) { officeMessageReach(userIds: $userIds) { recipientCount mailCount } }';
const texts = { subjectAr: 'موعد جديد', textAr: 'نلتقي يوم الأحد.\n\nأحضروا <b>بطاقاتكم</b>.' };
let messages = 0;
const uniqueTexts = () => ({ ...texts, subjectAr: `${texts.subjectAr} ${(messages += 1)}` });

async function send(input: object, viewer: Viewer = admin, executor = createExecutor(db)) {
  const { data, errors } = await executor.execute<{ sendOfficeMessage: number }>(sendMutation, { input }, viewer);
  return { sent: data?.sendOfficeMessage, problem: errors?.[0]?.originalError as Problem };
}
const createUser = (columns: object = {}): Promise<User> =>
  createFixtures(db).createUser({ emailConfirmedAt: new Date(), ...columns });

/** Runs the deliveries; returns the ids of the users who get a mail. */
async function deliver(): Promise<number[]> {
  await deliverNotifications(db, await takeDeliveries(db));
  return (await takeJobs(db))
    .filter(({ name }) => name === 'send_mail')
    .map(({ payload }) => (payload as { to: { userId: number } }).to.userId);
}
const inboxOf = (userId: number) => db.notification.findMany({ where: { userId, kind: 'office_message' } });

test('reaches the inbox of each chosen person, and mails by preferences and confirmed addresses', async () => {
  const [mailed, silent, unconfirmed, bounced, inactive, leaving] = await Promise.all([
    createUser(),
    createUser(),
    createUser({ emailConfirmedAt: null }),
    createUser({ emailBouncedAt: new Date() }),
    createUser({ isActive: false }),
    createUser({ deleteAfter: new Date(Date.now() + 86_400_000) }),
  ]);
  const preference = { kind: 'office_message', inApp: false, byEmail: false };
  await db.notificationPreference.create({ data: { userId: silent.id, ...preference } });
  const userIds = [mailed, silent, unconfirmed, bounced, inactive, leaving, mailed].map(({ id }) => id);
  const { data } = await createExecutor(db).execute(reachQuery, { userIds }, admin);
  expect(data).toEqual({ officeMessageReach: { recipientCount: 4, mailCount: 1 } });

  const message = uniqueTexts();
  expect(await send({ ...message, userIds })).toEqual({ sent: 4, problem: undefined });
  const mails = await deliver();
  expect(mails).toContain(mailed.id);
  for (const { id } of [silent, unconfirmed, inactive, leaving]) expect(mails).not.toContain(id);
  for (const { id } of [mailed, silent, unconfirmed, bounced])
    expect(await inboxOf(id)).toMatchObject([{ payload: { ...message, subject: null, text: null } }]);
  for (const { id } of [inactive, leaving]) expect(await inboxOf(id)).toEqual([]);
  expect(await db.auditEntry.findMany()).toMatchObject([
    {
      actorId: admin.id,
      action: 'create',
      entity: 'office_messages',
      entityName: message.subjectAr,
      after: { subjectAr: message.subjectAr, subject: null, recipientCount: 4 },
    },
  ]);
});

test('the inbox has all lines as plain text, in the language of the reader where there is one', async () => {
  const user = await createUser();
  await send({ ...uniqueTexts(), subject: 'A new date', text: 'We meet on Sunday.', userIds: [user.id] });
  await send({ ...uniqueTexts(), userIds: [user.id] });
  await deliver();
  const read = async (language: 'ar' | 'en') => {
    const document = '{ myNotifications { nodes { title text path } } }';
    const { data } = await createExecutor(db, { language }).execute(document, {}, viewerFor(user));
    return (data as { myNotifications: { nodes: { title: string; text: string }[] } }).myNotifications.nodes;
  };
  const arabic = 'نلتقي يوم الأحد.\nأحضروا <b>بطاقاتكم</b>.';
  expect((await read('ar')).map(({ text }) => text)).toEqual([arabic, arabic]);
  expect((await read('en')).map(({ text }) => text)).toEqual([arabic, 'We meet on Sunday.']);
});

test('a second press sends and logs nothing, also at the same time', async () => {
  const [one, two] = [await createUser(), await createUser()];
  const message = uniqueTexts();
  const input = { ...message, userIds: [one.id, two.id] };
  expect(await Promise.all([send(input), send(input)])).toEqual([
    { sent: 2, problem: undefined },
    { sent: 2, problem: undefined },
  ]);
  expect((await send({ ...message, userIds: [two.id, one.id] })).sent).toBe(2);
  await deliver();
  expect(await inboxOf(one.id)).toHaveLength(1);
  expect(await db.auditEntry.count()).toBe(1);
});

test('each person gets a message once a day, also when others are chosen or can be reached', async () => {
  const [one, two, back, later] = [await createUser(), await createUser(), await createUser(), await createUser()];
  const message = uniqueTexts();
  await db.user.update({ where: { id: back.id }, data: { isActive: false } });
  const userIds = [one.id, two.id, back.id];
  expect((await send({ ...message, userIds })).sent).toBe(2);
  await db.user.update({ where: { id: back.id }, data: { isActive: true } });
  expect((await send({ ...message, userIds })).sent).toBe(3);
  expect((await send({ ...message, userIds: [one.id] })).sent).toBe(1);
  const overlapping = [
    send({ ...message, userIds: [two.id, later.id] }),
    send({ ...message, userIds: [later.id, one.id] }),
  ];
  expect((await Promise.all(overlapping)).map(({ sent }) => sent)).toEqual([2, 2]);
  await deliver();
  for (const { id } of [one, two, back, later]) expect(await inboxOf(id)).toHaveLength(1);
  const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
  expect(entries.map(({ after }) => (after as { recipientCount: number }).recipientCount)).toEqual([2, 1, 1]);
  await send({ ...message, textAr: 'نلتقي يوم الإثنين.', userIds: [one.id] });
  expect(await takeDeliveries(db)).toHaveLength(1);
});

test('admins only, with texts, people and a limit', async () => {
  const student = await createUser();
  const userIds = [student.id];
  for (const role of ['student', 'trainer'] as const)
    expect((await send({ ...texts, userIds }, viewerFor(await createUser({ role })))).problem.code).toBe('notAllowed');
  const closed = await createUser({ isActive: false });
  expect((await send({ ...texts, userIds: [closed.id] })).problem.code).toBe('messageWithoutRecipients');
  const fieldsOf = async (input: object) => (await send({ ...texts, userIds, ...input })).problem.fields;
  expect(await fieldsOf({ userIds: [] })).toEqual({ userIds: 'required' });
  expect(await fieldsOf({ userIds: Array.from({ length: 1001 }, (_, n) => n + 1) })).toEqual({ userIds: 'tooMany' });
  expect(await fieldsOf({ subjectAr: ' ' })).toEqual({ subjectAr: 'subjectRequired' });
  expect(await fieldsOf({ subject: 'Only a subject' })).toEqual({ text: 'messageRequired' });
  expect(await fieldsOf({ text: 'Only a text' })).toEqual({ subject: 'subjectRequired' });
  const limitByUser = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
  const limited = createExecutor(db, { services: { rateLimiter: { limitByUser } as unknown as RateLimiter } });
  expect((await send({ ...texts, userIds }, admin, limited)).problem.code).toBe('tooManyAttempts');
  expect(limitByUser).toHaveBeenCalledWith(admin.id, 'officeMessage');
  expect(await takeDeliveries(db)).toEqual([]);
  expect(await db.auditEntry.count()).toBe(0);
});

test('a thousand recipients take as many statements as one', async () => {
  const { id } = await createUser();
  const columns = { firstName: 'A', lastName: 'B', passwordHash: '!', role: 'student', emailConfirmedAt: new Date() };
  const people = await db.user.createManyAndReturn({
    data: Array.from({ length: 1000 }, (_, n) => ({
      ...columns,
      role: 'student' as const,
      username: `many-${n}`,
      usernameKey: `many-${n}`,
      email: `many-${n}@example.dz`,
    })),
    select: { id: true },
  });
  const countStatements = async (userIds: number[]) => {
    const input = { ...uniqueTexts(), userIds };
    const sending = await recordStatements(async () => expect((await send(input)).sent).toBe(userIds.length));
    const deliveries = await takeDeliveries(db);
    const delivering = await recordStatements(() => deliverNotifications(db, deliveries));
    expect(await takeJobs(db)).toHaveLength(userIds.length);
    return [sending.length, delivering.length];
  };
  const counts = await countStatements([id]);
  expect(await countStatements(people.map((person) => person.id))).toEqual(counts);
  expect(Math.max(...counts)).toBeLessThan(12);
  expect(await db.notification.count({ where: { kind: 'office_message', userId: people[999]?.id } })).toBe(1);
});
