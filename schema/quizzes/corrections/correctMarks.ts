import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import { defineJob, noPayload } from '../../core/jobs';
import { findCorrectableAttempts, hasSubmittedAttempts, type AttemptCursor } from './correctableAttempts';
import { correctAttempts } from './correctAttempts';
import { findCorrections, type StoredCorrection } from './findCorrections';

/** Carries out corrections of questions. It finds out itself which ones are not completed, also after a backup was restored. */
export const correctMarksJob = defineJob({
  name: 'correct_marks',
  label: { ar: 'تصحيح علامات الأسئلة المعدّلة', en: 'Correct the marks of changed questions' },
  schedule: '* * * * *',
  payload: noPayload,
});

/**
 * The job `correct_marks`: one short transaction for each page of attempts. A correction that fails leaves the others to be carried out.
 * @throws AggregateError of those that failed
 */
export async function correctMarks(db: PrismaClient): Promise<void> {
  const errors: unknown[] = [];
  for (const correction of await findCorrections(db, Prisma.sql`c."completedAt" IS NULL`))
    await carryOut(db, correction).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} corrections could not be carried out`);
}

async function carryOut(db: PrismaClient, correction: StoredCorrection): Promise<void> {
  const { id, lastEnrollmentId } = correction;
  await correctFrom(
    db,
    correction,
    lastEnrollmentId === null ? null : { enrollmentId: lastEnrollmentId, attemptId: null },
  );
  // What is being marked may have read its answers before the decision: the next run finds it marked.
  if (await hasSubmittedAttempts(db, correction)) return;
  await correctFrom(db, correction, null);
  await db.questionCorrection.updateMany({ where: { id, completedAt: null }, data: { completedAt: new Date() } });
}

async function correctFrom(db: PrismaClient, correction: StoredCorrection, start: AttemptCursor | null): Promise<void> {
  for (let cursor = start; ;) {
    const { attemptIds, next } = await findCorrectableAttempts(db, correction, cursor);
    if (attemptIds.length > 0) await correctPage(db, correction, attemptIds, next);
    if (next === null) return;
    cursor = next;
  }
}

/** Two workers at the same correction wait for each other; the second one finds what the first has marked. */
const correctPage = (
  db: PrismaClient,
  correction: StoredCorrection,
  attemptIds: readonly number[],
  next: AttemptCursor | null,
): Promise<void> =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "question_corrections" WHERE "id" = ${correction.id} FOR NO KEY UPDATE`;
    const { attempts, changed, passed } = await correctAttempts({ db, tx }, correction, attemptIds);
    await tx.questionCorrection.update({
      where: { id: correction.id },
      select: { id: true },
      data: {
        ...(next?.attemptId === null && { lastEnrollmentId: next.enrollmentId }),
        attemptCount: { increment: attempts },
        changedCount: { increment: changed },
        passedCount: { increment: passed },
      },
    });
  });
