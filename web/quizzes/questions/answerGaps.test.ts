import { expect, test } from 'vitest';
import { findGap, isComplete } from './answerGaps';

const options = ['a', 'b'].map((id) => ({ id, textBlocks: [], textBlocksAr: [] }));
const number = (text: string, unit: string | null = 'kW', reading: 'decimal' | null = null) => ({
  text,
  unit,
  reading,
});

test('an answer is complete if it leaves nothing out', () => {
  expect(isComplete({ kind: 'single', options }, null)).toBe(false);
  expect(isComplete({ kind: 'single', options }, { option: 'a' })).toBe(true);
  expect(isComplete({ kind: 'match', options }, { targets: { a: 'x', b: 'x' } })).toBe(true);
  expect(isComplete({ kind: 'number', units: ['kW'] }, number('3'))).toBe(true);
});

test('what an answer lacks has a name', () => {
  expect(findGap({ kind: 'single', options }, null)).toBe('blank');
  expect(findGap({ kind: 'text' }, { text: ' ' })).toBe('blank');
  expect(findGap({ kind: 'match', options }, { targets: { a: 'x' } })).toBe('partial');
  const question = { kind: 'number', units: ['kW'] } as const;
  expect(findGap(question, number(' ', null))).toBe('blank');
  expect(findGap(question, number(' '))).toBe('partial');
  expect(findGap(question, number('soon'))).toBe('partial');
  expect(findGap(question, number('3', null))).toBe('unit');
  expect(findGap(question, number('3 kWh', 'kW'))).toBe('unit');
  expect(findGap({ kind: 'number', units: [] }, number('3', null))).toBeNull();
});

test('a number with one separator before three digits is ambiguous until its reading is chosen', () => {
  const question = { kind: 'number', units: ['kW'] } as const;
  expect(findGap(question, number('1,200'))).toBe('ambiguous');
  expect(findGap(question, number('1,200', 'kW', 'decimal'))).toBeNull();
  expect(findGap(question, number('1,25'))).toBeNull();
});
