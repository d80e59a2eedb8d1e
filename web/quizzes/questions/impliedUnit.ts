import { readNumber } from '../../../schema/contract/grading/numbers/readNumber';

/** The only unit of a question, which belongs to its number; null while there is no number, and if another unit was typed. */
export function impliedUnit(text: string, onlyUnit: string): string | null {
  const result = readNumber(text, { units: [onlyUnit], unit: onlyUnit });
  return result.kind === 'blank' || (result.kind === 'number' && result.unitError !== null) ? null : onlyUnit;
}
