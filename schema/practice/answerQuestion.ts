import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import type { Grade } from '../contract/grading/grade';
import { gradeResponse } from '../contract/grading/gradeResponse';
import type { QuestionResponse } from '../contract/grading/questions/question';
import { responseSchema } from '../contract/grading/questions/responseSchema';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/problem';
import { createQuestionSigner, type SignText } from '../uploads/lessonFiles';
import { toShownBody, toShownResponse, toStoredResponse } from '../quizzes/attempts/attemptIds';
import { listTexts, orderOf } from '../quizzes/attempts/questions/attemptQuestions';
import { createReview, type AttemptReview } from '../quizzes/attempts/review/attemptReview';
import { findVersions, type StoredVersion } from '../quizzes/attempts/questions/questionVersions';
import { rateAnswer, reviewCard } from '../contract/practice/memory';
import { findCard, type CardRow } from './practiceRows';

interface SentAnswer {
  number: number;
  version: number;
  response?: unknown;
}

/** A stored review, with what its question was then. */
interface StoredReview extends Grade {
  versionId: number;
  optionOrder: number[];
  targetOrder: number[];
  response: QuestionResponse | null;
}

export interface PracticeAnswer {
  courseId: number;
  response: QuestionResponse | null;
  review: AttemptReview;
  due: Date;
  sign: SignText;
}

/**
 * Marks an answer of the viewer and stores it once by its number. A number that is stored already returns what is stored.
 * @throws Problem `questionNotFound` for a question that the viewer may not practice, `practiceQuestionChanged` for one that is asked in
 *   another version or with another number now, `invalidInput` for a response that does not fit
 */
export async function answerQuestion(
  context: SignedInContext,
  questionId: number,
  answer: SentAnswer,
): Promise<PracticeAnswer> {
  const { db, viewer } = context;
  const card = await findCard(db, viewer, questionId);
  if (!card) throw new Problem('questionNotFound');
  if (answer.number < card.reps) return toAnswer(context, card, await findStoredReview(db, card, answer.number));
  if (answer.number > card.reps || answer.version !== card.version) throw new Problem('practiceQuestionChanged');
  const version = (await findVersions(db, [card])).get(card.versionId);
  if (!version) throw new Problem('questionNotFound');
  const response = toResponse(version, card, answer.response);
  const review = { ...card, response, ...gradeResponse(version, response) };
  const due = await storeReview(db, card, review);
  // Another device was faster.
  if (!due) return toAnswer(context, card, await findStoredReview(db, card, answer.number));
  return toAnswer(context, { ...card, due }, review);
}

/** A response with the ids of the bank. */
function toResponse(version: StoredVersion, card: CardRow, response: unknown): QuestionResponse | null {
  if (response === null || response === undefined) return null;
  const { body, kind } = version;
  const parsed = responseSchema(kind, toShownBody(body, orderOf(card)) as never).safeParse(response);
  if (parsed.success) return toStoredResponse(body, orderOf(card), parsed.data);
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[['response', ...path].join('.')] ??= message;
  throw new Problem('invalidInput', { fields });
}

/**
 * Stores a review and the state of the card after it.
 * @returns when the question is due again; undefined if the answer of this number is stored already
 */
async function storeReview(db: PrismaClient, card: CardRow, review: StoredReview): Promise<Date | undefined> {
  const { enrollmentId, questionId, reps, isScheduled, now } = card;
  const { verdict, numerator, denominator, response, versionId, optionOrder, targetOrder } = review;
  const rating = rateAnswer(verdict, card.isRight);
  const memory = reviewCard(card, now, rating);
  const stored = await db.$queryRaw<object[]>`
    WITH changed AS (
      UPDATE "practice_cards" SET "due" = ${memory.due}::timestamptz, "fadesAt" = ${memory.fadesAt}::timestamptz,
        "stability" = ${memory.stability}, "difficulty" = ${memory.difficulty}, "reps" = ${memory.reps}, "lapses" = ${memory.lapses},
        "isRight" = ${memory.isRight}, "lastReviewAt" = ${memory.lastReviewAt}::timestamptz
      WHERE "enrollmentId" = ${enrollmentId} AND "questionId" = ${questionId} AND "reps" = ${reps} RETURNING 1)
    INSERT INTO "practice_reviews" ("enrollmentId", "questionId", "versionId", "number", "optionOrder", "targetOrder", "response", "verdict",
        "numerator", "denominator", "rating", "isScheduled", "reviewedAt")
      SELECT ${enrollmentId}, ${questionId}, ${versionId}, ${reps}, ${optionOrder}::smallint[], ${targetOrder}::smallint[],
        ${response && JSON.stringify(response)}::jsonb, ${verdict}::"AnswerVerdict", ${numerator}, ${denominator}, ${rating}, ${isScheduled},
        ${memory.lastReviewAt}::timestamptz
      FROM changed
    RETURNING "id"`;
  return stored.length > 0 ? memory.due : undefined;
}

async function findStoredReview(
  db: PrismaClient,
  { enrollmentId, questionId }: CardRow,
  number: number,
): Promise<StoredReview> {
  const [review] = await db.$queryRaw<StoredReview[]>(Prisma.sql`
    SELECT "versionId", "optionOrder", "targetOrder", "response", "verdict"::text, "numerator", "denominator"
    FROM "practice_reviews"
    WHERE "enrollmentId" = ${enrollmentId} AND "questionId" = ${questionId} AND "number" = ${number}`);
  if (!review) throw new Problem('practiceQuestionChanged');
  return review;
}

async function toAnswer(context: SignedInContext, card: CardRow, stored: StoredReview): Promise<PracticeAnswer> {
  const { response, verdict, numerator, denominator, versionId } = stored;
  const version = (await findVersions(context.db, [stored])).get(versionId);
  if (!version) throw new Problem('questionNotFound');
  const order = orderOf(stored);
  const review = createReview(
    { version, order, corrected: undefined },
    { response, grade: { verdict, numerator, denominator } },
  );
  const sign = await createQuestionSigner(context, [versionId], listTexts({ body: version.body, review }));
  const { courseId, due } = card;
  return { courseId, due, review, sign, response: response && toShownResponse(version.body, order, response) };
}
