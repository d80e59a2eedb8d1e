import { queryRows } from '../../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import { completionNotificationsSql } from '../../learning/completionNotifications';
import { collectPracticeCards } from '../../practice/collectCards';
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
  await queryRows(db, completionNotificationsSql(finished), 'finish_attempt');
  await collectPracticeCards(db, id);
}

/** The questions of a submitted attempt with their answers, which no longer change; none for an attempt in another state. */
const readSubmittedAnswers = (db: PrismaClient, id: number): Promise<CountedAnswer[]> =>
  queryRows<CountedAnswer>(
    db,
    Prisma.sql`
      SELECT q."position", q."versionId", q."points", q."isCritical", a."response", b."tags"
      FROM "quiz_attempts" t
        JOIN "attempt_questions" q ON q."attemptId" = t."id"
        JOIN "question_versions" v ON v."id" = q."versionId"
        JOIN "questions" b ON b."id" = v."questionId"
        LEFT JOIN "attempt_answers" a ON a."attemptId" = q."attemptId" AND a."position" = q."position"
      WHERE t."id" = ${id}::int AND t."state" = 'submitted' ORDER BY q."position"`,
    'submitted_answers',
  );
