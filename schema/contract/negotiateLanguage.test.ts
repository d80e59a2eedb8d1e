import { expect, test } from 'vitest';
import { negotiateLanguage } from './languages';

test('the language cookie wins over Accept-Language', () => {
  expect(negotiateLanguage('en', 'ar-DZ,ar;q=0.9')).toBe('en');
});

test.each([
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['fr-DZ,fr;q=0.9,ar;q=0.8,en;q=0.5', 'ar'],
  ['en;q=0.2, ar;q=0.7', 'ar'],
  ['en;q=0, fr', 'ar'],
  [undefined, 'ar'],
  ['', 'ar'],
])('Accept-Language "%s" selects %s', (header, language) => {
  expect(negotiateLanguage(undefined, header)).toBe(language);
});

test('an unsupported cookie value is ignored', () => {
  expect(negotiateLanguage('fr', 'en')).toBe('en');
});
