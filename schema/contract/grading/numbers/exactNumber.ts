/** A rational number; the denominator is positive. */
export interface ExactNumber {
  numerator: bigint;
  denominator: bigint;
}

export const toExact = ([numerator, denominator]: readonly [number | bigint, number | bigint]): ExactNumber => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

/** @param text '-12.50': digits with at most one point, as `readNumber` returns it */
export function parseExact(text: string): ExactNumber {
  const [whole = '', decimals = ''] = text.split('.');
  return toExact([BigInt(whole + decimals), 10n ** BigInt(decimals.length)]);
}

export const add = (a: ExactNumber, b: ExactNumber): ExactNumber => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

const negate = ({ numerator, denominator }: ExactNumber): ExactNumber => ({
  numerator: -numerator,
  denominator,
});

export const subtract = (a: ExactNumber, b: ExactNumber): ExactNumber => add(a, negate(b));

export const multiply = (a: ExactNumber, b: ExactNumber): ExactNumber => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/** @throws RangeError for a divisor of 0 */
export function divide(a: ExactNumber, b: ExactNumber): ExactNumber {
  if (b.numerator === 0n) throw new RangeError('division by zero');
  const sign = b.numerator < 0n ? -1n : 1n;
  return multiply(a, { numerator: sign * b.denominator, denominator: sign * b.numerator });
}

export const absolute = (a: ExactNumber): ExactNumber => (a.numerator < 0n ? negate(a) : a);

/** Whether a <= b. */
export const isAtMost = (a: ExactNumber, b: ExactNumber): boolean =>
  a.numerator * b.denominator <= b.numerator * a.denominator;

export const isEqual = (a: ExactNumber, b: ExactNumber): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator;

const powerOfTen = (exponent: number): ExactNumber =>
  exponent < 0 ? toExact([1n, 10n ** BigInt(-exponent)]) : toExact([10n ** BigInt(exponent), 1n]);

/** The exponent of the first significant digit: 2 for 345, -2 for 0.012. */
function exponentOf(positive: ExactNumber): number {
  const estimate = String(positive.numerator).length - String(positive.denominator).length;
  return isAtMost(powerOfTen(estimate), positive) ? estimate : estimate - 1;
}

/** Rounds to significant digits; a half is rounded away from zero. */
export function roundToSignificantDigits(value: ExactNumber, digits: number): ExactNumber {
  if (value.numerator === 0n) return value;
  const size = absolute(value);
  const scale = powerOfTen(exponentOf(size) - digits + 1);
  const { numerator, denominator } = divide(size, scale);
  const rounded = multiply(toExact([(2n * numerator + denominator) / (2n * denominator), 1n]), scale);
  return value.numerator < 0n ? negate(rounded) : rounded;
}
