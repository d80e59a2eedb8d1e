import { solveProcedure } from './solveProcedure';
import type { Grade, GradeResponse } from './grade';
import { gradeProcedure } from './gradeProcedure';
import { noPoints, wholeOrNothing, hasDuplicates, share } from './grades';
import { gradeText } from './gradeText';
import type {
  QuestionContent,
  QuestionContentOf,
  QuestionKind,
  QuestionResponse,
  QuestionResponses,
  QuestionKeys,
  NumberTolerance,
  QuestionBodies,
} from './questions/question';
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
import { readNumber, type NumberReading } from './numbers/readNumber';
import { isUnitId, units, type UnitId } from './numbers/units';

const graders: {
  [Kind in QuestionKind]: (question: QuestionContentOf<Kind>, response: QuestionResponses[Kind]) => Grade;
} = {
  single: ({ key }, { option }) => wholeOrNothing(option === key.option),
  multiple: ({ key }, response) => gradeMultiple(key, response),
  boolean: ({ key }, { isTrue }) => wholeOrNothing(isTrue === key.isTrue),
  number: ({ body, key }, response) => gradeNumber(body, key, response),
  text: ({ key }, response) => gradeText(key, response),
  order: ({ key }, response) => gradeOrder(key, response),
  match: ({ key }, response) => gradeMatch(key, response),
  hotspot: ({ key }, { place }) => wholeOrNothing(key.places.includes(place)),
  procedure: ({ key }, response) => gradeProcedure(key, response),
};

/**
 * Grades a response that fits its question (`responseSchema`). Without a response, and for one that chooses nothing, the verdict is
 * `blank`.
 */
export const gradeResponse: GradeResponse = (question, response) => {
  // The schema of the kind has judged the response before it was stored.
  const grade = graders[question.kind] as (question: QuestionContent, response: QuestionResponse) => Grade;
  return response === null ? noPoints('blank') : grade(question, response);
};

const answers: { [Kind in QuestionKind]: (question: QuestionContentOf<Kind>) => QuestionResponses[Kind] | null } = {
  single: ({ key }) => ({ option: key.option }),
  multiple: ({ key }) => ({ options: key.options }),
  boolean: ({ key }) => ({ isTrue: key.isTrue }),
  // Without the zero that keeps '1.2340' from being asked about.
  number: ({ key }) => ({ text: key.value.replace(/(\.\d{3})0$/, '$1'), unit: key.unit, reading: 'decimal' }),
  text: ({ key: { accepted } }) => (accepted[0] === undefined ? null : { text: accepted[0] }),
  order: ({ key }) => ({ options: key.options }),
  match: ({ key }) => ({ targets: key.targets }),
  hotspot: ({ key: { places } }) => (places[0] === undefined ? null : { place: places[0] }),
  procedure({ body, key }) {
    const steps = solveProcedure(
      body.options.map(({ id }) => id),
      key.rules,
    );
    return steps && { steps };
  },
};

/**
 * A response that is fully right, for a review: the first accepted text or place, a shortest sequence of steps.
 * @returns null for a key that no response satisfies, which `parseQuestionContent` refuses
 */
export const correctResponse = (question: QuestionContent): QuestionResponse | null =>
  (answers[question.kind] as (question: QuestionContent) => QuestionResponse | null)(question);

/** Right minus wrong choices, in proportion to the right ones; choosing everything is never full, since an option is wrong. */
function gradeMultiple(
  { options: rightOptions, scoring }: QuestionKeys['multiple'],
  response: QuestionResponses['multiple'],
): Grade {
  const chosen = new Set(response.options);
  if (chosen.size === 0) return noPoints('blank');
  const right = rightOptions.filter((option) => chosen.has(option)).length;
  const wrong = chosen.size - right;
  if (scoring === 'all') return wholeOrNothing(right === rightOptions.length && wrong === 0);
  return share(right - wrong, rightOptions.length);
}

/** Share of the options with their right target. */
function gradeMatch({ targets: expected }: QuestionKeys['match'], { targets }: QuestionResponses['match']): Grade {
  if (Object.keys(targets).length === 0) return noPoints('blank');
  const options = Object.keys(expected);
  const right = options.filter((option) => Object.hasOwn(targets, option) && targets[option] === expected[option]);
  return share(right.length, options.length);
}

/**
 * Share of all pairs of options that are in their right order, so that a harmless swap of two neighbors costs one pair only. An
 * option that is left out breaks its pairs. A response that names an option twice is wrong.
 */
function gradeOrder({ options: expected }: QuestionKeys['order'], { options }: QuestionResponses['order']): Grade {
  if (options.length === 0) return noPoints('blank');
  if (hasDuplicates(options)) return noPoints('wrong');
  const places = expected.map((option) => options.indexOf(option));
  const pairs = places.flatMap((place, index) => places.slice(index + 1).map((later) => place >= 0 && place < later));
  return share(pairs.filter(Boolean).length, pairs.length);
}

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
function gradeNumber(
  { units: offered }: QuestionBodies['number'],
  key: QuestionKeys['number'],
  { text, unit, reading }: QuestionResponses['number'],
): Grade {
  const result = readNumber(text, { units: offered, unit, reading });
  return result.kind === 'number' ? gradeReading(result, key) : noPoints(result.kind);
}
