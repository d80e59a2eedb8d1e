import { queryRows } from '../../prisma/directConnection';
import { Prisma } from '../../prisma/generated/client';
import { firstMemories } from '../contract/practice/memory';

/** SQL expression: makes the cards that the enrollments lack. */
export const collectCardsSql = (enrollmentIds: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`collect_practice_cards(${enrollmentIds}, ${JSON.stringify(firstMemories)}::jsonb)`;

/** The cards of ended attempts, and of earlier ones that their results reveal. */
const cardsOfAttempts = (ids: readonly number[]): Prisma.Sql =>
  collectCardsSql(Prisma.sql`ARRAY(SELECT "enrollmentId" FROM "quiz_attempts" WHERE "id" = ANY (${ids}::int[]))`);

/** Makes the cards that follow from the results of attempts, in the transaction that stores the results. */
export async function collectPracticeCards(tx: Prisma.TransactionClient, attemptIds: readonly number[]): Promise<void> {
  await queryRows(tx, Prisma.sql`SELECT ${cardsOfAttempts(attemptIds)}::text`);
}

/**
 * One statement that stores the result of an attempt and makes the cards that follow from it: no crash separates the two. The cards are
 * made after the count of the first rows, by a function that sees what they have written.
 */
export const withPracticeCardsSql = (stored: Prisma.Sql, attemptId: number): Prisma.Sql => Prisma.sql`
  WITH stored AS MATERIALIZED (${stored})
  SELECT ${cardsOfAttempts([attemptId])}::text FROM (SELECT count(*) FROM stored) AS done`;

/**
 * Replaces the cards of a question that were never practiced, after its answers were marked again: they follow the new marks. In the
 * transaction of the marking.
 */
export async function recollectPracticeCards(
  tx: Prisma.TransactionClient,
  questionId: number,
  enrollmentIds: readonly number[],
): Promise<void> {
  await tx.practiceCard.deleteMany({ where: { questionId, enrollmentId: { in: [...enrollmentIds] }, reps: 1 } });
  await queryRows(tx, Prisma.sql`SELECT ${collectCardsSql(Prisma.sql`${enrollmentIds}::int[]`)}::text`);
}
