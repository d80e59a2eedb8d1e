import { createHash } from 'node:crypto';
import type { PrismaClient } from '../../prisma/generated/client';
import { openCourses, visibleBlogPosts, visibleCourses, visibleEvents } from '../../schema/core/accessRules';
import { blogPostPath, categoryPath, coursePath, eventPath, trainerPath } from '../../schema/contract/site/urls';
import type { ChangeTracker } from '../cache/changeTracker';

/** A page that search engines may list. */
export interface PublicPage {
  path: string;
  /** ISO 8601; undefined if unknown. */
  lastModified?: string;
}

export interface PageListDependencies {
  db: PrismaClient;
  tracker: ChangeTracker;
  /** Pages that exist without rows. */
  sitemapPaths: readonly string[];
}

interface PublicPageList {
  pages: readonly PublicPage[];
  /** Of the check of the change log before the rows were read. */
  sequence: number;
  readAt: number;
}

/** Maximum of each kind of rows. */
const maxPagesPerType = 200_000;

/** Tables that decide which pages exist. */
const scopes = ['courses', 'blog_posts', 'users', 'events', 'categories'];

/** Large lists may be stale for some milliseconds per page; small ones never. */
const staleToleranceMs = ({ length }: readonly PublicPage[]): number => (length > 10_000 ? 3 * length : 0);

/**
 * Loads the pages that visitors may see and caches them until the change log has changes; concurrent callers share one
 * read.
 */
export function createPublicPageLoader({
  db,
  tracker,
  sitemapPaths,
}: PageListDependencies): () => Promise<readonly PublicPage[]> {
  let cached: Promise<PublicPageList> | undefined;
  const isCurrent = async ({ pages, sequence, readAt }: PublicPageList): Promise<boolean> => {
    if (Date.now() - readAt < staleToleranceMs(pages)) return true;
    await tracker.check();
    return tracker.isUnchanged(sequence, scopes);
  };
  return async () => {
    for (;;) {
      const before = cached;
      const list = await before?.catch(() => undefined);
      if (list && (await isCurrent(list))) return list.pages;
      // A concurrent caller may have replaced it.
      if (cached !== before) continue;
      cached = loadPublicPages({ db, tracker, sitemapPaths });
      return (await cached).pages;
    }
  };
}

/** Reads keys and times only, one statement per type. */
async function loadPublicPages({ db, tracker, sitemapPaths }: PageListDependencies): Promise<PublicPageList> {
  const readAt = Date.now();
  const sequence = await tracker.check();
  const orderBy = [{ publishedAt: 'desc' as const }, { id: 'desc' as const }];
  const courses = await db.course.findMany({
    orderBy,
    take: maxPagesPerType,
    where: { AND: [visibleCourses(null), { isPublished: true }] },
    select: { id: true, updatedAt: true },
  });
  const posts = await db.blogPost.findMany({
    orderBy,
    take: maxPagesPerType,
    where: { AND: [visibleBlogPosts(null), { isPublished: true }] },
    select: { slug: true, updatedAt: true },
  });
  const events = await db.event.findMany({
    orderBy: [{ startDate: 'desc' }, { id: 'desc' }],
    take: maxPagesPerType,
    where: { AND: [visibleEvents(null), { isPublished: true }] },
    select: { id: true, updatedAt: true },
  });
  const pages = [
    ...sitemapPaths.map((path) => ({ path })),
    ...(await findCourseGroupPages(db)),
    ...courses.map(({ id, updatedAt }) => ({ path: coursePath(id), lastModified: updatedAt.toISOString() })),
    ...posts.map(({ slug, updatedAt }) => ({ path: blogPostPath(slug), lastModified: updatedAt.toISOString() })),
    ...events.map(({ id, updatedAt }) => ({ path: eventPath(id), lastModified: updatedAt.toISOString() })),
  ];
  return { pages, sequence, readAt };
}

/** Categories and trainers with published courses; when their lists changed is unknown. */
async function findCourseGroupPages(db: PrismaClient): Promise<PublicPage[]> {
  const list = {
    where: { courses: { some: openCourses } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: maxPagesPerType,
  } as const;
  const categories = await db.category.findMany(list);
  const trainers = await db.user.findMany(list);
  return [
    ...categories.map(({ id }) => ({ path: categoryPath(id) })),
    ...trainers.map(({ id }) => ({ path: trainerPath(id) })),
  ];
}

/** Differs when a page or its time differs. */
export const hashPages = (pages: readonly PublicPage[]): string =>
  createHash('sha256').update(JSON.stringify(pages)).digest('base64url');
