import { describe, expect, test } from 'vitest';
import { glossaryTermFixture } from '../testing/fixtures';
import { groupTermsByLetter, listIndexLetters } from './termLetters';
import { filterTerms } from './GlossaryScreen';

const term = (overrides: Record<string, unknown>) => ({
  ...glossaryTermFixture(overrides),
  id: String(overrides.id),
  updatedAt: '',
});

const terms = [
  term({ id: 1, term: 'Earthing', termAr: 'تأريض', acronym: 'PE', definition: 'Édition 2026.' }),
  term({ id: 2, term: 'Wallbox', category: 'Home', categoryAr: 'المنزل' }),
];
const findIds = (search: string, category = '') => filterTerms(terms, { search, category }).map(({ id }) => id);

test.each([
  ['', ['1', '2']],
  ['  ', ['1', '2']],
  ['EARTH', ['1']],
  ['تاريض', ['1']],
  ['تَأْرِيض', ['1']],
  ['pe edition', ['1']],
  ['٢٠٢٦', ['1']],
  ['نقطه', ['1', '2']],
  ['wallbox earthing', []],
])('%j matches %j like the server search', (search, ids) => expect(findIds(search)).toEqual(ids));

test('filters by the English or Arabic category name', () => {
  expect(findIds('', 'Home')).toEqual(['2']);
  expect(findIds('', 'المنزل')).toEqual(['2']);
  expect(findIds('', 'home')).toEqual([]);
});

describe('letter groups', () => {
  const groups = groupTermsByLetter([...terms, term({ id: 3, term: 'Ωmega' }), term({ id: 4, term: '48 V' })], 'en');

  test('keep the order of their terms', () => {
    expect(groups.map(({ letter, terms: groupTerms }) => [letter, groupTerms.length])).toEqual([
      ['E', 1],
      ['W', 1],
      ['Ω', 1],
      ['#', 1],
    ]);
  });

  test('are listed as the alphabet, then other letters, then non-letters', () => {
    expect(listIndexLetters(groups, 'en').slice(-3)).toEqual(['Z', 'Ω', '#']);
    expect(listIndexLetters([], 'ar')).toHaveLength(28);
  });
});
