import { expect, test } from 'vitest';
import { acceptedRange } from './acceptedRange';

test.each([
  ['12.5', 'absolute', '0.1', { from: '12.4', to: '12.6' }],
  ['-20', 'percent', '5', { from: '-21', to: '-19' }],
  ['0.3', 'absolute', '0', { from: '0.3', to: '0.3' }],
  ['12.5', 'digits', '3', null],
  ['', 'absolute', '1', null],
  ['12', 'percent', 'x', null],
] as const)('of %s ± %s %s, the range is %j', (value, kind, tolerance, range) =>
  expect(acceptedRange(value, kind, tolerance)).toEqual(range),
);
