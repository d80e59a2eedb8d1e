import { expect, test } from 'vitest';
import { correctResponse, gradeResponse } from './gradeResponse';
import { parseQuestionContent } from './questions/parseQuestionContent';
import { questionKinds, type QuestionContent, type QuestionResponse } from './questions/question';
import { responseSchema } from './questions/responseSchema';
import { isPassed, scoreAttempt } from './scoreAttempt';
import { createRandomQuestions } from './testing/randomQuestions';

const { questions, response, random, shuffle } = createRandomQuestions(20_261_202);
const samples = questionKinds.flatMap((kind) => Array.from({ length: 60 }, (): QuestionContent => questions[kind]()));

const shareOf = (question: QuestionContent, given: QuestionResponse | null): number => {
  const { numerator, denominator } = gradeResponse(question, given);
  return numerator / denominator;
};

test('a grade is a fraction from 0 to 1 whose verdict agrees with it', () => {
  const grades = samples.flatMap((question) =>
    Array.from({ length: 20 }, () => gradeResponse(question, response(question))),
  );
  const invalid = grades.filter(({ verdict, numerator, denominator }) => {
    const isFraction = Number.isInteger(numerator) && Number.isInteger(denominator) && denominator > 0;
    const isPartial = numerator > 0 && numerator < denominator;
    const agrees = (verdict === 'right') === (numerator === denominator) && (verdict === 'partial') === isPartial;
    return !isFraction || numerator < 0 || numerator > denominator || !agrees;
  });
  expect(invalid).toEqual([]);
});

const blankResponses: Record<string, QuestionResponse> = {
  multiple: { options: [] },
  number: { text: ' ', unit: 'kW', reading: null },
  text: { text: '\u200F' },
  order: { options: [] },
  match: { targets: {} },
  procedure: { steps: [] },
};

test('no answer is worth nothing and blank', () => {
  for (const question of samples) {
    expect(gradeResponse(question, null)).toEqual({ verdict: 'blank', numerator: 0, denominator: 1 });
    const blank = blankResponses[question.kind];
    if (blank) expect(gradeResponse(question, blank)).toEqual({ verdict: 'blank', numerator: 0, denominator: 1 });
  }
});

test('choosing everything is never fully right', () => {
  for (const question of samples)
    if (question.kind === 'multiple')
      expect(shareOf(question, { options: question.body.options.map(({ id }) => id) })).toBeLessThan(1);
});

/** The response without a repeated or unknown id. */
function withoutNoise(question: QuestionContent, given: QuestionResponse | null): QuestionResponse | null {
  if (!given) return given;
  const known = 'options' in question.body ? question.body.options.map(({ id }) => id) : [];
  const clean = (ids: readonly string[]) => [...new Set(ids)].filter((id) => known.includes(id));
  if ('options' in given) return { options: clean(given.options) };
  return 'steps' in given ? { steps: clean(given.steps) } : given;
}

test('repeated and unknown ids never gain', () => {
  for (const question of samples)
    for (let count = 0; count < 8; count++) {
      const given = response(question);
      expect(shareOf(question, given)).toBeLessThanOrEqual(shareOf(question, withoutNoise(question, given)));
    }
});

test('the order of what has no order changes nothing', () => {
  for (const question of samples) {
    const given = response(question);
    if (question.kind === 'multiple' && given && 'options' in given)
      expect(gradeResponse(question, { options: shuffle(given.options) })).toEqual(gradeResponse(question, given));
    if (question.kind === 'match' && given && 'targets' in given)
      expect(gradeResponse(question, { targets: Object.fromEntries(shuffle(Object.entries(given.targets))) })).toEqual(
        gradeResponse(question, given),
      );
  }
});

test('the correct response is fully right and fits its question', () => {
  for (const question of samples) {
    const correct = correctResponse(question);
    expect([question, correct, gradeResponse(question, correct).verdict]).toEqual([question, correct, 'right']);
    expect(responseSchema(question.kind, question.body as never).safeParse(correct).success).toBe(true);
  }
});

test('the random questions are complete', () => {
  for (const { kind, body, key } of samples)
    expect(parseQuestionContent({ kind, body, key, feedback: {} })).toMatchObject({
      issues: null,
      content: { kind, body },
    });
});

test('no answers of an attempt pass with a critical miss', () => {
  for (let attempt = 0; attempt < 500; attempt++) {
    const answers = Array.from({ length: 10 }, () => {
      const question = samples[Math.floor(random() * samples.length)] as QuestionContent;
      const given = random() < 0.7 ? correctResponse(question) : response(question);
      return { ...gradeResponse(question, given), points: 1, isCritical: random() < 0.3 };
    });
    expect(
      isPassed(scoreAttempt(answers), 10) &&
        answers.some(({ isCritical, verdict }) => isCritical && verdict !== 'right'),
    ).toBe(false);
  }
});
