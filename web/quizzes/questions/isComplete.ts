import type { QuestionKind, QuestionResponse } from '../../../schema/contract/grading/question';
import { readNumber } from '../../../schema/contract/grading/readNumber';
import type { QuestionView } from './questionView';

interface AskedQuestion extends Pick<QuestionView, 'options' | 'units'> {
  kind: QuestionKind;
}

/** Whether nothing of the answer is missing: every item has its match, and a number is more than its unit. */
export function isComplete({ kind, options }: AskedQuestion, response: QuestionResponse | null): boolean {
  if (response === null) return false;
  if (kind === 'match' && 'targets' in response) return (options ?? []).every(({ id }) => id in response.targets);
  return !('text' in response) || response.text.trim() !== '';
}

/** Whether the answer would count as none, because its number can be read in two ways. */
export function isAmbiguous({ kind, units }: AskedQuestion, response: QuestionResponse | null): boolean {
  if (kind !== 'number' || response === null || !('reading' in response)) return false;
  const { text, unit, reading } = response;
  return readNumber(text, { units: units ?? [], unit, reading }).kind === 'ambiguous';
}
