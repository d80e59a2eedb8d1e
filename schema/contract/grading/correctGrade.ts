import type { Grade } from './grade';
import { gradeResponse } from './gradeResponse';
import type { QuestionContent, QuestionResponse } from './questions/question';
import { wholeOrNothing } from './grades';
import { isPassed, scoreAttempt, type AttemptMark, type AttemptScore } from './scoreAttempt';

/**
 * What a corrected question is worth to those who answered an earlier version. `key`: what the answer is worth by the corrected key;
 * `answered`: full points for any answer, for the others what they have; `everyone`: full points for all.
 */
export const correctionMethods = ['key', 'answered', 'everyone'] as const;
export type CorrectionMethod = (typeof correctionMethods)[number];

interface CorrectedAnswer {
  /** To the earlier version; null for none. */
  response: QuestionResponse | null;
  /** That counts now. */
  grade: Grade;
  /** The version that was answered. */
  answered: QuestionContent;
}

/**
 * The grade of an answer by a correction. Responses are compared by the ids of options, not by their texts; an answer to another
 * kind of question has no place in the corrected key and keeps its grade.
 */
export function correctGrade(
  method: CorrectionMethod,
  corrected: QuestionContent,
  { response, grade, answered }: CorrectedAnswer,
): Grade {
  if (method === 'everyone') return wholeOrNothing(true);
  if (method === 'answered')
    return gradeResponse(answered, response).verdict === 'blank' ? grade : wholeOrNothing(true);
  return corrected.kind === answered.kind ? gradeResponse(corrected, response) : grade;
}

interface CorrectedResult<Mark> {
  marks: Mark[];
  score: AttemptScore;
  isPassed: boolean;
  /** Whether the attempt keeps its points, since the new grade would cost its pass. */
  keepsPass: boolean;
}

/**
 * The result of an attempt with a new grade at a position. A passed attempt that would fail keeps what it has; any other result follows from
 * the marks, also if it falls.
 */
export function correctResult<Mark extends AttemptMark & Grade & { position: number }>(
  marks: readonly Mark[],
  { position, grade }: { position: number; grade: Grade },
  { hasPassed, passPercent }: { hasPassed: boolean; passPercent: number },
): CorrectedResult<Mark> {
  const { verdict, numerator, denominator } = grade;
  const corrected = marks.map((mark) =>
    mark.position === position ? { ...mark, verdict, numerator, denominator } : mark,
  );
  const score = scoreAttempt(corrected);
  const passes = isPassed(score, passPercent);
  if (hasPassed && !passes) return { marks: [...marks], score: scoreAttempt(marks), isPassed: true, keepsPass: true };
  return { marks: corrected, score, isPassed: passes, keepsPass: false };
}
