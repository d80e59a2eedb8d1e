import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { bounds } from '../contract/bounds';
import { createNoteScene } from '../testing/noteFixtures';
import { captureStatements } from '../testing/statements/captureStatements';
import { countReadRows } from '../testing/statements/countReadRows';
import { recordStatements } from '../testing/statements/recordStatements';
import { openTestDatabase } from '../testing/testDatabase';

let database: Database;
let scene: Awaited<ReturnType<typeof createNoteScene>>;
beforeAll(async () => {
  database = await openTestDatabase();
  scene = await createNoteScene(database.db);
});
afterAll(() => database.close());

const reads = (statements: string[]): number => statements.filter((text) => /^\s*\(?(SELECT|WITH)/i.test(text)).length;

test('the number of statements does not grow with the notes, and no cache of public pages is emptied', async () => {
  const { write, atLesson, mine, run, learner } = scene;
  await write(learner);
  const before = await database.db.contentChange.count();
  const count = async () => ({
    atLesson: reads(await recordStatements(() => atLesson(learner))),
    mine: reads(await recordStatements(() => mine(learner))),
    courses: reads(await recordStatements(() => run('courses', {}, learner))),
  });
  const few = await count();
  for (let second = 0; second < 5; second += 1) await write(learner, { second });
  expect(await count()).toEqual(few);
  expect(few).toEqual({ atLesson: 1, mine: 2, courses: 1 });
  expect(await database.db.contentChange.count()).toBe(before);
});

const notes = 100_000;

/** Notes of 1,000 people at 100 lessons, and as many of the learner as a person may have. */
async function fillNotes(): Promise<void> {
  const { course, learner } = scene;
  const client = await database.pool.connect();
  const columns = `("userId", "lessonId", "second", "text", "searchText")`;
  const lessonOf = (number: string) =>
    `(SELECT "id" FROM "lessons" WHERE "courseId" = ${course.id} AND "order" = 101 + ${number} % 100)`;
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0');
    await client.query(
      `INSERT INTO "lessons" ("courseId", "sectionId", "title", "titleAr", "order", "isPublished")
       SELECT ${course.id}, (SELECT "sectionId" FROM "lessons" WHERE "courseId" = ${course.id} LIMIT 1), 'L' || n, 'د' || n, 100 + n, true
       FROM generate_series(1, 100) n`,
    );
    await client.query(
      `INSERT INTO "lesson_notes" ${columns} SELECT 900000 + n % 1000, ${lessonOf('n')}, n % 600, 'Ground one end', 'ground one end'
       FROM generate_series(1, ${notes}) n`,
    );
    await client.query(
      `INSERT INTO "lesson_notes" ${columns} SELECT ${learner.id}, ${lessonOf('n')}, n % 600, 'Number ' || n, 'number ' || n
       FROM generate_series(1, ${bounds.notes.perPerson}) n`,
    );
    await client.query('RESET session_replication_role');
    await client.query('VACUUM ANALYZE "lesson_notes"');
    await client.query('ANALYZE "lessons"');
    await client.query('RESET statement_timeout');
  } finally {
    client.release();
  }
}

describe.runIf(process.env.TEST_DATABASE_URL)(
  `with ${notes} notes, ${bounds.notes.perPerson} of them of one person`,
  () => {
    beforeAll(() => fillNotes(), 120_000);

    test('each list reads the notes of its owner at most', { timeout: 60_000 }, async () => {
      const { mine, atLesson, run, learner, other, write } = scene;
      await write(other);
      const { nodes, pageInfo } = await mine(learner, { first: 100 });
      expect(nodes).toHaveLength(100);
      const lists: [string, () => Promise<unknown>, number][] = [
        ['all', () => mine(learner, { first: 100, after: pageInfo.endCursor }), bounds.notes.perPerson + 200],
        ['found', () => mine(learner, { first: 100, search: 'number 4999' }), bounds.notes.perPerson + 200],
        ['courses', () => run('courses', {}, learner), bounds.notes.perPerson + 200],
        ['at a lesson', () => atLesson(learner), bounds.notes.perLesson],
        ['of another person', () => mine(other, { first: 100 }), 100],
      ];
      for (const [name, list, bound] of lists) {
        const { total } = await countReadRows(database.pool, ['lesson_notes'], await captureStatements(list));
        expect([name, total <= bound]).toEqual([name, true]);
      }
      expect((await mine(learner, { search: 'number 4999' })).nodes).toHaveLength(1);
    });

    test('the statement of a page uses the index of the owner', async () => {
      const rows = await database.db.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT n."id" FROM "lesson_notes" n JOIN "lessons" l ON l."id" = n."lessonId" WHERE n."userId" = ${scene.learner.id}::int
      ORDER BY l."courseId", l."order", l."id", coalesce(n."second", -1), n."id" LIMIT 100`;
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('lesson_notes_userId');
      expect(plan).not.toContain('Seq Scan on lesson_notes');
    });
  },
);
