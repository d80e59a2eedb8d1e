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

/**
 * Checks the published quizzes of the course after a question of its bank was archived.
 * @throws Problem `quizIsEmpty` for one none of whose questions can be asked any more
 */
export async function ensurePublishedQuizzesAskable(tx: Prisma.TransactionClient, questionId: number): Promise<void> {
  const empty = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "questions" q JOIN "lessons" l ON l."courseId" = q."courseId" AND l."kind" = 'quiz' AND l."isPublished"
    WHERE q."id" = ${questionId}::int AND NOT EXISTS (SELECT FROM usable_questions(l."id")) LIMIT 1`;
  if (empty.length > 0) throw new Problem('quizIsEmpty');
}
