import type { NumberTolerance } from '../../../../../schema/contract/grading/questions/question';

/** Digits that doubles hold exactly: enough for what the form shows, while marking is exact. */
const shownDigits = 12;

/**
 * The bounds of the accepted numbers, to be shown beside the tolerance.
 * @param value decimal text
 * @param tolerance decimal text
 * @returns null if a text is no number, and for significant digits
 */
export function acceptedRange(
  value: string,
  kind: NumberTolerance['kind'],
  tolerance: string,
): { from: string; to: string } | null {
  const [expected, size] = [value, tolerance].map((text) => (text === '' ? NaN : Number(text)));
  if (kind === 'digits' || expected === undefined || size === undefined || !Number.isFinite(expected + size))
    return null;
  const distance = kind === 'percent' ? (Math.abs(expected) * size) / 100 : size;
  const format = (number: number) => String(Number(number.toPrecision(shownDigits)));
  return { from: format(expected - distance), to: format(expected + distance) };
}
