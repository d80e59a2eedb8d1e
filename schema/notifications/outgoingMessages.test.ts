import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { takeDeliveries, takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';
import { collectMessages, deliverNotifications } from './deliverNotifications';
import { notificationKinds } from './kinds/notificationKinds';
import { enrolledNotification } from './kinds/courses';
import { passwordChangedNotification } from './kinds/accountSecurity';
import { sendNotification, sendNotifications } from './sendNotification';

let db: PrismaClient;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());
beforeEach(() => takeJobs(db));

const course = { courseId: 7, title: 'Sun', titleAr: 'الشمس' };
const createUser = () => createFixtures(db).createUser({ emailConfirmedAt: new Date() });
const countJobs = async () => (await db.$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker._private_jobs`).length;
const inboxOf = async (userId: number) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(({ payload }) => payload);

test('an enrollment leaves one row with its messages and no job, and a rolled back one nothing', async () => {
  const student = await createUser();
  const { id } = await createFixtures(db).createCourse({ isFree: true, price: 0, isPublished: true });
  const enroll = 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id } }';
  const { errors } = await createExecutor(db).execute(enroll, { id }, viewerFor(student));
  expect(errors).toBeUndefined();
  await expect(
    db.$transaction(async (tx) => {
      await sendNotification(tx, enrolledNotification, { userIds: [student.id] }, course);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await db.outgoingMessages.count()).toBe(1);
  expect(await countJobs()).toBe(0);
  expect((await takeDeliveries(db)).map(({ kind }) => kind)).toEqual(['enrolled', 'new_student']);
  expect(await db.outgoingMessages.count()).toBe(0);
});

test('messages of many causes are delivered by few jobs, in order, each once', async () => {
  const users = [await createUser(), await createUser()];
  const titles = Array.from({ length: 501 }, (_, index) => String(index));
  await db.outgoingMessages.createMany({
    data: titles.map((title, index) => ({
      messages: [
        { kind: 'enrolled', payload: { ...course, title }, recipients: { userIds: [users[index % 2]?.id ?? 0] } },
      ],
    })),
  });
  await Promise.all([collectMessages(db), collectMessages(db)]);
  expect(await countJobs()).toBe(2);
  const deliveries = await takeDeliveries(db);
  expect(deliveries.map(({ payload }) => (payload as typeof course).title)).toEqual(titles);
  // A job that is repeated, and a message that is sent again.
  await deliverNotifications(db, deliveries);
  await deliverNotifications(db, [...deliveries, ...deliveries]);
  for (const [index, { id }] of users.entries())
    expect(await inboxOf(id)).toEqual(
      titles.filter((_, place) => place % 2 === index).map((title) => ({ ...course, title })),
    );
  expect((await takeJobs(db)).filter(({ name }) => name === 'send_mail')).toHaveLength(titles.length);
});

test('a job ends with the cause that fills it', async () => {
  const { id } = await createUser();
  const messages = Array.from({ length: 300 }, () => ({ userId: id, payload: course }));
  for (let cause = 0; cause < 3; cause += 1) await sendNotifications(db, enrolledNotification, messages);
  await collectMessages(db);
  const rows = await db.$queryRaw<{ count: number }[]>`
    SELECT json_array_length(payload) AS "count" FROM graphile_worker._private_jobs ORDER BY id`;
  expect(rows.map(({ count }) => count)).toEqual([600, 300]);
});

test('one message with the same key twice in a batch is one', async () => {
  const { id } = await createUser();
  const messageId = randomUUID();
  const message = { userId: id, payload: course, messageId };
  await sendNotifications(db, enrolledNotification, [message, message]);
  await deliverNotifications(db, await takeDeliveries(db));
  expect(await inboxOf(id)).toEqual([course]);
});

test('a message that cannot be delivered holds back none of its batch', async () => {
  const { id } = await createUser();
  const message = { kind: 'enrolled', payload: course, recipients: { userIds: [id] } };
  const unknown = { ...message, messageId: randomUUID(), kind: 'of_another_version' };
  await deliverNotifications(db, [unknown, { ...message, messageId: randomUUID() }]);
  expect(await inboxOf(id)).toEqual([]);
  expect(await countJobs()).toBe(2);
  const deliveries = await takeDeliveries(db);
  const ofKind = (name: string) => deliveries.filter(({ kind }) => kind === name);
  await expect(deliverNotifications(db, ofKind('of_another_version'))).rejects.toThrow('of_another_version');
  await deliverNotifications(db, ofKind('enrolled'));
  expect(await inboxOf(id)).toEqual([course]);
});

test('messages about the account, and those to an address, wait for no batch', async () => {
  const { id } = await createUser();
  await sendNotification(db, passwordChangedNotification, { userIds: [id] }, {});
  await sendNotification(db, enrolledNotification, { address: 'guest@example.dz', language: 'ar' }, course);
  expect(await db.outgoingMessages.count()).toBe(0);
  expect(await countJobs()).toBe(2);
});

test('kinds with a limit of mails a day are not batched: the mails of a batch are not counted', () => {
  const limited = [...notificationKinds].filter(({ mailsUnconfirmed }) => typeof mailsUnconfirmed === 'object');
  expect(limited.length).toBeGreaterThan(0);
  expect(limited.filter(({ isBatched }) => isBatched)).toEqual([]);
});
