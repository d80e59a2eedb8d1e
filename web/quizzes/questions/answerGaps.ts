import type {
  QuestionKind,
  QuestionResponse,
  QuestionResponses,
} from '../../../schema/contract/grading/questions/question';
import { readNumber } from '../../../schema/contract/grading/numbers/readNumber';
import type { QuestionView } from './questionView';

interface AskedQuestion extends Pick<QuestionView, 'options' | 'units'> {
  kind: QuestionKind;
}

/** What an answer lacks: all of it, a part, the unit of its number, or which of two numbers is meant. */
export const answerGapKinds = ['blank', 'partial', 'unit', 'ambiguous'] as const;
export type AnswerGap = (typeof answerGapKinds)[number];

/** What would keep an answer from counting in full if it were handed in now; null for nothing. */
export function findGap({ kind, options, units }: AskedQuestion, response: QuestionResponse | null): AnswerGap | null {
  if (response === null) return 'blank';
  if (kind === 'number' && 'reading' in response) return findGapOfNumber(units ?? [], response);
  if (kind === 'match' && 'targets' in response)
    return (options ?? []).every(({ id }) => id in response.targets) ? null : 'partial';
  return 'text' in response && response.text.trim() === '' ? 'blank' : null;
}

function findGapOfNumber(
  units: readonly string[],
  { text, unit, reading }: QuestionResponses['number'],
): AnswerGap | null {
  const result = readNumber(text, { units, unit, reading });
  if (result.kind === 'blank') return unit === null ? 'blank' : 'partial';
  if (result.kind !== 'number') return result.kind === 'ambiguous' ? 'ambiguous' : 'partial';
  return result.unitError !== null || (units.length > 0 && result.unit === null) ? 'unit' : null;
}

/** Whether nothing of the answer is missing: every item has its match, and a number is more than its unit. */
export const isComplete = (question: AskedQuestion, response: QuestionResponse | null): boolean =>
  findGap(question, response) === null;
