import { localizeField } from '../../language/formatters';
import { adminResource } from '../resource/adminResource';
import { categoryFilter, publishedFilter } from '../resource/filters';
import { publishToggle } from '../resource/rowToggle';
import { ArabicCell, TextCell } from '../table/cells';
import { parseYesNo } from '../table/tableState';
import {
  AdminBlogPostsDocument,
  DeleteBlogPostDocument,
  DeleteBlogPostsDocument,
  PublishBlogPostsDocument,
} from './__generated__/blogPostResource';
import { BlogPostForm } from './BlogPostForm';

/** The posts of the blog. */
export const blogPostResource = adminResource({
  name: 'blog',
  namespace: 'adminBlog',
  label: ({ admin }) => admin('tabs.blog'),
  list: AdminBlogPostsDocument,
  page: ({ adminBlogPosts }) => adminBlogPosts,
  rowName: ({ titleAr, title }) => titleAr || title,
  columns: ({ arabicText, englishText, latinText, column, number, published, date }) => [
    arabicText('title', { width: 230, grow: 2 }),
    englishText('title', { width: 190, grow: 2 }),
    latinText('slug', { width: 200, isSortable: false, isHidden: true }),
    column('category', {
      width: 140,
      isSortable: false,
      cell: ({ category }) => category && <ArabicCell>{localizeField(category, 'name', 'ar')}</ArabicCell>,
    }),
    column('author', {
      width: 140,
      isSortable: false,
      isHidden: true,
      cell: ({ author }) => <TextCell>{`${author.firstName} ${author.lastName}`}</TextCell>,
    }),
    number('views', { width: 140 }),
    published({ width: 110 }),
    date('createdAt', { width: 150 }),
    date('updatedAt', { width: 150, isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts, data) => ({
    status: publishedFilter(texts),
    category: categoryFilter(texts, data?.categories),
  }),
  toFilter: ({ status, category }) => ({ isPublished: parseYesNo(status), categoryId: category || undefined }),
  Form: BlogPostForm,
  toggle: publishToggle(PublishBlogPostsDocument),
  delete: DeleteBlogPostDocument,
  deleteMany: DeleteBlogPostsDocument,
  hasExport: true,
});
