import { queryRows } from '../../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import { completionNotificationsSql } from '../../learning/enrollmentProgress';
import { collectPracticeCards, withPracticeCardsSql } from '../../practice/collectCards';
import { correctAttempts } from '../corrections/correctAttempts';
import { findCorrections } from '../corrections/findCorrections';
import { markAnswers, toMarksJson, toResultJson, type CountedAnswer } from './markAnswers';
import { findVersions } from './questions/questionVersions';

/**
 * Submits an attempt that is open, marks one that is submitted and completes its lesson if it is passed. Does nothing to a marked
 * one. Concurrent calls end in the same state and score, and the next call completes one that was interrupted.
 */
export async function finishAttempt(db: PrismaClient, id: number): Promise<void> {
  const answers = await submitAttempt(db, id);
  const [first] = answers;
  if (!first) return;
  const versions = await findVersions(db, answers);
  const marks = markAnswers(answers, versions);
  const finished = Prisma.sql`
    finish_attempt(${id}::int, ${toMarksJson(marks)}::jsonb, ${toResultJson(marks)}::jsonb)`;
  const { correctionIds } = first;
  if (correctionIds.length > 0) await finishCorrected(db, id, finished, correctionIds);
  else await queryRows(db, withPracticeCardsSql(completionNotificationsSql(finished), id), 'finish_attempt');
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
    await collectPracticeCards(tx, [id]);
  });

interface SubmittedAnswer extends CountedAnswer {
  /** Of the attempt: its questions that were corrected after its start. */
  correctionIds: number[];
}

/** The corrections are read after the submission, so that the job of one that is made in between waits for this attempt. */
const submitAttempt = (db: PrismaClient, id: number): Promise<SubmittedAnswer[]> =>
  queryRows<SubmittedAnswer>(
    db,
    Prisma.sql`
      WITH submitted AS MATERIALIZED (SELECT * FROM submit_attempt(${id}::int))
      SELECT s.*, (SELECT newest_corrections(ARRAY(SELECT "versionId" FROM submitted))) AS "correctionIds" FROM submitted s`,
    'submit_attempt',
  );
