import type { QuestionKind, QuestionResponse, QuestionResponses } from '../../../schema/contract/grading/question';
import { readNumber } from '../../../schema/contract/grading/readNumber';
import type { QuestionView } from './questionView';

interface AskedQuestion extends Pick<QuestionView, 'options' | 'units'> {
  kind: QuestionKind;
}

/** Whether nothing of the answer is missing: every item has its match, and a number is more than its unit. */
export function isComplete({ kind, options, units }: AskedQuestion, response: QuestionResponse | null): boolean {
  if (response === null) return false;
  if (kind === 'number' && 'reading' in response) return isWholeNumber(units ?? [], response);
  if (kind === 'match' && 'targets' in response) return (options ?? []).every(({ id }) => id in response.targets);
  return !('text' in response) || response.text.trim() !== '';
}

/** A number that is understood, with its unit where one is asked for. */
function isWholeNumber(units: readonly string[], { text, unit, reading }: QuestionResponses['number']): boolean {
  const result = readNumber(text, { units, unit, reading });
  return result.kind === 'number' && result.unitError === null && (units.length === 0 || result.unit !== null);
}

/** Whether the answer would count as none, because its number can be read in two ways. */
export function isAmbiguous({ kind, units }: AskedQuestion, response: QuestionResponse | null): boolean {
  if (kind !== 'number' || response === null || !('reading' in response)) return false;
  const { text, unit, reading } = response;
  return readNumber(text, { units: units ?? [], unit, reading }).kind === 'ambiguous';
}
