import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { isUnchanged, memoryMs, standOf } from '../prisma/freshness';
import type { Context } from '../schema/context';
import { articlePath, coursePath, publicPages } from '../schema/contract/addresses';
import { ask } from './ask';
import { ListedArticlesDocument, ListedCoursesDocument } from './rest/generated';
import { walk } from './walk';

/** A page that search engines may list. */
export interface ListedPage {
  path: string;
  /** When what it shows was last changed (ISO 8601), where that is known. */
  changed?: string;
}

export interface Listing {
  pages: readonly ListedPage[];
  /** Differs where the pages do. */
  version: string;
}

interface Kept extends Listing {
  stand: string;
  readAt: number;
}

/** Courses and articles, each: far more than there will be, and an end. */
const mostOfEach = 200_000;

/** A listing that takes seconds to read may be old for a while, the longer the more it lists; shorter ones never. */
const patienceFor = ({ length }: readonly ListedPage[]): number => (length > 10_000 ? 3 * length : 0);

/** All pages that a visitor may find, for as long as the database would give the same; read once for all who ask at once. */
export function publicListing(pool: Pool): (asVisitor: Context) => Promise<Listing> {
  let kept: Promise<Kept> | undefined;
  const isTrue = async ({ pages, stand, readAt }: Kept): Promise<boolean> => {
    const age = Date.now() - readAt;
    return age < patienceFor(pages) || (age < memoryMs && (await isUnchanged(pool, stand, ['content'])));
  };
  return async (asVisitor) => {
    for (;;) {
      const before = kept;
      const listing = await before?.catch(() => undefined);
      if (listing && (await isTrue(listing))) return listing;
      // Somebody else may be reading it anew already.
      if (kept !== before) continue;
      kept = readListing(pool, asVisitor);
      return kept;
    }
  };
}

async function readListing(pool: Pool, context: Context): Promise<Kept> {
  const readAt = Date.now();
  const stand = await standOf(pool);
  const courses = await walk(async (page) => (await ask(ListedCoursesDocument, page, context)).courses, mostOfEach);
  const articles = await walk(async (page) => (await ask(ListedArticlesDocument, page, context)).blogPosts, mostOfEach);
  const pages = [
    ...publicPages.map((path) => ({ path })),
    ...(courses ?? []).map(({ id, updatedAt }) => ({ path: coursePath(id), changed: iso(updatedAt) })),
    ...(articles ?? []).map(({ slug, updatedAt }) => ({ path: articlePath(slug), changed: iso(updatedAt) })),
  ];
  const version = createHash('sha256').update(JSON.stringify(pages)).digest('base64url');
  return { pages, version, stand, readAt };
}

/** The schema's own values are dates; over HTTP they would be texts. */
const iso = (time: string | Date): string => new Date(time).toISOString();
