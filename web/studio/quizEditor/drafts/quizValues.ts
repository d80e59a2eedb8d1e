import type { QuizReveal } from '../../../../schema/contract/quizzes';
import { parseFormNumber } from '../../../../schema/contract/text/decimalNumber';
import type { UpdateQuizInput } from '../../../data/__generated__/schemaTypes';
import { isNewQuestionId } from './questionIds';

/** A place of a quiz: a question, or some that are drawn by a tag. Texts also for numbers. */
export interface SlotValues {
  /** '' for a draw. */
  questionId: string;
  /** '' for a question. */
  drawTag: string;
  drawCount: string;
  points: string;
  isCritical: boolean;
}

/** What a place asks. */
export type SlotSource = Partial<Pick<SlotValues, 'questionId' | 'drawTag' | 'drawCount'>>;

/** The rules of a quiz, and its questions in order. */
export interface QuizValues {
  passPercent: string;
  /** '0' for any number. */
  attemptsAllowed: string;
  pauseMinutes: string;
  /** Minutes; '' for none. */
  timeLimit: string;
  reveal: QuizReveal;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  slots: SlotValues[];
}

/** A quiz as the server returns it to its trainer. */
interface StoredQuiz extends Pick<QuizValues, 'reveal' | 'shuffleQuestions' | 'shuffleOptions'> {
  passPercent: number;
  attemptsAllowed: number;
  pauseMinutes: number;
  timeLimitSeconds: number | null;
  slots:
    | readonly {
        questionId: string | null;
        drawTag: string | null;
        drawCount: number;
        points: number;
        isCritical: boolean;
      }[]
    | null;
}

export const toQuizValues = (quiz: StoredQuiz): QuizValues => ({
  passPercent: String(quiz.passPercent),
  attemptsAllowed: String(quiz.attemptsAllowed),
  pauseMinutes: String(quiz.pauseMinutes),
  timeLimit: quiz.timeLimitSeconds === null ? '' : String(quiz.timeLimitSeconds / 60),
  reveal: quiz.reveal,
  shuffleQuestions: quiz.shuffleQuestions,
  shuffleOptions: quiz.shuffleOptions,
  slots: (quiz.slots ?? []).map(({ questionId, drawTag, drawCount, points, isCritical }) => ({
    questionId: questionId ?? '',
    drawTag: drawTag ?? '',
    drawCount: String(drawCount),
    points: String(points),
    isCritical,
  })),
});

export const createSlot = (source: Partial<Pick<SlotValues, 'questionId' | 'drawTag'>>): SlotValues => ({
  questionId: '',
  drawTag: '',
  drawCount: '1',
  points: '1',
  isCritical: false,
  ...source,
});

const toSlotInput = ({ questionId, drawTag, drawCount, points, isCritical }: SlotValues) => ({
  ...(questionId === '' ? { drawTag, drawCount: parseFormNumber(drawCount) } : { questionId }),
  points: parseFormNumber(points),
  isCritical,
});

const numberNames = ['passPercent', 'attemptsAllowed', 'pauseMinutes'] as const;

/** What is sent of changed values. Questions that the server has not created yet follow once they have ids. */
export function toQuizInput({ timeLimit, slots, ...changes }: Partial<QuizValues>): UpdateQuizInput {
  const { passPercent, attemptsAllowed, pauseMinutes, ...others } = changes;
  const numbers = { passPercent, attemptsAllowed, pauseMinutes };
  return {
    ...others,
    ...Object.fromEntries(
      numberNames.flatMap((name) => (numbers[name] === undefined ? [] : [[name, parseFormNumber(numbers[name])]])),
    ),
    ...(timeLimit !== undefined && {
      timeLimitSeconds: timeLimit.trim() === '' ? null : Math.round(parseFormNumber(timeLimit) * 60),
    }),
    ...(slots && { slots: slots.filter(({ questionId }) => !isNewQuestionId(questionId)).map(toSlotInput) }),
  };
}

/** The number of questions that learners get, their points, and how many of them are critical. */
export function summarizeSlots(slots: readonly SlotValues[]) {
  const sum = (count: (slot: SlotValues) => number) => slots.reduce((total, slot) => total + count(slot), 0);
  const asked = (slot: SlotValues) => (slot.questionId === '' ? parseFormNumber(slot.drawCount) : 1);
  return {
    questions: sum(asked),
    points: sum((slot) => asked(slot) * parseFormNumber(slot.points)),
    critical: sum((slot) => (slot.isCritical ? asked(slot) : 0)),
  };
}
