import { expect, test } from 'vitest';
import { acceptedEncodings } from './compression';

const accepted = (header: string | undefined) => acceptedEncodings({ headers: { 'accept-encoding': header } });

test.each<[string | undefined, string[]]>([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['deflate', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=0.8 , BR;Q=0.5', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000, gzip;q=0', []],
  ['*', ['br', 'gzip']],
  ['*;q=0.5, gzip', ['gzip', 'br']],
  ['br;q=0, *', ['gzip']],
  ['identity, gzip;q=0.5', []],
  ['identity;q=0.5, gzip', ['gzip']],
  ['br;q=x', []],
])('%s accepts %j', (header, encodings) => {
  expect(accepted(header)).toEqual(encodings);
  expect(accepted(header)).toEqual(encodings);
});
