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
  isPassed: boolean;
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
 * The score of an attempt. It is passed if score × 100 >= passPercent × maxPoints, decided on exact fractions, and no critical
 * question is missed. An attempt without questions is not passed.
 * @throws RangeError for a grade outside 0 to 1
 */
export function scoreAttempt(marks: readonly AttemptMark[], passPercent: number): AttemptScore {
  marks.forEach(assertMark);
  const [numerator, denominator] = sumPoints(marks);
  const maxPoints = marks.reduce((sum, { points }) => sum + points, 0);
  const criticalMissed = marks.filter((mark) => mark.isCritical && mark.numerator < mark.denominator).length;
  const hasPoints = numerator * 100n >= BigInt(passPercent) * BigInt(maxPoints) * denominator;
  return {
    score: floorToThousandths(numerator, denominator),
    numerator,
    denominator,
    maxPoints,
    percent: maxPoints === 0 ? 0 : Number((numerator * 100n) / (denominator * BigInt(maxPoints))),
    criticalMissed,
    isPassed: maxPoints > 0 && hasPoints && criticalMissed === 0,
  };
}
