import { expect, test } from 'vitest';
import { createClientKeys } from './createClientKeys';

test('the same content has one key until it was sent, other content another one', () => {
  const { keyOf, forget } = createClientKeys();
  const first = keyOf({ text: 'Why?', isPrivate: false });
  expect(keyOf({ text: 'Why?', isPrivate: false })).toBe(first);
  expect(keyOf({ text: 'Why?', isPrivate: true })).not.toBe(first);
  const last = keyOf({ text: 'Why?' });
  forget();
  expect(keyOf({ text: 'Why?' })).not.toBe(last);
});
