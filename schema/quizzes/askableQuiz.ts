import type { Prisma } from '../../prisma/generated/client';
import { Problem } from '../core/errors';

/**
 * Checks a lesson that is published: a quiz asks something.
 * @throws Problem `quizIsEmpty` for a quiz none of whose questions can be asked
 */
export async function ensureAskable(tx: Prisma.TransactionClient, lessonId: number): Promise<void> {
  const empty = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "quizzes" WHERE "lessonId" = ${lessonId}::int AND NOT EXISTS (SELECT FROM usable_questions(${lessonId}::int))`;
  if (empty.length > 0) throw new Problem('quizIsEmpty');
}
