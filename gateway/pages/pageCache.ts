import type { Pool } from 'pg';
import { LRUCache } from 'lru-cache';
import { isUnchangedSince, changeLogRetentionMs, currentSnapshot, type CacheScope } from '../../prisma/changeLog';
import type { Metrics } from '../observability/metrics';
import type { RenderedPage } from './website';

export interface PageRendering {
  page: RenderedPage;
  /** The executed GraphQL documents. */
  documents: readonly string[];
  /** Whether the page is the same for all visitors: no visitor id was read, and no operation failed. */
  isCacheable: boolean;
}

interface CachedPage {
  html: string;
  snapshot: string;
  scopes: readonly CacheScope[];
  expiresAt: number;
}

/** A character takes two bytes. */
const maxPageBytes = 1024 * 1024;

/** Upcoming and past events change with time, without a write. */
const timeDependentTtlMs = 1000;
const timeDependentFields = /\b(events?|polls?)\b/i;

/**
 * Caches pages that are the same for all visitors. Each hit is validated with one query against the change log, in
 * every process.
 * @param maxCacheBytes size of all pages; the oldest unused ones are dropped
 */
export function createPageCache(
  pool: Pool,
  { pageCacheLookups }: Pick<Metrics, 'pageCacheLookups'>,
  maxCacheBytes: number,
) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxCacheBytes,
    maxEntrySize: maxPageBytes,
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  });

  const findValidPage = async (key: string): Promise<CachedPage | undefined> => {
    const cached = pages.get(key);
    if (!cached) return undefined;
    if (cached.expiresAt > Date.now() && (await isUnchangedSince(pool, cached.snapshot, cached.scopes))) return cached;
    pages.delete(key);
    return undefined;
  };

  /**
   * @param key all inputs other than the database: URL, language, color scheme
   */
  return async (key: string, render: () => Promise<PageRendering>): Promise<RenderedPage> => {
    const cached = await findValidPage(key);
    pageCacheLookups.inc({ result: cached ? 'hit' : 'miss' });
    if (cached) return { status: 200, html: cached.html };
    const snapshot = await currentSnapshot(pool);
    const { page, documents, isCacheable } = await render();
    if (page.status === 200 && isCacheable) pages.set(key, { html: page.html, snapshot, ...cachePolicyFor(documents) });
    return page;
  };
}

function cachePolicyFor(documents: readonly string[]): Pick<CachedPage, 'scopes' | 'expiresAt'> {
  const documentText = documents.join('\n');
  return {
    scopes: /\bviews\b/.test(documentText) ? ['content', 'views'] : ['content'],
    expiresAt: Date.now() + (timeDependentFields.test(documentText) ? timeDependentTtlMs : changeLogRetentionMs / 2),
  };
}
