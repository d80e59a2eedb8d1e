import { expect, test } from 'vitest';
import type { Grade } from './grade';
import { gradeResponse } from './gradeResponse';
import type { QuestionContent, QuestionContentOf, QuestionResponse } from './questions/question';
import { choiceAnswers } from './testing/choiceAnswers';
import { numberAnswers } from './testing/numberAnswers';
import { textAnswers } from './testing/textAnswers';
import { workshopNumbers } from './testing/workshopNumbers';
import { workshopTexts } from './testing/workshopTexts';

/* Answers as learners write them, with the verdict of a teacher. */

const split = (texts: string): string[] => texts.split(/\n?\|/);

const numberRows = [...numberAnswers, ...workshopNumbers].flatMap(({ question, chosen, answers }) =>
  Object.entries(answers).flatMap(([verdict, texts]) =>
    split(texts).map((text) => ({ question, response: { text, unit: null, reading: null, ...chosen }, verdict })),
  ),
);

test.each(numberRows)(
  '$response.text ($response.unit, $response.reading) for $question.key.value $question.key.unit is $verdict',
  ({ question, response, verdict }) => {
    expect(gradeResponse(question, response).verdict).toBe(verdict);
  },
);

const textQuestion = (accepted: readonly string[]): QuestionContentOf<'text'> => ({
  kind: 'text',
  body: { text: 'What is it?', textAr: '' },
  key: { accepted },
});

const textRows = [...textAnswers, ...workshopTexts].flatMap(({ accepted, right, wrong }) => [
  ...split(right).map((text) => ({ accepted, text, verdict: 'right' })),
  ...split(wrong).map((text) => ({ accepted, text, verdict: 'wrong' })),
  ...['', ' ', '\u200F'].map((text) => ({ accepted, text, verdict: 'blank' })),
]);

test.each(textRows)('$text for $accepted.0 is $verdict', ({ accepted, text, verdict }) => {
  expect(gradeResponse(textQuestion(accepted), { text }).verdict).toBe(verdict);
});

const toResponse: Record<QuestionContent['kind'], (answer: string) => QuestionResponse> = {
  single: (option) => ({ option }),
  multiple: (answer) => ({ options: [...answer] }),
  boolean: (answer) => ({ isTrue: answer === 'true' }),
  number: (text) => ({ text, unit: null, reading: null }),
  text: (text) => ({ text }),
  order: (answer) => ({ options: [...answer] }),
  match: (answer) => ({
    targets: Object.fromEntries(
      answer
        .split(' ')
        .filter(Boolean)
        .map((pair) => pair.split(':')),
    ),
  }),
  hotspot: (place) => ({ place }),
  procedure: (answer) => ({ steps: [...answer] }),
};

/** '2/3', or the verdict where nothing or everything is right. */
const summarize = ({ verdict, numerator, denominator }: Grade): string =>
  verdict === 'partial' ? `${numerator}/${denominator}` : verdict;

const choiceRows = choiceAnswers.flatMap(({ question, answers }) =>
  Object.entries(answers).map(([answer, result]) => ({ question, answer, result })),
);

test.each(choiceRows)('$question.kind answered $answer is $result', ({ question, answer, result }) => {
  expect(summarize(gradeResponse(question, toResponse[question.kind](answer)))).toBe(result);
});

test('the tables have hundreds of answers', () => {
  expect(numberRows.length).toBeGreaterThan(500);
  expect(textRows.length + choiceRows.length).toBeGreaterThan(300);
});
