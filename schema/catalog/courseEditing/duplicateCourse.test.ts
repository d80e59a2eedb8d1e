import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { RateLimiter, Viewer } from '../../core/context';
import { bounds } from '../../contract/bounds';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { deleteUnusedUploads } from '../../uploads/uploads';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  trainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
});
afterAll(() => close());

const duplicateMutation =
  'mutation ($id: ID!) { duplicateCourse(id: $id) { id title titleAr slug isPublished isArchived lessonCount } }';
const deleteMutation = 'mutation ($id: ID!) { deleteCourse(id: $id) }';
const executeAs = async (document: string, id: number, viewer: Viewer) => {
  const { data, errors } = await createExecutor(db).execute(document, { id }, viewer);
  return { data, problem: errors?.[0]?.originalError };
};
const duplicateAs = async (id: number, viewer = trainer): Promise<number> => {
  const { data } = await executeAs(duplicateMutation, id, viewer);
  return Number((data as { duplicateCourse: { id: string } }).duplicateCourse.id);
};

async function insertTakenCourse() {
  const { createCourse, createLesson, createUser, createEnrollment } = createFixtures(db);
  const key = `${randomBytes(16).toString('hex')}.pdf`;
  const upload = { key, kind: 'attachment' as const, name: 'plan.pdf', type: 'application/pdf', bytes: 1 };
  await db.upload.create({ data: { ...upload, ownerId: trainer.id, createdAt: new Date(0) } });
  const course = await createCourse({
    trainerId: trainer.id,
    price: '900',
    level: 'advanced',
    duration: 45,
    keywords: ['éolien'],
    outcomesAr: ['تركيب لوح'],
  });
  const attachments = [{ name: 'Plan', nameAr: 'مخطط', url: `/media/uploads/${key}` }];
  await createLesson(course.id, { title: 'Second', order: 2, isPublished: false });
  await createLesson(course.id, { title: 'First', order: 1, attachments });
  const student = await createUser();
  await createEnrollment(student.id, course.id);
  await db.review.create({
    data: { courseId: course.id, userId: student.id, trainerId: trainer.id, rating: 5, isApproved: true },
  });
  return { course, student, attachments, key };
}

describe('duplicating a course', () => {
  test('makes a draft with its lessons and attachments, without enrollments and reviews', async () => {
    const { course, attachments } = await insertTakenCourse();
    const { data } = await executeAs(duplicateMutation, course.id, trainer);
    expect(data).toMatchObject({
      duplicateCourse: {
        title: 'Home solar (copy)',
        titleAr: 'الطاقة الشمسية المنزلية (نسخة)',
        slug: 'home-solar-copy',
        isPublished: false,
        isArchived: false,
        lessonCount: 2,
      },
    });
    const copy = await db.course.findUniqueOrThrow({
      where: { slug: 'home-solar-copy' },
      include: { counters: true, lessons: { orderBy: { order: 'asc' } }, enrollments: true, reviews: true },
    });
    const { description, categoryId, trainerId, price, isFree, level, duration, keywords, outcomesAr } = course;
    expect(copy).toMatchObject({ description, categoryId, trainerId, price, isFree, level, duration, keywords });
    expect(copy.outcomesAr).toEqual(outcomesAr);
    expect(copy).toMatchObject({ counters: { enrollmentCount: 0, ratingCount: 0 }, firstPublishedAt: null });
    expect([copy.enrollments, copy.reviews]).toEqual([[], []]);
    expect(copy.lessons).toMatchObject([
      { title: 'First', content: 'The body of the lesson.', attachments, isPublished: true },
      { title: 'Second', isPublished: false },
    ]);
    expect(copy.searchText).toContain('نسخه');
    expect(await db.lesson.count({ where: { courseId: course.id } })).toBe(2);
  });

  test('copies sections, kinds of lessons and prerequisites', async () => {
    const { createCourse, createLesson } = createFixtures(db);
    const [required, course] = [await createCourse(), await createCourse({ trainerId: trainer.id })];
    const prerequisites = { create: { requiredCourseId: required.id } };
    await db.course.update({ where: { id: course.id }, data: { prerequisites } });
    const createSection = (title: string, position: number) =>
      db.courseSection.create({ data: { courseId: course.id, title, titleAr: `${title} ع`, position } });
    const [last, first] = [await createSection('Last', 7), await createSection('First', 3)];
    await createSection('Empty', 5);
    await createLesson(course.id, { title: 'Quiz', sectionId: last.id, order: 2, kind: 'quiz', needsPrevious: true });
    await createLesson(course.id, { title: 'Text', sectionId: first.id, order: 1, isRequired: false });
    const copy = await db.course.findUniqueOrThrow({
      where: { id: await duplicateAs(course.id) },
      include: {
        prerequisites: true,
        sections: { orderBy: { position: 'asc' }, include: { lessons: true } },
      },
    });
    expect(copy.prerequisites).toMatchObject([{ requiredCourseId: required.id }]);
    expect(copy.sections).toMatchObject([
      {
        title: 'First',
        titleAr: 'First ع',
        position: 1,
        lessons: [{ title: 'Text', kind: 'content', isRequired: false }],
      },
      { title: 'Empty', position: 2, lessons: [] },
      { title: 'Last', position: 3, lessons: [{ title: 'Quiz', kind: 'quiz', order: 2, needsPrevious: true }] },
    ]);
  });

  test('marks titles of the maximum length and numbers slugs', async () => {
    const title = 'x'.repeat(bounds.content.titleMax);
    const { id } = await createFixtures(db).createCourse({ trainerId: trainer.id, title, titleAr: title });
    const ids = await Promise.all([duplicateAs(id), duplicateAs(id)]);
    const copies = await db.course.findMany({ where: { id: { in: ids } } });
    expect(new Set(copies.map(({ slug }) => slug)).size).toBe(2);
    for (const copy of copies) {
      expect(copy.title).toMatch(/x \(copy\)$/);
      expect(copy.titleAr).toMatch(/x \(نسخة\)$/);
      expect([copy.title.length, copy.titleAr.length]).toEqual([bounds.content.titleMax, bounds.content.titleMax]);
    }
  });

  test('shares uploaded files: they stay until the last of both courses is deleted', async () => {
    const { course, student, key } = await insertTakenCourse();
    const copyId = await duplicateAs(course.id);
    await db.review.deleteMany({ where: { courseId: course.id } });
    await db.enrollment.deleteMany({ where: { studentId: student.id } });
    expect((await executeAs(deleteMutation, course.id, trainer)).problem).toBeUndefined();
    const deleteUnused = () => deleteUnusedUploads(db, () => Promise.resolve());
    expect(await deleteUnused()).not.toContain(key);
    expect((await executeAs(deleteMutation, copyId, trainer)).problem).toBeUndefined();
    expect(await deleteUnused()).toContain(key);
  });

  test('is refused for courses of other trainers, and stores nothing', async () => {
    const { createUser, createCourse } = createFixtures(db);
    const other = viewerFor(await createUser({ role: 'trainer' }));
    const published = await createCourse({ trainerId: trainer.id });
    const draft = await createCourse({ trainerId: trainer.id, isPublished: false });
    const before = await db.course.count();
    expect((await executeAs(duplicateMutation, published.id, other)).problem).toMatchObject({ code: 'notAllowed' });
    expect((await executeAs(duplicateMutation, draft.id, other)).problem).toMatchObject({ code: 'courseNotFound' });
    expect(await db.course.count()).toBe(before);
  });

  test('counts the copied lessons for the limit of new lessons', async () => {
    const { course } = await insertTakenCourse();
    const counted: unknown[] = [];
    const limitByUser = (...action: unknown[]) => Promise.resolve(void counted.push(action));
    const executor = createExecutor(db, { services: { rateLimiter: { limitByUser } as unknown as RateLimiter } });
    await executor.execute(duplicateMutation, { id: course.id }, trainer);
    expect(counted).toEqual([
      [trainer.id, 'course'],
      [trainer.id, 'lesson', 2],
    ]);
  });

  test('by an admin leaves the copy with the trainer', async () => {
    const admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
    const { id } = await createFixtures(db).createCourse({ trainerId: trainer.id });
    const copyId = await duplicateAs(id, admin);
    expect(await db.course.findUnique({ where: { id: copyId } })).toMatchObject({ trainerId: trainer.id });
  });
});

test('copies and deletions of courses by their trainer are in the audit log, a copy as one entry', async () => {
  const { createCourse, createLesson } = createFixtures(db);
  const { id } = await createCourse({ trainerId: trainer.id, isPublished: false });
  await createLesson(id);
  const copyId = await duplicateAs(id);
  const entriesOf = (entityId: number) =>
    db.auditEntry.findMany({ where: { entity: 'courses', entityId }, select: { action: true, actorId: true } });
  expect(await entriesOf(copyId)).toEqual([{ action: 'create', actorId: trainer.id }]);
  expect(await db.auditEntry.count({ where: { entity: 'lessons', action: 'create' } })).toBe(0);
  await executeAs(deleteMutation, id, trainer);
  expect(await entriesOf(id)).toEqual([{ action: 'delete', actorId: trainer.id }]);
});
