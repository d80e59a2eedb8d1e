import { expect, test } from 'vitest';
import { matchesSearch } from './matchesSearch';
import { toSearchText } from './searchText';

test.each([
  ["L'onduleur solaire", "qu'est-ce que l'onduleur ?", true],
  ['Business', 'bus', false],
  ['Teacher', 'each', false],
  ['Pumping', 'pump', true],
  ['Photovoltaic', 'tovol', true],
  ['C++', 'c++', true],
  ['Wind', 'cheap wind in Tizi Ouzou', true],
  ['Wind', 'wind turbine', false],
])('a list with %s, searched for %s: %s', (text, search, isMatch) => {
  expect(matchesSearch(toSearchText(text), search)).toBe(isMatch);
});
