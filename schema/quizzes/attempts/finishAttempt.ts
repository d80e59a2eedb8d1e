import { queryRows } from '../../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import { completionNotificationsSql } from '../../learning/completionNotifications';
import { correctAttempts } from '../corrections/correctAttempts';
import { findCorrections, newestCorrection } from '../corrections/storedCorrection';
import { markAnswers, toMarksJson, toResultJson, type CountedAnswer } from './markAnswers';
import { findVersions } from './questionVersions';

/**
 * Submits an attempt that is open, marks one that is submitted and completes its lesson if it is passed. Does nothing to a marked
 * one. Concurrent calls end in the same state and score, and the next call completes one that was interrupted.
 */
export async function finishAttempt(db: PrismaClient, id: number): Promise<void> {
  await queryRows(db, Prisma.sql`SELECT submit_attempt(${id}::int)::text`, 'submit_attempt');
  const answers = await readSubmittedAnswers(db, id);
  if (answers.length === 0) return;
  const versions = await findVersions(db, answers);
  const marks = markAnswers(answers, versions);
  const finished = Prisma.sql`
    finish_attempt(${id}::int, ${toMarksJson(marks)}::jsonb, ${toResultJson(marks)}::jsonb)`;
  const correctionIds = [...new Set(answers.flatMap(({ correctionId }) => correctionId ?? []))];
  if (correctionIds.length > 0) await finishCorrected(db, id, finished, correctionIds);
  else await queryRows(db, completionNotificationsSql(finished), 'finish_attempt');
}

/** The attempt began before a question of it was corrected: its learner sees the corrected result alone. */
const finishCorrected = (
  db: PrismaClient,
  id: number,
  finished: Prisma.Sql,
  correctionIds: readonly number[],
): Promise<void> =>
  db.$transaction(async (tx) => {
    await queryRows(tx, completionNotificationsSql(finished));
    for (const correction of await findCorrections(tx, Prisma.sql`c."id" = ANY (${correctionIds}::int[])`))
      await correctAttempts({ db, tx }, correction, [id]);
  });

interface SubmittedAnswer extends CountedAnswer {
  /** Of a question that was corrected after the start of the attempt. */
  correctionId: number | null;
}

/** The questions of a submitted attempt with their answers, which no longer change; none for an attempt in another state. */
const readSubmittedAnswers = (db: PrismaClient, id: number): Promise<SubmittedAnswer[]> =>
  queryRows<SubmittedAnswer>(
    db,
    Prisma.sql`
      SELECT q."position", q."versionId", q."points", q."isCritical", a."response", b."tags", c."id" AS "correctionId"
      FROM "quiz_attempts" t
        JOIN "attempt_questions" q ON q."attemptId" = t."id"
        JOIN "question_versions" v ON v."id" = q."versionId"
        JOIN "questions" b ON b."id" = v."questionId"
        LEFT JOIN "attempt_answers" a ON a."attemptId" = q."attemptId" AND a."position" = q."position"
        ${newestCorrection}
      WHERE t."id" = ${id}::int AND t."state" = 'submitted' ORDER BY q."position"`,
    'submitted_answers',
  );
