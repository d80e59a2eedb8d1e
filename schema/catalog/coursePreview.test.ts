import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  trainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
});
afterAll(() => close());

const run = (document: string, variables: object, viewer: Viewer | null = trainer) =>
  createExecutor(db).execute(document, { ...variables }, viewer);
const update = async (id: number, input: object) => {
  const document =
    'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { previewLessonId } }';
  const { errors } = await run(document, { id, input });
  return (errors?.[0]?.originalError as { fields?: Record<string, string> } | undefined)?.fields;
};
const previewOf = async (id: number) => (await db.course.findUniqueOrThrow({ where: { id } })).previewLessonId;

async function createPreviewedCourse() {
  const { createCourse, createLesson } = createFixtures(db);
  const course = await createCourse({ trainerId: trainer.id });
  const preview = await createLesson(course.id, { order: 1 });
  const other = await createLesson(course.id, { order: 2, title: 'Second', titleAr: 'الثاني' });
  expect(await update(course.id, { previewLessonId: preview.id })).toBeUndefined();
  return { course, preview, other };
}

const readLessons = async (id: number, viewer: Viewer | null) => {
  const document =
    '{ course(id: ' +
    String(id) +
    ') { previewLessonId lessons { id isPreview content contentAr videoUrl attachments { url } } } }';
  const { data } = await run(document, {}, viewer);
  return (data as { course: { previewLessonId: string | null; lessons: Record<string, unknown>[] } }).course;
};

describe('the lesson that is open to everybody', () => {
  test('is read by visitors and students without enrollment; the others stay locked', async () => {
    const { course, preview, other } = await createPreviewedCourse();
    const student = viewerFor(await createFixtures(db).createUser());
    for (const viewer of [null, student]) {
      const { previewLessonId, lessons } = await readLessons(course.id, viewer);
      expect(previewLessonId).toBe(String(preview.id));
      expect(lessons).toMatchObject([
        {
          id: String(preview.id),
          isPreview: true,
          content: preview.content,
          contentAr: preview.contentAr,
          videoUrl: preview.videoUrl,
        },
        { id: String(other.id), isPreview: false, content: null, contentAr: null, videoUrl: null, attachments: null },
      ]);
      expect(lessons[0]?.['attachments']).not.toBeNull();
    }
  });

  test('is a published lesson of the course', async () => {
    const { course, preview } = await createPreviewedCourse();
    const { createLesson } = createFixtures(db);
    const draft = await createLesson(course.id, { isPublished: false, order: 3 });
    const foreign = (await createPreviewedCourse()).other;
    for (const id of [draft.id, foreign.id, 2_000_000_000])
      expect(await update(course.id, { previewLessonId: id })).toEqual({ previewLessonId: 'previewNotPublished' });
    expect(await update(course.id, { previewLessonId: 'x' })).toEqual({ previewLessonId: 'notANumber' });
    expect(await previewOf(course.id)).toBe(preview.id);
    expect(await update(course.id, { previewLessonId: null })).toBeUndefined();
    expect((await readLessons(course.id, null)).lessons[0]).toMatchObject({ isPreview: false, content: null });
  });

  test.each([
    ['unpublished', (id: number) => db.lesson.update({ where: { id }, data: { isPublished: false } })],
    [
      'archived',
      (id: number) => db.lesson.update({ where: { id }, data: { isPublished: false, archivedAt: new Date() } }),
    ],
    ['deleted', (id: number) => db.lesson.delete({ where: { id } })],
  ])('is none once it is %s', async (_change, change) => {
    const { course, preview } = await createPreviewedCourse();
    await change(preview.id);
    expect(await previewOf(course.id)).toBeNull();
  });

  test('is deleted with its course', async () => {
    const { course } = await createPreviewedCourse();
    const { errors } = await run('mutation ($id: ID!) { deleteCourse(id: $id) }', { id: course.id });
    expect([errors, await db.course.count({ where: { id: course.id } })]).toEqual([undefined, 0]);
  });

  test('of a copy is the copied lesson', async () => {
    const { course, preview } = await createPreviewedCourse();
    const { data } = await run('mutation ($id: ID!) { duplicateCourse(id: $id) { id } }', { id: course.id });
    const copyId = Number((data as { duplicateCourse: { id: string } }).duplicateCourse.id);
    const copied = await db.lesson.findUniqueOrThrow({ where: { id: (await previewOf(copyId)) ?? 0 } });
    expect(copied).toMatchObject({ courseId: copyId, title: preview.title, order: preview.order });
    expect(copied.id).not.toBe(preview.id);
  });
});

describe('outcomes, audience and requirements', () => {
  const names = ['outcomes', 'outcomesAr', 'audience', 'audienceAr', 'requirements', 'requirementsAr'] as const;

  test('are lists, or lines of a text; cleaned, each once, none for null', async () => {
    const { id } = await createFixtures(db).createCourse({ trainerId: trainer.id });
    for (const name of names) {
      const saved = async (input: unknown) => {
        expect(await update(id, { [name]: input })).toBeUndefined();
        return (await db.course.findUniqueOrThrow({ where: { id } }))[name];
      };
      expect(await saved(['  Size a cable, and its breaker  ', '', 'قياس العزل', 'قياس العزل'])).toEqual([
        'Size a cable, and its breaker',
        'قياس العزل',
      ]);
      expect(await saved(null)).toEqual([]);
    }
  });

  test('have bounds that a message names', async () => {
    const { id } = await createFixtures(db).createCourse({ trainerId: trainer.id });
    const tooMany = Array.from({ length: 13 }, (_, n) => `Point ${n}`);
    expect(await update(id, { outcomes: tooMany })).toEqual({ outcomes: 'tooManyItems|12' });
    expect(await update(id, { audienceAr: ['قصير', 'ط'.repeat(201)] })).toEqual({
      audienceAr: `itemTooLong|${'ط'.repeat(20)}|200`,
    });
  });
});
