/** The grade of one question of an attempt, and what the question is worth. */
export interface AttemptMark {
  points: number;
  numerator: number;
  denominator: number;
  isCritical: boolean;
}

export interface AttemptScore {
  /** Decimal text with three places, rounded down: '12.333'. For display; the fraction is exact. */
  score: string;
  numerator: bigint;
  denominator: bigint;
  maxPoints: number;
  /** Rounded down. */
  percent: number;
  /** Number of critical questions whose answer is not fully right. */
  criticalMissed: number;
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b));

function assertMark({ points, numerator, denominator }: AttemptMark): void {
  if (points < 1 || numerator < 0 || denominator < 1 || numerator > denominator)
    throw new RangeError(`a grade of ${numerator}/${denominator} of ${points} points is impossible`);
}

/** The exact sum of points times share, in lowest terms. */
function sumPoints(marks: readonly AttemptMark[]): [numerator: bigint, denominator: bigint] {
  return marks.reduce<[bigint, bigint]>(
    ([sum, common], { points, numerator, denominator }) => {
      const next = sum * BigInt(denominator) + BigInt(points) * BigInt(numerator) * common;
      const product = common * BigInt(denominator);
      const divisor = greatestCommonDivisor(next, product);
      return [next / divisor, product / divisor];
    },
    [0n, 1n],
  );
}

function floorToThousandths(numerator: bigint, denominator: bigint): string {
  const thousandths = String((numerator * 1000n) / denominator).padStart(4, '0');
  return `${thousandths.slice(0, -3)}.${thousandths.slice(-3)}`;
}

/**
 * The exact score of an attempt.
 * @throws RangeError for a grade outside 0 to 1
 */
export function scoreAttempt(marks: readonly AttemptMark[]): AttemptScore {
  marks.forEach(assertMark);
  const [numerator, denominator] = sumPoints(marks);
  const maxPoints = marks.reduce((sum, { points }) => sum + points, 0);
  const criticalMissed = marks.filter((mark) => mark.isCritical && mark.numerator < mark.denominator).length;
  return {
    score: floorToThousandths(numerator, denominator),
    numerator,
    denominator,
    maxPoints,
    percent: maxPoints === 0 ? 0 : Number((numerator * 100n) / (denominator * BigInt(maxPoints))),
    criticalMissed,
  };
}

/**
 * The rule of the SQL function `is_passed`, which decides by the percentage rounded down: for a pass line in whole percent
 * that is the same as by the exact score. No critical question may be missed, and an attempt without questions is not passed.
 */
export const isPassed = ({ percent, maxPoints, criticalMissed }: AttemptScore, passPercent: number): boolean =>
  maxPoints > 0 && percent >= passPercent && criticalMissed === 0;
