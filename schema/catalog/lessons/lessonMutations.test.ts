import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { bounds } from '../../contract/bounds';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { completeMutation } from '../../testing/learningDocuments';
import { lessonChanges } from '../../testing/lessonFixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
let otherTrainer: Viewer;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser } = createFixtures(db);
  trainer = viewerFor(await createUser({ role: 'trainer' }));
  otherTrainer = viewerFor(await createUser({ role: 'trainer' }));
  admin = viewerFor(await createUser({ role: 'admin' }));
});
afterAll(() => close());

const lessonFields = '{ id title order isPublished videoUrl attachments { name nameAr url } updatedAt }';
const createMutation = `mutation ($courseId: ID!, $input: CreateLessonInput!) { createLesson(courseId: $courseId, input: $input) ${lessonFields} }`;
const updateMutation = `mutation ($id: ID!, $input: UpdateLessonInput!, $updatedAt: DateTime) { updateLesson(id: $id, input: $input, updatedAt: $updatedAt) ${lessonFields} }`;
const deleteMutation = lessonChanges.remove;
const reorderMutation =
  'mutation ($courseId: ID!, $ids: [ID!]!) { reorderLessons(courseId: $courseId, lessonIds: $ids) { lessons { id order } } }';

interface LessonResponse {
  id: string;
  order: number;
  updatedAt: string;
}
const executeAs = async (document: string, variables: Record<string, unknown>, viewer: Viewer = trainer) => {
  const { data, errors } = await createExecutor(db).execute<Record<string, LessonResponse>>(
    document,
    variables,
    viewer,
  );
  return { row: data && Object.values(data)[0], problem: errors?.[0]?.originalError };
};
const lessonTitles = { title: 'Cells', titleAr: 'خلايا' };
const insertOwnCourse = () => createFixtures(db).createCourse({ trainerId: trainer.id });

test('new lessons are drafts at the end of the course and invalid fields are reported', async () => {
  const { id: courseId } = await insertOwnCourse();
  const attachments = [{ name: 'Sheet', nameAr: ' ', url: 'https://example.dz/a.pdf' }];
  const first = await executeAs(createMutation, {
    courseId,
    input: { ...lessonTitles, attachments, videoUrl: '/media/a.mp4' },
  });
  expect(first.row).toMatchObject({
    order: 1,
    isPublished: false,
    videoUrl: '/media/a.mp4',
    attachments: [{ ...attachments[0], nameAr: null }],
  });
  expect(
    (await executeAs(createMutation, { courseId, input: { ...lessonTitles, isPublished: true } })).row,
  ).toMatchObject({ order: 2 });
  const arabicFile = { nameAr: 'ورقة', url: 'https://example.dz/a.pdf' };
  const { row } = await executeAs(createMutation, { courseId, input: { ...lessonTitles, attachments: [arabicFile] } });
  expect(row).toMatchObject({ attachments: [{ ...arabicFile, name: '' }] });
  const broken = {
    title: ' ',
    titleAr: '',
    videoUrl: 'http://example.dz/a.mp4',
    duration: -1,
    attachments: [{ name: '', url: 'javascript:alert(1)' }],
  };
  expect((await executeAs(createMutation, { courseId, input: broken })).problem).toMatchObject({
    fields: {
      title: 'required',
      titleAr: 'required',
      videoUrl: 'invalidUrl',
      duration: 'notANumber',
      'attachments.0.name': 'required',
      'attachments.0.nameAr': 'required',
      'attachments.0.url': 'invalidUrl',
    },
  });
  expect(await db.lesson.count({ where: { courseId } })).toBe(3);
});

describe('a repeated request with the same client key', () => {
  const input = { ...lessonTitles, clientKey: '5f0c7b1e-2f0d-4a43-9d3c-0d9a4f6f4a11' };

  test('returns the lesson that the first one created, unchanged', async () => {
    const { id: courseId } = await insertOwnCourse();
    const { row: first } = await executeAs(createMutation, { courseId, input });
    await db.lesson.createMany({
      data: Array.from({ length: bounds.courses.lessonsMax - 1 }, () => ({ courseId, ...lessonTitles })),
    });
    const repeated = await executeAs(createMutation, { courseId, input: { ...input, title: 'Other' } });
    expect(repeated.row).toEqual(first);
    expect(await db.lesson.count({ where: { courseId } })).toBe(bounds.courses.lessonsMax);
  });

  test('creates one lesson if both are sent at the same time', async () => {
    const { id: courseId } = await insertOwnCourse();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => executeAs(createMutation, { courseId, input })),
    );
    const { id } = await db.lesson.findFirstOrThrow({ where: { courseId } });
    expect(responses.map(({ row }) => row?.id)).toEqual(Array.from({ length: 8 }, () => String(id)));
    expect(await db.lesson.count({ where: { courseId } })).toBe(1);
  });

  test('creates a lesson in another course', async () => {
    for (const { id: courseId } of [await insertOwnCourse(), await insertOwnCourse()]) {
      expect((await executeAs(createMutation, { courseId, input })).row).toMatchObject({ order: 1 });
    }
  });

  test('is refused if the key is not a UUID', async () => {
    const { id: courseId } = await insertOwnCourse();
    const invalid = { ...input, clientKey: 'lesson 1' };
    expect((await executeAs(createMutation, { courseId, input: invalid })).problem).toMatchObject({
      fields: { clientKey: 'wrongType' },
    });
  });
});

test('rejects lessons beyond the maximum of a course', async () => {
  const { id: courseId } = await insertOwnCourse();
  await db.lesson.createMany({
    data: Array.from({ length: bounds.courses.lessonsMax }, () => ({ courseId, ...lessonTitles })),
  });
  expect((await executeAs(createMutation, { courseId, input: lessonTitles })).problem).toMatchObject({
    code: 'tooManyLessons',
  });
});

test('an update clears null fields and does not change the course', async () => {
  const { id: courseId, updatedAt: courseChanged } = await insertOwnCourse();
  const { id } = await createFixtures(db).createLesson(courseId);
  const input = { title: 'New', videoUrl: null };
  expect((await executeAs(updateMutation, { id, input })).row).toMatchObject({
    ...input,
    attachments: [{ name: 'Sheet' }],
  });
  expect((await db.course.findUniqueOrThrow({ where: { id: courseId } })).updatedAt).toEqual(courseChanged);
});

test('reordering requires all lessons of the course and changes no lesson', async () => {
  const { createLesson } = createFixtures(db);
  const { id: courseId } = await insertOwnCourse();
  const [a, b, c] = [await createLesson(courseId), await createLesson(courseId), await createLesson(courseId)];
  const foreign = await createLesson((await insertOwnCourse()).id);
  expect((await executeAs(reorderMutation, { courseId, ids: [c.id, a.id, b.id] })).row).toEqual({
    lessons: [c, a, b].map(({ id }, at) => ({ id: String(id), order: at + 1 })),
  });
  for (const ids of [[a.id, b.id], [a.id, b.id, b.id], [a.id, b.id, c.id, foreign.id], [a.id, b.id, foreign.id], ['x']])
    expect((await executeAs(reorderMutation, { courseId, ids })).problem).toMatchObject({ code: 'changedMeanwhile' });
  expect(await db.lesson.findUnique({ where: { id: c.id } })).toMatchObject({ order: 1, updatedAt: c.updatedAt });
});

test("another trainer's lessons cannot be changed and drafts are not found", async () => {
  const { createLesson } = createFixtures(db);
  const { id: courseId } = await insertOwnCourse();
  const open = await createLesson(courseId);
  const draft = await createLesson(courseId, { isPublished: false });
  const problem = async (document: string, variables: Record<string, unknown>) =>
    (await executeAs(document, variables, otherTrainer)).problem;
  expect(await problem(createMutation, { courseId, input: lessonTitles })).toMatchObject({ code: 'notAllowed' });
  expect(await problem(reorderMutation, { courseId, ids: [] })).toMatchObject({ code: 'notAllowed' });
  for (const [id, code] of [
    [open.id, 'notAllowed'],
    [draft.id, 'lessonNotFound'],
  ] as const) {
    expect(await problem(updateMutation, { id, input: { title: 'Mine' } })).toMatchObject({ code });
    expect(await problem(deleteMutation, { id })).toMatchObject({ code });
  }
  expect(await db.lesson.count({ where: { courseId } })).toBe(2);
});

test('progress follows the published lessons and completions are kept', async () => {
  const { createLesson, createUser, createEnrollment } = createFixtures(db);
  const { id: courseId } = await insertOwnCourse();
  const [first, second] = [await createLesson(courseId), await createLesson(courseId)];
  const [halfway, done] = [viewerFor(await createUser()), viewerFor(await createUser())];
  for (const { id } of [halfway, done]) await createEnrollment(id, courseId);
  for (const viewer of [halfway, done]) await executeAs(completeMutation, { id: first.id }, viewer);
  await executeAs(completeMutation, { id: second.id }, done);
  const readProgress = async () => {
    const rows = await db.enrollment.findMany({ where: { courseId }, orderBy: { id: 'asc' } });
    return rows.map(({ progress, status }) => `${progress} ${status}`);
  };
  expect(await readProgress()).toEqual(['50 in_progress', '100 completed']);
  const third = await executeAs(createMutation, { courseId, input: lessonTitles });
  expect(await readProgress()).toEqual(['50 in_progress', '100 completed']);
  await executeAs(updateMutation, { id: third.row?.id, input: { isPublished: true } }, admin);
  expect(await readProgress()).toEqual(['33 in_progress', '100 completed']);
  await executeAs(updateMutation, { id: third.row?.id, input: { isPublished: false } });
  expect(await readProgress()).toEqual(['33 in_progress', '100 completed']);
  await executeAs(deleteMutation, { id: second.id }, admin);
  expect(await readProgress()).toEqual(['33 in_progress', '100 completed']);
  // Recalculated progress is not audited.
  expect(await db.auditEntry.count({ where: { entity: 'enrollments' } })).toBe(0);
  expect(await db.auditEntry.findMany({ where: { entity: 'lessons', entityId: second.id } })).toMatchObject([
    { action: 'update', actorId: admin.id, after: { isPublished: false } },
  ]);
});

test('concurrent creation, completion and deletion of lessons keep progress exact without deadlocks', async () => {
  const { createLesson, createUser, createEnrollment } = createFixtures(db);
  const { id: courseId } = await insertOwnCourse();
  const lessons = await Promise.all(Array.from({ length: 5 }, () => createLesson(courseId)));
  const students = await Promise.all(Array.from({ length: 3 }, () => createUser()));
  for (const { id } of students) await createEnrollment(id, courseId);
  const [gone, hidden, ...stay] = lessons;
  await Promise.all([
    ...students.flatMap((student) =>
      lessons.slice(0, 4).map(({ id }) => executeAs(completeMutation, { id }, viewerFor(student))),
    ),
    executeAs(deleteMutation, { id: gone?.id }),
    executeAs(updateMutation, { id: hidden?.id, input: { isPublished: false } }, admin),
    executeAs(createMutation, { courseId, input: { ...lessonTitles, isPublished: true } }),
  ]);
  const published = stay.length + 1;
  const rows = await db.enrollment.findMany({ where: { courseId }, include: { lessons: true } });
  for (const { progress, lessons: visited } of rows) {
    const completed = visited.filter(({ lessonId }) => stay.some(({ id }) => id === lessonId)).length;
    expect(progress).toBe(Math.floor((100 * completed) / published));
    expect(completed).toBe(2);
  }
  const places = await db.lesson.findMany({ where: { courseId }, select: { order: true } });
  expect(new Set(places.map((lesson) => lesson.order)).size).toBe(places.length);
});
