import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { bounds } from '../../contract/bounds';
import type { Viewer } from '../../core/context';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { openTestDatabase } from '../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  trainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
});
afterAll(() => close());

const sectionFields = '{ id title titleAr position updatedAt lessonIds }';
const createMutation = `mutation ($courseId: ID!, $input: CreateSectionInput!) { createSection(courseId: $courseId, input: $input) ${sectionFields} }`;
const updateMutation = `mutation ($id: ID!, $input: UpdateSectionInput!, $updatedAt: DateTime) { updateSection(id: $id, input: $input, updatedAt: $updatedAt) ${sectionFields} }`;
const deleteMutation = 'mutation ($id: ID!) { deleteSection(id: $id) }';
const courseFields = `{ sections ${sectionFields} lessons { id order sectionId } }`;
const arrangeMutation = `mutation ($courseId: ID!, $sections: [SectionArrangementInput!]!) { arrangeCourse(courseId: $courseId, sections: $sections) ${courseFields} }`;
const reorderMutation = `mutation ($courseId: ID!, $ids: [ID!]!) { reorderLessons(courseId: $courseId, lessonIds: $ids) ${courseFields} }`;
const createLessonMutation =
  'mutation ($courseId: ID!, $input: CreateLessonInput!) { createLesson(courseId: $courseId, input: $input) { id kind sectionId order } }';
const updateLessonMutation =
  'mutation ($id: ID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) { id sectionId order } }';
const sectionsQuery = `query ($id: ID!) { course(id: $id) ${courseFields} }`;

interface Section {
  id: string;
  title: string;
  position: number;
  updatedAt: string;
  lessonIds: string[];
}
interface Outline {
  sections: Section[];
  lessons: { id: string; order: number; sectionId: string }[];
}

/** The answer of the only root field. */
type Row = Section & Outline & { order: number; sectionId: string; kind: string };

async function executeAs(document: string, variables: Record<string, unknown>, viewer: Viewer | null = trainer) {
  const { data, errors } = await createExecutor(db).execute<Record<string, Row>>(document, variables, viewer);
  return { row: (data && Object.values(data)[0]) as Row, problem: errors?.[0]?.originalError };
}

const createSection = async (courseId: number, title: string): Promise<Section> =>
  (await executeAs(createMutation, { courseId, input: { title, titleAr: title } })).row;

/** Titles of sections with the keys of their lessons, by flat order: ["A: 1 2", "B: 3"]. */
const describeOutline = ({ sections, lessons }: Outline): string[] => {
  expect(lessons.map(({ id }) => id)).toEqual(sections.flatMap(({ lessonIds }) => lessonIds));
  return sections.map(({ title, lessonIds }) => `${title}: ${lessonIds.join(' ')}`);
};
const readOutline = async (id: number, viewer: Viewer | null = trainer): Promise<string[]> =>
  describeOutline((await executeAs(sectionsQuery, { id }, viewer)).row);

/** A published course with the sections A (lessons 1, 2) and B (lesson 3). */
async function createOutline() {
  const { createCourse, createLesson } = createFixtures(db);
  const { id: courseId } = await createCourse({ trainerId: trainer.id });
  const [one, two] = [await createLesson(courseId), await createLesson(courseId)];
  await db.courseSection.update({ where: { id: one.sectionId }, data: { title: 'A', titleAr: 'A' } });
  const b = Number((await createSection(courseId, 'B')).id);
  const three = await createLesson(courseId);
  return { courseId, a: one.sectionId, b, one: one.id, two: two.id, three: three.id };
}

test('the first lesson of a course brings a section without a heading, and later ones join the last section', async () => {
  const { courseId, a, b, one, two, three } = await createOutline();
  expect(a).not.toBe(b);
  expect(await readOutline(courseId)).toEqual([`A: ${one} ${two}`, `B: ${three}`]);
  const { createCourse, createLesson } = createFixtures(db);
  const { id } = await createCourse({ trainerId: trainer.id });
  await Promise.all(Array.from({ length: 4 }, () => createLesson(id)));
  expect(await db.courseSection.findMany({ where: { courseId: id } })).toMatchObject([{ title: '', titleAr: '' }]);
});

test('the public sees sections with published lessons only, the trainer all', async () => {
  const { courseId, one, two, three } = await createOutline();
  await createSection(courseId, 'Empty');
  await db.lesson.update({ where: { id: three }, data: { isPublished: false } });
  expect(await readOutline(courseId, null)).toEqual([`A: ${one} ${two}`]);
  expect(await readOutline(courseId)).toEqual([`A: ${one} ${two}`, `B: ${three}`, 'Empty: ']);
});

describe('a new section', () => {
  test('needs a title in one language', async () => {
    const { id: courseId } = await createFixtures(db).createCourse({ trainerId: trainer.id });
    const create = async (input: object) => (await executeAs(createMutation, { courseId, input })).problem;
    expect(await create({ titleAr: ' ' })).toMatchObject({
      fields: { title: 'titleInOneLanguage', titleAr: 'titleInOneLanguage' },
    });
    expect(await create({ titleAr: 'السلامة' })).toBeUndefined();
  });

  test('is created once for a client key', async () => {
    const { id: courseId } = await createFixtures(db).createCourse({ trainerId: trainer.id });
    const input = { title: 'Safety', titleAr: 'السلامة', clientKey: '5f0c7b1e-2f0d-4a43-9d3c-0d9a4f6f4a12' };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => executeAs(createMutation, { courseId, input })),
    );
    expect(new Set(responses.map(({ row }) => row.id)).size).toBe(1);
    expect(await db.courseSection.count({ where: { courseId } })).toBe(1);
  });

  test('is refused beyond the maximum of a course', async () => {
    const { id: courseId } = await createFixtures(db).createCourse({ trainerId: trainer.id });
    await db.courseSection.createMany({
      data: Array.from({ length: bounds.courses.sectionsMax }, () => ({ courseId })),
    });
    expect((await executeAs(createMutation, { courseId, input: { title: 'A', titleAr: 'A' } })).problem).toMatchObject({
      code: 'tooManySections',
    });
  });
});

test('a section is renamed under an optimistic lock, and loses its heading without titles', async () => {
  const { a } = await createOutline();
  const { updatedAt } = await db.courseSection.findUniqueOrThrow({ where: { id: a } });
  const rename = (input: object) => executeAs(updateMutation, { id: a, input, updatedAt: updatedAt.toISOString() });
  expect((await rename({ title: '', titleAr: '' })).row).toMatchObject({ title: '', titleAr: '' });
  expect((await rename({ title: 'Later' })).problem).toMatchObject({ code: 'changedMeanwhile' });
});

test('only a section without lessons is deleted, and never the last one; its archived lessons join another', async () => {
  const { courseId, a, b, one, two, three } = await createOutline();
  const remove = async (id: number) => (await executeAs(deleteMutation, { id })).problem;
  expect(await remove(b)).toMatchObject({ code: 'sectionNotEmpty' });
  await executeAs('mutation ($id: ID!) { deleteLesson(id: $id) }', { id: three });
  expect(await remove(b)).toBeUndefined();
  expect(await db.lesson.findUnique({ where: { id: three } })).toMatchObject({ sectionId: a });
  expect(await readOutline(courseId)).toEqual([`A: ${one} ${two}`]);
  await db.lesson.deleteMany({ where: { courseId } });
  expect(await remove(a)).toMatchObject({ code: 'lastSection' });
  expect(await remove(b)).toMatchObject({ code: 'sectionNotFound' });
});

test('arranging moves lessons between sections and orders sections in one write', async () => {
  const { courseId, a, b, one, two, three } = await createOutline();
  const before = await db.lesson.findUniqueOrThrow({ where: { id: two } });
  const arrange = (...sections: { id: number; lessonIds: number[] }[]) =>
    executeAs(arrangeMutation, { courseId, sections });
  const { row } = await arrange({ id: b, lessonIds: [two, three] }, { id: a, lessonIds: [one] });
  expect(describeOutline(row)).toEqual([`B: ${two} ${three}`, `A: ${one}`]);
  expect(row.lessons.map(({ order }) => order)).toEqual([1, 2, 3]);
  expect(await db.lesson.findUnique({ where: { id: two } })).toMatchObject({ updatedAt: before.updatedAt });
  const other = await createOutline();
  const wrong = [
    [{ id: b, lessonIds: [two, three, one] }],
    [
      { id: b, lessonIds: [two, three] },
      { id: a, lessonIds: [] },
    ],
    [
      { id: b, lessonIds: [two, three, one] },
      { id: a, lessonIds: [one] },
    ],
    [
      { id: b, lessonIds: [two, three] },
      { id: a, lessonIds: [one, other.one] },
    ],
    [
      { id: b, lessonIds: [two, three] },
      { id: other.a, lessonIds: [one] },
    ],
    [],
  ];
  for (const sections of wrong)
    expect((await arrange(...sections)).problem).toMatchObject({ code: 'changedMeanwhile' });
  expect(await readOutline(courseId)).toEqual([`B: ${two} ${three}`, `A: ${one}`]);
});

test('reordering by a flat list never mixes sections', async () => {
  const { courseId, one, two, three } = await createOutline();
  const { row } = await executeAs(reorderMutation, { courseId, ids: [three, two, one] });
  expect(describeOutline(row)).toEqual([`A: ${two} ${one}`, `B: ${three}`]);
});

test('lessons are created in a section and moved to another, at its end', async () => {
  const { courseId, a, b, one, two, three } = await createOutline();
  const input = { title: 'Test', titleAr: 'اختبار', kind: 'quiz', sectionId: a };
  const { row: quiz } = await executeAs(createLessonMutation, { courseId, input });
  expect(quiz).toMatchObject({ kind: 'quiz', sectionId: String(a), order: 3 });
  expect(await readOutline(courseId)).toEqual([`A: ${one} ${two} ${quiz.id}`, `B: ${three}`]);
  const moved = await executeAs(updateLessonMutation, { id: one, input: { sectionId: b } });
  expect(moved.row).toMatchObject({ sectionId: String(b), order: 4 });
  expect(await readOutline(courseId)).toEqual([`A: ${two} ${quiz.id}`, `B: ${three} ${one}`]);
  const { b: foreign } = await createOutline();
  for (const { problem } of [
    await executeAs(updateLessonMutation, { id: one, input: { sectionId: foreign } }),
    await executeAs(createLessonMutation, { courseId, input: { ...input, sectionId: foreign } }),
  ])
    expect(problem).toMatchObject({ fields: { sectionId: 'unknownSection' } });
});

test('the kind of a lesson is fixed from its first publication or visit', async () => {
  const { createLesson, createEnrollment, createUser } = createFixtures(db);
  const { courseId, one } = await createOutline();
  const draft = await createLesson(courseId, { isPublished: false });
  const toQuiz = (id: number) => db.lesson.update({ where: { id }, data: { kind: 'quiz' } });
  expect(await toQuiz(draft.id)).toMatchObject({ kind: 'quiz' });
  await expect(toQuiz(one)).rejects.toThrow('lessons_kind_fixed');
  const opened = await createLesson(courseId, { isPublished: false });
  const { id: enrollmentId } = await createEnrollment((await createUser()).id, courseId);
  await db.lessonProgress.create({ data: { enrollmentId, lessonId: opened.id } });
  await expect(toQuiz(opened.id)).rejects.toThrow('lessons_kind_fixed');
});

test('a quiz is no free preview', async () => {
  const { courseId } = await createOutline();
  const quiz = await createFixtures(db).createLesson(courseId, { kind: 'quiz' });
  const mutation =
    'mutation ($id: ID!, $lesson: ID!) { updateCourse(id: $id, input: { previewLessonId: $lesson }) { id } }';
  expect((await executeAs(mutation, { id: courseId, lesson: quiz.id })).problem).toMatchObject({
    fields: { previewLessonId: 'previewNotPublished' },
  });
});

test('the audit log has sections and moved lessons of an admin', async () => {
  const admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  const { courseId, a, b, one, two, three } = await createOutline();
  await executeAs(updateMutation, { id: b, input: { title: 'Batteries' } }, admin);
  const sections = [
    { id: a, lessonIds: [one] },
    { id: b, lessonIds: [two, three] },
  ];
  await executeAs(arrangeMutation, { courseId, sections }, admin);
  const entries = await db.auditEntry.findMany({ where: { actorId: admin.id }, orderBy: { id: 'asc' } });
  expect(entries).toMatchObject([
    { entity: 'course_sections', entityId: b, before: { title: 'B' }, after: { title: 'Batteries' } },
    { entity: 'lessons', entityId: two, before: { sectionId: a }, after: { sectionId: b } },
  ]);
});

test('concurrent arrangements, new lessons and reorderings end in one order without gaps', async () => {
  const { courseId, a, b, one, two, three } = await createOutline();
  const first = [
    { id: a, lessonIds: [one, two, three] },
    { id: b, lessonIds: [] },
  ];
  const second = [
    { id: b, lessonIds: [three] },
    { id: a, lessonIds: [two, one] },
  ];
  await Promise.all([
    executeAs(arrangeMutation, { courseId, sections: first }),
    executeAs(arrangeMutation, { courseId, sections: second }),
    executeAs(reorderMutation, { courseId, ids: [three, one, two] }),
    executeAs(createLessonMutation, { courseId, input: { title: 'New', titleAr: 'جديد', sectionId: a } }),
  ]);
  const lessons = await db.lesson.findMany({ where: { courseId }, select: { order: true } });
  expect(lessons.map(({ order }) => order).toSorted((x, y) => x - y)).toEqual([1, 2, 3, 4]);
  await readOutline(courseId);
});
