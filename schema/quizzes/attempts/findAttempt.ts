import { Prisma } from '../../../prisma/generated/client';
import type { SignedInContext } from '../../core/context';
import type { Attempt } from './attemptType';
import { findAttemptQuestions } from './questions/attemptQuestions';
import { findAttemptRows, isRevealed, visibleAttempts, type AttemptOrder, type AttemptRow } from './attemptRow';
import { finishAttempt } from './finishAttempt';

/** Attempts that the viewer may see and a condition on `a` selects, newest first; those whose time is over are closed before. */
export async function listAttempts(
  { db, viewer }: SignedInContext,
  condition: Prisma.Sql,
  order: AttemptOrder,
): Promise<Attempt[]> {
  const where = Prisma.sql`${condition} AND ${visibleAttempts(viewer)}`;
  const toAttempt = (row: AttemptRow): Attempt => ({ ...row, viewer, questions: [] });
  const rows = await findAttemptRows(db, where, order);
  const unfinished = rows.filter((row) => row.isUnfinished);
  if (unfinished.length === 0) return rows.map(toAttempt);
  for (const { id } of unfinished) await finishAttempt(db, id);
  return (await findAttemptRows(db, where, order)).map(toAttempt);
}

/** An attempt with its questions; null for one that the viewer may not see. */
export async function findAttempt(context: SignedInContext, id: number): Promise<Attempt | null> {
  const [attempt] = await listAttempts(context, Prisma.sql`a."id" = ${id}`, { limit: 1 });
  if (!attempt) return null;
  const questions = await findAttemptQuestions(context, id, isRevealed(attempt, context.viewer));
  return { ...attempt, questions };
}
