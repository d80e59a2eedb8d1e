import type { PrismaClient } from '../../prisma/generated/client';
import type { Context, BlogPostView } from '../core/context';

interface ViewedBlogPost {
  id: number;
  authorId: number;
  isPublished: boolean;
}

/**
 * Notes that the caller has read a published article; the count follows by itself. Its author and admins look after it, and
 * are no readers. A visitor's browser is remembered; since it is easily made anew, each network has a ration.
 */
export function recordBlogPostView({ id: postId, authorId, isPublished }: ViewedBlogPost, context: Context): void {
  const { viewer, visitor, rateLimiter, viewCounter } = context;
  if (!isPublished) return;
  if (viewer) {
    if (viewer.role !== 'admin' && viewer.id !== authorId) viewCounter.add({ postId, viewerKey: `u:${viewer.id}` });
    return;
  }
  viewCounter.add({
    postId,
    viewerKey: `v:${visitor.ensureId()}`,
    checkLimit: () => rateLimiter.limitByIp('visitorView', String(postId)),
  });
}

type BlogPostViewRow = Pick<BlogPostView, 'postId' | 'viewerKey'>;

/** Those of the readings that are not written yet today. */
export async function filterUnrecordedViews<Noted extends BlogPostViewRow>(
  db: PrismaClient,
  readings: readonly Noted[],
): Promise<Noted[]> {
  const posts = readings.map(({ postId }) => postId);
  const readers = readings.map(({ viewerKey }) => viewerKey);
  const written = await db.$queryRaw<BlogPostViewRow[]>`
    SELECT "postId", "viewerKey" FROM "blog_post_views"
    WHERE "day" = (now() AT TIME ZONE 'Africa/Algiers')::date
      AND ("postId", "viewerKey") IN (SELECT * FROM unnest(${posts}::int[], ${readers}::text[]))`;
  const known = new Set(written.map(({ postId, viewerKey }) => `${postId} ${viewerKey}`));
  return readings.filter(({ postId, viewerKey }) => !known.has(`${postId} ${viewerKey}`));
}

/**
 * Writes readings in one statement; those of today that are written already change nothing. Ordered, so that processes that
 * write at the same time never wait in a circle; articles that are gone meanwhile are left out.
 */
export async function insertBlogPostViews(db: PrismaClient, readings: readonly BlogPostViewRow[]): Promise<void> {
  const posts = readings.map(({ postId }) => postId);
  const readers = readings.map(({ viewerKey }) => viewerKey);
  await db.$executeRaw`
    INSERT INTO "blog_post_views" ("postId", "viewerKey", "day")
    SELECT "id", "reader", (now() AT TIME ZONE 'Africa/Algiers')::date
    FROM unnest(${posts}::int[], ${readers}::text[]) AS "read" ("postId", "reader")
    JOIN "blog_posts" ON "id" = "postId"
    ORDER BY "id", "reader"
    ON CONFLICT DO NOTHING`;
}
