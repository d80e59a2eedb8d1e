import { queryRows } from '../../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import { completionNotificationsSql } from '../../learning/completionNotifications';
import { markAnswers, toMarksJson, toResultJson, type CountedAnswer } from './markAnswers';
import { findVersions } from './questionVersions';

/**
 * Submits an attempt that is open, marks one that is submitted and completes its lesson if it is passed. Does nothing to a marked
 * one. Concurrent calls end in the same state and score, and the next call completes one that was interrupted.
 */
export async function finishAttempt(db: PrismaClient, id: number): Promise<void> {
  const submitted = Prisma.sql`SELECT * FROM submit_attempt(${id}::int)`;
  const answers = await queryRows<CountedAnswer>(db, submitted, 'submit_attempt');
  if (answers.length === 0) return;
  const versions = await findVersions(db, answers);
  const marks = markAnswers(answers, versions);
  const finished = Prisma.sql`
    finish_attempt(${id}::int, ${toMarksJson(marks)}::jsonb, ${toResultJson(marks)}::jsonb)`;
  await queryRows(db, completionNotificationsSql(finished), 'finish_attempt');
}
