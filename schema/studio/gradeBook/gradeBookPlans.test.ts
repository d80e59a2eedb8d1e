import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../prisma/client';
import type { Viewer } from '../../core/context';
import { createExecutor } from '../../testing/fixtures';
import { createQuizScene } from '../../testing/quizzes/quizFixtures';
import { captureStatements } from '../../testing/statements/captureStatements';
import { fillGradeBook, largeGradeBook } from '../../testing/statements/largeGradeBook';
import { openTestDatabase } from '../../testing/testDatabase';

const document = `query ($courseId: ID!, $pageSize: Int!, $filter: GradeBookFilter, $sort: GradeBookSort!, $lessonId: ID) {
  gradeBook(courseId: $courseId, pageSize: $pageSize, filter: $filter, sort: $sort, resultLessonId: $lessonId) {
    totalCount lessons { title } rows { studentName stuck { reason topic { name } } results { state percent } } } }`;

// The embedded database has no planner statistics of its own size.
describe.runIf(process.env.TEST_DATABASE_URL)('a course of 60 lessons beside others', () => {
  let database: Database;
  let trainer: Viewer;
  let courseId: number;
  beforeAll(async () => {
    database = await openTestDatabase();
    const scene = await createQuizScene(database.db, {}, ['single']);
    trainer = scene.trainer;
    courseId = scene.course.id;
    await fillGradeBook(database.pool, courseId);
  }, 600_000);
  afterAll(() => database.close());

  async function readStatements(variables: object) {
    const { execute } = createExecutor(database.db);
    return captureStatements(async () => {
      const { data, errors } = await execute<{ gradeBook: { rows: unknown[] } }>(
        document,
        { courseId, pageSize: 50, sort: 'name', ...variables },
        trainer,
      );
      expect(errors).toBeUndefined();
      expect(data?.gradeBook.rows.length).toBeGreaterThan(0);
    });
  }

  const { learners, quizId } = largeGradeBook;
  const views: [name: string, variables: object][] = [
    ['a page by name', {}],
    ['those who are stuck', { filter: { state: 'stuck' } }],
    [
      'those without a lesson, by its results',
      { filter: { missingLessonId: quizId }, sort: 'result', lessonId: quizId },
    ],
    ['those who have not begun', { filter: { state: 'not_started' } }],
  ];

  test.each(views)('%s takes eight statements, also for one row', { timeout: 60_000 }, async (_name, variables) => {
    expect((await readStatements({ ...variables, pageSize: 1 })).length).toBe(8);
    expect((await readStatements(variables)).length).toBe(8);
  });

  test.each(views)(
    '%s reads the attempts and visits of its course by index',
    { timeout: 60_000 },
    async (_name, variables) => {
      const statements = await readStatements(variables);
      const client = await database.pool.connect();
      const readCounts = async () => {
        const { rows } = await client.query<{ name: string; scanned: number; fetched: number }>(
          `SELECT relname AS name, seq_tup_read::int AS scanned, coalesce(idx_tup_fetch, 0)::int AS fetched FROM pg_stat_xact_user_tables
         WHERE relname IN ('enrollments', 'lesson_progress', 'quiz_attempts', 'attempt_answers', 'answer_marks') ORDER BY relname`,
        );
        return rows;
      };
      try {
        await client.query('BEGIN');
        // Of tables as small as these, the planner reads all rows rather than an index.
        await client.query('SET LOCAL enable_seqscan = off');
        const before = await readCounts();
        for (const { text, values } of statements) await client.query(text, values);
        for (const [index, { name, scanned, fetched }] of (await readCounts()).entries()) {
          const rows = { name, scanned: scanned - before[index]!.scanned, fetched: fetched - before[index]!.fetched };
          expect(rows).toMatchObject({ name, scanned: 0 });
          // The list and its count ask each learner of the course about the half of the lessons that was opened.
          expect(rows.fetched).toBeLessThanOrEqual(60 * learners);
          if (name.startsWith('a')) expect(rows.fetched).toBe(0);
        }
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    },
  );
});
