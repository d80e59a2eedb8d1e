import { expect, test } from 'vitest';
import { parseSeconds } from './parseSeconds';

test.each([
  ['2:35', 155],
  ['٢:٣٥', 155],
  ['1:02:05', 3725],
  ['90', 90],
  ['2:75', null],
  ['', null],
  ['soon', null],
])('reads %j as %s seconds', (text, seconds) => expect(parseSeconds(text)).toBe(seconds));
