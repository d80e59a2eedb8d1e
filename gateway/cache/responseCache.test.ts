import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  createResponseCache,
  type CacheableResponse,
  type ComputedResponse,
  createSegmentedCache,
} from './responseCache';

/** A tracker whose data changes on demand. */
function createFakeTracker() {
  let [sequence, changedAt, isAway] = [0, 0, false];
  return {
    check: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve((sequence += 1))),
    isUnchanged: (since: number) => changedAt <= since,
    change: () => (changedAt = sequence + 1),
    goAway: () => (isAway = true),
  };
}

const toCacheable = (text: string, expiresAt = Date.now() + 60_000): CacheableResponse => ({
  response: { status: 200, headers: {}, body: Buffer.from(text), route: '/graphql', viewedPosts: [] },
  scopes: ['courses'],
  expiresAt,
});

function createComputation() {
  let runs = 0;
  let resolve: (computed: ComputedResponse) => void = () => undefined;
  const promise = new Promise<ComputedResponse>((settle) => (resolve = settle));
  return { resolve, runs: () => runs, compute: () => ((runs += 1), promise) };
}

const textOf = (cached: { body: Buffer } | null | undefined) => cached?.body.toString();

test('callers that come before the computation begins share it', async () => {
  const cache = createResponseCache(createFakeTracker(), 1_000_000);
  const computation = createComputation();
  const all = [1, 2, 3].map(() => cache.findOrCompute('a', computation.compute));
  await nextTurn();
  computation.resolve(toCacheable('one'));
  expect((await Promise.all(all)).map(textOf)).toEqual(['one', 'one', 'one']);
  expect(computation.runs()).toBe(1);
});

test('a caller that comes after a change does not get the result of an older computation', async () => {
  const tracker = createFakeTracker();
  const cache = createResponseCache(tracker, 1_000_000);
  const [old, recent] = [createComputation(), createComputation()];
  const first = cache.findOrCompute('a', old.compute);
  await nextTurn();
  tracker.change();
  const second = cache.findOrCompute('a', recent.compute);
  await nextTurn();
  old.resolve(toCacheable('old'));
  recent.resolve(toCacheable('new'));
  expect([textOf(await first), textOf(await second), recent.runs()]).toEqual(['old', 'new', 1]);
  expect(textOf(await cache.find('a'))).toBe('new');
});

test('an uncacheable response is not shared, and remembered as uncacheable', async () => {
  const cache = createResponseCache(createFakeTracker(), 1_000_000);
  const computation = createComputation();
  const all = [1, 2].map(() => cache.findOrCompute('a', computation.compute));
  computation.resolve('uncacheable');
  expect(await Promise.all(all)).toEqual([null, null]);
  expect([cache.isKnownUncacheable('a'), cache.isKnownUncacheable('b')]).toEqual([true, false]);
});

test('a failed response is computed again', async () => {
  const cache = createResponseCache(createFakeTracker(), 1_000_000);
  expect(await cache.findOrCompute('a', () => Promise.resolve('failed'))).toBeNull();
  expect(textOf(await cache.findOrCompute('a', () => Promise.resolve(toCacheable('one'))))).toBe('one');
  expect(cache.isKnownUncacheable('a')).toBe(false);
});

test('expired responses and those that cannot be checked are not returned', async () => {
  const tracker = createFakeTracker();
  const cache = createResponseCache(tracker, 1_000_000);
  await cache.findOrCompute('a', () => Promise.resolve(toCacheable('old', Date.now() - 1)));
  await cache.findOrCompute('b', () => Promise.resolve(toCacheable('b')));
  expect([await cache.find('a'), textOf(await cache.find('b'))]).toEqual([undefined, 'b']);
  tracker.goAway();
  await expect(cache.find('b')).rejects.toThrow('away');
});

test('drops the oldest unused responses beyond its size', async () => {
  const cache = createResponseCache(createFakeTracker(), 20_000);
  for (const key of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'a', 'h', 'i', 'j', 'k', 'l', 'm'])
    await cache.findOrCompute(key, () => Promise.resolve(toCacheable(key.repeat(500))));
  expect([textOf(await cache.find('b')), textOf(await cache.find('m'))]).toEqual([undefined, 'm'.repeat(500)]);
});

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
