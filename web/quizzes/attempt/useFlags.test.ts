import { expect, test } from 'vitest';
import type { BrowserStorage } from '../../drafts/storage/browserStorage';
import { flagKey, readFlags, writeFlags } from './useFlags';

function createStorage(): BrowserStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
}

test('flags are stored for one person and one attempt, and the last one removes the entry', () => {
  const storage = createStorage();
  const key = flagKey('9', '12');
  writeFlags(storage, key, new Set([10, 2]));
  expect([...readFlags(storage, key)]).toEqual([2, 10]);
  expect(readFlags(storage, flagKey('8', '12')).size).toBe(0);
  expect(readFlags(storage, flagKey('9', '13')).size).toBe(0);
  writeFlags(storage, key, new Set());
  expect(storage.entries.size).toBe(0);
});

test.each(['not JSON', '{"2":true}', '["2",null]'])('%s is read as no flags', (text) => {
  const storage = createStorage();
  storage.setItem('key', text);
  expect(readFlags(storage, 'key').size).toBe(0);
});

test('blocked storage is no error', () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse, keys: refuse };
  expect(writeFlags(storage, 'key', new Set([1]))).toBe(false);
  expect(readFlags(storage, 'key').size).toBe(0);
});
