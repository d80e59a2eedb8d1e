import { expect, test } from 'vitest';
import { acceptedEncodings, entityTag, isNotModified } from './responseBody';

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

const etag = entityTag('{}');

test.each<[string, Record<string, string>, boolean]>([
  ['its tag', { 'if-none-match': etag }, true],
  ['its tag as a strong one', { 'if-none-match': etag.replace('W/', '') }, true],
  ['its tag among others', { 'if-none-match': `"a", ${etag}` }, true],
  ['any tag', { 'if-none-match': '*' }, true],
  ['another tag', { 'if-none-match': 'W/"a"' }, false],
  ['no tag', {}, false],
  ['its tag, but asks for the response', { 'if-none-match': etag, 'cache-control': 'no-cache' }, false],
  ['any tag, but asks for the response', { 'if-none-match': '*', 'cache-control': 'max-age=0, no-cache' }, false],
])('a client that names %s', (_name, headers, isKnown) => {
  expect(isNotModified({ headers }, etag)).toBe(isKnown);
});

test('a response without a tag is sent', () => {
  expect(isNotModified({ headers: { 'if-none-match': '*' } }, undefined)).toBe(false);
});
