import { expect, test } from 'vitest';
import { entityTag, isNotModified } from './entityTag';

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
