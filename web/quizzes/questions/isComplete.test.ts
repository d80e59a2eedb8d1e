import { expect, test } from 'vitest';
import { isAmbiguous, isComplete } from './isComplete';

const options = ['a', 'b'].map((id) => ({ id, textBlocks: [], textBlocksAr: [] }));
const number = (text: string, reading: 'decimal' | null = null) => ({ text, unit: 'kW', reading });

test('an answer is complete if it leaves nothing out', () => {
  expect(isComplete({ kind: 'single', options }, null)).toBe(false);
  expect(isComplete({ kind: 'single', options }, { option: 'a' })).toBe(true);
  expect(isComplete({ kind: 'match', options }, { targets: { a: 'x' } })).toBe(false);
  expect(isComplete({ kind: 'match', options }, { targets: { a: 'x', b: 'x' } })).toBe(true);
  expect(isComplete({ kind: 'number', units: ['kW'] }, number(' '))).toBe(false);
  expect(isComplete({ kind: 'number', units: ['kW'] }, number('3'))).toBe(true);
});

test('a number with one separator before three digits is ambiguous until its reading is chosen', () => {
  const question = { kind: 'number', units: ['kW'] } as const;
  expect(isAmbiguous(question, number('1,200'))).toBe(true);
  expect(isAmbiguous(question, number('1,200', 'decimal'))).toBe(false);
  expect(isAmbiguous(question, number('1,25'))).toBe(false);
  expect(isAmbiguous(question, null)).toBe(false);
});
