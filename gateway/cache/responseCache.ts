import { LRUCache } from 'lru-cache';
import { type ContentEncoding, compressBody } from '../http/responseBody';
import type { ChangeTracker } from './changeTracker';

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

interface SharedResponse {
  status: number;
  /** Headers of the route, without those that differ between requests. */
  headers: Record<string, string>;
  body: Buffer;
  route: string;
  /** Keys of the blog posts of which each reader counts as a view. */
  viewedPosts: readonly number[];
}

/** How long a response is true. */
export interface Validity {
  /** Scopes of the data that was read. */
  scopes: readonly string[];
  /** Milliseconds since 1970 at which the response changes without a write. */
  expiresAt: number;
}

export interface CacheableResponse extends Validity {
  response: SharedResponse;
}

/** `uncacheable`: it is not the same for all visitors. `failed`: there is no response to share this time. */
export type ComputedResponse = CacheableResponse | 'uncacheable' | 'failed';

export interface CachedResponse extends SharedResponse {
  /** Names and values in turn, as Node sends them fastest; without the content type, which a 304 does not have. */
  rawHeaders: readonly string[];
  contentType: string;
  /** The compressed body; compressed once, when it is first needed. */
  encode(encoding: ContentEncoding): Buffer | Promise<Buffer>;
}

export interface ResponseCache {
  /** The cached response, if a check that started after the call validates it. */
  find(key: string): Promise<CachedResponse | undefined>;
  /**
   * The validated response, else the one that `compute` returns. One computation per key runs at a time; the callers that
   * wait for it share its result if it began after they called.
   * @returns null if the response must not be shared, also for callers that waited for it
   */
  findOrCompute(key: string, compute: () => Promise<ComputedResponse>): Promise<CachedResponse | null>;
  /** The latest response without validation, for the time that the database is unreachable. */
  findStale(key: string): CachedResponse | undefined;
  /** True for a key with a response, validated or not, or with a running computation. */
  isKnown(key: string): boolean;
  /** True for a key whose response was uncacheable a moment ago. */
  isKnownUncacheable(key: string): boolean;
}

interface CacheEntry extends Validity {
  response: CachedResponse;
  /** The check before the data was read. */
  sequence: number;
}

interface Computation {
  /** The check before it began. */
  sequence: number;
  result: Promise<CachedResponse | null>;
}

const uncacheableTtlMs = 60_000;
const maxUncacheableKeys = 2_000;

/** Longer keys are computed each time: a client can invent any number. */
const maxUncacheableKeyLength = 1_000;

/** Longer than any response may take. */
const maxComputationMs = 30_000;

/** Null after the limit: visitors who wait are answered on their own, and the next one computes again. */
async function limitTime<Result>(computation: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), maxComputationMs).unref();
  });
  return Promise.race([computation, timeout]).finally(() => clearTimeout(timer));
}

/**
 * @param maxBytes size of all responses with their compressed forms; the oldest unused ones are dropped, and those that were
 * asked for once hold a share only
 */
export function createResponseCache(tracker: ChangeTracker, maxBytes: number): ResponseCache {
  const entries = createSegmentedCache<CacheEntry>({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeOf: entrySize,
  });
  const uncacheable = new LRUCache<string, true>({ max: maxUncacheableKeys, ttl: uncacheableTtlMs });
  const computations = new Map<string, Computation>();

  /** Call it after a check. */
  const findValid = (key: string): CachedResponse | undefined => {
    const entry = entries.get(key);
    const isValid = entry && entry.expiresAt > Date.now() && tracker.isUnchanged(entry.sequence, entry.scopes);
    return isValid ? entry.response : undefined;
  };

  const compute = async (
    key: string,
    sequence: number,
    work: () => Promise<ComputedResponse>,
  ): Promise<CachedResponse | null> => {
    const computed = await work();
    if (computed === 'uncacheable' && key.length <= maxUncacheableKeyLength) uncacheable.set(key, true);
    if (typeof computed === 'string') {
      entries.delete(key);
      return null;
    }
    const { response, scopes, expiresAt } = computed;
    const cached = createCachedResponse(response);
    entries.set(key, { response: cached, scopes, expiresAt, sequence });
    return cached;
  };

  return {
    isKnown: (key) => entries.has(key) || computations.has(key),
    isKnownUncacheable: (key) => uncacheable.has(key),
    findStale: (key) => entries.peek(key)?.response,
    async find(key) {
      if (!entries.has(key)) return undefined;
      await tracker.check();
      return findValid(key);
    },
    async findOrCompute(key, work) {
      for (;;) {
        const sequence = await tracker.check();
        const cached = findValid(key);
        if (cached) return cached;
        const running = computations.get(key);
        if (!running) {
          const result = limitTime(compute(key, sequence, work)).finally(() => computations.delete(key));
          computations.set(key, { sequence, result });
          return result;
        }
        const result = await running.result;
        // An older computation is validated by the next check.
        if (result === null || running.sequence >= sequence) return result;
      }
    },
  };
}

/** Compressed forms together are about as large as the body. */
const entrySize = ({ response: { body, headers }, scopes }: CacheEntry, key: string): number =>
  2 * body.length + key.length + JSON.stringify(headers).length + 50 * scopes.length + 1000;

const brotliQuality = 5;

function createCachedResponse(response: SharedResponse): CachedResponse {
  const encoded: Partial<Record<ContentEncoding, Buffer | Promise<Buffer>>> = {};
  const compress = async (encoding: ContentEncoding): Promise<Buffer> =>
    (encoded[encoding] = await compressBody(response.body, encoding, brotliQuality));
  const { 'content-type': contentType = '', ...headers } = response.headers;
  return {
    ...response,
    rawHeaders: Object.entries(headers).flat(),
    contentType,
    encode: (encoding) => (encoded[encoding] ??= compress(encoding)),
  };
}
