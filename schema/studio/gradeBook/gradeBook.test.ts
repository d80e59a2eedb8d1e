import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { dayMs } from '../../contract/text/format/dateTime';
import type { Problem } from '../../core/problem';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { answersTo, createQuizScene, moveIntoPast } from '../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const document = /* GraphQL */ `
  query (
    $courseId: ID!
    $filter: GradeBookFilter
    $sort: GradeBookSort! = name
    $direction: SortDirection! = asc
    $resultLessonId: ID
    $page: Int! = 1
    $pageSize: Int! = 50
  ) {
    gradeBook(
      courseId: $courseId
      filter: $filter
      sort: $sort
      direction: $direction
      resultLessonId: $resultLessonId
      page: $page
      pageSize: $pageSize
    ) {
      lessons {
        id
        kind
        isRequired
        isPublished
        sectionTitle
      }
      totalCount
      rows {
        enrollmentId
        studentName
        studentNameAr
        state
        progress
        isReachable
        stuck {
          reason
          lessonId
          failures
          topic {
            tag
            percent
          }
        }
        results {
          lessonId
          state
          percent
          attempts
        }
      }
    }
  }
`;

interface Row {
  enrollmentId: string;
  studentName: string;
  state: string;
  progress: number;
  isReachable: boolean;
  stuck: { reason: string; lessonId: string | null; failures: number; topic: { tag: string } | null } | null;
  results: { lessonId: string; state: string; percent: number | null; attempts: number }[];
}
interface Response {
  gradeBook: { lessons: { id: string; isRequired: boolean }[]; totalCount: number; rows: Row[] };
}

async function read(viewer: Viewer, variables: Record<string, unknown>, language: 'ar' | 'en' = 'en') {
  const { data, errors } = await createExecutor(db, { language }).execute<Response>(document, variables, viewer);
  expect(errors).toBeUndefined();
  return data!.gradeBook;
}
const idsOf = (rows: readonly Row[]): number[] => rows.map(({ enrollmentId }) => Number(enrollmentId));

/** A quiz of one question, and a content lesson before it. */
async function createScene(rules: Parameters<typeof createQuizScene>[1] = {}) {
  const scene = await createQuizScene(db, rules, ['single']);
  const lesson = await createFixtures(db).createLesson(scene.course.id, { order: 0 });
  type Learner = Awaited<ReturnType<typeof scene.enroll>>;
  const take = async (learner: Learner, isRight: boolean) => {
    const { data } = await learner.start();
    const { id = '', questions = [] } = data?.startQuizAttempt ?? {};
    await learner.save(id, answersTo(questions, isRight));
    return { id, submit: () => learner.submit(id) };
  };
  const attempt = async (learner: Learner, isRight: boolean) => (await take(learner, isRight)).submit();
  const readBook = (variables: Record<string, unknown> = {}, viewer = scene.trainer) =>
    read(viewer, { courseId: scene.course.id, ...variables });
  const rowOf = async (learner: Learner, variables: Record<string, unknown> = {}) =>
    (await readBook(variables)).rows.find(({ enrollmentId }) => Number(enrollmentId) === learner.enrollmentId);
  /** In the order of their keys. */
  const enrollMany = async (count: number) => {
    const learners: Learner[] = [];
    while (learners.length < count) learners.push(await scene.enroll());
    return learners;
  };
  return { ...scene, lesson, take, attempt, readBook, rowOf, enrollMany };
}

const longAgo = (days: number) => new Date(Date.now() - days * dayMs);

test('shows what learners have reached in each lesson', async () => {
  const { enrollMany, lesson, lessonId, readBook, attempt, take } = await createScene({ timeLimitSeconds: 60 });
  const [idle, opened, passed, failed, running, late] = await enrollMany(6);
  await db.lessonProgress.create({ data: { enrollmentId: opened!.enrollmentId, lessonId: lesson.id } });
  await attempt(passed!, false);
  await attempt(passed!, true);
  await attempt(failed!, false);
  await take(running!, true);
  const { id } = await take(late!, false);
  await moveIntoPast(db, id, 80);
  await moveIntoPast(db, id, 60);
  await db.lateAnswer.create({ data: { attemptId: Number(id), position: 1, seq: 9, response: { option: 'a' } } });
  await late!.submit(id);
  const { id: userId } = await createFixtures(db).createUser();
  await createFixtures(db).createEnrollment(userId, lesson.courseId, { status: 'pending_payment' });

  const { lessons, rows, totalCount } = await readBook();
  expect(lessons.map((each) => each.id)).toEqual([String(lesson.id), String(lessonId)]);
  expect([totalCount, rows.length]).toEqual([6, 6]);
  const rowOf = ({ enrollmentId }: { enrollmentId: number }) =>
    rows.find((row) => Number(row.enrollmentId) === enrollmentId);
  const quiz = { lessonId: String(lessonId) };
  expect(rowOf(idle!)).toMatchObject({ state: 'not_started', progress: 0, results: [] });
  expect(rowOf(opened!)).toMatchObject({
    state: 'in_progress',
    results: [{ lessonId: String(lesson.id), state: 'opened', percent: null, attempts: 0 }],
  });
  expect(rowOf(passed!)).toMatchObject({
    progress: 50,
    results: [{ ...quiz, state: 'passed', percent: 100, attempts: 2 }],
  });
  expect(rowOf(failed!)).toMatchObject({ results: [{ ...quiz, state: 'failed', percent: 0, attempts: 1 }] });
  expect(rowOf(running!)).toMatchObject({ results: [{ ...quiz, state: 'open', percent: null, attempts: 1 }] });
  expect(rowOf(late!)).toMatchObject({ results: [{ ...quiz, state: 'late', percent: 0, attempts: 1 }] });
});

test('archived lessons are no columns and come back with their results, optional ones are marked', async () => {
  const { enroll, lesson, readBook, rowOf } = await createScene();
  const learner = await enroll();
  const opened = { enrollmentId: learner.enrollmentId, lessonId: lesson.id, completedAt: new Date() };
  await db.lessonProgress.create({ data: opened });
  await db.lesson.update({ where: { id: lesson.id }, data: { isPublished: false, archivedAt: new Date() } });
  expect((await readBook()).lessons).toHaveLength(1);
  await db.lesson.update({
    where: { id: lesson.id },
    data: { isPublished: true, archivedAt: null, isRequired: false },
  });
  expect((await readBook()).lessons[0]).toMatchObject({ id: String(lesson.id), isRequired: false });
  expect(await rowOf(learner)).toMatchObject({ results: [{ lessonId: String(lesson.id), state: 'done' }] });
});

test('a learner is stuck after the last allowed attempt, after two failures, or without progress for two weeks', async () => {
  const scene = await createScene({ attemptsAllowed: 3 });
  const { enrollMany, lesson, lessonId, attempt, take, readBook, rowOf, trainer } = scene;
  const [once, twice, passed, running, idle, returned, ended] = await enrollMany(7);
  await attempt(once!, false);
  for (const learner of [twice!, passed!, running!])
    for (const isRight of [false, false]) await attempt(learner, isRight);
  await attempt(passed!, true);
  const { submit } = await take(running!, false);
  const old = { enrolledAt: longAgo(30), lastActivityAt: longAgo(20) };
  const change = (learner: { enrollmentId: number } | undefined, data: object) =>
    db.enrollment.update({ where: { id: learner!.enrollmentId }, data });
  await change(idle, old);
  await change(returned, { ...old, lastActivityAt: new Date() });
  await db.lessonProgress.create({
    data: { enrollmentId: returned!.enrollmentId, lessonId: lesson.id, completedAt: longAgo(1) },
  });
  await change(ended, { ...old, status: 'ended', endedAt: new Date() });

  const quiz = String(lessonId);
  expect((await rowOf(twice!))?.stuck).toEqual({
    reason: 'failed_repeatedly',
    lessonId: quiz,
    failures: 2,
    topic: { tag: 'single', percent: 0 },
  });
  expect((await rowOf(idle!))?.stuck).toEqual({
    reason: 'no_progress',
    lessonId: String(lesson.id),
    failures: 0,
    topic: null,
  });
  const stuckIds = async () => idsOf((await readBook({ filter: { state: 'stuck' } })).rows).sort((a, b) => a - b);
  expect(await stuckIds()).toEqual([twice!.enrollmentId, idle!.enrollmentId]);

  await submit();
  expect((await rowOf(running!))?.stuck).toMatchObject({ reason: 'no_attempt_left', failures: 3 });
  expect(await stuckIds()).toEqual([twice!.enrollmentId, running!.enrollmentId, idle!.enrollmentId]);
  // The overview of the trainer counts the same learners.
  const overview = await createExecutor(db).execute(
    '{ trainerOverview { stuckEnrollments { count rows { id } } } }',
    {},
    trainer,
  );
  const { stuckEnrollments } = (overview.data as { trainerOverview: { stuckEnrollments: { count: number } } })
    .trainerOverview;
  expect(stuckEnrollments.count).toBe(3);

  await db.quizException.create({
    data: { quizId: lessonId, enrollmentId: running!.enrollmentId, extraAttempts: 1, reason: 'Ill' },
  });
  expect((await rowOf(running!))?.stuck?.reason).toBe('failed_repeatedly');
  await db.lesson.update({ where: { id: lessonId }, data: { isRequired: false } });
  expect(await stuckIds()).toEqual([idle!.enrollmentId]);
});

test('learners are filtered by state, by a lesson that is missing and by name, and sorted', async () => {
  const { enrollMany, lesson, lessonId, attempt, readBook, trainer, course } = await createScene();
  const [amine, ahmed, basma, gone] = await enrollMany(4);
  const name = (learner: { viewer: Viewer } | undefined, names: object) =>
    db.user.update({ where: { id: learner!.viewer.id }, data: names });
  await name(amine, { firstName: 'Amine', lastName: 'Zeroual', firstNameAr: 'أمين', lastNameAr: 'زروال' });
  await name(ahmed, { firstName: 'Ahmed', lastName: 'Ziani', firstNameAr: 'أحمد', lastNameAr: 'زياني' });
  await name(basma, { firstName: 'Basma', lastName: 'Alem', firstNameAr: null, lastNameAr: null });
  await name(gone, { firstName: 'Deleted', lastName: 'user', firstNameAr: null, isActive: false });
  await attempt(amine!, true);
  await attempt(basma!, false);
  await db.enrollment.update({ where: { id: gone!.enrollmentId }, data: { status: 'ended', endedAt: new Date() } });
  const ids = async (variables: Record<string, unknown>, language?: 'ar' | 'en') =>
    idsOf((await read(trainer, { courseId: course.id, ...variables }, language)).rows);
  const [a, b, c, d] = [amine!, ahmed!, basma!, gone!].map(({ enrollmentId }) => enrollmentId);

  expect(await ids({ filter: { search: 'احمد' } })).toEqual([b]);
  expect(await ids({ filter: { search: 'example.dz' } })).toEqual([]);
  expect(await ids({ filter: { state: 'ended' } })).toEqual([d]);
  expect((await readBook({ filter: { state: 'ended' } })).rows[0]).toMatchObject({
    isReachable: false,
    state: 'ended',
  });
  expect(await ids({ filter: { state: 'not_started' } })).toEqual([b]);
  expect(await ids({ filter: { state: 'in_progress' } })).toEqual([a, c]);
  expect(await ids({ filter: { missingLessonId: lessonId } })).toEqual([b, c]);
  expect(await ids({ filter: { missingLessonId: lesson.id, search: 'Amine' } })).toEqual([a]);
  expect(await ids({})).toEqual([b, a, c]);
  expect(await ids({ direction: 'desc' })).toEqual([c, a, b]);
  // Arabic names come after Latin ones.
  expect(await ids({}, 'ar')).toEqual([c, b, a]);
  expect(await ids({ sort: 'progress', direction: 'desc' })).toEqual([a, c, b]);
  expect(await ids({ sort: 'result', resultLessonId: lessonId, direction: 'desc' })).toEqual([a, c, b]);
  expect(await ids({ page: 2, pageSize: 2 })).toEqual([c]);
});

test('is for the trainer of the course and admins', async () => {
  const { admin, readBook, enroll, course } = await createScene();
  const learner = await enroll();
  expect((await readBook({}, admin)).totalCount).toBe(1);
  const problemOf = async (viewer: Viewer, courseId = course.id) => {
    const { errors } = await createExecutor(db).execute(document, { courseId }, viewer);
    return (errors?.[0]?.originalError as Problem).code;
  };
  const otherTrainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  expect(await problemOf(otherTrainer)).toBe('notAllowed');
  expect(await problemOf(learner.viewer)).toBe('notAllowed');
  expect(await problemOf(admin, 999_999)).toBe('courseNotFound');
});
