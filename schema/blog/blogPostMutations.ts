import { toSearchText } from '../contract/search/searchText';
import { createBlogPostSchema, updateBlogPostSchema } from '../contract/validation/blog';
import { adminCrud, createAndUpdateInputs } from '../core/adminMutations';
import { onConstraintViolation, onUniqueViolation, Problem } from '../core/errors';
import { BlogPostType } from './blogPost';

const [CreateBlogPostInput, UpdateBlogPostInput] = createAndUpdateInputs('BlogPost', 'blog post', (t, required) => ({
  title: t.string({ required, description: 'English title.' }),
  titleAr: t.string({ required, description: 'Arabic title.' }),
  excerpt: t.string({ required, description: 'English summary for cards.' }),
  excerptAr: t.string({ required, description: 'Arabic summary for cards.' }),
  content: t.string({ required, description: 'English text.' }),
  contentAr: t.string({ required, description: 'Arabic text.' }),
  slug: t.string({ required, description: 'Unique name in URLs: lower-case letters, digits and hyphens.' }),
  categoryId: t.id({ description: 'Id of the category; null for a general post.' }),
  isPublished: t.boolean({ description: 'False for a draft; default false.' }),
  thumbnail: t.string({ description: 'Image URL; null for none.' }),
  tags: t.stringList({ description: 'Keywords; default none.' }),
  readTime: t.int({ description: 'Reading time in minutes; default 5.' }),
}));

const onDuplicateSlug = onUniqueViolation({ blog_posts_slug_key: { code: 'slugTaken', field: 'slug' } });
const onUnknownCategory = onConstraintViolation({
  blog_posts_categoryId_fkey: { code: 'invalidInput', fields: { categoryId: 'unknownCategory' } },
});

const buildSearchText = (texts: Record<'title' | 'titleAr' | 'content' | 'contentAr', string>) =>
  toSearchText(texts.title, texts.titleAr, texts.content, texts.contentAr);

adminCrud('BlogPost', {
  type: BlogPostType,
  permission: 'blog:manage',
  noun: ['blog post', 'blog posts'],
  plural: 'BlogPosts',
  notFound: 'blogPostNotFound',
  create: {
    input: CreateBlogPostInput,
    schema: createBlogPostSchema,
    toColumns: (post, { viewer }) => ({ ...post, searchText: buildSearchText(post), authorId: viewer.id }),
  },
  update: {
    input: UpdateBlogPostInput,
    schema: updateBlogPostSchema,
    toColumns: async (changes, { tx, id }) => {
      // The search text includes unchanged texts: the row is locked until it is written.
      await tx.$queryRaw`SELECT "id" FROM "blog_posts" WHERE "id" = ${id} FOR UPDATE`;
      const post = await tx.blogPost.findUnique({ where: { id } });
      if (!post) throw new Problem('blogPostNotFound');
      return { ...changes, searchText: buildSearchText({ ...post, ...changes }) };
    },
  },
  problems: { create: ['slugTaken'], update: ['slugTaken'] },
  flag: { mutation: 'publishBlogPosts', column: 'isPublished' },
  onError: () => [onDuplicateSlug, onUnknownCategory],
});
