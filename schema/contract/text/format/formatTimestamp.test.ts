import { expect, test } from 'vitest';
import { formatTimestamp } from './formatTimestamp';

test.each([
  [7, '0:07'],
  [59.9, '0:59'],
  [750, '12:30'],
  [3725, '1:02:05'],
])('formats %d seconds as %s', (seconds, text) => expect(formatTimestamp(seconds).replaceAll('\u200E', '')).toBe(text));
