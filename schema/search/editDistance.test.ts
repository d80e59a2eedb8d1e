import { expect, test } from 'vitest';
import { editDistance } from './correctSearch';

test.each([
  ['battery', 'battery', 0],
  ['battery', 'batery', 1],
  ['battery', 'abttery', 1],
  ['battery', 'battle', 3],
  ['', 'abc', 3],
])('the edit distance of %s and %s is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});
