import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../prisma/client';
import { createRandom } from '../testing/createRandom';
import { createExecutor } from '../testing/fixtures';
import { expectCompletions, expectOutline } from '../testing/invariants/courseInvariants';
import { createCourseWorld, type CourseWorld } from '../testing/invariants/courseWorld';
import { createLessonActions } from '../testing/invariants/lessonActions';
import { performActions } from '../testing/invariants/performActions';
import { createQuizActions } from '../testing/invariants/quizActions';
import { createQuizFixtures, sampleContents } from '../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../testing/testDatabase';

/** Actions in the usual run; `QUIZ_ACTIONS=10000` for the long one (docs/testing.md). */
const count = Number(process.env.QUIZ_ACTIONS ?? 80);

let database: Database;
/** A second process has its own connections and caches; the embedded database has one. */
let second: Database | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
  if (database.kind === 'postgres') second = await openDatabase({ url: database.url });
});
afterAll(async () => {
  await second?.close();
  await database.close();
});

/** A course with lessons, a quiz of two questions and one with a time limit, whose single question is critical. */
async function createWorld(random: () => number): Promise<CourseWorld> {
  const { db } = database;
  const executors = [db, second?.db ?? db].map((each) => createExecutor(each).execute);
  const execute: (typeof executors)[number] = (...args) =>
    (executors[random() < 0.5 ? 0 : 1] ?? executors[0]!)(...args);
  const world = await createCourseWorld(db, 1, execute);
  const { createQuestion, createQuiz } = createQuizFixtures(db);
  const courseId = world.course.id;
  const ids = [];
  for (const kind of ['boolean', 'single', 'text'] as const)
    ids.push((await createQuestion(courseId, sampleContents[kind])).id);
  await createQuiz(courseId, ids.slice(0, 2), { passPercent: 50, lesson: { order: 101 } });
  await createQuiz(courseId, ids.slice(2), {
    timeLimitSeconds: 600,
    lesson: { order: 102 },
    slots: { isCritical: true },
  });
  return world;
}

/** Completions of quizzes come from passed attempts and are never lost; attempts are marked once and whole. */
async function expectEvidence({ course }: CourseWorld, passed: Set<number>): Promise<void> {
  const ofCourse = { enrollment: { courseId: course.id } };
  const attempts = await database.db.quizAttempt.findMany({
    where: ofCourse,
    include: { questions: { include: { marks: true } } },
  });
  const passes = attempts.filter(({ state }) => state === 'passed');
  expect([...passed].filter((id) => !passes.some((attempt) => attempt.id === id))).toEqual([]);
  for (const { id } of passes) passed.add(id);
  for (const { state, questions } of attempts) {
    expect(['open', 'passed', 'failed']).toContain(state);
    const marks = state === 'open' ? 0 : 1;
    expect(questions.filter((question) => question.marks.length !== marks)).toEqual([]);
  }
  const keyOf = (enrollmentId: number, lessonId: number) => `${enrollmentId} ${lessonId}`;
  const completed = await database.db.lessonProgress.findMany({
    where: { ...ofCourse, completedAt: { not: null }, lesson: { kind: 'quiz' } },
  });
  expect(new Set(completed.map(({ enrollmentId, lessonId }) => keyOf(enrollmentId, lessonId)))).toEqual(
    new Set(passes.map(({ enrollmentId, quizId }) => keyOf(enrollmentId, quizId))),
  );
}

test(
  `only passed attempts complete quizzes, and no completion is lost, in ${count} random actions`,
  async () => {
    const random = createRandom(20_261_127);
    const world = await createWorld(random);
    const [lessons, quizzes] = [createLessonActions(world, random), createQuizActions(world, random)];
    const passed = new Set<number>();
    const completions = await performActions({
      count,
      random,
      trainerActions: [...lessons.trainerActions, ...quizzes.trainerActions, ...quizzes.trainerActions],
      otherActions: [...lessons.otherActions, ...quizzes.otherActions, ...quizzes.otherActions],
      check: async (completed) => {
        await expectCompletions(world, completed);
        await expectOutline(world);
        await expectEvidence(world, passed);
      },
    });
    expect(passed.size).toBeGreaterThan(0);
    expect(completions.size).toBeGreaterThan(0);
  },
  60_000 + count * 300,
);
