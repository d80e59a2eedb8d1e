import type { PrismaClient } from '../../../../prisma/generated/client';
import type { Grade } from '../../../contract/grading/grade';
import type { BilingualText, QuestionBody, QuestionResponse } from '../../../contract/grading/questions/question';
import type { SignedInContext } from '../../../core/context';
import { createQuestionSigner } from '../../../uploads/lessonFiles';
import type { AskedQuestion } from './askedQuestion';
import { toShownBody, toShownResponse, type OptionOrder } from '../attemptIds';
import { findVersions, type StoredVersion } from './questionVersions';
import { answersOfQuestions, countedResponse } from '../countedAnswers';
import { createReview, type AttemptReview } from '../review/attemptReview';
import { applyCorrection } from '../review/applyCorrection';

/** A question of an attempt, with its answers and the mark that counts. */
interface QuestionRow {
  position: number;
  versionId: number;
  points: number;
  isCritical: boolean;
  optionOrder: number[];
  targetOrder: number[];
  /** The one that counts: in time, or late and accepted. */
  response: QuestionResponse | null;
  seq: number | null;
  savedAt: Date | null;
  timelyResponse: QuestionResponse | null;
  /** Newer than the one in time; null as well for one that took the answer back. */
  lateResponse: QuestionResponse | null;
  lateSavedAt: Date | null;
  isLateAccepted: boolean;
  verdict: Grade['verdict'] | null;
  numerator: number | null;
  denominator: number | null;
  /** The version of the newest correction, and its time; null without one. */
  correctedVersionId: number | null;
  correctedAt: Date | null;
}

/** A question as the learner of an attempt sees it; all ids are those of the attempt. */
export interface AttemptQuestion extends AskedQuestion {
  position: number;
  points: number;
  isCritical: boolean;
  response: QuestionResponse | null;
  seq: number;
  savedAt: Date | null;
  /** After the deadline, while it does not count. */
  lateResponse: QuestionResponse | null;
  lateSavedAt: Date | null;
  correctedAt: Date | null;
  /** Null while it is not revealed. */
  review: AttemptReview | null;
}

export const orderOf = ({
  optionOrder,
  targetOrder,
}: Pick<QuestionRow, 'optionOrder' | 'targetOrder'>): OptionOrder => ({
  options: optionOrder,
  targets: targetOrder,
});

export const readQuestionRows = (db: PrismaClient, attemptId: number): Promise<QuestionRow[]> => db.$queryRaw<
  QuestionRow[]
>`
  SELECT q."position", q."versionId", q."points", q."isCritical", q."optionOrder", q."targetOrder",
    ${countedResponse} AS "response", CASE WHEN counted."isLate" THEN l."seq" ELSE a."seq" END AS "seq",
    CASE WHEN counted."isLate" THEN l."savedAt" ELSE a."savedAt" END AS "savedAt",
    a."response" AS "timelyResponse", l."response" AS "lateResponse", l."savedAt" AS "lateSavedAt",
    t."lateAcceptedAt" IS NOT NULL AS "isLateAccepted", m."verdict"::text, m."numerator", m."denominator",
    k."versionId" AS "correctedVersionId", k."createdAt" AS "correctedAt"
  FROM "quiz_attempts" t
    JOIN "attempt_questions" q ON q."attemptId" = t."id"
    ${answersOfQuestions}
    LEFT JOIN LATERAL (
      SELECT * FROM "answer_marks" k WHERE k."attemptId" = q."attemptId" AND k."position" = q."position"
      ORDER BY k."id" DESC LIMIT 1) m ON true
    LEFT JOIN LATERAL (
      SELECT * FROM "answer_marks" c WHERE c."attemptId" = q."attemptId" AND c."position" = q."position" AND c."correctionId" IS NOT NULL
      ORDER BY c."id" DESC LIMIT 1) k ON true
  WHERE t."id" = ${attemptId} ORDER BY q."position"`;

/**
 * The questions of an attempt, in their order.
 * @param isRevealed whether they carry a review
 */
export async function findAttemptQuestions(
  context: SignedInContext,
  attemptId: number,
  isRevealed: boolean,
): Promise<AttemptQuestion[]> {
  const rows = await readQuestionRows(context.db, attemptId);
  const shown = listShownVersions(rows);
  const versions = await findVersions(context.db, shown);
  const questions = rows.flatMap((row) => {
    const version = versions.get(row.versionId);
    return version ? [toAttemptQuestion(row, version, { versions, isRevealed })] : [];
  });
  const versionIds = shown.map(({ versionId }) => versionId);
  const sign = await createQuestionSigner(context, versionIds, questions.flatMap(listTexts));
  return questions.map((question) => ({ ...question, sign }));
}

function toAttemptQuestion(
  row: QuestionRow,
  answered: StoredVersion,
  { versions, isRevealed }: { versions: ReadonlyMap<number, StoredVersion>; isRevealed: boolean },
): Omit<AttemptQuestion, 'sign'> {
  const { position, points, isCritical, response, seq, savedAt, verdict, numerator, denominator } = row;
  const { lateResponse, lateSavedAt } = row.isLateAccepted ? { lateResponse: null, lateSavedAt: null } : row;
  const corrected = versions.get(row.correctedVersionId ?? 0);
  const { version, order } = applyCorrection({ version: answered, order: orderOf(row) }, corrected);
  const { kind, body } = version;
  const isMarked = verdict !== null && numerator !== null && denominator !== null;
  return {
    position,
    kind,
    points,
    isCritical,
    savedAt,
    seq: seq ?? 0,
    body: toShownBody(body, order),
    response: response && toShownResponse(body, order, response),
    lateResponse: lateResponse && toShownResponse(body, order, lateResponse),
    lateSavedAt,
    correctedAt: row.correctedAt,
    review:
      isRevealed && isMarked
        ? createReview({ version, order, corrected }, { response, grade: { verdict, numerator, denominator } })
        : null,
  };
}

/** The versions that were answered, and those that correct them. */
export const listShownVersions = (
  rows: readonly Pick<QuestionRow, 'versionId' | 'correctedVersionId'>[],
): { versionId: number }[] =>
  rows.flatMap(({ versionId, correctedVersionId }) =>
    correctedVersionId === null ? { versionId } : [{ versionId }, { versionId: correctedVersionId }],
  );

/** All texts of a question that may name files. */
export function listTexts({ body, review }: { body: QuestionBody; review: AttemptReview | null }): string[] {
  const texts: BilingualText[] = [body];
  if ('options' in body) texts.push(...body.options);
  if ('targets' in body) texts.push(...body.targets);
  if ('places' in body) texts.push(...body.places);
  if (review) texts.push({ text: review.explanation, textAr: review.explanationAr }, ...review.notes);
  return [...texts.flatMap(({ text, textAr }) => [text, textAr]), ...('picture' in body ? [body.picture.url] : [])];
}
