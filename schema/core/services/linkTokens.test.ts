import { expect, test } from 'vitest';
import { createLinkTokens } from './linkTokens';

const tokens = createLinkTokens('a server key of at least thirty-two letters');

test('a token is valid for its purpose and its server key only', () => {
  const token = tokens.sign('account', '17:confirm');
  expect(tokens.verify('account', token)).toBe('17:confirm');
  expect(tokens.verify('export', token)).toBeNull();
  expect(createLinkTokens('another key').verify('account', token)).toBeNull();
});

test('no other text is valid, not even another spelling of the same bytes', () => {
  const token = tokens.sign('account', '17:confirm');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const changed = Array.from(token, (letter, at) => {
    const next = alphabet[(alphabet.indexOf(letter) + 1) % alphabet.length] ?? '';
    return `${token.slice(0, at)}${next}${token.slice(at + 1)}`;
  });
  expect(changed.filter((text) => tokens.verify('account', text) !== null)).toEqual([]);
});
