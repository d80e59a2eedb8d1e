import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratchDatabase } from '../../prisma/testing/scratchDatabase';
import { correctedSingle, findWrongResults } from '../../schema/testing/quizzes/correctionScene';
import {
  changedSixths,
  readSixths,
  seedEndedAttempts,
  sixthsOfAttempts,
} from '../../schema/testing/quizzes/seedEndedAttempts';
import { startChildProgram } from '../testing/servers/childProgram';
import { collectMessages } from '../../schema/notifications/deliverNotifications';

/** More than a page of the job, so that the processes meet at several. */
const attempts = 480;

let database: Awaited<ReturnType<typeof createScratchDatabase>>;

/** A process that runs the job itself, as a queue does that takes the lock of a slow process for that of a dead one. */
async function startProcess(): Promise<ChildProcess> {
  const { child, firstMessage } = await startChildProgram('childCorrection', {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://tayyar.example',
    DATABASE_URL: database.url,
  });
  expect(firstMessage).toBe('ready');
  return child;
}

/** Its exit code. */
async function run(child: ChildProcess): Promise<unknown> {
  const exited = once(child, 'exit');
  child.send('correct');
  const [code] = await exited;
  return code;
}

interface SentMessages {
  messages: number;
  learners: number;
}

async function countMessages(kind: string): Promise<SentMessages | undefined> {
  await collectMessages(database.db);
  const { rows } = await database.pool.query<SentMessages>(
    `SELECT count(*)::int AS "messages", count(DISTINCT message #>> '{recipients,userIds,0}')::int AS "learners"
       FROM (
         SELECT json_array_elements(payload) AS message FROM graphile_worker._private_jobs WHERE json_typeof(payload) = 'array'
       ) sent WHERE message ->> 'kind' = $1`,
    [kind],
  );
  return rows[0];
}

describe.runIf(process.env.TEST_DATABASE_URL)('two processes at the same correction', () => {
  beforeAll(async () => {
    database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
  });
  afterAll(() => database.close());

  test('mark each attempt once, send each message once and count each attempt once', { timeout: 120_000 }, async () => {
    const { db } = database;
    const { lessonId, questionId, addVersion, trainer } = await seedEndedAttempts(db, attempts);
    const { id: versionId } = await addVersion(questionId, correctedSingle('b'));
    const { id } = await db.questionCorrection.create({
      data: { questionId, versionId, method: 'key', reason: 'The key was wrong', createdBy: trainer.id },
    });
    const children = await Promise.all([startProcess(), startProcess()]);
    // Both wait at the first page for the same row.
    const { running } = await db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM "question_corrections" WHERE "id" = ${id} FOR UPDATE`;
        const started = children.map(run);
        const waiting = () => db.$queryRaw<object[]>`
          SELECT 1 FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`;
        while ((await waiting()).length < 2) await sleep(20);
        return { running: started };
      },
      { timeout: 60_000 },
    );
    expect(await Promise.all(running)).toEqual([0, 0]);

    const sixth = attempts / sixthsOfAttempts.length;
    expect(await readSixths(db, lessonId)).toEqual(
      sixthsOfAttempts.map(({ after }, index) => ({ sixth: index, result: after, count: sixth })),
    );
    expect(await findWrongResults(db, lessonId)).toEqual([]);
    expect(await db.answerMark.count({ where: { correctionId: id } })).toBe(attempts);
    expect(await db.questionCorrection.findUniqueOrThrow({ where: { id } })).toMatchObject({
      completedAt: expect.any(Date),
      attemptCount: attempts,
      changedCount: changedSixths.length * sixth,
      passedCount: 2 * sixth,
    });
    const informed = changedSixths.length * sixth;
    expect(await countMessages('result_corrected')).toEqual({ messages: informed, learners: informed });
    expect(await countMessages('certificate_issued')).toEqual({ messages: 2 * sixth, learners: 2 * sixth });
  });
});
