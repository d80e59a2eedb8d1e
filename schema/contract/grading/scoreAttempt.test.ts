import { expect, test } from 'vitest';
import { createRandom } from '../../testing/createRandom';
import { isPassed, scoreAttempt, type AttemptMark } from './scoreAttempt';

const mark = (numerator: number, denominator = 1, points = 1, isCritical = false): AttemptMark => ({
  points,
  numerator,
  denominator,
  isCritical,
});

test('three thirds are one', () => {
  const score = scoreAttempt([mark(1, 3), mark(1, 3), mark(1, 3)]);
  expect(isPassed(score, 33)).toBe(true);
  expect(score).toMatchObject({
    score: '1.000',
    numerator: 1n,
    denominator: 1n,
    maxPoints: 3,
    percent: 33,
  });
});

test.each([
  { marks: [mark(1, 3), mark(1, 3), mark(1, 3)], passPercent: 34, passes: false, percent: 33, score: '1.000' },
  { marks: [mark(2, 3)], passPercent: 67, passes: false, percent: 66, score: '0.666' },
  { marks: [mark(2, 3)], passPercent: 66, passes: true, percent: 66, score: '0.666' },
  { marks: [mark(6999, 10_000, 10)], passPercent: 70, passes: false, percent: 69, score: '6.999' },
  { marks: [mark(699_999, 1_000_000, 10)], passPercent: 70, passes: false, percent: 69, score: '6.999' },
  { marks: [mark(7, 10, 10)], passPercent: 70, passes: true, percent: 70, score: '7.000' },
  { marks: [mark(1), mark(0)], passPercent: 50, passes: true, percent: 50, score: '1.000' },
  { marks: [mark(0)], passPercent: 0, passes: true, percent: 0, score: '0.000' },
  { marks: [mark(1, 1, 1000)], passPercent: 100, passes: true, percent: 100, score: '1000.000' },
  { marks: [], passPercent: 0, passes: false, percent: 0, score: '0.000' },
])(
  '$score of the points with a pass line of $passPercent % is $passes',
  ({ marks, passPercent, passes, ...expected }) => {
    const score = scoreAttempt(marks);
    expect(score).toMatchObject(expected);
    expect(isPassed(score, passPercent)).toBe(passes);
  },
);

test('a critical question is missed unless its answer is fully right', () => {
  const others = Array.from({ length: 19 }, () => mark(1));
  const missed = scoreAttempt([...others, mark(99, 100, 1, true)]);
  expect(missed).toMatchObject({ percent: 99, criticalMissed: 1 });
  expect(isPassed(missed, 50)).toBe(false);
  const right = scoreAttempt([...others, mark(1, 1, 1, true)]);
  expect(right.criticalMissed).toBe(0);
  expect(isPassed(right, 50)).toBe(true);
});

test.each([mark(2), mark(-1), mark(0, 0), mark(1, 1, 0)])('an impossible grade is refused: %o', (each) => {
  expect(() => scoreAttempt([each])).toThrow(RangeError);
});

/** Attempts of up to 40 questions with any grades. */
function createAttempts(count: number) {
  const random = createRandom(20_261_201);
  const integer = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  return Array.from({ length: count }, () => ({
    passPercent: integer(0, 100),
    marks: Array.from({ length: integer(1, 40) }, () => {
      const denominator = integer(1, 66);
      const numerator = random() < 0.5 ? denominator : integer(0, denominator);
      return mark(numerator, denominator, integer(1, 10), random() < 0.2);
    }),
  }));
}

test('no grades pass with a critical miss, and scores are exact, bounded and rounded down', () => {
  for (const { marks, passPercent } of createAttempts(1000)) {
    const result = scoreAttempt(marks);
    const { numerator, denominator, maxPoints, percent, score, criticalMissed } = result;
    const passes = isPassed(result, passPercent);
    const hasMiss = marks.some((each) => each.isCritical && each.numerator < each.denominator);
    if (hasMiss) expect(passes).toBe(false);
    expect(criticalMissed > 0).toBe(hasMiss);
    const max = BigInt(maxPoints) * denominator;
    expect(numerator >= 0n && numerator <= max).toBe(true);
    // Rounding down: percent and score never exceed the fraction, and reach it within their last place.
    expect(BigInt(percent) * max <= numerator * 100n && numerator * 100n < BigInt(percent + 1) * max).toBe(true);
    const thousandths = BigInt(score.replace('.', ''));
    expect(thousandths * denominator <= numerator * 1000n && numerator * 1000n < (thousandths + 1n) * denominator).toBe(
      true,
    );
    if (!hasMiss) expect(passes).toBe(numerator * 100n >= BigInt(passPercent) * max);
    expect(scoreAttempt([...marks].reverse())).toEqual(result);
  }
});
