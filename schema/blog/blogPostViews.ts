import type { PrismaClient } from '../../prisma/generated/client';
import type { Context } from '../core/context';

interface ViewedBlogPost {
  id: number;
  authorId: number;
  isPublished: boolean;
}

/** Records a view of a published post by anyone but its author and admins. */
export function recordBlogPostView({ id, authorId, isPublished }: ViewedBlogPost, context: Context): void {
  const {
    viewer,
    services: { blogPostViewCounter },
  } = context;
  if (isPublished && viewer?.role !== 'admin' && viewer?.id !== authorId) blogPostViewCounter.add(id);
}

/** A view of a blog post. Counted once per viewer, post and day. */
export interface BlogPostView {
  postId: number;
  /** "u:<user id>" or "v:<visitor id>". */
  viewerKey: string;
}

export async function filterUnrecordedViews<View extends BlogPostView>(
  db: PrismaClient,
  views: readonly View[],
): Promise<View[]> {
  const posts = views.map(({ postId }) => postId);
  const viewerKeys = views.map(({ viewerKey }) => viewerKey);
  const stored = await db.$queryRaw<BlogPostView[]>`
    SELECT "postId", "viewerKey" FROM "blog_post_views"
    WHERE "day" = (now() AT TIME ZONE 'Africa/Algiers')::date
      AND ("postId", "viewerKey") IN (SELECT * FROM unnest(${posts}::int[], ${viewerKeys}::text[]))`;
  const storedKeys = new Set(stored.map(({ postId, viewerKey }) => `${postId} ${viewerKey}`));
  return views.filter(({ postId, viewerKey }) => !storedKeys.has(`${postId} ${viewerKey}`));
}

/**
 * Inserts views in one statement; existing ones and deleted posts are skipped. The order prevents deadlocks between
 * processes.
 */
export async function insertBlogPostViews(db: PrismaClient, views: readonly BlogPostView[]): Promise<void> {
  const posts = views.map(({ postId }) => postId);
  const viewerKeys = views.map(({ viewerKey }) => viewerKey);
  await db.$executeRaw`
    INSERT INTO "blog_post_views" ("postId", "viewerKey", "day")
    SELECT "id", "viewer", (now() AT TIME ZONE 'Africa/Algiers')::date
    FROM unnest(${posts}::int[], ${viewerKeys}::text[]) AS "view" ("postId", "viewer")
    JOIN "blog_posts" ON "id" = "postId"
    ORDER BY "id", "viewer"
    ON CONFLICT DO NOTHING`;
}
