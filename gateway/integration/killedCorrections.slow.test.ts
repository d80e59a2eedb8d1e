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

/** 50 kills over 100,000 attempts in the runs that docs/testing.md describes. */
const kills = Number(process.env.CORRECTION_KILLS ?? 2);
const attempts = Number(process.env.CORRECTION_ATTEMPTS ?? 120);
/** Workers are killed while they mark, at any moment of a page or between two. */
const killDelayMs = () => Math.random() * 300;

let database: Awaited<ReturnType<typeof createScratchDatabase>>;

const environment = () => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  PUBLIC_URL: 'https://tayyar.example',
  DATABASE_URL: database.url,
});

/** Resolves when the worker takes jobs. */
const startWorker = () => startChildProgram('childCorrectionWorker', environment());

const countMarks = (correctionId: number): Promise<number> => database.db.answerMark.count({ where: { correctionId } });

const isCompleted = async (id: number): Promise<boolean> =>
  (await database.db.questionCorrection.findUniqueOrThrow({ where: { id } })).completedAt !== null;

/** Runs a worker until the correction is completed. */
async function finish(correctionId: number): Promise<void> {
  const worker = await startWorker();
  while (!(await isCompleted(correctionId))) await sleep(100);
  await worker.kill();
}

interface Messages {
  messages: number;
  learners: number;
  inboxes: number;
  inInbox: number;
}

/** Messages of a kind that are delivered or wait in the queue, each once by its id, and those that are in inboxes. */
async function countMessages(kind: string): Promise<Messages | undefined> {
  await collectMessages(database.db);
  const { rows } = await database.pool.query<Messages>(
    `WITH sent AS (
       SELECT "messageId"::text AS "id", "userId" FROM "notifications" WHERE "kind" = $1
       UNION
       SELECT message ->> 'messageId', (message #>> '{recipients,userIds,0}')::int FROM (
         SELECT json_array_elements(payload) AS message FROM graphile_worker._private_jobs WHERE json_typeof(payload) = 'array'
       ) waiting WHERE message ->> 'kind' = $1)
     SELECT count(DISTINCT "id")::int AS "messages", count(DISTINCT "userId")::int AS "learners",
       (SELECT count(*)::int FROM "notifications" WHERE "kind" = $1) AS "inInbox",
       (SELECT count(DISTINCT "userId")::int FROM "notifications" WHERE "kind" = $1) AS "inboxes" FROM sent`,
    [kind],
  );
  return rows[0];
}

describe.runIf(process.env.TEST_DATABASE_URL)('a correction', () => {
  beforeAll(async () => {
    database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
  });
  afterAll(() => database.close());

  test(
    `of ${attempts} attempts marks each once when two workers are killed ${kills} times, and loses no pass and sends no message twice`,
    { timeout: 120_000 + kills * 30_000 + attempts * 10 },
    async () => {
      const { db, pool } = database;
      const { lessonId, questionId, course, addVersion, trainer } = await seedEndedAttempts(db, attempts);
      const sixth = attempts / sixthsOfAttempts.length;
      expect(await readSixths(db, lessonId)).toEqual(
        sixthsOfAttempts.map(({ before }, index) => ({ sixth: index, result: before, count: sixth })),
      );
      const { id: versionId } = await addVersion(questionId, correctedSingle('b'));
      const { id } = await db.questionCorrection.create({
        data: { questionId, versionId, method: 'key', reason: 'The key was wrong', createdBy: trainer.id },
      });
      const killRepeatedly = async () => {
        for (let kill = 0; kill < kills / 2; kill += 1) {
          const before = await countMarks(id);
          const worker = await startWorker();
          while ((await countMarks(id)) === before && !(await isCompleted(id))) await sleep(20);
          await sleep(killDelayMs());
          await worker.kill();
        }
      };
      await Promise.all([killRepeatedly(), killRepeatedly()]);
      // As if the time after which jobs of killed processes are released had passed.
      await pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute'`);
      await finish(id);

      expect(await readSixths(db, lessonId)).toEqual(
        sixthsOfAttempts.map(({ after }, index) => ({ sixth: index, result: after, count: sixth })),
      );
      expect(await findWrongResults(db, lessonId)).toEqual([]);
      const { rows } = await pool.query(
        `SELECT count(*)::int AS "marks", count(DISTINCT "attemptId")::int AS "attempts" FROM "answer_marks" WHERE "correctionId" = $1`,
        [id],
      );
      expect(rows).toEqual([{ marks: attempts, attempts }]);
      expect(await db.questionCorrection.findUniqueOrThrow({ where: { id } })).toMatchObject({
        attemptCount: attempts,
        changedCount: changedSixths.length * sixth,
        passedCount: 2 * sixth,
      });
      const messages = await countMessages('result_corrected');
      const informed = changedSixths.length * sixth;
      expect(messages).toMatchObject({ messages: informed, learners: informed, inInbox: messages?.inboxes });
      expect(await countMessages('certificate_issued')).toMatchObject({ messages: 2 * sixth, learners: 2 * sixth });
      expect(await db.enrollment.count({ where: { courseId: course.id, status: 'completed' } })).toBe(2 * sixth);
      expect(await db.certificate.count({ where: { courseId: course.id } })).toBe(2 * sixth);
    },
  );
});
