import { expect, test } from 'vitest';
import { pollPercentages } from './pollPercentages';

const sharesOfVotes = (votes: number[], isMultiple = false, voterCount = 0) =>
  pollPercentages({ isMultiple, voterCount, options: votes.map((count) => ({ votes: count })) });

test.each([
  [
    [189, 147, 59, 25],
    [45, 35, 14, 6],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 2, 2, 1],
    [29, 29, 28, 14],
  ],
  [
    [199, 1],
    [100, 0],
  ],
  [
    [995, 2, 2, 1],
    [100, 0, 0, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[7], [100]],
  [[], []],
])('single choice: votes of %j are %j percent', (votes, shares) => {
  expect(sharesOfVotes(votes)).toEqual(shares);
});

test('single choice: percentages always add up to 100', () => {
  for (let round = 0; round < 500; round += 1) {
    const votes = Array.from({ length: 1 + (round % 9) }, (_, index) => (round * 7919 * (index + 3)) % 1013);
    const sum = sharesOfVotes(votes).reduce((total, share) => total + share, 0);
    expect([round, sum]).toEqual([round, votes.some(Boolean) ? 100 : 0]);
  }
});

test('multiple choice: percentages are shares of the voters', () => {
  expect(sharesOfVotes([96, 131, 178], true, 264)).toEqual([36, 50, 67]);
  expect(sharesOfVotes([3, 3], true, 3)).toEqual([100, 100]);
  expect(sharesOfVotes([0, 0], true, 0)).toEqual([0, 0]);
});
