import {
  absolute,
  add,
  isAtMost,
  isEqual,
  multiply,
  parseExact,
  divide,
  roundToSignificantDigits,
  subtract,
  toExact,
  type ExactNumber,
} from './numbers/exactNumber';
import type { Grade } from './grade';
import { noPoints, wholeOrNothing } from './grades';
import type { NumberTolerance, QuestionBodies, QuestionKeys, QuestionResponses } from './questions/question';
import { readNumber, type NumberReading } from './numbers/readNumber';
import { isUnitId, units, type UnitId } from './numbers/units';

function isWithin(value: ExactNumber, expected: ExactNumber, tolerance: NumberTolerance): boolean {
  if (tolerance.kind === 'digits')
    return isEqual(
      roundToSignificantDigits(value, tolerance.value),
      roundToSignificantDigits(expected, tolerance.value),
    );
  const bound = parseExact(tolerance.value);
  const deviation =
    tolerance.kind === 'absolute' ? bound : multiply(absolute(expected), divide(bound, toExact([100, 1])));
  return isAtMost(absolute(subtract(value, expected)), deviation);
}

/** A plain number is of the quantity of percent: 0.8 is 80 %. */
const plainUnit = { quantity: 'ratio', factor: [1, 1], offset: [0, 1] } as const;
const unitOf = (id: UnitId | null) => (id === null ? plainUnit : units[id]);

/** The value in another unit; null for a unit of another quantity. */
function convert(value: ExactNumber, from: UnitId | null, to: UnitId | null): ExactNumber | null {
  const [source, target] = [unitOf(from), unitOf(to)];
  if (source.quantity !== target.quantity) return null;
  const base = add(multiply(value, toExact(source.factor)), toExact(source.offset));
  return divide(subtract(base, toExact(target.offset)), toExact(target.factor));
}

function gradeReading({ value, unit, unitError }: NumberReading, key: QuestionKeys['number']): Grade {
  const expected = parseExact(key.value);
  const expectedUnit = key.unit !== null && isUnitId(key.unit) ? key.unit : null;
  const typed = parseExact(value);
  const isRightWithoutUnit = isWithin(typed, expected, key.tolerance);
  if (unitError !== null) return noPoints(isRightWithoutUnit ? 'wrongUnit' : 'wrong');
  if (unit === null && expectedUnit !== null) return noPoints(isRightWithoutUnit ? 'missingUnit' : 'wrong');
  const converted = convert(typed, unit, expectedUnit);
  if (converted && isWithin(converted, expected, key.tolerance)) return wholeOrNothing(true);
  return noPoints(unit !== expectedUnit && isRightWithoutUnit ? 'wrongUnit' : 'wrong');
}

/** Units are converted exactly. A right number with a wrong or missing unit earns nothing and has a verdict of its own. */
export function gradeNumber(
  { units: offered }: QuestionBodies['number'],
  key: QuestionKeys['number'],
  { text, unit, reading }: QuestionResponses['number'],
): Grade {
  const result = readNumber(text, { units: offered, unit, reading });
  return result.kind === 'number' ? gradeReading(result, key) : noPoints(result.kind);
}
