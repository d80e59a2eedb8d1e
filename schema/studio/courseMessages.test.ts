import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { RateLimiter, Viewer } from '../core/context';
import { Problem } from '../core/problem';
import { deliverNotifications } from '../notifications/deliverNotifications';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { takeDeliveries, takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
let courseId: number;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser, createCourse } = createFixtures(db);
  trainer = viewerFor(await createUser({ role: 'trainer' }));
  courseId = (await createCourse({ trainerId: trainer.id, title: 'Batteries', titleAr: 'البطاريات' })).id;
});
afterAll(() => close());

const sendMutation =
  'mutation ($courseId: ID!, $input: CourseMessageInput!) { sendCourseMessage(courseId: $courseId, input: $input) }';
const reachQuery = `query ($courseId: ID!, $enrollmentIds: [ID!]!) {
  courseMessageReach(courseId: $courseId, enrollmentIds: $enrollmentIds) { recipientCount mailCount } }`;
const texts = { subjectAr: 'نعيد شرح الدرس', textAr: 'نلتقي يوم الأحد.' };

async function send(enrollmentIds: number[], viewer = trainer, executor = createExecutor(db)) {
  const variables = { courseId, input: { ...texts, enrollmentIds } };
  const { data, errors } = await executor.execute<{ sendCourseMessage: number }>(sendMutation, variables, viewer);
  return { sent: data?.sendCourseMessage, code: (errors?.[0]?.originalError as Problem | undefined)?.code };
}

const enroll = async (user: object = {}, enrollment: object = {}, course = courseId) => {
  const { createUser, createEnrollment } = createFixtures(db);
  const { id } = await createUser({ emailConfirmedAt: new Date(), ...user });
  return createEnrollment(id, course, enrollment);
};

/** Runs the deliveries; returns the ids of the users who get a mail. */
async function deliver(): Promise<number[]> {
  await deliverNotifications(db, await takeDeliveries(db));
  return (await takeJobs(db))
    .filter(({ name }) => name === 'send_mail')
    .map(({ payload }) => (payload as { to: { userId: number } }).to.userId);
}

test('reaches learners of the own course with access, and mails by their preferences', async () => {
  const otherCourse = await createFixtures(db).createCourse();
  const [mailed, silent] = [await enroll(), await enroll()];
  const unreached = [
    await enroll({}, { status: 'ended', endedAt: new Date() }),
    await enroll({}, { status: 'pending_payment' }),
    await enroll({ isActive: false }),
    await enroll({}, {}, otherCourse.id),
  ];
  const preference = { kind: 'course_message', inApp: false, byEmail: false };
  await db.notificationPreference.create({ data: { userId: silent.studentId, ...preference } });
  const enrollmentIds = [mailed, silent, ...unreached].map(({ id }) => id);
  const reach = await createExecutor(db).execute(reachQuery, { courseId, enrollmentIds }, trainer);
  expect(reach.data).toEqual({ courseMessageReach: { recipientCount: 2, mailCount: 1 } });
  await takeJobs(db);

  expect(await Promise.all([send(enrollmentIds), send(enrollmentIds)])).toEqual([
    { sent: 2, code: undefined },
    { sent: 2, code: undefined },
  ]);
  expect(await deliver()).toEqual([mailed.studentId]);
  const inbox = await db.notification.findMany({ where: { kind: 'course_message' }, orderBy: { userId: 'asc' } });
  expect(inbox.map(({ userId }) => userId)).toEqual([mailed.studentId, silent.studentId]);
  const read = await createExecutor(db, { language: 'ar' }).execute(
    '{ myNotifications { nodes { title text path } } }',
    {},
    { id: silent.studentId, role: 'student', sessionId: '' },
  );
  expect(read.data).toEqual({
    myNotifications: {
      nodes: [{ title: `البطاريات: ${texts.subjectAr}`, text: texts.textAr, path: `/courses/${courseId}` }],
    },
  });
  expect(await db.auditEntry.findMany({ where: { entity: 'course_messages' } })).toMatchObject([
    {
      actorId: trainer.id,
      action: 'create',
      entityId: courseId,
      entityName: texts.subjectAr,
      after: { subjectAr: texts.subjectAr, subject: null, recipientCount: 2 },
    },
  ]);
});

test('each learner gets a message once a day, also when others join them or the title changes', async () => {
  const { id } = await createFixtures(db).createCourse({ trainerId: trainer.id });
  const [first, second] = [await enroll({}, {}, id), await enroll({}, {}, id)];
  const sendTo = async (enrollmentIds: number[]) => {
    const variables = { courseId: id, input: { ...texts, enrollmentIds } };
    return (await createExecutor(db).execute(sendMutation, variables, trainer)).data;
  };
  expect(await sendTo([first.id])).toEqual({ sendCourseMessage: 1 });
  await db.course.update({ where: { id }, data: { title: 'Batteries, again' } });
  expect(await sendTo([first.id, second.id])).toEqual({ sendCourseMessage: 2 });
  await deliver();
  for (const { studentId: userId } of [first, second])
    expect(await db.notification.count({ where: { userId, kind: 'course_message' } })).toBe(1);
});

test('refuses other trainers, learners, empty lists and too many messages, and sends nothing', async () => {
  const learner = await enroll();
  await takeJobs(db);
  const otherTrainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  const student: Viewer = { id: learner.studentId, role: 'student', sessionId: '' };
  for (const viewer of [otherTrainer, student]) expect((await send([learner.id], viewer)).code).toBe('notAllowed');
  expect((await send([])).code).toBe('invalidInput');
  expect((await send([999_999])).code).toBe('messageWithoutRecipients');
  const limitByUser = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
  const limited = createExecutor(db, { services: { rateLimiter: { limitByUser } as unknown as RateLimiter } });
  expect((await send([learner.id], trainer, limited)).code).toBe('tooManyAttempts');
  expect(limitByUser).toHaveBeenCalledWith(trainer.id, 'courseMessage');
  expect(await takeJobs(db)).toEqual([]);
});
