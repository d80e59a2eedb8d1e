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

/** A course, two trainers and enrolled students. */
async function insertCourseWithReviews(studentCount: number) {
  const { createCourse, createUser, createEnrollment } = createFixtures(database.db);
  const trainers = [await createUser({ role: 'trainer' }), await createUser({ role: 'trainer' })] as const;
  const course = await createCourse({ trainerId: trainers[0].id });
  const students: Viewer[] = [];
  for (let count = 0; count < studentCount; count += 1) {
    const student = await createUser();
    await createEnrollment(student.id, course.id);
    students.push(viewerFor(student));
  }
  return { courseId: course.id, trainers, students };
}

/** Number of queries waiting for a lock. */
const countWaitingQueries = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ waiting: number }>(
    `SELECT count(*)::integer AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
};

/** Reviews assigned to a user who is not the course's trainer. */
const countMisassignedReviews = (courseId: number, trainerId: number) =>
  database.db.review.count({ where: { courseId, trainerId: { not: trainerId } } });

test('transferring a course assigns its reviews to the new trainer', async () => {
  const { courseId, trainers, students } = await insertCourseWithReviews(2);
  const { execute } = createExecutor(database.db);
  await execute(submitMutation, { courseId, rating: 5 }, students[0]);
  expect((await execute(transferCourseMutation, { id: courseId, to: trainers[1].id }, admin)).errors).toBeUndefined();
  await execute(submitMutation, { courseId, rating: 4 }, students[1]);
  expect(await database.db.review.count({ where: { courseId, trainerId: trainers[1].id } })).toBe(2);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a review submitted during the transfer is assigned to the new trainer',
  async () => {
    const { courseId, trainers, students } = await insertCourseWithReviews(1);
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE "courses" SET "trainerId" = $1 WHERE "id" = $2', [trainers[1].id, courseId]);
      await client.query('UPDATE "reviews" SET "trainerId" = $1 WHERE "courseId" = $2', [trainers[1].id, courseId]);
      let isSubmitted = false;
      const submission = createExecutor(database.db)
        .execute(submitMutation, { courseId, rating: 5 }, students[0])
        .finally(() => (isSubmitted = true));
      await expect.poll(async () => isSubmitted || (await countWaitingQueries()) > 0, { timeout: 10_000 }).toBe(true);
      await client.query('COMMIT');
      expect((await submission).errors).toBeUndefined();
    } finally {
      client.release();
    }
    expect(await database.db.review.count({ where: { courseId } })).toBe(1);
    expect(await countMisassignedReviews(courseId, trainers[1].id)).toBe(0);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'concurrent reviews, approvals, deletions and transfers cause no deadlock',
  { timeout: 60_000 },
  async () => {
    const { courseId, trainers, students } = await insertCourseWithReviews(6);
    const { execute } = createExecutor(database.db);
    const ids = async () => (await database.db.review.findMany({ where: { courseId } })).map(({ id }) => id);
    for (const student of students) await execute(submitMutation, { courseId, rating: 3 }, student);
    const problems: unknown[] = [];
    const collectProblems = async (...args: Parameters<typeof execute>) =>
      problems.push(...((await execute(...args)).errors ?? []).map(({ originalError }) => originalError));
    for (let round = 0; round < 12; round += 1) {
      const reviewIds = await ids();
      const isApproved = round % 2 === 0;
      await Promise.all([
        collectProblems(approveMutation, { ids: reviewIds, isApproved }, admin),
        collectProblems(approveMutation, { ids: reviewIds.toReversed(), isApproved }, admin),
        ...trainers
          .toReversed()
          .map(({ id: to }) => collectProblems(transferCourseMutation, { id: courseId, to }, admin)),
        ...students.map((student, index) =>
          collectProblems(submitMutation, { courseId, rating: 1 + (index % 5) }, student),
        ),
        collectProblems(deleteMutation, { ids: reviewIds.slice(0, 2) }, admin),
      ]);
    }
    expect(problems).toEqual([]);
    const course = await database.db.course.findUniqueOrThrow({ where: { id: courseId }, include: { counters: true } });
    expect(await countMisassignedReviews(courseId, course.trainerId)).toBe(0);
    expect(await database.db.review.count({ where: { courseId, isApproved: true } })).toBe(
      course.counters?.ratingCount,
    );
  },
);
