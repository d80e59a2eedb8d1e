import type { QuestionContent } from '../../../../schema/contract/grading/questions/question';
import type { BilingualText } from '../../bilingualText';

/** The note of a stored question, which names its lesson by the English title. */
interface DemoOptionNote {
  option: string;
  text: string;
  textAr: string;
  misconception: string;
  misconceptionAr: string;
  lessonTitle: string;
  /** In the video of the lesson; null if it has none or the whole lesson is meant. */
  second: number | null;
}

export type DemoQuestion = QuestionContent & {
  /** UUID, the same in every run. */
  clientKey: string;
  feedback: { explanation: string; explanationAr: string; notes: readonly DemoOptionNote[] };
  /** Arabic names of `topics.ts`. */
  tags: readonly string[];
  points: number;
  isCritical: boolean;
};

/** The final quiz of a demo course, its last lesson. */
export interface DemoQuiz {
  /** Slug of the course. */
  course: string;
  quizTitle: BilingualText;
  /** Duration of the lesson, and the time limit of a timed quiz. */
  minutes: number;
  isTimed: boolean;
  passPercent: number;
  /** 0 for any number. */
  attemptsAllowed: number;
  reveal: 'after_pass' | 'after_last' | 'always';
  questions: readonly DemoQuestion[];
}
