import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { findNextLesson } from './enrollment';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const enrollMutation = 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id status progress } }';
const completeMutation =
  'mutation ($id: ID!) { completeLesson(lessonId: $id) { progress status certificateIssued completedLessons nextLesson { id } } }';
const visitMutation =
  'mutation ($id: ID!, $position: Int) { recordLessonVisit(lessonId: $id, position: $position) { position } }';
const problemOf = ({ errors }: { errors?: readonly { originalError?: unknown }[] }) => errors?.[0]?.originalError;

/** A published course of three lessons and a fourth in draft, and a student. */
async function insertCourseWithLessons() {
  const { createCourse, createLesson, createUser } = createFixtures(db);
  const course = await createCourse({ price: '900' });
  const lessons = [await createLesson(course.id), await createLesson(course.id), await createLesson(course.id)];
  const draft = await createLesson(course.id, { isPublished: false });
  const student = await createUser();
  return { course, lessons, draft, student, viewer: viewerFor(student) };
}

describe('enrolment', () => {
  test('a student is enrolled at once, and a second call answers the first enrolment', async () => {
    const { course, viewer } = await insertCourseWithLessons();
    const { ask } = createExecutor(db);
    const first = await ask(enrollMutation, { id: course.id }, viewer);
    expect(first).toMatchObject({ data: { enrollInCourse: { status: 'in_progress', progress: 0 } } });
    expect(await ask(enrollMutation, { id: course.id }, viewer)).toEqual(first);
    expect(await db.course.findUnique({ where: { id: course.id } })).toMatchObject({ enrollmentCount: 1 });
  });

  test('30 calls at once make one enrolment, counted once', async () => {
    const { course, viewer, student } = await insertCourseWithLessons();
    const { ask } = createExecutor(db);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(enrollMutation, { id: course.id }, viewer)));
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    expect(await db.enrollment.count({ where: { studentId: student.id } })).toBe(1);
    expect(await db.course.findUnique({ where: { id: course.id } })).toMatchObject({ enrollmentCount: 1 });
  });

  test('a visitor is asked to sign in, others are told that only students enrol, and nothing is stored', async () => {
    const { createUser } = createFixtures(db);
    const { course } = await insertCourseWithLessons();
    const { ask } = createExecutor(db);
    expect(problemOf(await ask(enrollMutation, { id: course.id }))).toMatchObject({ code: 'notSignedIn' });
    for (const role of ['trainer', 'admin'] as const) {
      const viewer = viewerFor(await createUser({ role }));
      expect(problemOf(await ask(enrollMutation, { id: course.id }, viewer))).toMatchObject({
        code: 'onlyStudentsEnroll',
      });
    }
    expect(await db.enrollment.count({ where: { courseId: course.id } })).toBe(0);
  });

  test('a draft and a course that is not there are the same to a student', async () => {
    const { createCourse } = createFixtures(db);
    const draft = await createCourse({ isPublished: false });
    const { viewer } = await insertCourseWithLessons();
    for (const id of [draft.id, 999_999, 'nonsense']) {
      expect(problemOf(await createExecutor(db).ask(enrollMutation, { id }, viewer))).toMatchObject({
        code: 'courseNotFound',
      });
    }
  });
});

describe('progress', () => {
  test('counts published lessons, rounds down, completes at 100, and never goes back', async () => {
    const { createLesson } = createFixtures(db);
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { ask } = createExecutor(db);
    await ask(enrollMutation, { id: course.id }, viewer);
    const step = async (lesson: { id: number } | undefined) =>
      (await ask<{ completeLesson: unknown }>(completeMutation, { id: lesson?.id }, viewer)).data?.completeLesson;
    expect(await step(lessons[1])).toMatchObject({ progress: 33, status: 'in_progress', certificateIssued: false });
    expect(await step(lessons[1])).toMatchObject({ progress: 33, nextLesson: { id: String(lessons[0]?.id) } });
    expect(await step(lessons[0])).toMatchObject({ progress: 66 });
    expect(await step(lessons[2])).toMatchObject({ progress: 100, status: 'completed', certificateIssued: true });
    const added = await createLesson(course.id);
    expect(await step(added)).toMatchObject({ progress: 100, status: 'completed' });
  });

  test('lessons completed at the same moment are all counted', async () => {
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { ask } = createExecutor(db);
    await ask(enrollMutation, { id: course.id }, viewer);
    await Promise.all(lessons.map(({ id }) => ask(completeMutation, { id }, viewer)));
    expect(await db.enrollment.findFirst({ where: { studentId: viewer.id } })).toMatchObject({
      progress: 100,
      status: 'completed',
    });
  });

  test("positions saved while lessons are completed get in nobody's way", async () => {
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { ask } = createExecutor(db);
    await ask(enrollMutation, { id: course.id }, viewer);
    const rounds = Array.from({ length: 20 }, () =>
      lessons.flatMap(({ id }) => [
        ask(visitMutation, { id, position: 5 }, viewer),
        ask(completeMutation, { id }, viewer),
      ]),
    );
    const answers = await Promise.all(rounds.flat());
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await db.enrollment.findFirst({ where: { studentId: viewer.id } })).toMatchObject({ status: 'completed' });
  });

  test('a completed lesson that is no longer published counts on neither side', async () => {
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { ask } = createExecutor(db);
    await ask(enrollMutation, { id: course.id }, viewer);
    await ask(completeMutation, { id: lessons[0]?.id }, viewer);
    await db.lesson.update({ where: { id: lessons[0]?.id }, data: { isPublished: false } });
    const { data } = await ask('{ myEnrollments { completedLessons course { lessonCount } } }', {}, viewer);
    expect(data).toEqual({ myEnrollments: [{ completedLessons: [], course: { lessonCount: 2 } }] });
  });

  test('completing twice changes nothing', async () => {
    const { course, lessons, viewer } = await insertCourseWithLessons();
    const { ask } = createExecutor(db);
    await ask(enrollMutation, { id: course.id }, viewer);
    await ask(completeMutation, { id: lessons[0]?.id }, viewer);
    const rows = () =>
      Promise.all([
        db.enrollment.findFirst({ where: { studentId: viewer.id } }),
        db.lessonProgress.findMany({ where: { lessonId: lessons[0]?.id } }),
      ]);
    const before = await rows();
    await ask(completeMutation, { id: lessons[0]?.id }, viewer);
    expect(await rows()).toEqual(before);
  });

  test('needs an active enrolment and a published lesson', async () => {
    const { course, lessons, draft, viewer, student } = await insertCourseWithLessons();
    const { ask } = createExecutor(db);
    for (const document of [completeMutation, visitMutation]) {
      expect(problemOf(await ask(document, { id: lessons[0]?.id }))).toMatchObject({ code: 'notSignedIn' });
      expect(problemOf(await ask(document, { id: lessons[0]?.id }, viewer))).toMatchObject({ code: 'notEnrolled' });
    }
    await createFixtures(db).createEnrollment(student.id, course.id, { status: 'pending_payment' });
    for (const document of [completeMutation, visitMutation]) {
      expect(problemOf(await ask(document, { id: lessons[0]?.id }, viewer))).toMatchObject({ code: 'notEnrolled' });
      expect(problemOf(await ask(document, { id: draft.id }, viewer))).toMatchObject({ code: 'lessonNotFound' });
    }
    expect(await db.lessonProgress.count({ where: { enrollment: { studentId: student.id } } })).toBe(0);
  });
});

test('the position in a video is remembered, and opening the lesson again keeps it', async () => {
  const { course, lessons, viewer } = await insertCourseWithLessons();
  const { ask } = createExecutor(db);
  await ask(enrollMutation, { id: course.id }, viewer);
  const id = lessons[0]?.id;
  expect(await ask(visitMutation, { id, position: 75 }, viewer)).toEqual({
    data: { recordLessonVisit: { position: 75 } },
  });
  expect(await ask(visitMutation, { id }, viewer)).toEqual({ data: { recordLessonVisit: { position: 75 } } });
  for (const position of [-1, 90_000]) {
    expect(problemOf(await ask(visitMutation, { id, position }, viewer))).toMatchObject({ code: 'invalidInput' });
  }
});

test('of a course that is no longer published, its students keep their record and none of its lessons', async () => {
  const { course, viewer } = await insertCourseWithLessons();
  const { ask } = createExecutor(db);
  await ask(enrollMutation, { id: course.id }, viewer);
  await db.course.update({ where: { id: course.id }, data: { isPublished: false } });
  const mine =
    '{ myEnrollments { progress nextLesson { id content } course { title lessonCount lessons { content videoUrl } } } }';
  expect((await ask(mine, {}, viewer)).data).toEqual({
    myEnrollments: [{ progress: 0, nextLesson: null, course: { title: course.title, lessonCount: 0, lessons: [] } }],
  });
});

test('a student sees their own enrolments, a trainer those of their courses, an admin all', async () => {
  const { createUser, createEnrollment } = createFixtures(db);
  const { course, student, viewer } = await insertCourseWithLessons();
  const classmate = await createUser();
  await createEnrollment(student.id, course.id);
  await createEnrollment(classmate.id, course.id);
  const enrollments =
    'query ($studentId: ID) { enrollments(studentId: $studentId) { nodes { studentId studentName } } }';
  const seen = async (who: Parameters<ReturnType<typeof createExecutor>['ask']>[2], studentId?: number) => {
    const { data } = await createExecutor(db).ask<{ enrollments: { nodes: { studentId: string }[] } }>(
      enrollments,
      { studentId },
      who,
    );
    return data?.enrollments.nodes
      .map((node) => Number(node.studentId))
      .filter((id) => [student.id, classmate.id].includes(id));
  };
  expect(await seen(viewer)).toEqual([student.id]);
  expect(await seen(viewer, classmate.id)).toEqual([]);
  expect(await seen(viewerFor({ id: course.trainerId, role: 'trainer' }))).toEqual([classmate.id, student.id]);
  expect(await seen(viewerFor(await createUser({ role: 'trainer' })))).toEqual([]);
  expect(await seen(viewerFor(await createUser({ role: 'admin' })), classmate.id)).toEqual([classmate.id]);
});

test('the dashboard counts what was really completed', async () => {
  const { createCourse, createEnrollment } = createFixtures(db);
  const { course, lessons, viewer } = await insertCourseWithLessons();
  const { ask } = createExecutor(db);
  await ask(enrollMutation, { id: course.id }, viewer);
  for (const { id } of lessons) await ask(completeMutation, { id }, viewer);
  await createEnrollment(viewer.id, (await createCourse()).id);
  const { data } = await ask(
    '{ myLearningSummary { enrolledCourses completedCourses learningHours certificates } }',
    {},
    viewer,
  );
  expect(data).toEqual({
    myLearningSummary: { enrolledCourses: 2, completedCourses: 1, learningHours: 1, certificates: 1 },
  });
});

test('recommended are published courses the student is not enrolled in', async () => {
  const { createCourse } = createFixtures(db);
  const { course, viewer } = await insertCourseWithLessons();
  const [draft, open] = [await createCourse({ isPublished: false }), await createCourse()];
  const { ask } = createExecutor(db);
  await ask(enrollMutation, { id: course.id }, viewer);
  const { data } = await ask<{ recommendedCourses: { id: string }[] }>(
    '{ recommendedCourses(first: 24) { id } }',
    {},
    viewer,
  );
  const ids = data?.recommendedCourses.map(({ id }) => Number(id));
  expect(ids).toContain(open.id);
  expect(ids).not.toContain(course.id);
  expect(ids).not.toContain(draft.id);
});

test('what is recommended fits: the categories one learns in first, then the easiest of the others', async () => {
  const { createCourse } = createFixtures(db);
  const { course, viewer } = await insertCourseWithLessons();
  const { ask } = createExecutor(db);
  await ask(enrollMutation, { id: course.id }, viewer);
  const hard = await createCourse({ level: 'advanced', enrollmentCount: 900 });
  const easy = await createCourse({ level: 'beginner', enrollmentCount: 800 });
  const near = await createCourse({ level: 'advanced', categoryId: course.categoryId });
  const { data } = await ask<{ recommendedCourses: { id: string }[] }>(
    '{ recommendedCourses(first: 24) { id } }',
    {},
    viewer,
  );
  const ids = data?.recommendedCourses.map(({ id }) => Number(id)) ?? [];
  expect(ids[0]).toBe(near.id);
  expect(ids.indexOf(easy.id)).toBeGreaterThan(0);
  expect(ids.indexOf(hard.id)).toBeGreaterThan(ids.indexOf(easy.id));
});

describe('where to continue', () => {
  const lessons = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const at = (minute: number) => new Date(2026, 0, 1, 0, minute);
  test.each([
    ['the first lesson of a course not yet opened', [], 1],
    [
      'the unfinished lesson opened last',
      [
        { lessonId: 1, openedAt: at(1), completedAt: null },
        { lessonId: 3, openedAt: at(2), completedAt: null },
      ],
      3,
    ],
    ['the first unfinished lesson after a completed one', [{ lessonId: 1, openedAt: at(1), completedAt: at(2) }], 2],
    [
      'the first lesson when all are finished',
      lessons.map(({ id }) => ({ lessonId: id, openedAt: at(1), completedAt: at(2) })),
      1,
    ],
  ])('is %s', (_claim, visits, id) => {
    expect(findNextLesson(lessons, visits)).toEqual({ id });
  });
});
