import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures } from '../../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const document =
  'query ($id: ID!) { trainer(id: $id) { firstName courseCount enrollmentCount rating ratingCount } category(id: 1) { id } }';

const readTrainer = async (id: number | string) => {
  const { data, errors } = await createExecutor(db).execute<{ trainer: object | null }>(document, { id }, null);
  expect(errors).toBeUndefined();
  return data?.trainer;
};

test('the figures of a trainer are those of the published courses, also after deactivation', async () => {
  const { createUser, createCourse, createEnrollment } = createFixtures(db);
  const { id: trainerId } = await createUser({ role: 'trainer', firstName: 'Nadia' });
  const courses = [];
  for (const isPublished of [true, true, false]) courses.push(await createCourse({ trainerId, isPublished }));
  for (const [index, rating] of [5, 4, 4, 1].entries()) {
    const { id: userId } = await createUser();
    // The last review is of the draft.
    const courseId = courses[Math.max(0, index - 1)]!.id;
    await createEnrollment(userId, courseId);
    await db.review.create({ data: { userId, courseId, trainerId, rating, isApproved: true } });
  }
  const figures = { firstName: 'Nadia', courseCount: 2, enrollmentCount: 3, rating: '4.33', ratingCount: 3 };
  expect(await readTrainer(trainerId)).toEqual(figures);
  await db.user.update({ where: { id: trainerId }, data: { isActive: false } });
  expect(await readTrainer(trainerId)).toEqual(figures);
});

test('a person without a published course is no trainer, and organizers and authors say so', async () => {
  const { createUser, createCourse, createBlogPost, createEvent } = createFixtures(db);
  const { id: authorId } = await createUser({ role: 'trainer' });
  const draft = await createCourse({ trainerId: authorId, isPublished: false });
  for (const id of [authorId, 0, 'x']) expect(await readTrainer(id)).toBeNull();
  const { slug } = await createBlogPost({ authorId });
  const { id } = await createEvent({ organizerId: authorId });
  const links = async () => {
    const query = `{ blogPost(slug: "${slug}") { author { hasTrainerPage } } event(id: ${id}) { organizer { hasTrainerPage } } }`;
    return (await createExecutor(db).execute(query, {}, null)).data;
  };
  const expected = (hasTrainerPage: boolean) => ({
    blogPost: { author: { hasTrainerPage } },
    event: { organizer: { hasTrainerPage } },
  });
  expect(await links()).toEqual(expected(false));
  await db.course.update({ where: { id: draft.id }, data: { isPublished: true } });
  expect(await links()).toEqual(expected(true));
});
