import { expect, test } from 'vitest';
import { addSuggestion } from './TextSuggestions';

test('a suggestion fills an empty field, follows a typed text and is not repeated', () => {
  expect(addSuggestion(' ', 'المبلغ لا يطابق.')).toBe('المبلغ لا يطابق.');
  expect(addSuggestion('ينقص 500 دج. ', 'المبلغ لا يطابق.')).toBe('ينقص 500 دج.\nالمبلغ لا يطابق.');
  expect(addSuggestion('المبلغ لا يطابق. ينقص 500 دج.', 'المبلغ لا يطابق.')).toBe('المبلغ لا يطابق. ينقص 500 دج.');
});
