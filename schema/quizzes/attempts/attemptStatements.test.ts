import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../prisma/client';
import type { Viewer } from '../../core/context';
import { createExecutor } from '../../testing/fixtures';
import { attemptMutations, attemptQuery, quizQuery } from '../../testing/quizDocuments';
import { answersTo, createQuizScene, type StartedAttempt } from '../../testing/quizFixtures';
import { openTestDatabase } from '../../testing/testDatabase';
import { closeAttempts } from './closeAttempts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Statement {
  text: string;
  values?: unknown[];
}

/** The statements that run while a function runs, without those that set up connections and transactions. */
async function captureStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const calls = query.mock.calls.map(([first]) => first as unknown as Statement | string);
  query.mockRestore();
  const statements = calls.map((statement) => (typeof statement === 'string' ? { text: statement } : statement));
  return statements.filter(({ text }) => /^\s*\(?(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i.test(text));
}

test('a save is one statement, however many answers it has, and empties no cache of public pages', async () => {
  const { enroll } = await createQuizScene(database.db);
  const learner = await enroll();
  const { data } = await learner.start();
  const { id, questions } = data?.startQuizAttempt as StartedAttempt;
  await learner.save(id, answersTo(questions, true, 1));
  const before = await database.db.contentChange.count();
  const statements = await captureStatements(() => learner.save(id, answersTo(questions, true, 2)));
  expect(statements.map(({ text }) => text)).toEqual([expect.stringContaining('save_answers')]);
  expect(await database.db.contentChange.count()).toBe(before);
});

test('the number of statements does not grow with the questions', async () => {
  const countOf = async (kinds: Parameters<typeof createQuizScene>[2]) => {
    const scene = await createQuizScene(database.db, { reveal: 'always' }, kinds);
    const learner = await scene.enroll();
    const counts: Record<string, number> = {};
    let attempt: StartedAttempt | undefined;
    const count = async (name: string, run: () => Promise<unknown>) => {
      counts[name] = (await captureStatements(run)).length;
    };
    await count('start', async () => (attempt = (await learner.start()).data?.startQuizAttempt));
    const { id = '', questions = [] } = attempt ?? {};
    const read = (document: string, viewer: Viewer) =>
      scene.execute(document, { id, lessonId: scene.lessonId }, viewer);
    await count('read', () => read(attemptQuery, learner.viewer));
    await learner.save(id, answersTo(questions, true));
    await count('submit', () => learner.submit(id));
    await count('review', () => read(attemptQuery, scene.trainer));
    await count('quiz', () => read(quizQuery, learner.viewer));
    await count('editor', () => read(quizQuery, scene.trainer));
    return counts;
  };
  const few = await countOf(['single']);
  expect(await countOf(undefined)).toEqual(few);
  expect(few).toEqual({ start: 4, read: 2, submit: 7, review: 2, quiz: 2, editor: 3 });
});

const quizId = 900_000;
const attempts = 10_000;
const questionsOfAttempt = 20;

/** Attempts of as many learners at one quiz, each with marked answers; one in a hundred is open. */
async function fillAttempts(courseId: number): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0');
    const ids = `generate_series(1, ${attempts}) n`;
    const both = `${ids}, generate_series(1, ${questionsOfAttempt}) p`;
    for (const statement of [
      `INSERT INTO "lessons" ("id", "courseId", "sectionId", "kind", "title", "titleAr", "isPublished", "order", "firstPublishedAt")
         SELECT ${quizId}, ${courseId}, "sectionId", 'quiz', 'Exam', 'امتحان', true, 99, now() FROM "lessons" WHERE "courseId" = ${courseId} LIMIT 1`,
      `INSERT INTO "quizzes" ("lessonId") VALUES (${quizId})`,
      `INSERT INTO "users" ("id", "username", "usernameKey", "email", "passwordHash", "firstName", "lastName")
         SELECT 900000 + n, 'l' || n, 'l' || n, 'l' || n || '@example.dz', '-', 'L', 'L' FROM ${ids}`,
      `INSERT INTO "enrollments" ("id", "studentId", "courseId") SELECT 900000 + n, 900000 + n, ${courseId} FROM ${ids}`,
      `INSERT INTO "questions" ("id", "courseId", "currentNumber") SELECT 900000 + n, ${courseId}, 1 FROM ${ids} WHERE n <= 500`,
      `INSERT INTO "question_versions" ("id", "questionId", "number", "kind", "body")
         SELECT 900000 + n, 900000 + n, 1, 'boolean', '{"text": "T", "textAr": ""}' FROM ${ids} WHERE n <= 500`,
      `INSERT INTO "question_keys" ("versionId", "key", "feedback", "contentHash")
         SELECT 900000 + n, '{"isTrue": true}', '{"explanation": "", "explanationAr": "", "notes": []}', '' FROM ${ids} WHERE n <= 500`,
      `INSERT INTO "quiz_slots" ("quizId", "position", "questionId")
         SELECT ${quizId}, n, 900000 + n FROM ${ids} WHERE n <= ${questionsOfAttempt}`,
      `INSERT INTO "quiz_attempts" ("id", "quizId", "enrollmentId", "number", "state", "closedBy", "startedAt", "submittedAt", "deadlineAt", "passPercent", "maxPoints", "score", "percent", "topics", "isCounted")
         SELECT 900000 + n, ${quizId}, 900000 + n, 1, CASE WHEN n % 100 = 0 THEN 'open' ELSE 'failed' END::"QuizAttemptState",
           CASE WHEN n % 100 > 0 THEN 'learner' END::"AttemptClosing", now() - n * interval '1 minute', CASE WHEN n % 100 > 0 THEN now() END,
           now() + interval '1 day', 70, 20, CASE WHEN n % 100 > 0 THEN 0 END, CASE WHEN n % 100 > 0 THEN 0 END,
           CASE WHEN n % 100 > 0 THEN '[]'::jsonb END, true FROM ${ids}`,
      `INSERT INTO "attempt_questions" ("attemptId", "position", "versionId", "points") SELECT 900000 + n, p, 900000 + (n + p) % 500 + 1, 1 FROM ${both}`,
      `INSERT INTO "attempt_answers" ("attemptId", "position", "response", "seq") SELECT 900000 + n, p, '{"isTrue": false}', 1 FROM ${both}`,
      `INSERT INTO "answer_marks" ("attemptId", "position", "versionId", "verdict", "numerator", "denominator")
         SELECT 900000 + n, p, 900000 + (n + p) % 500 + 1, 'wrong', 0, 1 FROM ${both} WHERE n % 100 > 0`,
    ])
      await client.query(statement);
    await client.query('RESET session_replication_role');
    await client.query('VACUUM ANALYZE');
    await client.query('RESET statement_timeout');
  } finally {
    client.release();
  }
}

const largeTables = ['quiz_attempts', 'attempt_questions', 'attempt_answers', 'answer_marks', 'enrollments', 'users'];

describe.runIf(process.env.TEST_DATABASE_URL)('with 200,000 answers', () => {
  let learner: Viewer;
  let trainer: Viewer;
  beforeAll(async () => {
    const scene = await createQuizScene(database.db);
    trainer = scene.trainer;
    learner = { id: 900_100, role: 'student', sessionId: '' };
    await fillAttempts(scene.course.id);
  }, 180_000);

  /** Rows of large tables that statements read one after another, in a transaction that is rolled back. */
  async function countScannedRows(statements: readonly Statement[]): Promise<Record<string, number>> {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      for (const { text, values } of statements) await client.query(text, values);
      const { rows } = await client.query<{ name: string; scanned: string }>(
        'SELECT relname AS name, seq_tup_read AS scanned FROM pg_stat_xact_user_tables WHERE relname = ANY ($1) AND seq_tup_read > 0',
        [largeTables],
      );
      return Object.fromEntries(rows.map(({ name, scanned }) => [name, Number(scanned)]));
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }

  const openId = 900_100;
  const endedId = 900_101;
  const variables = { lessonId: quizId, id: endedId, attemptId: openId };
  const answers = [{ position: 1, seq: 9, response: { isTrue: true } }];
  const views: [name: string, viewer: () => Viewer, document: string, changes?: object][] = [
    ['the start', () => learner, attemptMutations.start],
    ['a save', () => learner, attemptMutations.save, { answers }],
    ['an attempt', () => learner, attemptQuery, { id: openId }],
    ['the page of the quiz', () => learner, quizQuery],
    ['a submission', () => learner, attemptMutations.submit],
    ['the review of a trainer', () => trainer, attemptQuery],
    ['the quiz in the editor', () => trainer, quizQuery],
    [
      'the list of attempts',
      () => trainer,
      'query ($lessonId: ID!) { quizAttempts(lessonId: $lessonId, first: 50) { nodes { studentName percent } } }',
    ],
    [
      'the statistics',
      () => trainer,
      'query ($lessonId: ID!) { quizStatistics(lessonId: $lessonId) { answered right } }',
    ],
  ];

  test.each(views)('%s reads by index', { timeout: 60_000 }, async (_name, viewer, document, changes) => {
    const { execute } = createExecutor(database.db);
    const statements = await captureStatements(async () => {
      const { errors } = await execute(document, { ...variables, ...changes }, viewer());
      expect(errors).toBeUndefined();
    });
    expect(statements.length).toBeGreaterThan(0);
    expect(await countScannedRows(statements)).toEqual({});
  });

  test('the job finds what is due by index', async () => {
    const statements = await captureStatements(() => closeAttempts(database.db));
    expect(await countScannedRows(statements)).toEqual({});
  });
});
