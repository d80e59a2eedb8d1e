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
