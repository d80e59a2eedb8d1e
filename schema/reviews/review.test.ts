import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { takeDeliveries } from '../testing/takeJobs';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const reviewsQuery =
  'query ($id: ID!) { course(id: $id) { rating ratingCount reviews { totalCount nodes { comment userId } } } }';

test('only approved reviews are public and counted, and reviewers are anonymous', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse();
  const [author, other] = [await createUser(), await createUser()];
  const base = { courseId: course.id, trainerId: course.trainerId };
  await db.review.create({ data: { ...base, userId: author.id, rating: 4, comment: 'Good', isApproved: true } });
  await db.review.create({ data: { ...base, userId: other.id, rating: 1, comment: 'Waiting' } });
  const queryReviews = async (viewer: Parameters<ReturnType<typeof createExecutor>['execute']>[2]) =>
    (await createExecutor(db).execute(reviewsQuery, { id: course.id }, viewer)).data;
  const approved = { rating: '4.00', ratingCount: 1, reviews: { totalCount: 1 } };
  expect(await queryReviews(null)).toMatchObject({
    course: { ...approved, reviews: { nodes: [{ comment: 'Good', userId: null }] } },
  });
  expect(await queryReviews(viewerFor(other))).toMatchObject({ course: { reviews: { nodes: [{ userId: null }] } } });
  expect(await queryReviews(viewerFor(author))).toMatchObject({
    course: { reviews: { nodes: [{ userId: String(author.id) }] } },
  });
  expect(await queryReviews(viewerFor({ id: course.trainerId, role: 'trainer' }))).toMatchObject({
    course: { ratingCount: 1, reviews: { totalCount: 2 } },
  });
});

test('the course rating follows every change of its reviews', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse();
  const base = { courseId: course.id, trainerId: course.trainerId, isApproved: true };
  const readRating = async () => {
    const { rating, ratingCount } = await db.courseCounters.findUniqueOrThrow({ where: { courseId: course.id } });
    return [rating.toFixed(2), ratingCount];
  };
  const reviews = await Promise.all(
    [5, 4, 4].map(async (rating) => db.review.create({ data: { ...base, rating, userId: (await createUser()).id } })),
  );
  expect(await readRating()).toEqual(['4.33', 3]);
  await db.review.update({ where: { id: reviews[0]?.id }, data: { isApproved: false } });
  expect(await readRating()).toEqual(['4.00', 2]);
  await db.review.update({ where: { id: reviews[1]?.id }, data: { rating: 1 } });
  expect(await readRating()).toEqual(['2.50', 2]);
  await db.review.deleteMany({ where: { courseId: course.id } });
  expect(await readRating()).toEqual(['0.00', 0]);
});

test('the database rejects a rating of 6', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse();
  const data = { courseId: course.id, trainerId: course.trainerId, userId: (await createUser()).id, rating: 6 };
  await expect(db.review.create({ data })).rejects.toThrow('reviews_rating_range');
});

test('deleted and written again on one day, a review is one message to the admins', async () => {
  const { createCourse, createUser, createEnrollment } = createFixtures(db);
  const [course, student] = [await createCourse(), await createUser()];
  await createEnrollment(student.id, course.id);
  const run = (document: string, id: number | undefined) =>
    createExecutor(db).execute(document, { id }, viewerFor(student));
  for (let round = 0; round < 3; round += 1) {
    await run('mutation ($id: ID!) { submitReview(courseId: $id, input: { rating: 1 }) { id } }', course.id);
    const review = await db.review.findFirst({ where: { userId: student.id } });
    expect((await run('mutation ($id: ID!) { deleteReview(id: $id) }', review?.id)).errors).toBeUndefined();
  }
  const waiting = (await takeDeliveries(db)).filter(
    ({ kind, payload }) => kind === 'review_waiting' && (payload as { courseId: number }).courseId === course.id,
  );
  expect(new Set(waiting.map(({ messageId }) => messageId)).size).toBe(1);
});
