/** When learners see what was right. */
export const quizReveals = ['never', 'after_pass', 'after_last', 'always'] as const;
export type QuizReveal = (typeof quizReveals)[number];

export const attemptStates = ['open', 'submitted', 'passed', 'failed', 'voided'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Share of the points of the questions with a tag, in percent, rounded down. */
export interface AttemptTopic {
  tag: string;
  /** Names of the tag when the attempt was marked; absent if it had none. */
  name?: string;
  nameAr?: string;
  percent: number;
}
