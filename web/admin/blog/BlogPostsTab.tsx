import { useTranslation } from 'react-i18next';
import { formatNumber, localizeField } from '../../language/formatters';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { toCategoryOptions } from '../form/categoryField';
import { AdminTable } from '../table/AdminTable';
import { ArabicCell, DateCell, LatinCell, PublishedCell, TextCell } from '../table/cells';
import { buildExportUrl } from '../table/exportUrl';
import { useBulkActions, usePublishFilter, usePublishAction } from '../table/tableActions';
import { parseYesNo, type TableConfig, useTableState } from '../table/tableState';
import type { AdminColumn } from '../table/types';
import { BlogPostDialog } from './BlogPostDialog';
import {
  useDeleteBlogPostMutation,
  useDeleteBlogPostsMutation,
  useAdminBlogPostsQuery,
  usePublishBlogPostsMutation,
} from './__generated__/BlogPostsTab';
import type { AdminBlogPostFragment } from './__generated__/BlogPostsTab';

type BlogPostSortField = 'title' | 'titleAr' | 'views' | 'isPublished' | 'createdAt' | 'updatedAt';

const blogPostTableConfig: TableConfig<BlogPostSortField, 'status' | 'category'> = {
  columns: ['title', 'titleAr', 'views', 'isPublished', 'createdAt', 'updatedAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['status', 'category'],
};

const blogPostName = ({ titleAr, title }: AdminBlogPostFragment): string => titleAr || title;

/** The articles of the blog: searched, filtered, written, published, deleted and taken away. */
export function BlogPostsTab() {
  const { t } = useTranslation('adminBlog');
  const { t: admin } = useTranslation('admin');
  const table = useTableState(blogPostTableConfig);
  const { search, filters, sort, direction } = table.state;
  const filter = { search, isPublished: parseYesNo(filters.status), categoryId: filters.category || undefined };
  const read = useAdminBlogPostsQuery({
    variables: { ...table.queryVariables, filter },
    fetchPolicy: 'cache-and-network',
  });
  const data = dataOrPrevious(read);
  const [deletePost] = useDeleteBlogPostMutation();
  const [deletePosts] = useDeleteBlogPostsMutation();
  const [publishPosts] = usePublishBlogPostsMutation();
  const publish = async (ids: string[], isPublished: boolean) =>
    (await publishPosts({ variables: { ids, isPublished } })).data?.publishBlogPosts;
  const bulk = useBulkActions({
    publish,
    remove: async (ids) => (await deletePosts({ variables: { ids } })).data?.deleteBlogPosts,
  });
  const categories = data?.categories ?? [];
  const byCategory = {
    name: 'category',
    label: t('category'),
    allLabel: t('allCategories'),
    options: toCategoryOptions(categories),
  };
  return (
    <AdminTable
      id="blog"
      label={admin('tabs.blog')}
      table={table}
      query={read}
      page={data?.adminBlogPosts}
      columns={useBlogPostColumns()}
      filters={[usePublishFilter(), byCategory]}
      actions={[usePublishAction(publish, blogPostName)]}
      bulkActions={bulk}
      nameOf={blogPostName}
      addLabel={t('add')}
      renderDialog={(dialog) => <BlogPostDialog {...dialog} categories={categories} />}
      deleteRow={({ id }) => deletePost({ variables: { id } })}
      exportTo={buildExportUrl('blog', { ...filter, sort, direction })}
    />
  );
}

/** What the table of articles shows of each. */
function useBlogPostColumns(): AdminColumn<AdminBlogPostFragment>[] {
  const { t } = useTranslation('adminBlog');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'titleAr',
      label: t('titleAr'),
      width: 230,
      grow: 2,
      cell: ({ titleAr }) => <ArabicCell>{titleAr}</ArabicCell>,
    },
    { field: 'title', label: t('titleEn'), width: 190, grow: 2, cell: ({ title }) => <LatinCell>{title}</LatinCell> },
    {
      field: 'slug',
      label: t('slug'),
      width: 200,
      isSortable: false,
      isHidden: true,
      cell: ({ slug }) => <LatinCell>{slug}</LatinCell>,
    },
    {
      field: 'category',
      label: t('category'),
      width: 140,
      isSortable: false,
      cell: ({ category }) => category && <ArabicCell>{localizeField(category, 'name', 'ar')}</ArabicCell>,
    },
    {
      field: 'author',
      label: t('author'),
      width: 140,
      isSortable: false,
      isHidden: true,
      cell: ({ author }) => <TextCell>{`${author.firstName} ${author.lastName}`}</TextCell>,
    },
    { field: 'views', label: t('views'), width: 140, cell: ({ views }) => formatNumber(views, 'ar') },
    {
      field: 'isPublished',
      label: admin('state.label'),
      width: 110,
      cell: ({ isPublished }) => <PublishedCell isPublished={isPublished} />,
    },
    { field: 'createdAt', label: admin('createdAt'), width: 150, cell: ({ createdAt }) => <DateCell at={createdAt} /> },
    {
      field: 'updatedAt',
      label: admin('updatedAt'),
      width: 150,
      isHidden: true,
      cell: ({ updatedAt }) => <DateCell at={updatedAt} />,
    },
  ];
}
