import { displayName } from '../../../schema/contract/text/names/displayName';
import { localizeField } from '../../language';
import { paths } from '../../routing';
import type { AdminRow } from '../table/types';
import { adminResource } from '../resource/adminResource';
import { categoryFilter, publishedFilter, parseYesNo } from '../resource/filterOptions';
import { publishToggle } from '../resource/rowToggles';
import { ArabicCell, TextCell } from '../table/cells';
import { withFullRecord } from '../form/fullRecordForm';
import {
  AdminBlogPostsDocument,
  DeleteBlogPostDocument,
  DeleteBlogPostsDocument,
  PublishBlogPostsDocument,
  AdminBlogPostForEditDocument,
  type AdminBlogPostDetailsFragment,
  type AdminBlogPostForEditQuery,
  type AdminBlogPostFragment,
  type AdminBlogPostsQuery,
} from './__generated__/blogPostResource';
import { lazyDialog } from '../../ui/lazyDialog';
import type { ConflictFieldBuilder } from '../form/conflictFields';

/** The fields of the record, for its page and for conflicts. */
export const blogPostFields = ({
  arabicText,
  englishText,
  text,
  field,
  published,
}: ConflictFieldBuilder<AdminBlogPostDetailsFragment, 'adminBlog'>) => [
  ...[arabicText('title'), englishText('title'), text('slug')],
  ...[arabicText('excerpt'), englishText('excerpt'), arabicText('content'), englishText('content')],
  field('category', ({ category }) => category?.nameAr ?? ''),
  field('tags', ({ tags }) => tags.join('، ')),
  field('readTime', ({ readTime }) => String(readTime)),
  text('thumbnail'),
  published(),
];

export const blogPostPath = ({ id }: AdminRow) => paths.admin.blogPost(id);

export const BlogPostForm = lazyDialog(async () => (await import('./BlogPostForm')).BlogPostForm);

/** The list does not contain the texts, so they are fetched before editing. */
const ListedBlogPostForm = withFullRecord<
  AdminBlogPostFragment,
  AdminBlogPostDetailsFragment,
  AdminBlogPostsQuery,
  AdminBlogPostForEditQuery
>(BlogPostForm, {
  namespace: 'adminBlog',
  document: AdminBlogPostForEditDocument,
  select: ({ adminBlogPost }) => adminBlogPost,
  notFound: 'blogPostNotFound',
});

export const blogPostResource = adminResource({
  name: 'blog',
  namespace: 'adminBlog',
  list: AdminBlogPostsDocument,
  page: ({ adminBlogPosts }) => adminBlogPosts,
  rowName: ({ titleAr, title }) => titleAr || title,
  columns: ({ arabicText, englishText, latinText, column, number, published, date }) => [
    arabicText('title'),
    englishText('title', { isHidden: true }),
    latinText('slug', { isSortable: false, isHidden: true }),
    column('category', {
      isSortable: false,
      cell: ({ category }) => category && <ArabicCell>{localizeField(category, 'name', 'ar')}</ArabicCell>,
    }),
    column('author', {
      isSortable: false,
      isHidden: true,
      cell: ({ author }) => <TextCell>{displayName(author, 'ar')}</TextCell>,
    }),
    number('views'),
    published({ isOnCard: true }),
    date('createdAt', { isOnCard: true }),
    date('updatedAt', { isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts, data) => ({
    status: publishedFilter(texts),
    category: categoryFilter(texts, data?.categories),
  }),
  toFilter: ({ status, category }) => ({ isPublished: parseYesNo(status), categoryId: category || undefined }),
  Form: ListedBlogPostForm,
  toggle: publishToggle(PublishBlogPostsDocument, { hasFirstTime: true }),
  delete: DeleteBlogPostDocument,
  deleteMany: DeleteBlogPostsDocument,
  hasExport: true,
  recordPath: blogPostPath,
});
