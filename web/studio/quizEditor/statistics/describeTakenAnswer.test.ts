import { expect, test } from 'vitest';
import { blankQuestionValues } from '../questionForm/questionValues';
import { describeTakenAnswer, findMisconception } from './describeTakenAnswer';

const option = (id: string, text: string) => ({ id, text, textAr: '' });
const values = {
  ...blankQuestionValues('single'),
  options: [option('a', 'Fuse'), option('b', 'Relay')],
  targets: [option('x', 'Opens'), option('y', 'Switches')],
  targetOf: { a: 'x', b: 'y' },
  places: [{ ...option('p', 'Under the floor'), x: 1, y: 1 }],
  notes: [
    {
      option: 'a',
      text: '',
      textAr: '',
      misconception: 'Fuses switch',
      misconceptionAr: 'الفاصمة تقطع',
      lessonId: '',
      time: '',
    },
  ],
};
const language = 'en';
const words = { true: 'True', false: 'False' };

test.each([
  ['single', { option: 'b' }, 'Relay'],
  ['multiple', { options: ['a', 'b'] }, 'Fuse + Relay'],
  ['boolean', { isTrue: false }, 'False'],
  ['number', { text: '12,5', unit: 'kW', reading: null }, '12,5 kW'],
  ['text', { text: 'rely' }, 'rely'],
  ['order', { options: ['b', 'a'] }, 'Relay › Fuse'],
  ['match', { targets: { a: 'y', b: 'y' } }, 'Fuse = Switches'],
  ['hotspot', { place: 'p' }, 'Under the floor'],
  ['procedure', { steps: ['b', 'a'] }, 'Relay › Fuse'],
] as const)('a wrong answer to a question of kind %s is described in words', (kind, response, text) => {
  expect(describeTakenAnswer({ ...values, kind }, response, { language, words })).toBe(text);
});

test('an answer whose option is gone, or that is no answer, has no words', () => {
  for (const response of [{ option: 'z' }, { options: ['a', 'z'] }, null])
    expect(describeTakenAnswer(values, response, { language, words })).toBe('');
});

test('the wrong idea behind a choice is named', () => {
  expect(findMisconception(values, { option: 'a' }, 'ar')).toBe('الفاصمة تقطع');
  expect(findMisconception(values, { option: 'b' }, 'ar')).toBe('');
});
