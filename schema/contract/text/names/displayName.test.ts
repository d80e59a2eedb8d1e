import { expect, test } from 'vitest';
import { displayFirstName, displayName } from './displayName';
import { suggestSpelling } from './transliterateName';

const latin = { firstName: 'Karim', lastName: 'Haddad' };
const both = { ...latin, firstNameAr: 'كريم', lastNameAr: 'حداد' };

test('a text in Arabic has the Arabic spelling, one in English the other', () => {
  expect([displayName(both, 'ar'), displayName(both, 'en')]).toEqual(['كريم حداد', 'Karim Haddad']);
  expect([displayFirstName(both, 'ar'), displayFirstName(both, 'en')]).toEqual(['كريم', 'Karim']);
});

test('a missing Arabic spelling falls back to the other name', () => {
  expect(displayName({ ...latin, firstNameAr: null, lastNameAr: null }, 'ar')).toBe('Karim Haddad');
  expect(displayName({ ...latin, firstNameAr: 'كريم', lastNameAr: null }, 'ar')).toBe('كريم Haddad');
  expect(displayName({ firstName: 'كريم', lastName: 'حداد' }, 'en')).toBe('كريم حداد');
});

test.each([
  ['the Arabic spelling of a Latin name', 'arabic', '', 'Karim', 'كريم'],
  ['an Arabic name for the Arabic field', 'arabic', '', 'كريم', 'كريم'],
  ['a Latin spelling in place of an Arabic name', 'latin', 'كريم', 'كريم', 'Karim'],
  ['nothing for a name in the script of its field', 'latin', 'Karim', 'كريم', null],
  ['nothing without another spelling', 'latin', 'كريم', '', null],
  ['nothing for another script', 'arabic', '', 'Иван', null],
] as const)('suggests %s', (_case, script, typed, other, expected) => {
  expect(suggestSpelling(script, typed, other)).toBe(expected);
});
