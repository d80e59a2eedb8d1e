import { expect, test } from 'vitest';
import { createSegmentedCache } from './segmentedCache';

const createCache = () =>
  createSegmentedCache<{ text: string }>({ maxSize: 40, maxEntrySize: 10, sizeOf: ({ text }) => text.length });

const keysOf = (cache: ReturnType<typeof createCache>, keys: string[]) => keys.filter((key) => cache.has(key));

test('many keys that are used once drop each other, and none that was used again', () => {
  const cache = createCache();
  for (const key of ['a', 'b', 'c']) {
    cache.set(key, { text: '12345' });
    expect(cache.get(key)).toEqual({ text: '12345' });
  }
  for (let n = 0; n < 100; n += 1) cache.set(`invented ${n}`, { text: '12345' });
  expect(keysOf(cache, ['a', 'b', 'c', 'invented 97', 'invented 98', 'invented 99'])).toEqual([
    ...['a', 'b', 'c', 'invented 98', 'invented 99'],
  ]);
});

test('an entry in use keeps its place when it is replaced', () => {
  const cache = createCache();
  cache.set('a', { text: '1' });
  cache.get('a');
  cache.set('a', { text: '2' });
  for (let n = 0; n < 100; n += 1) cache.set(`invented ${n}`, { text: '12345' });
  expect(cache.peek('a')).toEqual({ text: '2' });
});

test('looking at an entry does not count as a use', () => {
  const cache = createCache();
  cache.set('a', { text: '12345' });
  expect(cache.peek('a')).toEqual({ text: '12345' });
  for (let n = 0; n < 2; n += 1) cache.set(`invented ${n}`, { text: '12345' });
  expect(cache.has('a')).toBe(false);
});

test('drops the oldest entries in use beyond the size, deleted entries and those that are too large', () => {
  const cache = createCache();
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const key of keys) {
    cache.set(key, { text: '12345' });
    cache.get(key);
  }
  cache.delete('g');
  cache.set('large', { text: '12345678901' });
  expect(keysOf(cache, [...keys, 'large'])).toEqual(['b', 'c', 'd', 'e', 'f']);
});
