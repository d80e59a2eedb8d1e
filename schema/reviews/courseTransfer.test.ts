import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let database: Database;
let admin: Viewer;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = viewerFor(await createFixtures(database.db).createUser({ role: 'admin' }));
});
afterAll(() => database.close());

const submitMutation = `mutation ($courseId: ID!, $rating: Int!) {
  submitReview(courseId: $courseId, input: { rating: $rating }) { id course { id } } }`;
const approveMutation = `mutation ($ids: [ID!]!, $isApproved: Boolean!) {
  approveReviews(ids: $ids, isApproved: $isApproved) { failed { message } } }`;
const deleteMutation = 'mutation ($ids: [ID!]!) { deleteReviews(ids: $ids) { failed { message } } }';
const transferCourseMutation =
  'mutation ($id: ID!, $to: ID!) { updateCourse(id: $id, input: { trainerId: $to }) { id } }';

/** A course, two who could teach it, and students in the midst of it. */
async function insertCourseWithReviews(students: number) {
  const { createCourse, createUser, createEnrollment } = createFixtures(database.db);
  const trainers = [await createUser({ role: 'trainer' }), await createUser({ role: 'trainer' })] as const;
  const course = await createCourse({ trainerId: trainers[0].id });
  const learners: Viewer[] = [];
  for (let made = 0; made < students; made += 1) {
    const student = await createUser();
    await createEnrollment(student.id, course.id);
    learners.push(viewerFor(student));
  }
  return { courseId: course.id, trainers, learners };
}

/** Those who wait for somebody else's lock now. */
const countWaitingQueries = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ waiting: number }>(
    `SELECT count(*)::integer AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
};

/** Reviews that lie with somebody who does not teach their course. */
const countMisassignedReviews = (courseId: number, trainerId: number) =>
  database.db.review.count({ where: { courseId, trainerId: { not: trainerId } } });

test('with a course its reviews go to the trainer who has it now', async () => {
  const { courseId, trainers, learners } = await insertCourseWithReviews(2);
  const { ask } = createExecutor(database.db);
  await ask(submitMutation, { courseId, rating: 5 }, learners[0]);
  expect((await ask(transferCourseMutation, { id: courseId, to: trainers[1].id }, admin)).errors).toBeUndefined();
  await ask(submitMutation, { courseId, rating: 4 }, learners[1]);
  expect(await database.db.review.count({ where: { courseId, trainerId: trainers[1].id } })).toBe(2);
});

test.runIf(process.env.TEST_DATABASE_URL)('a review that is written during the hand-over goes with it', async () => {
  const { courseId, trainers, learners } = await insertCourseWithReviews(1);
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('UPDATE "courses" SET "trainerId" = $1 WHERE "id" = $2', [trainers[1].id, courseId]);
    await client.query('UPDATE "reviews" SET "trainerId" = $1 WHERE "courseId" = $2', [trainers[1].id, courseId]);
    let isWritten = false;
    const written = createExecutor(database.db)
      .ask(submitMutation, { courseId, rating: 5 }, learners[0])
      .finally(() => (isWritten = true));
    await expect.poll(async () => isWritten || (await countWaitingQueries()) > 0, { timeout: 10_000 }).toBe(true);
    await client.query('COMMIT');
    expect((await written).errors).toBeUndefined();
  } finally {
    client.release();
  }
  expect(await database.db.review.count({ where: { courseId } })).toBe(1);
  expect(await countMisassignedReviews(courseId, trainers[1].id)).toBe(0);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'of those who write, approve and delete reviews and hand their course over at once, nobody waits in a circle',
  { timeout: 60_000 },
  async () => {
    const { courseId, trainers, learners } = await insertCourseWithReviews(6);
    const { ask } = createExecutor(database.db);
    const ids = async () => (await database.db.review.findMany({ where: { courseId } })).map(({ id }) => id);
    for (const learner of learners) await ask(submitMutation, { courseId, rating: 3 }, learner);
    const faults: unknown[] = [];
    const asked = async (...asking: Parameters<typeof ask>) =>
      faults.push(...((await ask(...asking)).errors ?? []).map(({ originalError }) => originalError));
    for (let round = 0; round < 12; round += 1) {
      const all = await ids();
      const isApproved = round % 2 === 0;
      await Promise.all([
        asked(approveMutation, { ids: all, isApproved }, admin),
        asked(approveMutation, { ids: all.toReversed(), isApproved }, admin),
        ...trainers.toReversed().map(({ id: to }) => asked(transferCourseMutation, { id: courseId, to }, admin)),
        ...learners.map((learner, at) => asked(submitMutation, { courseId, rating: 1 + (at % 5) }, learner)),
        asked(deleteMutation, { ids: all.slice(0, 2) }, admin),
      ]);
    }
    expect(faults).toEqual([]);
    const course = await database.db.course.findUniqueOrThrow({ where: { id: courseId } });
    expect(await countMisassignedReviews(courseId, course.trainerId)).toBe(0);
    expect(await database.db.review.count({ where: { courseId, isApproved: true } })).toBe(course.ratingCount);
  },
);
