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
])('%s stands under %s', (term, letter) => expect(initialLetter(term)).toBe(letter));

const sortTerms = (language: 'en' | 'ar', terms: string[]) =>
  [...terms].sort((a, b) => (glossarySortKey(a, language) < glossarySortKey(b, language) ? -1 : 1));

test('the English order: Latin letters without regard to case, other scripts, then digits', () => {
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

test('the Arabic order: the alphabet with one alef, Latin after it, then digits of either kind', () => {
  const terms = ['إشعاع', 'أمبير', 'انفلات', 'بطارية', 'ثنائي', 'يوم', 'CCS', '٢٤ فولط', '48 فولط'];
  expect(sortTerms('ar', terms)).toEqual(terms);
});
