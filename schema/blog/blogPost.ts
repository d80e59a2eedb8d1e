import { createAndUpdateInputs } from '../admin/createAndUpdateInputs';
import type { Prisma } from '../../prisma/generated/client';
import { findRankedIds } from '../../prisma/reads/rankedIds';
import { PublicUserType } from '../accounts/user';
import { CategoryType } from '../catalog/category';
import { pageSizes } from '../contract/pageSizes';
import { storedTagsSchema } from '../contract/validation/site/blog';
import { slugParamSchema } from '../contract/validation/learning/catalog';
import { visibleBlogPosts } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { connectionComplexity, findPage, withoutPageArguments } from '../paging/cursorPagination';
import { parseOptionalId } from '../core/ids';
import { parsedText } from '../richText/parsedText';
import { thumbnailSourcesField } from '../uploads/pictureFormats';
import { summarize } from '../richText/summaries';
import { rankingSql } from '../search/rankDocuments';
import { findByRelevance, searchNote } from '../search/findByRelevance';
import type { SearchConcept } from '../search/searchConcept';
import { parseSearch, searchWhere } from '../search/searchConcepts';
import { recordBlogPostView } from './blogPostViews';

const excerptLength = 150;

const BlogPostFilter = builder.inputType('BlogPostFilter', {
  description: 'Filter of blog posts; all conditions must match. Does not extend what the caller may see.',
  fields: (t) => ({
    search: t.string({
      description: `Words of the title, text, category, tags or author in either language. ${searchNote}`,
    }),
    categoryId: t.id({ description: 'Key of the category.' }),
    isPublished: t.boolean({ description: 'True for published posts, false for drafts visible to the caller.' }),
  }),
});

function blogPostWhere(
  filter: typeof BlogPostFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
  concepts: SearchConcept[],
): Prisma.BlogPostWhereInput {
  const { categoryId, isPublished } = filter ?? {};
  return {
    AND: [visibleBlogPosts(viewer), searchWhere(concepts, 'blogPost')],
    categoryId: parseOptionalId(categoryId),
    isPublished: isPublished ?? undefined,
  };
}

/** The key makes the order unique, so that pages do not overlap. */
const newestFirst = [{ publishedAt: 'desc' }, { id: 'desc' }] satisfies Prisma.BlogPostOrderByWithRelationInput[];

const publishedBlogPostsWhere = { isPublished: true };

builder.prismaObjectField(CategoryType, 'publishedBlogPostCount', (t) =>
  t.relationCount('posts', {
    description: 'Number of published posts in the category.',
    where: publishedBlogPostsWhere,
  }),
);

builder.queryField('blogCategories', (t) =>
  t.prismaField({
    type: [CategoryType],
    description: 'Categories with published posts, by creation order.',
    complexity: { multiplier: 20 },
    resolve: (query, _root, _args, { db }) =>
      db.category.findMany({ ...query, where: { posts: { some: publishedBlogPostsWhere } }, orderBy: { id: 'asc' } }),
  }),
);

builder.queryFields((t) => ({
  blogPosts: t.prismaConnection(
    {
      type: BlogPostType,
      cursor: 'id',
      description: 'Blog posts, newest first, with a search the best match first; paginated.',
      args: { filter: t.arg({ type: BlogPostFilter, description: 'Filter.' }) },
      complexity: connectionComplexity,
      totalCount: async (_root, { filter }, { db, viewer }) =>
        db.blogPost.count({ where: blogPostWhere(filter, viewer, await parseSearch(db, filter?.search, viewer)) }),
      resolve: async (query, _root, { filter }, { db, viewer }) => {
        const concepts = await parseSearch(db, filter?.search, viewer);
        const where = blogPostWhere(filter, viewer, concepts);
        if (concepts.length === 0) {
          return findPage(db.blogPost, query, { where, orderBy: newestFirst });
        }
        return findByRelevance(
          query,
          (take) =>
            findRankedIds(db, 'BlogPost', rankingSql(concepts, 'blogPost', viewer), {
              where: blogPostWhere(filter, viewer, []),
              orderBy: newestFirst,
              take,
            }),
          (ids) => db.blogPost.findMany({ ...query, ...withoutPageArguments, where: ids }),
        );
      },
    },
    { name: 'BlogPostConnection', description: 'A page of blog posts.' },
    { name: 'BlogPostEdge', description: 'A blog post and its cursor.' },
  ),
  blogPost: t.prismaField({
    type: BlogPostType,
    nullable: true,
    description: 'A blog post by its slug; counts a view. Null if not found or not visible to the caller.',
    args: { slug: t.arg.string({ required: true, description: 'Slug of the blog post.' }) },
    resolve: async (query, _root, { slug }, context) => {
      // An invalid slug is treated like an unknown one.
      const parsedSlug = slugParamSchema.safeParse(slug);
      if (!parsedSlug.success) return null;
      const where = { AND: [visibleBlogPosts(context.viewer), { slug: parsedSlug.data }] };
      const post = await context.db.blogPost.findFirst({ ...query, where });
      if (post) recordBlogPostView(post, context);
      return post;
    },
  }),
}));

const markdownNote = 'a subset of Markdown; blank lines separate paragraphs.';
const summaryNote = `The excerpt; if none, the first ${excerptLength} characters of the content as plain text.`;

/** The excerpt, else the beginning of the content. Only the beginning of long content is processed. */
export const buildSummary = (excerpt: string | null, content: string): string =>
  excerpt?.trim() || summarize(content, excerptLength);

export const BlogPostType = builder.prismaObject('BlogPost', {
  description: 'A blog post.',
  // Columns needed to count a view; others are selected on demand.
  select: { id: true, isPublished: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    content: t.exposeString('content', { description: `English content: ${markdownNote}` }),
    contentAr: t.exposeString('contentAr', { description: `Arabic content: ${markdownNote}` }),
    contentBlocks: t.field(parsedText('content')),
    contentBlocksAr: t.field(parsedText('contentAr')),
    slug: t.exposeString('slug', { description: 'Unique URL name.' }),
    excerpt: t.exposeString('excerpt', { nullable: true, description: 'English excerpt; null if none.' }),
    excerptAr: t.exposeString('excerptAr', { nullable: true, description: 'Arabic excerpt; null if none.' }),
    summary: t.string({
      description: `English summary for cards. ${summaryNote}`,
      select: { excerpt: true, content: true },
      resolve: ({ excerpt, content }) => buildSummary(excerpt, content),
    }),
    summaryAr: t.string({
      description: `Arabic summary for cards. ${summaryNote}`,
      select: { excerptAr: true, contentAr: true },
      resolve: ({ excerptAr, contentAr }) => buildSummary(excerptAr, contentAr),
    }),
    categoryId: t.exposeID('categoryId', { nullable: true, description: 'Key of the category; null if none.' }),
    category: t.relation('category', {
      type: CategoryType,
      nullable: true,
      description: 'Category; null if none.',
    }),
    authorId: t.exposeID('authorId', { description: 'Key of the author.' }),
    author: t.relation('author', { type: PublicUserType, description: 'The author.' }),
    thumbnail: t.exposeString('thumbnail', {
      nullable: true,
      description: 'Thumbnail URL; null if none, show a placeholder.',
    }),
    thumbnailSources: t.field(thumbnailSourcesField),
    tags: t.stringList({
      description: 'Short tags in either language.',
      select: { tags: true },
      resolve: (post) => storedTagsSchema.catch([]).parse(post.tags),
    }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft, visible only to its author and admins.',
    }),
    views: t.exposeInt('views', {
      description: 'Number of views; each viewer counts once a day. Reading `blogPost` counts a view.',
    }),
    readTime: t.exposeInt('readTime', { description: 'Reading time in minutes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      description: 'Time of the first publication; of a post that was never published, its creation.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last edit.' }),
  }),
});

export const [CreateBlogPostInput, UpdateBlogPostInput] = createAndUpdateInputs(
  'BlogPost',
  'blog post',
  (t, required) => ({
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
  }),
);

builder.prismaObjectField(BlogPostType, 'related', (t) =>
  t.field({
    type: [BlogPostType],
    description: `Up to ${pageSizes.blog.related} other published posts of the category, newest first; empty without a category.`,
    complexity: { multiplier: pageSizes.blog.related },
    select: (_args, _context, nested) => ({
      // One more, because the post itself may be included.
      category: {
        select: {
          posts: nested({ where: { isPublished: true }, orderBy: newestFirst, take: pageSizes.blog.related + 1 }),
        },
      },
    }),
    resolve: ({ id, category }) =>
      (category?.posts ?? []).filter((post) => post.id !== id).slice(0, pageSizes.blog.related),
  }),
);
