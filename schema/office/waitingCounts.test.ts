import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { addJob, cleanUpJob } from '../core/jobs';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { recordStatements } from '../testing/statements/recordStatements';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
let trainer: Viewer;
let student: { id: number };
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser } = createFixtures(db);
  admin = viewerFor(await createUser({ role: 'admin' }));
  trainer = viewerFor(await createUser({ role: 'trainer', createdAt: new Date('2026-01-02T08:00Z') }));
  student = await createUser();
});
afterAll(() => close());

interface WaitingResponse {
  waitingCounts: { kind: string; count: number; oldestAt: string | null }[];
}
const read = async (viewer = admin, requiresTrainerApproval = false) => {
  const { data, errors } = await createExecutor(db, { settings: { requiresTrainerApproval } }).execute<WaitingResponse>(
    '{ waitingCounts { kind count oldestAt } }',
    {},
    viewer,
  );
  expect(errors).toBeUndefined();
  return Object.fromEntries(data!.waitingCounts.map(({ kind, count, oldestAt }) => [kind, { count, oldestAt }]));
};
const nothing = { count: 0, oldestAt: null };
const since = (day: string, count: number) => ({ count, oldestAt: `2026-${day}T08:00:00.000Z` });
const at = (day: string) => new Date(`2026-${day}T08:00Z`);

test('nothing waits in an empty office', async () => {
  const kinds = [
    'proofs',
    'refundRequests',
    'contactMessages',
    'reviews',
    'threads',
    'threadReports',
    'trainers',
    'failedJobs',
  ];
  expect(await read()).toEqual(Object.fromEntries(kinds.map((kind) => [kind, nothing])));
});

test('counts what waits, with the age of the oldest, right after the write', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse({ trainerId: trainer.id });
  const order = { courseId: course.id, userId: student.id, amount: '1', listPrice: '1', expiresAt: new Date() };
  const payment = { ...order, method: 'ccp' } as const;
  await db.payment.create({ data: { ...payment, status: 'submitted', submittedAt: at('03-02') } });
  const later = { ...payment, userId: (await createUser()).id };
  await db.payment.create({ data: { ...later, status: 'submitted', submittedAt: at('03-01') } });
  const refunds = { ...payment, userId: (await createUser()).id, status: 'refund_requested' } as const;
  await db.payment.create({ data: { ...refunds, refundRequestedAt: at('04-05') } });
  const message = { name: 'A', email: 'a@example.dz', subject: 'S', message: 'M' };
  await db.contactMessage.createMany({
    data: [
      { ...message, dedupeHash: 'a', createdAt: at('05-06') },
      { ...message, dedupeHash: 'b', createdAt: at('05-01'), handledAt: new Date() },
      { ...message, dedupeHash: 'c', createdAt: at('05-04') },
    ],
  });
  const review = { courseId: course.id, trainerId: trainer.id, rating: 4 };
  await db.review.create({ data: { ...review, userId: student.id, createdAt: at('06-01') } });
  await db.review.create({
    data: { ...review, userId: admin.id, isApproved: true, createdAt: at('05-01') },
  });
  await db.$transaction((tx) => addJob(tx, cleanUpJob, undefined));
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts, updated_at = ${at('07-07')}`;
  expect(await read()).toEqual({
    proofs: since('03-01', 2),
    refundRequests: since('04-05', 1),
    contactMessages: since('05-04', 2),
    reviews: since('06-01', 1),
    threads: nothing,
    threadReports: nothing,
    trainers: nothing,
    failedJobs: since('07-07', 1),
  });
  await db.review.updateMany({ data: { isApproved: true } });
  expect(await read()).toMatchObject({ reviews: nothing });
});

test('names the row that waits alone, and no row of several or of jobs', async () => {
  const { data } = await createExecutor(db).execute<{ waitingCounts: { kind: string; onlyId: string | null }[] }>(
    '{ waitingCounts { kind onlyId } }',
    {},
    admin,
  );
  const onlyIds = Object.fromEntries(data!.waitingCounts.map(({ kind, onlyId }) => [kind, onlyId]));
  const { id } = await db.payment.findFirstOrThrow({ where: { status: 'refund_requested' } });
  expect(onlyIds).toEqual({
    refundRequests: String(id),
    proofs: null,
    contactMessages: null,
    reviews: null,
    threads: null,
    threadReports: null,
    trainers: null,
    failedJobs: null,
  });
});

test('trainers wait only where publishing needs an approval', async () => {
  const { createUser } = createFixtures(db);
  await createUser({ role: 'trainer', isActive: false });
  await createUser({ role: 'trainer', isActive: false, deletedAt: new Date() });
  const countListed = (isAwaitingApproval: boolean) =>
    createExecutor(db).execute(
      'query ($filter: AdminUserFilter) { adminUsers(filter: $filter) { totalCount } }',
      { filter: { isAwaitingApproval } },
      admin,
    );
  expect((await read(admin, true)).trainers).toEqual({ count: 1, oldestAt: '2026-01-02T08:00:00.000Z' });
  expect((await countListed(true)).data).toEqual({ adminUsers: { totalCount: 1 } });
  const others = (await db.user.count({ where: { deletedAt: null } })) - 1;
  expect((await countListed(false)).data).toEqual({ adminUsers: { totalCount: others } });
  await db.user.update({ where: { id: trainer.id }, data: { approvedAt: new Date() } });
  expect((await read(admin, true)).trainers).toEqual(nothing);
});

test('questions wait for their trainer at once, for admins after three days', async () => {
  const { createCourse, createLesson } = createFixtures(db);
  const course = await createCourse({ trainerId: trainer.id });
  const thread = {
    courseId: course.id,
    lessonId: (await createLesson(course.id)).id,
    authorId: student.id,
    text: 'Why?',
  };
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await db.thread.create({ data: { ...thread, waitingSince: days(2), reportedAt: at('01-01') } });
  const late = await db.thread.create({ data: { ...thread, waitingSince: days(4) } });
  await db.thread.create({ data: { ...thread, waitingSince: null } });
  const waitsSince = { count: 1, oldestAt: late.waitingSince?.toISOString() };
  expect(await read(trainer)).toMatchObject({ threads: { ...waitsSince, count: 2 }, threadReports: since('01-01', 1) });
  expect(await read(admin)).toMatchObject({ threads: waitsSince, threadReports: since('01-01', 1) });
  await db.thread.deleteMany({ where: { courseId: course.id } });
});

test('a trainer sees own drafts alone, an archived course is none', async () => {
  const { createCourse } = createFixtures(db);
  await createCourse({ isPublished: false });
  await createCourse({ trainerId: trainer.id, isPublished: false, createdAt: at('02-02') });
  const archived = await createCourse({ trainerId: trainer.id });
  await db.course.update({ where: { id: archived.id }, data: { isPublished: false } });
  expect(await read(trainer)).toEqual({ drafts: since('02-02', 1), threads: nothing, threadReports: nothing });
});

test('more than 99 rows are counted as 100, in one statement', async () => {
  const message = { name: 'A', email: 'a@example.dz', subject: 'S', message: 'M' };
  await db.contactMessage.createMany({
    data: Array.from({ length: 120 }, (_, index) => ({ ...message, dedupeHash: `many ${index}` })),
  });
  const statements = await recordStatements(async () => {
    expect((await read()).contactMessages?.count).toBe(100);
  });
  expect(statements).toHaveLength(1);
});
