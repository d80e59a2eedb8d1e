import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { LRUCache } from 'lru-cache';
import { isUnchanged, memoryMs, standOf, type PublicScope } from '../prisma/freshness';
import type { Page } from './site';

/** What a rendering has shown of itself when it is done. */
export interface Rendering {
  page: Page;
  /** The operations it asked, as documents. */
  documents: readonly string[];
  /** Whether it is the same for everybody: it looked at nobody, and no operation failed. */
  isShared: boolean;
}

interface Kept {
  html: string;
  stand: string;
  scopes: readonly PublicScope[];
  until: number;
}

/** In all, and for one page: enough for every page of a small site in both languages. A letter takes two bytes. */
const mostBytes = 64 * 1024 * 1024;
const mostBytesOfPage = 1024 * 1024;

/** What is coming or past changes with the hour, without a write. */
const momentMs = 1000;
const tellsTime = /\b(events?|polls?)\b/i;

/** Stands for the nonce in pages that are kept; nobody can have typed it. */
const placeholder = randomUUID();

/**
 * Keeps pages that are the same for all visitors, for as long as the database would give the same: each is asked for with
 * one short query, in every process. Pages that look at who asks, and those that are not there, are rendered each time.
 */
export function keptPages(pool: Pool) {
  const pages = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    maxEntrySize: mostBytesOfPage,
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  });

  const valid = async (key: string): Promise<Kept | undefined> => {
    const kept = pages.get(key);
    if (!kept) return undefined;
    if (kept.until > Date.now() && (await isUnchanged(pool, kept.stand, kept.scopes))) return kept;
    pages.delete(key);
    return undefined;
  };

  /**
   * @param key all that the page depends on beyond the database: address, language, scheme
   * @param nonce of this answer's policy
   * @param render makes the page with another nonce in its place
   */
  return async (key: string, nonce: string, render: (nonce: string) => Promise<Rendering>): Promise<Page> => {
    const kept = await valid(key);
    if (kept) return { status: 200, html: signed(kept.html, nonce) };
    const stand = await standOf(pool);
    const { page, documents, isShared } = await render(placeholder);
    if (page.status === 200 && isShared) pages.set(key, { html: page.html, stand, ...lifeOf(documents) });
    return { ...page, html: signed(page.html, nonce) };
  };
}

const signed = (html: string, nonce: string): string => html.replaceAll(placeholder, nonce);

function lifeOf(documents: readonly string[]): Pick<Kept, 'scopes' | 'until'> {
  const all = documents.join('\n');
  return {
    scopes: /\bviews\b/.test(all) ? ['content', 'views'] : ['content'],
    until: Date.now() + (tellsTime.test(all) ? momentMs : memoryMs / 2),
  };
}
