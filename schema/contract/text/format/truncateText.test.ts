import { expect, test } from 'vitest';
import { truncateText } from './truncateText';

test('truncates by characters and adds an ellipsis only when text is cut', () => {
  expect(truncateText('طاقة شمسية', 4)).toBe('طاقة…');
  expect(truncateText('طاقة شمسية', 5)).toBe('طاقة…');
  expect(truncateText('طاقة', 4)).toBe('طاقة');
  expect(truncateText('تيار متناوب، وتيار مستمر', 14)).toBe('تيار متناوب…');
  expect(truncateText('تيار متناوب، وتيار مستمر', 22)).toBe('تيار متناوب، وتيار…');
  expect(truncateText('☀️🔋🔋🔋', 3)).toBe('☀️🔋…');
});
