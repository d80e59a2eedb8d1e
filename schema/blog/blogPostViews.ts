import type { BlogPost, PrismaClient } from '../../prisma/generated/client';
import type { Context } from '../core/context';

/**
 * Records a view of a published post by anyone but admins. The view of an author is left out when it is written: a read that
 * asks who the viewer is cannot be shared.
 */
export function recordBlogPostView({ id, isPublished }: Pick<BlogPost, 'id' | 'isPublished'>, context: Context): void {
  const { viewer, services } = context;
  if (isPublished && viewer?.role !== 'admin') services.blogPostViewCounter.add(id);
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
 * Inserts views in one statement; existing ones, those of authors and of deleted posts are skipped. The order prevents
 * deadlocks between processes.
 */
export async function insertBlogPostViews(db: PrismaClient, views: readonly BlogPostView[]): Promise<void> {
  const posts = views.map(({ postId }) => postId);
  const viewerKeys = views.map(({ viewerKey }) => viewerKey);
  await db.$executeRaw`
    INSERT INTO "blog_post_views" ("postId", "viewerKey", "day")
    SELECT "id", "viewer", (now() AT TIME ZONE 'Africa/Algiers')::date
    FROM unnest(${posts}::int[], ${viewerKeys}::text[]) AS "view" ("postId", "viewer")
    JOIN "blog_posts" ON "id" = "postId" AND "viewer" <> 'u:' || "authorId"
    ORDER BY "id", "viewer"
    ON CONFLICT DO NOTHING`;
}
