import { expect, test } from 'vitest';
import { initialCaptions } from './PlayerOptions';

test.each([
  ['none were chosen before', ['ar', 'en'], null, 'ar', null],
  ['the page has another language than the choice', ['ar', 'en'], 'en', 'ar', 'ar'],
  ['the language of the page is missing', ['en', 'fr'], 'fr', 'ar', 'fr'],
  ['both languages are missing', ['fr'], 'en', 'ar', 'fr'],
  ['there are no captions', [], 'ar', 'ar', null],
] as const)('captions at the start when %s', (_name, available, chosen, page, expected) =>
  expect(initialCaptions(available, chosen, page)).toBe(expected),
);
