import { describe, expect, test } from 'vitest';
import { glossaryTermFixture } from '../testing/fixtures';
import { groupTermsByLetter, listIndexLetters } from './termLetters';
import { filterTerms } from './filterTerms';

const term = (different: Record<string, unknown>) => ({
  ...glossaryTermFixture(different),
  id: String(different.id),
  updatedAt: '',
});

const terms = [
  term({ id: 1, term: 'Earthing', termAr: 'تأريض', acronym: 'PE', definition: 'Édition 2026.' }),
  term({ id: 2, term: 'Wallbox', category: 'Home', categoryAr: 'المنزل' }),
];
const found = (search: string, category = '') => filterTerms(terms, { search, category }).map(({ id }) => id);

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
])('%j leaves %j, as the server would', (search, ids) => expect(found(search)).toEqual(ids));

test('a category is meant by either of its names', () => {
  expect(found('', 'Home')).toEqual(['2']);
  expect(found('', 'المنزل')).toEqual(['2']);
  expect(found('', 'home')).toEqual([]);
});

describe('letters', () => {
  const groups = groupTermsByLetter([...terms, term({ id: 3, term: 'Ωmega' }), term({ id: 4, term: '48 V' })], 'en');

  test('head their terms in the order in which these come', () => {
    expect(groups.map(({ letter, terms: members }) => [letter, members.length])).toEqual([
      ['E', 1],
      ['W', 1],
      ['Ω', 1],
      ['#', 1],
    ]);
  });

  test('are indexed by the alphabet, then those beyond it, at last what begins with none', () => {
    expect(listIndexLetters(groups, 'en').slice(-3)).toEqual(['Z', 'Ω', '#']);
    expect(listIndexLetters([], 'ar')).toHaveLength(28);
  });
});
