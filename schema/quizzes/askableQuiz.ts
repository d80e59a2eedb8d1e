import { Prisma } from '../../prisma/generated/client';
import { Problem } from '../core/errors';

/*
 * A quiz that learners can take asks something: a published one, and a withdrawn one that somebody still owes. Changes that can
 * empty it lock the course first, so that two of them do not take one half each.
 */
const canBeTaken = Prisma.sql`(
  l."isPublished" OR l."withdrawnAt" IS NOT NULL AND EXISTS (
    SELECT FROM "enrollments" e CROSS JOIN LATERAL counted_lessons(e."id") k
    WHERE e."courseId" = l."courseId" AND e."status" = 'in_progress' AND k."lessonId" = l."id" AND k."state" = 'owed'))`;

/** @param condition on the lesson `l` */
async function refuseEmptyQuiz(tx: Prisma.TransactionClient, condition: Prisma.Sql): Promise<void> {
  const empty = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "lessons" l
    WHERE ${condition} AND l."kind" = 'quiz' AND NOT EXISTS (SELECT FROM usable_questions(l."id")) AND ${canBeTaken} LIMIT 1`;
  if (empty.length > 0) throw new Problem('quizIsEmpty');
}

/**
 * Checks a lesson after its publication or a change of its places; others than quizzes pass.
 * @throws Problem `quizIsEmpty` for a quiz none of whose questions can be asked
 */
export const ensureAskable = (tx: Prisma.TransactionClient, lessonId: number): Promise<void> =>
  refuseEmptyQuiz(tx, Prisma.sql`l."id" = ${lessonId}::int`);

/**
 * Checks the quizzes of a course after a question of its bank was archived or has lost tags.
 * @throws Problem `quizIsEmpty` for one none of whose questions can be asked any more
 */
export const ensureQuizzesAskable = (tx: Prisma.TransactionClient, courseId: number): Promise<void> =>
  refuseEmptyQuiz(tx, Prisma.sql`l."courseId" = ${courseId}::int`);
