import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PrismaClient, User } from '../../prisma/generated/client';
import { deliverNotifications } from '../notifications/deliverNotifications';
import { messageIdOf, type NotificationDelivery } from '../notifications/sendNotification';
import { createFixtures } from '../testing/fixtures';
import { takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';
import { sendDigests } from './trainerDigests';

let db: PrismaClient;
let close: () => Promise<void>;
let fixtures: ReturnType<typeof createFixtures>;
let trainer: User;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  fixtures = createFixtures(db);
});
afterAll(() => close());

const hourMs = 3_600_000;

/** The day of the last due digest is 1. */
const dayOf = (days: number) => new Date(Date.now() - (days * 24 + 6) * hourMs).toISOString().slice(0, 10);
const enrollAt = async (courseId: number, days: number) => {
  const { id: studentId } = await fixtures.createUser();
  const enrolledAt = new Date(`${dayOf(days)}T12:00:00Z`);
  await db.enrollment.create({ data: { courseId, studentId, enrolledAt } });
};
const takeDigests = async () =>
  (await takeJobs(db))
    .map(({ payload }) => payload as NotificationDelivery)
    .filter(({ kind }) => kind === 'daily_digest') as (NotificationDelivery & { payload: { day: string } })[];
beforeEach(async () => {
  trainer = await fixtures.createUser({ role: 'trainer' });
  await db.enrollment.deleteMany();
  await db.deliveredMessage.deleteMany();
});

test('tells trainers by mail, once, what happened on the day before', async () => {
  const course = await fixtures.createCourse({ trainerId: trainer.id });
  const quiet = await fixtures.createUser({ role: 'trainer' });
  await fixtures.createCourse({ trainerId: quiet.id });
  for (const days of [1, 1, 2]) await enrollAt(course.id, days);
  await takeJobs(db);
  await Promise.all([sendDigests(db), sendDigests(db)]);
  await sendDigests(db);
  const digests = await takeDigests();
  expect(digests).toMatchObject([
    {
      recipients: { userIds: [trainer.id] },
      payload: { courses: [{ courseId: course.id, students: 2, reviews: 0, completions: 0 }] },
    },
  ]);
  await deliverNotifications(db, digests);
  const mails = (await takeJobs(db)).filter(({ name }) => name === 'send_mail');
  expect(mails.map(({ payload }) => payload)).toMatchObject([{ kind: 'daily_digest', to: { userId: trainer.id } }]);
  expect(await db.notification.count({ where: { userId: trainer.id } })).toBe(0);
});

test('makes up for days on which no worker ran, each once, and not for those before the first digest', async () => {
  const course = await fixtures.createCourse({ trainerId: trainer.id });
  for (const days of [1, 2, 3, 4, 5]) await enrollAt(course.id, days);
  await db.deliveredMessage.create({ data: { id: messageIdOf(`daily_digests ${dayOf(4)}`) } });
  await takeJobs(db);
  await sendDigests(db);
  expect((await takeDigests()).map(({ payload }) => payload.day)).toEqual([dayOf(3), dayOf(2), dayOf(1)]);
  await sendDigests(db);
  expect(await takeDigests()).toEqual([]);
});
