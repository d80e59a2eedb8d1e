import { expect, test } from 'vitest';
import { createSlot, summarizeSlots } from '../drafts/quizValues';
import { firstLine } from './describeQuestion';

test.each([
  [
    { text: 'One', textAr: 'واحد' },
    { text: 'واحد', lang: 'ar', dir: 'rtl' },
  ],
  [
    { text: '\n## **What** is $U$?\n- a', textAr: ' ' },
    { text: 'What is U?', lang: 'en', dir: 'ltr' },
  ],
  [
    { text: '', textAr: '' },
    { text: '', lang: 'ar', dir: 'rtl' },
  ],
])('of %j, the list shows %j', (texts, line) => expect(firstLine(texts, 'ar')).toEqual(line));

test('questions, points and critical questions count as often as they are drawn', () => {
  const draw = { ...createSlot({ drawTag: 'safety' }), drawCount: '3', points: '2', isCritical: true };
  expect(summarizeSlots([createSlot({ questionId: '4' }), draw])).toEqual({ questions: 4, points: 7, critical: 3 });
});
