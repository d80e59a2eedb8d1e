import { bilingualColumns } from './bilingualText';
import { energyBlogPosts } from './content/blogPosts/energy';
import { vehicleBlogPosts } from './content/blogPosts/vehicles';
import type { BlogPostContent } from './content/types';
import { filterMissing, daysAgo, type FindId, type SeedContext } from './seedHelpers';

/** Oldest first, so that ids follow publication dates. */
const blogPosts: BlogPostContent[] = [...energyBlogPosts, ...vehicleBlogPosts].sort((a, b) => b.daysAgo - a.daysAgo);

export async function seedBlogPosts(context: SeedContext, userId: FindId, categoryId: FindId): Promise<void> {
  const { db } = context;
  const existing = await db.blogPost.findMany({ select: { slug: true } });
  await db.blogPost.createMany({
    data: filterMissing(
      blogPosts,
      ({ slug }) => slug,
      existing.map(({ slug }) => slug),
    ).map((post) => ({
      slug: post.slug,
      ...bilingualColumns('title', post.title),
      ...bilingualColumns('content', post.text),
      excerpt: post.excerpt?.en,
      excerptAr: post.excerpt?.ar,
      categoryId: post.category ? categoryId(post.category) : null,
      authorId: userId(post.author),
      tags: post.tags,
      isPublished: !post.isDraft,
      views: post.views,
      readTime: post.readTime,
      createdAt: daysAgo(context, post.daysAgo),
      updatedAt: daysAgo(context, post.daysAgo),
    })),
  });
}
