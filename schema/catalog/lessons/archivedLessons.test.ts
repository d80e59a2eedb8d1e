import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { bounds } from '../../contract/bounds';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { lessonChanges } from '../../testing/lessonFixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
let otherTrainer: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser } = createFixtures(db);
  trainer = viewerFor(await createUser({ role: 'trainer' }));
  otherTrainer = viewerFor(await createUser({ role: 'trainer' }));
});
afterAll(() => close());

const createMutation =
  'mutation ($courseId: ID!, $input: CreateLessonInput!) { createLesson(courseId: $courseId, input: $input) { id } }';
const updateMutation =
  'mutation ($id: ID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) { id } }';
const deleteMutation = lessonChanges.remove;
const restoreMutation = 'mutation ($id: ID!) { restoreLesson(id: $id) { order isPublished } }';
const reorderMutation =
  'mutation ($courseId: ID!, $ids: [ID!]!) { reorderLessons(courseId: $courseId, lessonIds: $ids) { lessons { id order } } }';

const executeAs = async (document: string, variables: Record<string, unknown>, viewer: Viewer = trainer) => {
  const { data, errors } = await createExecutor(db).execute<Record<string, { id: string }>>(
    document,
    variables,
    viewer,
  );
  return { row: data && Object.values(data)[0], problem: errors?.[0]?.originalError };
};
const lessonTitles = { title: 'Cells', titleAr: 'خلايا' };
const insertOwnCourse = () => createFixtures(db).createCourse({ trainerId: trainer.id });

describe('a deleted lesson', () => {
  const archivedQuery = 'query ($id: ID!) { course(id: $id) { lessonCount lessons { id } archivedLessons { id } } }';

  test('is gone if it was never published, and archived otherwise, with the same answer', async () => {
    const { createLesson, createUser, createEnrollment } = createFixtures(db);
    const { id: courseId } = await insertOwnCourse();
    await createEnrollment((await createUser()).id, courseId);
    const draft = await createLesson(courseId, { isPublished: false });
    const published = await createLesson(courseId);
    const withdrawn = await createLesson(courseId);
    await executeAs(lessonChanges.unpublish, { id: withdrawn.id });
    for (const { id } of [draft, published, withdrawn]) {
      expect(await executeAs(deleteMutation, { id })).toMatchObject({ row: String(id), problem: undefined });
      for (const document of [deleteMutation, updateMutation])
        expect((await executeAs(document, { id, input: { title: 'Late' } })).problem).toMatchObject({
          code: 'lessonNotFound',
        });
    }
    const archived = await db.lesson.findMany({ where: { courseId }, orderBy: { id: 'asc' } });
    expect(archived).toMatchObject(
      [published, withdrawn].map(({ id, title }) => ({
        id,
        title,
        isPublished: false,
        archivedAt: expect.any(Date) as Date,
        withdrawnAt: expect.any(Date) as Date,
      })),
    );
    const { data } = await createExecutor(db).execute(archivedQuery, { id: courseId }, trainer);
    const ids = [withdrawn, published].map(({ id }) => ({ id: String(id) }));
    expect(data).toEqual({ course: { lessonCount: 0, lessons: [], archivedLessons: ids } });
    for (const viewer of [otherTrainer, null]) {
      const seen = await createExecutor(db).execute(archivedQuery, { id: courseId }, viewer);
      expect(seen.data).toMatchObject({ course: { archivedLessons: [] } });
    }
  });

  test('is gone in a draft that nobody has seen, although its lessons are marked as published', async () => {
    const { createCourse, createLesson, createUser, createEnrollment } = createFixtures(db);
    const draft = await createCourse({ trainerId: trainer.id, isPublished: false });
    const [first, second] = [await createLesson(draft.id), await createLesson(draft.id)];
    await executeAs(deleteMutation, { id: first.id });
    expect(await db.lesson.count({ where: { id: first.id } })).toBe(0);
    await createEnrollment((await createUser()).id, draft.id);
    await executeAs(deleteMutation, { id: second.id });
    expect(await db.lesson.count({ where: { id: second.id } })).toBe(1);
  });

  test('leaves the order and the maximum, and returns to the end of the course as a draft', async () => {
    const { createLesson } = createFixtures(db);
    const { id: courseId } = await insertOwnCourse();
    const [a, b, c] = [await createLesson(courseId), await createLesson(courseId), await createLesson(courseId)];
    await executeAs(deleteMutation, { id: a.id });
    const reordered = await executeAs(reorderMutation, { courseId, ids: [c.id, b.id] });
    expect(reordered.row).toEqual({ lessons: [c, b].map(({ id }, at) => ({ id: String(id), order: at + 1 })) });
    expect((await executeAs(restoreMutation, { id: a.id }, otherTrainer)).problem).toMatchObject({
      code: 'lessonNotFound',
    });
    expect((await executeAs(restoreMutation, { id: a.id })).row).toMatchObject({ order: 3, isPublished: false });
    expect((await executeAs(restoreMutation, { id: a.id })).problem).toMatchObject({ code: 'lessonNotFound' });
    await executeAs(deleteMutation, { id: a.id });
    await db.lesson.createMany({
      data: Array.from({ length: bounds.courses.lessonsMax - 2 }, () => ({ courseId, ...lessonTitles })),
    });
    expect((await executeAs(restoreMutation, { id: a.id })).problem).toMatchObject({ code: 'tooManyLessons' });
  });

  test('is no part of copies', async () => {
    const { createLesson } = createFixtures(db);
    const { id: courseId } = await insertOwnCourse();
    const [gone, optional] = [await createLesson(courseId), await createLesson(courseId, { isRequired: false })];
    await executeAs(deleteMutation, { id: gone.id });
    const copy = await executeAs('mutation ($id: ID!) { duplicateCourse(id: $id) { id } }', { id: courseId });
    expect(await db.lesson.findMany({ where: { courseId: Number(copy.row?.id) } })).toMatchObject([
      { title: optional.title, isRequired: false, archivedAt: null, firstPublishedAt: expect.any(Date) as Date },
    ]);
  });
});

test('a lesson is required unless its trainer says otherwise, and remembers when it was published first', async () => {
  const { id: courseId } = await insertOwnCourse();
  const { row } = await executeAs(createMutation, { courseId, input: lessonTitles });
  const id = Number(row?.id);
  const read = () => db.lesson.findUniqueOrThrow({ where: { id } });
  expect(await read()).toMatchObject({ isRequired: true, firstPublishedAt: null, withdrawnAt: null });
  await executeAs(lessonChanges.publish, { id });
  const { firstPublishedAt } = await read();
  expect(firstPublishedAt).toBeInstanceOf(Date);
  await executeAs(lessonChanges.makeOptional, { id });
  const { withdrawnAt } = await read();
  await executeAs(lessonChanges.unpublish, { id });
  expect(await read()).toMatchObject({ isRequired: false, firstPublishedAt, withdrawnAt });
  await executeAs(lessonChanges.publish, { id });
  expect(await read()).toMatchObject({ firstPublishedAt, withdrawnAt });
  await executeAs(lessonChanges.makeRequired, { id });
  expect(await read()).toMatchObject({ isRequired: true, firstPublishedAt, withdrawnAt: null });
  expect((await executeAs(updateMutation, { id, input: { isRequired: null } })).problem).toMatchObject({
    fields: { isRequired: 'wrongType' },
  });
});
