import type { PrismaClient } from '../../prisma/generated/client';
import { defineJob, noPayload } from '../core/jobs';

/** Adds the answers of ended attempts to the statistics, apart from the submissions. */
export const countAnswersJob = defineJob({
  name: 'count_answers',
  label: { ar: 'إحصاء أجوبة الاختبارات', en: 'Count answers of quizzes' },
  schedule: '*/5 * * * *',
  payload: noPayload,
});

const batchSize = 200;

/** Different answers to a version that are listed; numbers and texts have any number. */
export const countedAnswersMax = 200;

/**
 * Answers are counted as they were marked by the machine, or by the newest correction of their question; the order in which the options
 * of a question with several right ones were chosen does not matter. What was typed stays in the answers, which are deleted with their
 * accounts: the latest one that says the same is named. A new answer to a version with as many as are listed is counted by its
 * verdict alone, as the statistics read all rows of a quiz.
 */
const countBatch = (db: PrismaClient) => db.$queryRaw<{ attempts: number }[]>`
  WITH due AS MATERIALIZED (
    SELECT "id", "quizId", "lateAcceptedAt" FROM "quiz_attempts" WHERE NOT "isCounted" AND "state" IN ('passed', 'failed')
    ORDER BY "id" LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED
  ), counted AS (
    UPDATE "quiz_attempts" SET "isCounted" = true WHERE "id" IN (SELECT "id" FROM due)
  ), answers AS (
    SELECT d."quizId", m."versionId", coalesce(c."verdict", m."verdict") AS "verdict", response_to_count(v."kind", a."response") AS "response",
      CASE WHEN v."kind" IN ('number', 'text') AND a."response" IS NOT NULL THEN ARRAY[a."attemptId", a."position"] END AS "typed"
    FROM due d
      JOIN "answer_marks" m ON m."attemptId" = d."id" AND m."markedBy" = 'machine'
      JOIN "question_versions" v ON v."id" = m."versionId"
      LEFT JOIN "attempt_answers" a ON a."attemptId" = m."attemptId" AND a."position" = m."position"
      LEFT JOIN LATERAL (
        SELECT k."verdict" FROM "answer_marks" k
        WHERE k."attemptId" = m."attemptId" AND k."position" = m."position" AND k."correctionId" IS NOT NULL AND d."lateAcceptedAt" IS NULL
        ORDER BY k."id" DESC LIMIT 1) c ON true
  ), grouped AS (
    SELECT "quizId", "versionId", md5(concat("verdict", "response")) AS "hash", "response", "verdict", max("typed") AS "typed", count(*)::int AS "n"
    FROM answers GROUP BY "quizId", "versionId", "response", "verdict"
  ), complete AS (
    SELECT "quizId", "versionId" FROM "answer_counts" WHERE ("quizId", "versionId") IN (SELECT "quizId", "versionId" FROM grouped)
    GROUP BY 1, 2 HAVING count(*) >= ${countedAnswersMax}
  ), listed AS (
    SELECT g."quizId", g."versionId", g."verdict", g."n", CASE WHEN l."isListed" THEN g."response" END AS "response", CASE WHEN l."isListed" THEN g."typed" END AS "typed"
    FROM grouped g LEFT JOIN complete c ON c."quizId" = g."quizId" AND c."versionId" = g."versionId"
      CROSS JOIN LATERAL (SELECT c."quizId" IS NULL OR EXISTS (
        SELECT FROM "answer_counts" k WHERE k."quizId" = g."quizId" AND k."versionId" = g."versionId" AND k."responseHash" = g."hash") AS "isListed") l
  ), stored AS (
    INSERT INTO "answer_counts" ("quizId", "versionId", "responseHash", "response", "verdict", "count", "typedAttemptId", "typedPosition")
    SELECT "quizId", "versionId", md5(concat("verdict", "response")), CASE WHEN max("typed") IS NULL THEN "response" END, "verdict", sum("n"),
      (max("typed"))[1], (max("typed"))[2]
    FROM listed
    GROUP BY "quizId", "versionId", "response", "verdict" ORDER BY 1, 2, 3
    ON CONFLICT ("quizId", "versionId", "responseHash") DO UPDATE
      SET "count" = "answer_counts"."count" + excluded."count", "typedAttemptId" = excluded."typedAttemptId", "typedPosition" = excluded."typedPosition"
  )
  SELECT count(*)::int AS "attempts" FROM due`;

/** The job `count_answers`: each ended attempt is counted once, some hundred in a statement. */
export async function countAnswers(db: PrismaClient): Promise<void> {
  for (;;) {
    const [batch] = await countBatch(db);
    if ((batch?.attempts ?? 0) < batchSize) return;
  }
}
