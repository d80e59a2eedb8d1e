import { expect, test } from 'vitest';
import { createRandom } from '../../testing/createRandom';
import { correctGrade, correctResult } from './correctGrade';
import type { Grade } from './grade';
import { share } from './grades';
import type { QuestionContent } from './questions/question';
import { isPassed, scoreAttempt } from './scoreAttempt';

const statement = (isTrue: boolean): QuestionContent => ({
  kind: 'boolean',
  body: { text: 'A battery can arc.', textAr: '' },
  key: { isTrue },
});
const right: Grade = { verdict: 'right', numerator: 1, denominator: 1 };
const wrong: Grade = { verdict: 'wrong', numerator: 0, denominator: 1 };
const blank: Grade = { verdict: 'blank', numerator: 0, denominator: 1 };

test.each([
  { method: 'key', response: { isTrue: false }, grade: wrong, expected: right },
  { method: 'key', response: { isTrue: true }, grade: right, expected: wrong },
  { method: 'key', response: null, grade: blank, expected: blank },
  { method: 'answered', response: { isTrue: true }, grade: wrong, expected: right },
  { method: 'answered', response: null, grade: blank, expected: blank },
  { method: 'everyone', response: null, grade: blank, expected: right },
] as const)('$method makes $response $expected.verdict', ({ method, response, grade, expected }) => {
  expect(correctGrade(method, statement(false), { response, grade, answered: statement(true) })).toEqual(expected);
});

test('an answer to another kind of question keeps its grade by the key, also after its marks were given', () => {
  const answered: QuestionContent = { kind: 'text', body: { text: 'Name it.', textAr: '' }, key: { accepted: ['a'] } };
  const answer = { response: { text: 'a' }, grade: right, answered };
  expect(correctGrade('key', statement(true), answer)).toEqual(right);
});

/** An attempt of up to 20 questions with any grades, and any new grade of one of them. */
function createCorrection(random: () => number) {
  const integer = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const grade = (): Grade => {
    const denominator = integer(1, 12);
    return share(random() < 0.5 ? denominator : integer(0, denominator), denominator);
  };
  const marks = Array.from({ length: integer(1, 20) }, (_mark, index) => ({
    ...grade(),
    position: index + 1,
    points: integer(1, 10),
    isCritical: random() < 0.2,
  }));
  return { marks, position: integer(1, marks.length), grade: grade(), passPercent: integer(1, 100) };
}

test('no correction loses a pass, and every result is that of its marks', () => {
  const random = createRandom(20_261_221);
  const counts = { kept: 0, newPass: 0, lower: 0 };
  for (let run = 0; run < 3000; run += 1) {
    const { marks, position, grade, passPercent } = createCorrection(random);
    const before = scoreAttempt(marks);
    const hasPassed = isPassed(before, passPercent);
    const result = correctResult(marks, { position, grade }, { hasPassed, passPercent });
    expect(result.score).toEqual(scoreAttempt(result.marks));
    expect(result.isPassed).toBe(isPassed(result.score, passPercent));
    if (hasPassed) expect(result.isPassed).toBe(true);
    if (result.keepsPass) expect(result.marks).toEqual(marks);
    else expect(result.marks.find((mark) => mark.position === position)).toMatchObject(grade);
    counts.kept += Number(result.keepsPass);
    counts.newPass += Number(!hasPassed && result.isPassed);
    counts.lower += Number(result.score.percent < before.percent);
  }
  // Each case was met.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(20);
});
