import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import {
  completeMutation,
  completeOpenedMutation,
  enrollMutation,
  problemOf,
  visitMutation,
} from '../testing/learningDocuments';
import { findNextLesson } from './enrollment';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** A published course with three published lessons and a draft, and a student. */
async function insertCourseWithLessons() {
  const { createCourse, createLesson, createUser } = createFixtures(db);
  const course = await createCourse();
  const lessons = [await createLesson(course.id), await createLesson(course.id), await createLesson(course.id)];
  const draft = await createLesson(course.id, { isPublished: false });
  const student = await createUser();
  return { course, lessons, draft, student, viewer: viewerFor(student) };
}

describe('enrollment', () => {
  test('enrolls a student immediately; a repeated call returns the same enrollment', async () => {
    const { course, viewer } = await insertCourseWithLessons();
    const { execute } = createExecutor(db);
    const first = await execute(enrollMutation, { id: course.id }, viewer);
    expect(first).toMatchObject({ data: { enrollInCourse: { status: 'in_progress', progress: 0 } } });
    expect(await execute(enrollMutation, { id: course.id }, viewer)).toEqual(first);
    expect(await db.courseCounters.findUnique({ where: { courseId: course.id } })).toMatchObject({
      enrollmentCount: 1,
    });
  });

  test('30 concurrent calls create and count one enrollment', async () => {
    const { course, viewer, student } = await insertCourseWithLessons();
    const { execute } = createExecutor(db);
    const results = await Promise.all(
      Array.from({ length: 30 }, () => execute(enrollMutation, { id: course.id }, viewer)),
    );
    expect(results.every(({ errors }) => !errors)).toBe(true);
    expect(await db.enrollment.count({ where: { studentId: student.id } })).toBe(1);
    expect(await db.courseCounters.findUnique({ where: { courseId: course.id } })).toMatchObject({
      enrollmentCount: 1,
    });
  });

  test('visitors must sign in, trainers and admins cannot enroll, and nothing is stored', async () => {
    const { createUser } = createFixtures(db);
    const { course } = await insertCourseWithLessons();
    const { execute } = createExecutor(db);
    expect(problemOf(await execute(enrollMutation, { id: course.id }))).toMatchObject({ code: 'notSignedIn' });
    for (const role of ['trainer', 'admin'] as const) {
      const viewer = viewerFor(await createUser({ role }));
      expect(problemOf(await execute(enrollMutation, { id: course.id }, viewer))).toMatchObject({
        code: 'onlyStudentsEnroll',
      });
    }
    expect(await db.enrollment.count({ where: { courseId: course.id } })).toBe(0);
  });

  test('a draft and an unknown course are both not found', async () => {
    const { createCourse } = createFixtures(db);
    const draft = await createCourse({ isPublished: false });
    const { viewer } = await insertCourseWithLessons();
    for (const id of [draft.id, 999_999, 'nonsense']) {
      expect(problemOf(await createExecutor(db).execute(enrollMutation, { id }, viewer))).toMatchObject({
        code: 'courseNotFound',
      });
    }
  });
});

describe('progress', () => {
  test('counts published lessons, rounds down, completes at 100 and never decreases after completion', async () => {
    const { createLesson } = createFixtures(db);
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { execute } = createExecutor(db);
    await execute(enrollMutation, { id: course.id }, viewer);
    const complete = async (lesson: { id: number } | undefined) =>
      (await execute<{ completeLesson: unknown }>(completeMutation, { id: lesson?.id }, viewer)).data?.completeLesson;
    expect(await complete(lessons[1])).toMatchObject({ progress: 33, status: 'in_progress', certificateIssued: false });
    expect(await complete(lessons[1])).toMatchObject({ progress: 33, nextLesson: { id: String(lessons[0]?.id) } });
    expect(await complete(lessons[0])).toMatchObject({ progress: 66 });
    expect(await complete(lessons[2])).toMatchObject({ progress: 100, status: 'completed', certificateIssued: true });
    const added = await createLesson(course.id);
    expect(await complete(added)).toMatchObject({ progress: 100, status: 'completed' });
  });

  test('counts lessons completed concurrently', async () => {
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { execute } = createExecutor(db);
    await execute(enrollMutation, { id: course.id }, viewer);
    await Promise.all(lessons.map(({ id }) => execute(completeMutation, { id }, viewer)));
    expect(await db.enrollment.findFirst({ where: { studentId: viewer.id } })).toMatchObject({
      progress: 100,
      status: 'completed',
    });
  });

  test('concurrently saved positions and completions do not fail', async () => {
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { execute } = createExecutor(db);
    await execute(enrollMutation, { id: course.id }, viewer);
    const rounds = Array.from({ length: 20 }, () =>
      lessons.flatMap(({ id }) => [
        execute(visitMutation, { id, position: 5 }, viewer),
        execute(completeMutation, { id }, viewer),
      ]),
    );
    const results = await Promise.all(rounds.flat());
    expect(results.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await db.enrollment.findFirst({ where: { studentId: viewer.id } })).toMatchObject({ status: 'completed' });
  });

  test('an unpublished lesson counts neither as completed nor as part of the course', async () => {
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { execute } = createExecutor(db);
    await execute(enrollMutation, { id: course.id }, viewer);
    await execute(completeMutation, { id: lessons[0]?.id }, viewer);
    await db.lesson.update({ where: { id: lessons[0]?.id }, data: { isPublished: false } });
    const { data } = await execute('{ myEnrollments { completedLessons course { lessonCount } } }', {}, viewer);
    expect(data).toEqual({ myEnrollments: [{ completedLessons: [], course: { lessonCount: 2 } }] });
  });

  test('completing a lesson twice changes nothing', async () => {
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { execute } = createExecutor(db);
    await execute(enrollMutation, { id: course.id }, viewer);
    await execute(completeMutation, { id: lessons[0]?.id }, viewer);
    const rows = () =>
      Promise.all([
        db.enrollment.findFirst({ where: { studentId: viewer.id } }),
        db.lessonProgress.findMany({ where: { lessonId: lessons[0]?.id } }),
      ]);
    const before = await rows();
    await execute(completeOpenedMutation, { id: lessons[0]?.id }, viewer);
    expect(await rows()).toEqual(before);
  });

  test('requires an active enrollment and a published lesson', async () => {
    const { course, lessons, draft, viewer, student } = await insertCourseWithLessons();
    const { execute } = createExecutor(db);
    for (const document of [completeMutation, visitMutation]) {
      expect(problemOf(await execute(document, { id: lessons[0]?.id }, viewer))).toMatchObject({ code: 'notEnrolled' });
    }
    await createFixtures(db).createEnrollment(student.id, course.id, { status: 'pending_payment' });
    for (const document of [completeMutation, visitMutation]) {
      expect(problemOf(await execute(document, { id: lessons[0]?.id }, viewer))).toMatchObject({ code: 'notEnrolled' });
      expect(problemOf(await execute(document, { id: draft.id }, viewer))).toMatchObject({ code: 'lessonNotFound' });
    }
    expect(await db.lessonProgress.count({ where: { enrollment: { studentId: student.id } } })).toBe(0);
  });
});

test('stores the video position and keeps it when the lesson is opened again', async () => {
  const { course, lessons, viewer } = await insertCourseWithLessons();
  const { execute } = createExecutor(db);
  await execute(enrollMutation, { id: course.id }, viewer);
  const id = lessons[0]?.id;
  expect(await execute(visitMutation, { id, position: 75 }, viewer)).toEqual({
    data: { recordLessonVisit: { position: 75 } },
  });
  expect(await execute(visitMutation, { id }, viewer)).toEqual({ data: { recordLessonVisit: { position: 75 } } });
  for (const position of [-1, 90_000]) {
    expect(problemOf(await execute(visitMutation, { id, position }, viewer))).toMatchObject({ code: 'invalidInput' });
  }
});

test('students see their own enrollments, trainers those of their courses, admins all', async () => {
  const { createUser, createEnrollment } = createFixtures(db);
  const { course, student, viewer } = await insertCourseWithLessons();
  const classmate = await createUser();
  await createEnrollment(student.id, course.id);
  await createEnrollment(classmate.id, course.id);
  const enrollments =
    'query ($studentId: ID) { enrollments(studentId: $studentId) { nodes { studentId studentName } } }';
  const visibleStudents = async (
    viewerArg: Parameters<ReturnType<typeof createExecutor>['execute']>[2],
    studentId?: number,
  ) => {
    const { data } = await createExecutor(db).execute<{ enrollments: { nodes: { studentId: string }[] } }>(
      enrollments,
      { studentId },
      viewerArg,
    );
    return data?.enrollments.nodes
      .map((node) => Number(node.studentId))
      .filter((id) => [student.id, classmate.id].includes(id));
  };
  expect(await visibleStudents(viewer)).toEqual([student.id]);
  expect(await visibleStudents(viewer, classmate.id)).toEqual([]);
  expect(await visibleStudents(viewerFor({ id: course.trainerId, role: 'trainer' }))).toEqual([
    classmate.id,
    student.id,
  ]);
  expect(await visibleStudents(viewerFor(await createUser({ role: 'trainer' })))).toEqual([]);
  expect(await visibleStudents(viewerFor(await createUser({ role: 'admin' })), classmate.id)).toEqual([classmate.id]);
});

test('the current enrollment has an open lesson that is not completed, also after enrolling in an empty course', async () => {
  const { createCourse, createLesson, createEnrollment } = createFixtures(db);
  const { course, lessons, student, viewer } = await insertCourseWithLessons();
  const { execute } = createExecutor(db);
  const currentCourse = async () => {
    const { data } = await execute<{ currentEnrollment: { courseId: string } | null }>(
      '{ currentEnrollment { courseId nextLesson { id } } }',
      {},
      viewer,
    );
    return data?.currentEnrollment && Number(data.currentEnrollment.courseId);
  };
  await execute(enrollMutation, { id: course.id }, viewer);
  await execute(completeMutation, { id: lessons[0]?.id }, viewer);
  const [empty, finished] = [await createCourse(), await createCourse()];
  await createLesson(empty.id, { isPublished: false });
  const { id: lastLesson } = await createLesson(finished.id);
  await execute(enrollMutation, { id: empty.id }, viewer);
  // A running enrollment without an unfinished lesson: its only lesson was optional when it was completed.
  const { id: enrollmentId } = await createEnrollment(student.id, finished.id);
  await db.lessonProgress.create({ data: { enrollmentId, lessonId: lastLesson, completedAt: new Date() } });
  expect(await currentCourse()).toBe(course.id);
  await createLesson(empty.id);
  expect(await currentCourse(), 'a course that was opened comes before one that was not').toBe(course.id);
  await db.enrollment.updateMany({ where: { studentId: student.id, courseId: course.id }, data: { status: 'ended' } });
  expect(await currentCourse()).toBe(empty.id);
});

test('the summary counts open and completed courses, and leaves out unpaid and ended enrollments', async () => {
  const { createCourse, createEnrollment } = createFixtures(db);
  const { course, lessons, viewer } = await insertCourseWithLessons();
  const { execute } = createExecutor(db);
  await execute(enrollMutation, { id: course.id }, viewer);
  for (const { id } of lessons) await execute(completeMutation, { id }, viewer);
  for (const status of ['in_progress', 'pending_payment', 'ended'] as const)
    await createEnrollment(viewer.id, (await createCourse()).id, { status });
  const { data } = await execute(
    '{ myLearningSummary { enrolledCourses completedCourses learningHours certificates } }',
    {},
    viewer,
  );
  expect(data).toEqual({
    myLearningSummary: { enrolledCourses: 2, completedCourses: 1, learningHours: 1, certificates: 1 },
  });
});

test('recommends published courses in which the student is not enrolled', async () => {
  const { createCourse } = createFixtures(db);
  const { course, viewer } = await insertCourseWithLessons();
  const [draft, open] = [await createCourse({ isPublished: false }), await createCourse()];
  const { execute } = createExecutor(db);
  await execute(enrollMutation, { id: course.id }, viewer);
  const { data } = await execute<{ recommendedCourses: { id: string }[] }>(
    '{ recommendedCourses(first: 24) { id } }',
    {},
    viewer,
  );
  const ids = data?.recommendedCourses.map(({ id }) => Number(id));
  expect(ids).toContain(open.id);
  expect(ids).not.toContain(course.id);
  expect(ids).not.toContain(draft.id);
});

test("recommends courses of the student's categories first, then the easiest others", async () => {
  const { createCourse } = createFixtures(db);
  const { course, viewer } = await insertCourseWithLessons();
  const { execute } = createExecutor(db);
  await execute(enrollMutation, { id: course.id }, viewer);
  const createPopularCourse = async (level: 'advanced' | 'beginner', enrollmentCount: number) => {
    const popular = await createCourse({ level });
    await db.courseCounters.update({ where: { courseId: popular.id }, data: { enrollmentCount } });
    return popular;
  };
  const hard = await createPopularCourse('advanced', 900);
  const easy = await createPopularCourse('beginner', 800);
  const related = await createCourse({ level: 'advanced', categoryId: course.categoryId });
  const { data } = await execute<{ recommendedCourses: { id: string }[] }>(
    '{ recommendedCourses(first: 24) { id } }',
    {},
    viewer,
  );
  const ids = data?.recommendedCourses.map(({ id }) => Number(id)) ?? [];
  expect(ids[0]).toBe(related.id);
  expect(ids.indexOf(easy.id)).toBeGreaterThan(0);
  expect(ids.indexOf(hard.id)).toBeGreaterThan(ids.indexOf(easy.id));
});

describe('the next lesson', () => {
  const lessons = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const openedOn = (minute: number) => new Date(2026, 0, 1, 0, minute);
  test.each([
    ['the first lesson of a course not yet opened', [], 1],
    [
      'the unfinished lesson opened last',
      [
        { lessonId: 1, openedAt: openedOn(1), completedAt: null },
        { lessonId: 3, openedAt: openedOn(2), completedAt: null },
      ],
      3,
    ],
    [
      'the first unfinished lesson after a completed one',
      [{ lessonId: 1, openedAt: openedOn(1), completedAt: openedOn(2) }],
      2,
    ],
    [
      'the first lesson when all are finished',
      lessons.map(({ id }) => ({ lessonId: id, openedAt: openedOn(1), completedAt: openedOn(2) })),
      1,
    ],
  ])('is %s', (_name, visits, id) => {
    expect(findNextLesson(lessons, visits)).toEqual({ id });
  });
});
