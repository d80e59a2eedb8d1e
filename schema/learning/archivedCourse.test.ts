import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { completeMutation, enrollMutation, problemOf, visitMutation } from '../testing/learningDocuments';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** A course with three lessons and an enrolled student, unpublished after its publication. */
async function insertArchivedCourse() {
  const { createCourse, createLesson, createUser } = createFixtures(db);
  const course = await createCourse();
  const lessons = [await createLesson(course.id), await createLesson(course.id), await createLesson(course.id)];
  const student = await createUser();
  const viewer = viewerFor(student);
  await createExecutor(db).execute(enrollMutation, { id: course.id }, viewer);
  await db.course.update({ where: { id: course.id }, data: { isPublished: false } });
  return { course, lessons, student, viewer };
}

describe('an archived course', () => {
  const courseQuery =
    'query ($id: ID!) { course(id: $id) { isArchived lessonCount lessons { content } myEnrollment { progress } } }';

  test('stays open to its enrolled students with lessons and progress', async () => {
    const { course, lessons, viewer } = await insertArchivedCourse();
    const { execute } = createExecutor(db);
    const content = expect.any(String);
    expect((await execute(courseQuery, { id: course.id }, viewer)).data).toEqual({
      course: {
        isArchived: true,
        lessonCount: 3,
        lessons: [{ content }, { content }, { content }],
        myEnrollment: { progress: 0 },
      },
    });
    const { data: visited } = await execute(visitMutation, { id: lessons[0]?.id, position: 5 }, viewer);
    expect(visited).toEqual({ recordLessonVisit: { position: 5 } });
    const { data: completed } = await execute(completeMutation, { id: lessons[0]?.id }, viewer);
    expect(completed).toMatchObject({ completeLesson: { progress: 33, nextLesson: { id: String(lessons[1]?.id) } } });
    const dashboard = '{ currentEnrollment { courseId } myEnrollments { nextLesson { id } course { isArchived } } }';
    expect((await execute(dashboard, {}, viewer)).data).toEqual({
      currentEnrollment: { courseId: String(course.id) },
      myEnrollments: [{ nextLesson: { id: String(lessons[1]?.id) }, course: { isArchived: true } }],
    });
    expect((await execute(enrollMutation, { id: course.id }, viewer)).data).toMatchObject({
      enrollInCourse: { progress: 33 },
    });
  });

  test('is not found by others and takes no new enrollment', async () => {
    const { createUser } = createFixtures(db);
    const { course, lessons, student } = await insertArchivedCourse();
    const { execute } = createExecutor(db);
    const other = viewerFor(await createUser());
    for (const viewer of [null, other, viewerFor(await createUser({ role: 'trainer' }))])
      expect((await execute(courseQuery, { id: course.id }, viewer)).data).toEqual({ course: null });
    expect(problemOf(await execute(enrollMutation, { id: course.id }, other))).toMatchObject({
      code: 'courseNotFound',
    });
    for (const document of [completeMutation, visitMutation])
      expect(problemOf(await execute(document, { id: lessons[0]?.id }, other))).toMatchObject({
        code: 'lessonNotFound',
      });
    expect(await db.enrollment.findMany({ where: { courseId: course.id } })).toMatchObject([{ studentId: student.id }]);
  });

  test('is in no list, also for its students', async () => {
    const { course, viewer } = await insertArchivedCourse();
    const document = 'query ($filter: CourseFilter) { courses(filter: $filter, first: 100) { nodes { id } } }';
    for (const filter of [{}, { isPublished: false }, { search: course.title }]) {
      const { data } = await createExecutor(db).execute<{ courses: { nodes: { id: string }[] } }>(
        document,
        { filter },
        viewer,
      );
      expect(data?.courses.nodes.map(({ id }) => Number(id))).not.toContain(course.id);
    }
  });

  test('gives no lesson contents while the payment is pending', async () => {
    const { course, viewer } = await insertArchivedCourse();
    await db.enrollment.updateMany({ where: { courseId: course.id }, data: { status: 'pending_payment' } });
    const { data } = await createExecutor(db).execute(courseQuery, { id: course.id }, viewer);
    expect(data).toMatchObject({ course: { lessons: [{ content: null }, { content: null }, { content: null }] } });
  });
});

test('a course that was never published is hidden from a student with an enrollment', async () => {
  const { createCourse, createLesson, createUser, createEnrollment } = createFixtures(db);
  const course = await createCourse({ isPublished: false });
  const lesson = await createLesson(course.id);
  const student = await createUser();
  await createEnrollment(student.id, course.id);
  const { execute } = createExecutor(db);
  const viewer = viewerFor(student);
  expect((await execute('query ($id: ID!) { course(id: $id) { id } }', { id: course.id }, viewer)).data).toEqual({
    course: null,
  });
  expect(problemOf(await execute(completeMutation, { id: lesson.id }, viewer))).toMatchObject({
    code: 'lessonNotFound',
  });
});
