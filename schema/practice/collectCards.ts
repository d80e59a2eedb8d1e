import { queryRows } from '../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { firstMemories } from '../contract/practice/memory';

/** SQL expression: makes the cards that the enrollments lack. */
export const collectCardsSql = (enrollmentIds: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`collect_practice_cards(${enrollmentIds}, ${JSON.stringify(firstMemories)}::jsonb)`;

/** Makes cards of the questions of an attempt that has ended, and of earlier ones that its end reveals. */
export async function collectPracticeCards(db: PrismaClient, attemptId: number): Promise<void> {
  const ids = Prisma.sql`ARRAY(SELECT "enrollmentId" FROM "quiz_attempts" WHERE "id" = ${attemptId}::int)`;
  await queryRows(db, Prisma.sql`SELECT ${collectCardsSql(ids)}::text`, 'collect_practice_cards');
}

/**
 * Makes cards anew after answers to a question were marked again: those that nobody has practiced follow the new marks. In the transaction
 * of the marking.
 */
export async function recollectPracticeCards(
  tx: Prisma.TransactionClient,
  questionId: number,
  enrollmentIds: readonly number[],
): Promise<void> {
  await tx.practiceCard.deleteMany({ where: { questionId, enrollmentId: { in: [...enrollmentIds] }, reps: 1 } });
  await queryRows(tx, Prisma.sql`SELECT ${collectCardsSql(Prisma.sql`${enrollmentIds}::int[]`)}::text`);
}
