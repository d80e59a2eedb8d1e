import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { LRUCache } from 'lru-cache';
import { isUnchangedSince, changeLogRetentionMs, currentSnapshot, type CacheScope } from '../../prisma/changeLog';
import type { RenderedPage } from './website';

/** What a rendering has shown of itself when it is done. */
export interface PageRendering {
  page: RenderedPage;
  /** The operations it asked, as documents. */
  documents: readonly string[];
  /** Whether it is the same for everybody: it looked at nobody, and no operation failed. */
  isCacheable: boolean;
}

interface CachedPage {
  html: string;
  snapshot: string;
  scopes: readonly CacheScope[];
  expiresAt: number;
}

/** In all, and for one page: enough for every page of a small site in both languages. A letter takes two bytes. */
const maxCacheBytes = 64 * 1024 * 1024;
const maxPageBytes = 1024 * 1024;

/** What is coming or past changes with the hour, without a write. */
const timeDependentTtlMs = 1000;
const timeDependentFields = /\b(events?|polls?)\b/i;

/** Stands for the nonce in pages that are kept; nobody can have typed it. */
const noncePlaceholder = randomUUID();

/**
 * Keeps pages that are the same for all visitors, for as long as the database would give the same: each is asked for with
 * one short query, in every process. Pages that look at who asks, and those that are not there, are rendered each time.
 */
export function createPageCache(pool: Pool) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxCacheBytes,
    maxEntrySize: maxPageBytes,
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  });

  const valid = async (key: string): Promise<CachedPage | undefined> => {
    const kept = pages.get(key);
    if (!kept) return undefined;
    if (kept.expiresAt > Date.now() && (await isUnchangedSince(pool, kept.snapshot, kept.scopes))) return kept;
    pages.delete(key);
    return undefined;
  };

  /**
   * @param key all that the page depends on beyond the database: address, language, scheme
   * @param nonce of this answer's policy
   * @param render makes the page with another nonce in its place
   */
  return async (
    key: string,
    nonce: string,
    render: (nonce: string) => Promise<PageRendering>,
  ): Promise<RenderedPage> => {
    const kept = await valid(key);
    if (kept) return { status: 200, html: insertNonce(kept.html, nonce) };
    const stand = await currentSnapshot(pool);
    const { page, documents, isCacheable } = await render(noncePlaceholder);
    if (page.status === 200 && isCacheable)
      pages.set(key, { html: page.html, snapshot: stand, ...cachePolicyFor(documents) });
    return { ...page, html: insertNonce(page.html, nonce) };
  };
}

const insertNonce = (html: string, nonce: string): string => html.replaceAll(noncePlaceholder, nonce);

function cachePolicyFor(documents: readonly string[]): Pick<CachedPage, 'scopes' | 'expiresAt'> {
  const all = documents.join('\n');
  return {
    scopes: /\bviews\b/.test(all) ? ['content', 'views'] : ['content'],
    expiresAt: Date.now() + (timeDependentFields.test(all) ? timeDependentTtlMs : changeLogRetentionMs / 2),
  };
}
