import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { createPracticeClient } from '../testing/practiceClient';
import { createQuizScene } from '../testing/quizzes/quizFixtures';
import { captureStatements } from '../testing/statements/captureStatements';
import { countReadRows } from '../testing/statements/countReadRows';
import { fillLargeQuiz, largeQuiz } from '../testing/statements/largeQuiz';
import { openTestDatabase } from '../testing/testDatabase';
import { firstMemories } from '../contract/practice/memory';

const attempts = 5000;
const cards = attempts * largeQuiz.questionsOfAttempt;

const largeTables = [
  ...['practice_cards', 'practice_reviews', 'quiz_attempts', 'attempt_questions'],
  ...['answer_marks', 'enrollments', 'users'],
];

// The embedded database has no planner statistics of its own size.
describe.runIf(process.env.TEST_DATABASE_URL)(`with ${cards} cards`, () => {
  let database: Database;
  let client: ReturnType<typeof createPracticeClient>;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { db, pool } = database;
    const scene = await createQuizScene(db, {}, ['single']);
    await fillLargeQuiz(pool, scene.course.id, attempts);
    await db.quiz.update({ where: { lessonId: largeQuiz.quizId }, data: { reveal: 'always' } });
    const ids = (await db.enrollment.findMany({ select: { id: true } })).map(({ id }) => id);
    await db.$queryRaw`SELECT collect_practice_cards(${ids}::int[], ${JSON.stringify(firstMemories)}::jsonb)::text`;
    expect(await db.practiceCard.count()).toBeGreaterThan(0.98 * cards);
    await pool.query('VACUUM ANALYZE');
    client = createPracticeClient(db, { id: largeQuiz.endedId, role: 'student', sessionId: '' }, scene.course.id);
  }, 600_000);
  afterAll(() => database.close());

  const most = 4 * largeQuiz.questionsOfAttempt;

  test(
    'overview, questions and an answer read what belongs to the student, by index',
    { timeout: 60_000 },
    async () => {
      const counts: Record<string, number> = {};
      const expectBounded = async (name: string, run: () => Promise<unknown>) => {
        const statements = await captureStatements(run);
        counts[name] = statements.length;
        const { scanned, fetched } = await countReadRows(database.pool, largeTables, statements);
        expect([name, scanned]).toEqual([name, []]);
        expect(fetched).toBeLessThanOrEqual(most);
      };
      await expectBounded('overview', () => client.overview());
      await expectBounded('weekly', () => client.questions('weekly'));
      const [question] = await client.questions();
      await expectBounded('free', () => client.questions());
      await expectBounded('answer', () => client.answer(question!, true));
      await expectBounded('switch', () => client.set(true));
      // The overview with the course; an answer is read, stored, and followed by the overview.
      expect(counts).toEqual({ overview: 2, weekly: 1, free: 1, answer: 3, switch: 2 });
    },
  );
});
