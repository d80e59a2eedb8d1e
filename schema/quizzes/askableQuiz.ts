import { Prisma } from '../../prisma/generated/client';
import { Problem } from '../core/problem';

interface UnaskableQuiz {
  title: string;
  titleAr: string;
  missing: number;
}

/** A published quiz, and a withdrawn one that a learner still owes, also with an access that has ended and may be opened again. */
const canBeTaken = Prisma.sql`(
  l."isPublished" OR l."withdrawnAt" IS NOT NULL AND EXISTS (
    SELECT FROM "enrollments" e CROSS JOIN LATERAL counted_lessons(e."id") k
    WHERE e."courseId" = l."courseId" AND e."completedAt" IS NULL AND k."lessonId" = l."id" AND k."state" = 'owed'))`;

/**
 * Checks quizzes that learners can take: each has questions, and as many as its places promise. The course is locked
 * before, so that of two changes the second sees the first.
 * @param quizzes condition on the lesson `l`
 * @throws Problem `quizIsEmpty`; `quizLacksQuestions` with the quiz and the number of questions in the message of the field
 */
async function ensureAskable(tx: Prisma.TransactionClient, quizzes: Prisma.Sql, field: string): Promise<void> {
  const [unaskable] = await tx.$queryRaw<UnaskableQuiz[]>`
    SELECT coalesce(nullif(l."title", ''), l."titleAr") AS "title", coalesce(nullif(l."titleAr", ''), l."title") AS "titleAr",
      m."missing"
    FROM "lessons" l, quiz_totals(l."id") t, missing_questions(l."id") AS m("missing")
    WHERE ${quizzes} AND l."kind" = 'quiz' AND (t."questionCount" = 0 OR m."missing" > 0) AND ${canBeTaken}
    ORDER BY l."order", l."id" LIMIT 1`;
  if (!unaskable) return;
  const { title, titleAr, missing } = unaskable;
  if (missing === 0) throw new Problem('quizIsEmpty');
  throw new Problem('quizLacksQuestions', {
    fields: { [field]: ['missingQuestions', title, titleAr, missing].join('|') },
  });
}

/** Checks a quiz after its publication, or after its places have changed; one that no learner can take may lack questions. */
export const ensureQuizAskable = (tx: Prisma.TransactionClient, lessonId: number, field: string): Promise<void> =>
  ensureAskable(tx, Prisma.sql`l."id" = ${lessonId}`, field);

interface TakenQuestion {
  id: number;
  courseId: number;
  /** Tags by which it can no longer be drawn. */
  tags: readonly string[];
}

/** Checks the quizzes that asked a question by name or by tag, after it was archived, has lost tags, or counts although it is archived. */
export const ensureQuizzesAskableWithout = (
  tx: Prisma.TransactionClient,
  { id, courseId, tags }: TakenQuestion,
  field: string,
): Promise<void> =>
  ensureAskable(
    tx,
    Prisma.sql`l."courseId" = ${courseId} AND l."id" IN (
      SELECT s."quizId" FROM "quiz_slots" s WHERE s."questionId" = ${id} OR s."drawTag" = ANY (${[...tags]}::text[]))`,
    field,
  );
