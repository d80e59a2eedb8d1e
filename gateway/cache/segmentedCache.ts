import { LRUCache } from 'lru-cache';

interface SegmentedCacheOptions<Value> {
  /** Of all entries together, in the unit of `sizeOf`. */
  maxSize: number;
  maxEntrySize: number;
  sizeOf: (value: Value, key: string) => number;
}

interface SegmentedCache<Value> {
  has(key: string): boolean;
  /** Without counting as a use. */
  peek(key: string): Value | undefined;
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** Part of the memory for entries that were not used again yet. */
const newShare = 1 / 4;

/**
 * A segmented LRU cache: new entries hold a share of the memory until they are used again, so that many requests for
 * invented keys drop each other and not the entries in use.
 */
export function createSegmentedCache<Value extends object>({
  maxSize,
  maxEntrySize,
  sizeOf,
}: SegmentedCacheOptions<Value>): SegmentedCache<Value> {
  const createSegment = (share: number) =>
    new LRUCache<string, Value>({
      maxSize: Math.max(1, Math.floor(maxSize * share)),
      maxEntrySize,
      sizeCalculation: sizeOf,
    });
  const fresh = createSegment(newShare);
  const used = createSegment(1 - newShare);
  return {
    has: (key) => used.has(key) || fresh.has(key),
    peek: (key) => used.peek(key) ?? fresh.peek(key),
    get(key) {
      const value = fresh.peek(key);
      if (!value) return used.get(key);
      fresh.delete(key);
      used.set(key, value);
      return value;
    },
    set: (key, value) => void (used.has(key) ? used : fresh).set(key, value),
    delete(key) {
      fresh.delete(key);
      used.delete(key);
    },
  };
}
