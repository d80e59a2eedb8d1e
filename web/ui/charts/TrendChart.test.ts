import { expect, test } from 'vitest';
import { axisTicks } from './TrendChart';

test.each([
  [[], [0, 1]],
  [[0], [0, 1]],
  [
    [1, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [7, 2],
    [0, 2, 4, 6, 8],
  ],
  [[26], [0, 10, 20, 30]],
  [[98_500], [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  [
    [4_000, -1_500],
    [-2_000, 0, 2_000, 4_000],
  ],
  [[-300], [-300, -200, -100, 0, 100]],
])('an axis of %j has the ticks %j', (values, ticks) => {
  expect(axisTicks(values)).toEqual(ticks);
});

test('an axis contains its values, and 0, with at most eight ticks', () => {
  for (let high = 0; high < 3_000; high += 7)
    for (const low of [0, -1, -high / 3, -high * 2]) {
      const ticks = axisTicks([high, low]);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks).toContain(0);
      expect(ticks[0]).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    }
});
