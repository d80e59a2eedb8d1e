import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { isUnchangedSince, changeLogRetentionMs, currentSnapshot } from '../../prisma/changeLog';
import type { Context } from '../../schema/core/context';
import { blogPostPath, coursePath, publicPagePaths } from '../../schema/contract/urls';
import { executeDocument, readAllPages } from '../graphql/executeDocument';
import { SitemapBlogPostsDocument, SitemapCoursesDocument } from '../rest/operations/generated';

/** A page that search engines may list. */
export interface PublicPage {
  path: string;
  /** When what it shows was last changed (ISO 8601), where that is known. */
  lastModified?: string;
}

export interface PublicPageList {
  pages: readonly PublicPage[];
  /** Differs where the pages do. */
  version: string;
}

interface CachedPageList extends PublicPageList {
  snapshot: string;
  readAt: number;
}

/** Courses and articles, each: far more than there will be, and an end. */
const maxPagesPerType = 200_000;

/** A listing that takes seconds to read may be old for a while, the longer the more it lists; shorter ones never. */
const staleToleranceMs = ({ length }: readonly PublicPage[]): number => (length > 10_000 ? 3 * length : 0);

/** All pages that a visitor may find, for as long as the database would give the same; read once for all who ask at once. */
export function createPublicPageLoader(pool: Pool): (asVisitor: Context) => Promise<PublicPageList> {
  let kept: Promise<CachedPageList> | undefined;
  const isTrue = async ({ pages, snapshot, readAt }: CachedPageList): Promise<boolean> => {
    const age = Date.now() - readAt;
    return (
      age < staleToleranceMs(pages) ||
      (age < changeLogRetentionMs && (await isUnchangedSince(pool, snapshot, ['content'])))
    );
  };
  return async (asVisitor) => {
    for (;;) {
      const before = kept;
      const listing = await before?.catch(() => undefined);
      if (listing && (await isTrue(listing))) return listing;
      // Somebody else may be reading it anew already.
      if (kept !== before) continue;
      kept = loadPublicPages(pool, asVisitor);
      return kept;
    }
  };
}

async function loadPublicPages(pool: Pool, context: Context): Promise<CachedPageList> {
  const readAt = Date.now();
  const stand = await currentSnapshot(pool);
  const courses = await readAllPages(
    async (page) => (await executeDocument(SitemapCoursesDocument, page, context)).courses,
    maxPagesPerType,
  );
  const articles = await readAllPages(
    async (page) => (await executeDocument(SitemapBlogPostsDocument, page, context)).blogPosts,
    maxPagesPerType,
  );
  const pages = [
    ...publicPagePaths.map((path) => ({ path })),
    ...(courses ?? []).map(({ id, updatedAt }) => ({ path: coursePath(id), lastModified: toIsoString(updatedAt) })),
    ...(articles ?? []).map(({ slug, updatedAt }) => ({
      path: blogPostPath(slug),
      lastModified: toIsoString(updatedAt),
    })),
  ];
  const version = createHash('sha256').update(JSON.stringify(pages)).digest('base64url');
  return { pages, version, snapshot: stand, readAt };
}

/** The schema's own values are dates; over HTTP they would be texts. */
const toIsoString = (time: string | Date): string => new Date(time).toISOString();
