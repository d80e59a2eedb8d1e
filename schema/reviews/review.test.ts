import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const reviewsQuery =
  'query ($id: ID!) { course(id: $id) { rating ratingCount reviews { totalCount nodes { comment userId } } } }';

test('only approved reviews are public and count, and nobody learns who wrote them', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse();
  const [author, other] = [await createUser(), await createUser()];
  const about = { courseId: course.id, trainerId: course.trainerId };
  await db.review.create({ data: { ...about, userId: author.id, rating: 4, comment: 'Good', isApproved: true } });
  await db.review.create({ data: { ...about, userId: other.id, rating: 1, comment: 'Waiting' } });
  const seen = async (viewer: Parameters<ReturnType<typeof createExecutor>['ask']>[2]) =>
    (await createExecutor(db).ask(reviewsQuery, { id: course.id }, viewer)).data;
  const approved = { rating: '4.00', ratingCount: 1, reviews: { totalCount: 1 } };
  expect(await seen(null)).toMatchObject({
    course: { ...approved, reviews: { nodes: [{ comment: 'Good', userId: null }] } },
  });
  expect(await seen(viewerFor(other))).toMatchObject({ course: { reviews: { nodes: [{ userId: null }] } } });
  expect(await seen(viewerFor(author))).toMatchObject({
    course: { reviews: { nodes: [{ userId: String(author.id) }] } },
  });
  expect(await seen(viewerFor({ id: course.trainerId, role: 'trainer' }))).toMatchObject({
    course: { ratingCount: 1, reviews: { totalCount: 2 } },
  });
});

test('the rating of a course follows every change of its reviews exactly', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse();
  const about = { courseId: course.id, trainerId: course.trainerId, isApproved: true };
  const rated = async () => {
    const { rating, ratingCount } = await db.course.findUniqueOrThrow({ where: { id: course.id } });
    return [rating.toFixed(2), ratingCount];
  };
  const made = await Promise.all(
    [5, 4, 4].map(async (rating) => db.review.create({ data: { ...about, rating, userId: (await createUser()).id } })),
  );
  expect(await rated()).toEqual(['4.33', 3]);
  await db.review.update({ where: { id: made[0]?.id }, data: { isApproved: false } });
  expect(await rated()).toEqual(['4.00', 2]);
  await db.review.update({ where: { id: made[1]?.id }, data: { rating: 1 } });
  expect(await rated()).toEqual(['2.50', 2]);
  await db.review.deleteMany({ where: { courseId: course.id } });
  expect(await rated()).toEqual(['0.00', 0]);
});

test('the database refuses six stars', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse();
  const data = { courseId: course.id, trainerId: course.trainerId, userId: (await createUser()).id, rating: 6 };
  await expect(db.review.create({ data })).rejects.toThrow('reviews_rating_range');
});
