import type { Prisma } from '../../prisma/generated/client';
import { PublicUserType } from '../accounts/user';
import { CategoryType } from '../catalog/category';
import { limits } from '../contract/limits';
import { markdownToPlainText, truncateText } from '../contract/text/markdownText';
import { storedTagsSchema } from '../contract/validation/blog';
import { slugParamSchema } from '../contract/validation/catalog';
import { visibleBlogPosts } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';
import { parseOptionalId } from '../core/ids';
import { searchFilter } from '../core/searchFilter';
import { recordBlogPostView } from './blogPostViews';

const BlogPostFilter = builder.inputType('BlogPostFilter', {
  description: 'Narrows a list of articles; conditions add up. It never widens what the caller may see.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the title or text in either language, without regard to case, hamza, taa marbuta, vowel marks or kind of digits.',
    }),
    categoryId: t.id({ description: 'Only this category.' }),
    isPublished: t.boolean({ description: 'Only published articles, or only drafts the caller may see.' }),
  }),
});

/** Prisma filter of blog posts for the viewer's arguments (R-BLOG-6). */
function blogPostWhere(
  filter: typeof BlogPostFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.BlogPostWhereInput {
  const { search, categoryId, isPublished } = filter ?? {};
  return {
    AND: [visibleBlogPosts(viewer), ...searchFilter(search)],
    categoryId: parseOptionalId(categoryId),
    isPublished: isPublished ?? undefined,
  };
}

/** Ends in the key, so that no two rows are equal and pages never overlap. */
const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.BlogPostOrderByWithRelationInput[];

const publishedBlogPostsWhere = { isPublished: true };

builder.prismaObjectField(CategoryType, 'publishedBlogPostCount', (t) =>
  t.relationCount('posts', { description: 'Published articles in it.', where: publishedBlogPostsWhere }),
);

builder.queryField('blogCategories', (t) =>
  t.prismaField({
    type: [CategoryType],
    description: 'Categories with published articles, in the order they were made.',
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
      description: 'Articles, the newest first, page by page.',
      args: { filter: t.arg({ type: BlogPostFilter, description: 'Narrows the list.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db, viewer }) => db.blogPost.count({ where: blogPostWhere(filter, viewer) }),
      resolve: async (query, _root, { filter }, { db, viewer }) => {
        const where = blogPostWhere(filter, viewer);
        await assertCursorInList(query, (row) => db.blogPost.count({ where: { AND: [where, row] } }));
        return db.blogPost.findMany({ ...query, where, orderBy: newestFirst });
      },
    },
    { name: 'BlogPostConnection', description: 'A page of articles.' },
    { name: 'BlogPostEdge', description: 'An article in its place on the page.' },
  ),
  blogPost: t.prismaField({
    type: BlogPostType,
    nullable: true,
    description:
      'One article by its slug, to be read: it counts as a view. Null where there is none that the caller may see.',
    args: { slug: t.arg.string({ required: true, description: 'Slug of the article.' }) },
    resolve: async (query, _root, { slug }, context) => {
      // A path names a thing: what no slug can be is not there, like any other that nobody has.
      const known = slugParamSchema.safeParse(slug);
      if (!known.success) return null;
      const where = { AND: [visibleBlogPosts(context.viewer), { slug: known.data }] };
      const post = await context.db.blogPost.findFirst({ ...query, where });
      if (post) recordBlogPostView(post, context);
      return post;
    },
  }),
}));

const markdownNote = 'paragraphs apart by blank lines, with a small part of Markdown.';
const summaryNote = `The excerpt; where there is none, the first ${limits.blog.excerpt} characters of the text without its marks, and an ellipsis.`;

/** A few marks more than characters asked for: a text may be long, and only its beginning is looked at. */
const buildSummary = (excerpt: string | null, content: string): string =>
  excerpt?.trim() || truncateText(markdownToPlainText(content.slice(0, 20 * limits.blog.excerpt)), limits.blog.excerpt);

export const BlogPostType = builder.prismaObject('BlogPost', {
  description: 'An article of the blog.',
  // What decides whether reading it counts; everything else is read where it is asked for.
  select: { id: true, authorId: true, isPublished: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    content: t.exposeString('content', { description: `English text: ${markdownNote}` }),
    contentAr: t.exposeString('contentAr', { description: `Arabic text: ${markdownNote}` }),
    slug: t.exposeString('slug', { description: 'Unique; for addresses.' }),
    excerpt: t.exposeString('excerpt', { nullable: true, description: 'A few English sentences, where written.' }),
    excerptAr: t.exposeString('excerptAr', { nullable: true, description: 'A few Arabic sentences, where written.' }),
    summary: t.string({
      description: `What a card says in English. ${summaryNote}`,
      select: { excerpt: true, content: true },
      resolve: ({ excerpt, content }) => buildSummary(excerpt, content),
    }),
    summaryAr: t.string({
      description: `What a card says in Arabic. ${summaryNote}`,
      select: { excerptAr: true, contentAr: true },
      resolve: ({ excerptAr, contentAr }) => buildSummary(excerptAr, contentAr),
    }),
    categoryId: t.exposeID('categoryId', { nullable: true, description: 'Key of its category.' }),
    category: t.relation('category', {
      type: CategoryType,
      nullable: true,
      description: 'What it is filed under; null for an article about everything.',
    }),
    authorId: t.exposeID('authorId', { description: 'Key of its author.' }),
    author: t.relation('author', { type: PublicUserType, description: 'Who wrote it.' }),
    thumbnail: t.exposeString('thumbnail', {
      nullable: true,
      description: 'Address of a picture; null: draw your own.',
    }),
    tags: t.stringList({
      description: 'What it is about, in a word or two each, in either language.',
      select: { tags: true },
      resolve: (post) => storedTagsSchema.catch([]).parse(post.tags),
    }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft, which only its author and admins see.',
    }),
    views: t.exposeInt('views', {
      description: 'Readers; one counts once a day. Each reading by `blogPost` is counted.',
    }),
    readTime: t.exposeInt('readTime', { description: 'Minutes that reading it takes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the article was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed the article.' }),
  }),
});

builder.prismaObjectField(BlogPostType, 'related', (t) =>
  t.field({
    type: [BlogPostType],
    description: `Up to ${limits.blog.related} other published articles of its category, the newest first; none where it has no category.`,
    complexity: { multiplier: limits.blog.related },
    select: (_args, _context, nested) => ({
      // One more than wanted: the article itself may be among them.
      category: {
        select: {
          posts: nested({ where: { isPublished: true }, orderBy: newestFirst, take: limits.blog.related + 1 }),
        },
      },
    }),
    resolve: ({ id, category }) =>
      (category?.posts ?? []).filter((post) => post.id !== id).slice(0, limits.blog.related),
  }),
);
