import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { createExecutor } from '../testing/fixtures';
import { createThreadScene, threadDocuments } from '../testing/threadFixtures';
import { captureStatements } from '../testing/statements/captureStatements';
import { countReadRows } from '../testing/statements/countReadRows';
import { recordStatements } from '../testing/statements/recordStatements';
import { openTestDatabase } from '../testing/testDatabase';

let database: Database;
let scene: Awaited<ReturnType<typeof createThreadScene>>;
beforeAll(async () => {
  database = await openTestDatabase();
  scene = await createThreadScene(database.db);
});
afterAll(() => database.close());

const reads = (statements: string[]): number => statements.filter((text) => /^\s*\(?(SELECT|WITH)/i.test(text)).length;

test('the number of statements does not grow with the questions and answers, and no cache of public pages is emptied', async () => {
  const { ask, answer, list, inbox, read, learner, other, trainer } = scene;
  const { id } = await ask(learner);
  const before = await database.db.contentChange.count();
  const count = async () => ({
    list: reads(await recordStatements(() => list(learner))),
    inbox: reads(await recordStatements(() => inbox(trainer, 'waiting'))),
    one: reads(await recordStatements(() => read(id, learner))),
  });
  const few = await count();
  for (let index = 0; index < 5; index += 1) {
    await answer(id, other);
    await answer((await ask(other, { isPrivate: index % 2 === 0 })).id, learner).catch(() => undefined);
  }
  expect(await count()).toEqual(few);
  expect(few).toEqual({ list: 3, inbox: 2, one: 1 });
  expect(await database.db.contentChange.count()).toBe(before);
});

const threads = 20_000;
const postsOfThread = 10;

/** Threads of one course, half of them private, one in ten waiting, and their posts. */
async function fillThreads(): Promise<void> {
  const { course, lesson, other, trainer } = scene;
  const client = await database.pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0');
    const ids = `generate_series(1, ${threads}) n`;
    for (const statement of [
      `INSERT INTO "threads" ("id", "courseId", "lessonId", "authorId", "text", "isPrivate", "waitingSince", "lastActivityAt", "createdAt", "postCount", "reportedAt")
         SELECT 900000 + n, ${course.id}, ${lesson.id}, ${other.id}, 'Why?', n % 2 = 0, CASE WHEN n % 10 = 0 THEN now() - n * interval '1 minute' END,
           now() - n * interval '1 minute', now() - n * interval '1 minute', ${postsOfThread}, CASE WHEN n % 100 = 0 THEN now() END FROM ${ids}`,
      `INSERT INTO "posts" ("threadId", "authorId", "text", "isTrainer") SELECT 900000 + n, ${trainer.id}, 'So.', p = 1 FROM ${ids}, generate_series(1, ${postsOfThread}) p`,
    ])
      await client.query(statement);
    await client.query('RESET session_replication_role');
    await client.query('VACUUM ANALYZE "threads"');
    await client.query('VACUUM ANALYZE "posts"');
    await client.query('RESET statement_timeout');
  } finally {
    client.release();
  }
}

describe.runIf(process.env.TEST_DATABASE_URL)(`with ${threads} threads and ${threads * postsOfThread} posts`, () => {
  beforeAll(() => fillThreads(), 120_000);

  const courseId = () => scene.course.id;
  const middle = Buffer.from(`GPC:N:${900_000 + threads / 2}`).toString('base64');
  const middleTime = async () => {
    const { id, waitingSince } = await database.db.thread.findUniqueOrThrow({ where: { id: 900_000 + threads / 2 } });
    return Buffer.from(`T:${waitingSince?.getTime()}:${id}`).toString('base64');
  };
  const views: [
    name: string,
    viewer: () => (typeof scene)['trainer'],
    document: string,
    variables: () => object | Promise<object>,
  ][] = [
    ['the list of a learner', () => scene.learner, threadDocuments.list, () => ({ courseId: courseId(), first: 10 })],
    [
      'a later page',
      () => scene.learner,
      threadDocuments.list,
      () => ({ courseId: courseId(), first: 10, after: middle }),
    ],
    [
      'the list of a lesson',
      () => scene.trainer,
      threadDocuments.list,
      () => ({ courseId: courseId(), lessonId: scene.lesson.id, first: 10 }),
    ],
    ['what waits', () => scene.trainer, threadDocuments.inbox, () => ({ state: 'waiting', first: 10 })],
    [
      'a later page of what waits',
      () => scene.trainer,
      threadDocuments.inbox,
      async () => ({ state: 'waiting', first: 10, after: await middleTime() }),
    ],
    ['what is answered', () => scene.trainer, threadDocuments.inbox, () => ({ state: 'answered', first: 10 })],
    [
      'what is reported, for admins',
      () => scene.admin,
      threadDocuments.inbox,
      () => ({ state: 'reported', first: 10 }),
    ],
    [
      'what waits, for admins',
      () => scene.admin,
      threadDocuments.inbox,
      async () => ({ state: 'waiting', first: 10, after: await middleTime() }),
    ],
    ['the counts of the office', () => scene.admin, '{ waitingCounts { kind count } }', () => ({})],
    ['the counts of a trainer', () => scene.trainer, '{ waitingCounts { kind count } }', () => ({})],
  ];

  test.each(views)('%s reads few rows', { timeout: 60_000 }, async (_name, viewer, document, variables) => {
    const { execute } = createExecutor(database.db);
    const given = { ...(await variables()) };
    const statements = await captureStatements(async () => {
      const { errors } = await execute(document, given, viewer());
      expect(errors).toBeUndefined();
    });
    const { total } = await countReadRows(database.pool, ['threads', 'posts'], statements);
    expect(total).toBeLessThan(600);
  });
});
