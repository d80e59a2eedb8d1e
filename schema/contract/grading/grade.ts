import type { QuestionContent, QuestionResponse } from './questions/question';

/**
 * `ambiguous`: a number that can be read in two ways, which counts as no answer. `wrongUnit`, `missingUnit`: the number would be
 * right. `unreadable`: no number at all.
 */
export const verdicts = [
  ...(['right', 'partial', 'wrong', 'blank'] as const),
  ...(['ambiguous', 'wrongUnit', 'missingUnit', 'unreadable'] as const),
] as const;
export type Verdict = (typeof verdicts)[number];

/** The exact share of a question's points that a response earns: 0 <= numerator <= denominator. */
export interface Grade {
  verdict: Verdict;
  numerator: number;
  denominator: number;
}

export type GradeResponse = (question: QuestionContent, response: QuestionResponse | null) => Grade;
