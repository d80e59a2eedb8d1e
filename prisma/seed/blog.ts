import { searchKey } from '../../schema/contract/search';
import { posts } from './content/posts/list';
import { bilingual } from './prose';
import { absent, daysAgo, type IdOf, type Seeding } from './seeding';

/** Articles, published ones and drafts. */
export async function seedPosts(seeding: Seeding, userId: IdOf, categoryId: IdOf): Promise<void> {
  const { db } = seeding;
  const present = await db.blogPost.findMany({ select: { slug: true } });
  await db.blogPost.createMany({
    data: absent(
      posts,
      ({ slug }) => slug,
      present.map(({ slug }) => slug),
    ).map((post) => ({
      slug: post.slug,
      ...bilingual('title', post.title),
      ...bilingual('content', post.text),
      excerpt: post.excerpt?.en,
      excerptAr: post.excerpt?.ar,
      categoryId: post.category ? categoryId(post.category) : null,
      authorId: userId(post.author),
      tags: post.tags,
      isPublished: !post.isDraft,
      views: post.views,
      readTime: post.readTime,
      searchText: searchKey(post.title.en, post.title.ar, post.text.en, post.text.ar),
      createdAt: daysAgo(seeding, post.daysAgo),
      updatedAt: daysAgo(seeding, post.daysAgo),
    })),
  });
}
