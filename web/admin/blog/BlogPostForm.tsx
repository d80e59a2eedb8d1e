import { limits } from '../../../schema/contract/limits';
import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import { blogPostFormSchema, type BlogPostFormValues } from '../../../schema/contract/validation/blog';
import { toGraphqlId } from '../form/categoryField';
import { entityForm, queryById, withFullRecord } from '../form/entityForm';
import { toTextValues } from '../form/toTextValues';
import { BlogPostFields } from './BlogPostFields';
import {
  AdminBlogPostForEditDocument,
  CreateBlogPostDocument,
  UpdateBlogPostDocument,
  type AdminBlogPostDetailsFragment,
  type AdminBlogPostForEditQuery,
  type AdminBlogPostFragment,
  type AdminBlogPostsQuery,
} from './__generated__/blogPostResource';

/** A new post has the default values of R-BLOG-7. */
const toBlogPostFormValues = (post: AdminBlogPostDetailsFragment | null): BlogPostFormValues => ({
  ...toTextValues(post, ['title', 'titleAr', 'excerpt', 'excerptAr', 'content', 'contentAr', 'slug', 'thumbnail']),
  categoryId: post?.category?.id ?? '',
  isPublished: post?.isPublished ?? false,
  tags: formatCommaList(post?.tags ?? []),
  readTime: String(post?.readTime ?? limits.blog.readTime),
});

const NewBlogPostForm = entityForm({
  namespace: 'adminBlog',
  schema: blogPostFormSchema,
  toFormValues: toBlogPostFormValues,
  toInput: (post) => ({ ...post, categoryId: toGraphqlId(post.categoryId) }),
  createDocument: CreateBlogPostDocument,
  updateDocument: UpdateBlogPostDocument,
  fetchCurrent: queryById(AdminBlogPostForEditDocument, ({ adminBlogPost }) => adminBlogPost),
  diff: ({ arabicText, englishText, text, field, published }) => [
    ...[arabicText('title'), englishText('title'), text('slug')],
    ...[arabicText('excerpt'), englishText('excerpt'), arabicText('content'), englishText('content')],
    field('category', ({ category }) => category?.nameAr ?? ''),
    field('tags', ({ tags }) => tags.join('، ')),
    field('readTime', ({ readTime }) => String(readTime)),
    text('thumbnail'),
    published(),
  ],
  Fields: BlogPostFields,
});

/** A post in both languages. The list does not contain its texts: they are read before it is edited. */
export const BlogPostForm = withFullRecord<
  AdminBlogPostFragment,
  AdminBlogPostDetailsFragment,
  AdminBlogPostsQuery,
  AdminBlogPostForEditQuery
>(NewBlogPostForm, {
  namespace: 'adminBlog',
  document: AdminBlogPostForEditDocument,
  select: ({ adminBlogPost }) => adminBlogPost,
  notFound: 'blogPostNotFound',
});
