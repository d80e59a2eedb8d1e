import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../prisma/client';
import type { Viewer } from '../../core/context';
import { createExecutor } from '../../testing/fixtures';
import { attemptMutations, attemptQuery, quizQuery } from '../../testing/quizzes/quizDocuments';
import { createQuizScene } from '../../testing/quizzes/quizFixtures';
import { captureStatements, type Statement } from '../../testing/statements/captureStatements';
import { countReadRows } from '../../testing/statements/countReadRows';
import { fillLargeQuiz, largeQuiz } from '../../testing/statements/largeQuiz';
import { openTestDatabase } from '../../testing/testDatabase';
import { countAnswers } from '../countAnswers';
import { readAttemptsOfStudent } from './attemptExport';
import { closeAttempts } from './closeAttempts';

/** 200,000 answers; `QUIZ_ATTEMPTS=50000` for a million (docs/performance.md). */
const attempts = Number(process.env.QUIZ_ATTEMPTS ?? 10_000);

const largeTables = [
  ...['quiz_attempts', 'attempt_questions', 'attempt_answers', 'answer_marks', 'enrollments', 'users'],
  'quiz_exceptions',
];

const cursorOf = (id: number): string => Buffer.from(`GPC:N:${id}`).toString('base64');

// The embedded database has no planner statistics of its own size.
describe.runIf(process.env.TEST_DATABASE_URL)(`with ${attempts * largeQuiz.questionsOfAttempt} answers`, () => {
  let database: Database;
  let learner: Viewer;
  let trainer: Viewer;
  let courseId: number;
  beforeAll(async () => {
    database = await openTestDatabase();
    const scene = await createQuizScene(database.db);
    trainer = scene.trainer;
    courseId = scene.course.id;
    learner = { id: largeQuiz.openId, role: 'student', sessionId: '' };
    await fillLargeQuiz(database.pool, courseId, attempts);
  }, 600_000);
  afterAll(() => database.close());

  /** No table is read one row after another, and of none are more rows read than a page of this view needs. */
  async function expectBounded(
    statements: readonly Statement[],
    most: number,
    expectedScans: string[] = [],
  ): Promise<void> {
    expect(statements.length).toBeGreaterThan(0);
    const { scanned, fetched } = await countReadRows(database.pool, largeTables, statements);
    expect(scanned.filter((name) => !expectedScans.includes(name))).toEqual([]);
    expect(fetched).toBeLessThanOrEqual(most);
  }

  const { quizId, openId, endedId, middleId, questionsOfAttempt } = largeQuiz;
  const variables = () => ({ lessonId: quizId, courseId, id: endedId, attemptId: openId });
  const answers = [{ position: 1, seq: 9, response: { isTrue: true } }];
  const list = (page: string) =>
    `query ($lessonId: ID!) { quizAttempts(lessonId: $lessonId, ${page}) { nodes { studentName percent savedAt } } }`;
  const [ofAttempt, ofPage] = [3 * questionsOfAttempt, 51 * questionsOfAttempt];
  const views: [name: string, viewer: () => Viewer, document: string, most: number, changes?: object][] = [
    ['the start', () => learner, attemptMutations.start, ofAttempt],
    ['a save', () => learner, attemptMutations.save, ofAttempt, { answers }],
    ['an attempt', () => learner, attemptQuery, ofAttempt, { id: openId }],
    ['the page of the quiz', () => learner, quizQuery, ofAttempt],
    ['a submission', () => learner, attemptMutations.submit, 2 * ofAttempt],
    ['the review of a trainer', () => trainer, attemptQuery, ofAttempt],
    ['the quiz in the editor', () => trainer, quizQuery, ofAttempt],
    ['the list of attempts', () => trainer, list('first: 50'), ofPage],
    ['a later page of it', () => trainer, list(`first: 50, after: "${cursorOf(middleId)}"`), ofPage],
    ['an earlier page of it', () => trainer, list(`last: 50, before: "${cursorOf(middleId)}"`), ofPage],
    [
      'the exceptions',
      () => trainer,
      'query ($lessonId: ID!) { quizExceptions(lessonId: $lessonId) { studentName reason } }',
      attempts / 10,
    ],
    [
      'the bank',
      () => trainer,
      'query ($courseId: ID!) { courseQuestions(courseId: $courseId) { draft { isApplied } } }',
      0,
    ],
    [
      'the statistics',
      () => trainer,
      'query ($lessonId: ID!) { quizStatistics(lessonId: $lessonId) { answered right wrongTaken { count } } }',
      0,
    ],
  ];

  test.each(views)('%s reads by index', { timeout: 60_000 }, async (_name, viewer, document, most, changes) => {
    const { execute } = createExecutor(database.db);
    const statements = await captureStatements(async () => {
      const { errors } = await execute(document, { ...variables(), ...changes }, viewer());
      expect(errors).toBeUndefined();
    });
    await expectBounded(statements, most);
  });

  test('the copy of the own data reads the attempts of its student alone', async () => {
    const exported: object[] = [];
    const statements = await captureStatements(async () => {
      for await (const rows of readAttemptsOfStudent(database.db, endedId)) exported.push(...rows);
    });
    expect(exported).toHaveLength(1);
    await expectBounded(statements, 2 * ofAttempt);
  });

  test('the job finds what is due by index, and reads nothing else', async () => {
    const due = attempts / 1000;
    await database.db.$executeRaw`
      UPDATE "quiz_attempts" SET "submittedAt" = now() - interval '1 hour', "state" = 'submitted', "closedBy" = 'learner'
      WHERE "state" = 'open' AND "id" % 1000 = 0`;
    const statements = await captureStatements(() => closeAttempts(database.db));
    expect(statements.length).toBeGreaterThan(due);
    await expectBounded(statements, 2 * due * ofAttempt);
  });

  test('the statistics are counted from the attempts that are not counted yet', async () => {
    const where = { isCounted: false, state: 'failed' } as const;
    const ids = (await database.db.quizAttempt.findMany({ where, select: { id: true } })).map(({ id }) => id);
    const statements = await captureStatements(() => countAnswers(database.db));
    expect(await database.db.quizAttempt.count({ where })).toBe(0);
    await database.db.quizAttempt.updateMany({ where: { id: { in: ids } }, data: { isCounted: false } });
    // Of a table of this size, 200 rows are found as fast one after another.
    await expectBounded(statements, ids.length * ofAttempt, ['quiz_attempts']);
  });
});
