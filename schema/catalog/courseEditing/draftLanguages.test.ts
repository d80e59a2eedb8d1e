import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
let categoryId: number;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser, createCategory } = createFixtures(db);
  trainer = viewerFor(await createUser({ role: 'trainer' }));
  categoryId = (await createCategory()).id;
});
afterAll(() => close());

type CourseMutation = 'createCourseDraft' | 'createCourse' | 'autosaveCourse' | 'updateCourse' | 'duplicateCourse';
const execute = async (document: string, variables: object) => {
  const { data, errors } = await createExecutor(db).execute<Record<string, { id: string; slug: string } | null>>(
    document,
    variables as Record<string, unknown>,
    trainer,
  );
  return { row: Object.values(data ?? {})[0], problem: errors?.[0]?.originalError };
};
const create = (input: object, name: CourseMutation = 'createCourseDraft', type = 'CourseDraftInput') =>
  execute(`mutation ($input: ${type}!) { ${name}(input: $input) { id slug } }`, { input: { categoryId, ...input } });
const save = (id: number, input: object, name: CourseMutation = 'autosaveCourse') =>
  execute(`mutation ($id: ID!, $input: UpdateCourseInput!) { ${name}(id: $id, input: $input) { id slug } }`, {
    id,
    input,
  });
const saveLesson = async (id: number, input: object) =>
  (
    await execute('mutation ($id: ID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) { id } }', {
      id,
      input,
    })
  ).problem;
const createArabicDraft = async () => Number((await create({ titleAr: 'خلايا' })).row?.id);
const texts = { title: 'Cells', description: 'About cells.', descriptionAr: 'عن الخلايا.' };

describe('the title of a draft', () => {
  test('is needed in one language only', async () => {
    const { row } = await create({ titleAr: 'خلايا' });
    expect(row?.slug).toBe(`course-${row?.id}`);
    expect(await db.course.findUniqueOrThrow({ where: { id: Number(row?.id) } })).toMatchObject({
      title: '',
      titleAr: 'خلايا',
      isPublished: false,
    });
    expect(await create({ title: 'Only English', titleAr: ' ' })).toMatchObject({ row: { slug: 'only-english' } });
  });

  test('cannot be missing in both languages', async () => {
    const fields = { title: 'titleInOneLanguage', titleAr: 'titleInOneLanguage' };
    expect((await create({ title: ' ', titleAr: '\u200B' })).problem).toMatchObject({ code: 'invalidInput', fields });
    const id = await createArabicDraft();
    expect((await save(id, { titleAr: '' })).problem).toMatchObject({ fields: { titleAr: 'titleInOneLanguage' } });
    expect((await save(id, { title: 'Cells', titleAr: '' })).problem).toBeUndefined();
  });

  test('is needed in both languages by createCourse and updateCourse', async () => {
    const course = { titleAr: 'خلايا', ...texts, price: '0', duration: 10, level: 'beginner' };
    expect((await create({ ...course, title: '' }, 'createCourse', 'CreateCourseInput')).problem).toMatchObject({
      fields: { title: 'required' },
    });
    expect((await save(await createArabicDraft(), { title: '' }, 'updateCourse')).problem).toMatchObject({
      fields: { title: 'required' },
    });
  });
});

describe('the slug of a draft', () => {
  test('follows the English title while it is typed', async () => {
    const id = await createArabicDraft();
    expect((await save(id, { title: 'So' })).row?.slug).toBe('so');
    expect((await save(id, { title: 'Solar at sea' })).row?.slug).toBe('solar-at-sea');
    expect((await save(id, { title: '' })).row?.slug).toBe(`course-${id}`);
  });

  test('stays once somebody has chosen it, and once the course was published', async () => {
    const id = await createArabicDraft();
    await save(id, { slug: 'my-cells' });
    expect((await save(id, { title: 'Cells and packs' })).row?.slug).toBe('my-cells');
    const { id: publicId, slug } = await createFixtures(db).createCourse({
      trainerId: trainer.id,
      title: 'Wind',
      slug: 'wind',
    });
    expect((await save(publicId, { title: 'Wind at sea' })).row?.slug).toBe(slug);
  });

  test('of a copy is made of the new id', async () => {
    const id = await createArabicDraft();
    const { row } = await execute('mutation ($id: ID!) { duplicateCourse(id: $id) { id slug } }', { id });
    expect(row?.slug).toBe(`course-${row?.id}`);
    expect(await db.course.findUniqueOrThrow({ where: { id: Number(row?.id) } })).toMatchObject({
      title: '',
      titleAr: 'خلايا (نسخة)',
    });
  });
});

describe('publishing', () => {
  const publish = (id: number) => save(id, { isPublished: true }, 'updateCourse');

  test('names the fields and lessons that lack a language', async () => {
    const id = await createArabicDraft();
    const lesson = await createFixtures(db).createLesson(id);
    expect(await saveLesson(lesson.id, { title: '' })).toBeUndefined();
    const missing = { title: 'required', description: 'required', descriptionAr: 'required' };
    expect((await publish(id)).problem).toMatchObject({
      code: 'courseIncomplete',
      fields: { ...missing, lessonTitles: 'lessonTitleMissing' },
    });
    await save(id, texts);
    expect((await publish(id)).problem).toMatchObject({ fields: { lessonTitles: 'lessonTitleMissing' } });
    expect(await saveLesson(lesson.id, { title: 'First lesson' })).toBeUndefined();
    expect(await publish(id)).toMatchObject({ row: { slug: expect.stringMatching(/^cells(-\d+)?$/) as string } });
  });

  test.each(['published', 'archived'] as const)(
    'a %s course keeps both titles, and those of its lessons',
    async (state) => {
      const { createCourse, createLesson } = createFixtures(db);
      const { id } = await createCourse({ trainerId: trainer.id });
      const lesson = await createLesson(id);
      const draftLesson = await createLesson(id, { isPublished: false });
      if (state === 'archived') await db.course.update({ where: { id }, data: { isPublished: false } });
      expect((await save(id, { title: '' })).problem).toMatchObject({ fields: { title: 'required' } });
      expect(await saveLesson(lesson.id, { titleAr: '' })).toMatchObject({ fields: { titleAr: 'required' } });
      expect(await saveLesson(draftLesson.id, { title: '' })).toBeUndefined();
      expect(await saveLesson(draftLesson.id, { isPublished: true })).toMatchObject({ fields: { title: 'required' } });
    },
  );

  test('the database refuses public rows that lack a title', async () => {
    const { createCourse, createLesson } = createFixtures(db);
    const { id } = await createCourse();
    const { id: draftId } = await createCourse({ isPublished: false });
    const lesson = await createLesson(draftId, { title: '' });
    const { id: blankId } = await createCourse({ isPublished: false, description: '' });
    const writes = [
      () => db.course.update({ where: { id }, data: { title: '' } }),
      () => db.course.update({ where: { id: draftId }, data: { title: '', titleAr: '' } }),
      () => db.course.update({ where: { id: draftId }, data: { isPublished: true } }),
      () => db.lesson.update({ where: { id: lesson.id }, data: { titleAr: '' } }),
      () => db.course.update({ where: { id: blankId }, data: { isPublished: true } }),
      () => createLesson(id, { titleAr: '' }),
    ];
    for (const write of writes) await expect(write()).rejects.toThrow();
  });
});

test('a lesson needs a title in one language', async () => {
  const { id } = await createFixtures(db).createLesson(await createArabicDraft());
  expect(await saveLesson(id, { title: '' })).toBeUndefined();
  expect(await saveLesson(id, { titleAr: '' })).toMatchObject({
    fields: { titleAr: 'titleInOneLanguage' },
  });
});
