import type { PrismaClient } from '../../../prisma/generated/client';
import { defineJob, noPayload } from '../../core/jobs';
import { finishAttempt } from './finishAttempt';

/** Closes attempts whose time is over, and marks those that a crash has left submitted. */
export const closeAttemptsJob = defineJob({
  name: 'close_attempts',
  label: { ar: 'إغلاق المحاولات المنتهية', en: 'Close attempts whose time is over' },
  schedule: '* * * * *',
  payload: noPayload,
});

const batchSize = 200;

/** Attempts that are being marked now are left to their requests. The deadline in a form that uses the index. */
const readDueAttempts = (db: PrismaClient): Promise<{ id: number }[]> => db.$queryRaw<{ id: number }[]>`
  (SELECT "id" FROM "quiz_attempts"
    WHERE "state" = 'open' AND "deadlineAt" < now() - answer_grace() ORDER BY "deadlineAt", "id" LIMIT ${batchSize})
  UNION ALL
  (SELECT "id" FROM "quiz_attempts"
    WHERE "state" = 'submitted' AND "submittedAt" < now() - interval '1 minute' ORDER BY "id" LIMIT ${batchSize})`;

/**
 * The job `close_attempts`: one short transaction for each attempt. An attempt that fails leaves the others to be closed.
 * @throws AggregateError of those that failed
 */
export async function closeAttempts(db: PrismaClient): Promise<void> {
  const errors: unknown[] = [];
  for (;;) {
    const due = await readDueAttempts(db);
    const failed = errors.length;
    for (const { id } of due) await finishAttempt(db, id).catch((error: unknown) => errors.push(error));
    if (due.length < batchSize || errors.length > failed) break;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} attempts could not be closed`);
}
