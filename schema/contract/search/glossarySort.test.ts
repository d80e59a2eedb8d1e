import { expect, test } from 'vitest';
import { initialLetter, glossarySortKey } from './glossarySort';

test.each([
  ['battery', 'B'],
  ['électrolyte', 'E'],
  ['«Cell»', 'C'],
  ['(AC) charging', 'A'],
  ['أمبير', 'ا'],
  ['إشعاع', 'ا'],
  ['آلة', 'ا'],
  ['الشاحن', 'ا'],
  ['كُنّة', 'ك'],
  ['ـبطارية', 'ب'],
  ['CCS2 قابس', 'C'],
  ['48 V', '#'],
  ['٤٨ فولط', '#'],
  ['½', '#'],
  ['%', '#'],
  ['', '#'],
])('%s is listed under %s', (term, letter) => expect(initialLetter(term)).toBe(letter));

const sortTerms = (language: 'en' | 'ar', terms: string[]) =>
  [...terms].sort((a, b) => (glossarySortKey(a, language) < glossarySortKey(b, language) ? -1 : 1));

test('English order: Latin letters ignoring case, other scripts, then digits', () => {
  const terms = ['amp', 'Battery', 'battery pack', 'Éclair', 'Wallbox', 'Ωmega', 'واط', '48 V', '%'];
  expect(sortTerms('en', terms)).toEqual([
    'amp',
    'Battery',
    'battery pack',
    'Éclair',
    'Wallbox',
    'Ωmega',
    'واط',
    '%',
    '48 V',
  ]);
});

test('Arabic order: alef variants are equal, Latin follows Arabic, digits come last', () => {
  const terms = ['إشعاع', 'أمبير', 'انفلات', 'بطارية', 'ثنائي', 'يوم', 'CCS', '٢٤ فولط', '48 فولط'];
  expect(sortTerms('ar', terms)).toEqual(terms);
});
