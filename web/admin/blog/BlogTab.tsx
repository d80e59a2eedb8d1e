import { useTranslation } from 'react-i18next';
import {
  useDeletePostMutation,
  useDeletePostsMutation,
  usePostTableQuery,
  usePublishPostsMutation,
} from '../__generated__/BlogTab';
import type { AdminPostFragment } from '../__generated__/BlogTab';
import { kept } from '../../ui/kept';
import { categoryOptions } from '../form/categoryOptions';
import { AdminTable } from '../table/AdminTable';
import { exportAddress } from '../table/exportAddress';
import { asFlag, type TableShape } from '../table/state';
import { useBulkActions } from '../table/useBulkActions';
import { usePublishFilter } from '../table/usePublishFilter';
import { usePublishSwitch } from '../table/usePublishSwitch';
import { useTable } from '../table/useTable';
import { PostDialog } from './PostDialog';
import { useBlogColumns } from './useBlogColumns';

type Column = 'title' | 'titleAr' | 'views' | 'isPublished' | 'createdAt' | 'updatedAt';

const shape: TableShape<Column, 'status' | 'category'> = {
  columns: ['title', 'titleAr', 'views', 'isPublished', 'createdAt', 'updatedAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['status', 'category'],
};

const nameOf = ({ titleAr, title }: AdminPostFragment): string => titleAr || title;

/** The articles of the blog: searched, filtered, written, published, deleted and taken away. */
export function BlogTab() {
  const { t } = useTranslation('adminBlog');
  const { t: admin } = useTranslation('admin');
  const table = useTable(shape);
  const { search, filters, sort, direction } = table.state;
  const filter = { search, isPublished: asFlag(filters.status), categoryId: filters.category || undefined };
  const read = usePostTableQuery({ variables: { ...table.window, filter }, fetchPolicy: 'cache-and-network' });
  const data = kept(read);
  const [deletePost] = useDeletePostMutation();
  const [deletePosts] = useDeletePostsMutation();
  const [publishPosts] = usePublishPostsMutation();
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
    all: t('allCategories'),
    options: categoryOptions(categories),
  };
  return (
    <AdminTable
      id="blog"
      label={admin('tabs.blog')}
      table={table}
      read={read}
      page={data?.blogPostTable}
      columns={useBlogColumns()}
      filters={[usePublishFilter(), byCategory]}
      actions={[usePublishSwitch(publish, nameOf)]}
      bulk={bulk}
      nameOf={nameOf}
      add={t('add')}
      form={(dialog) => <PostDialog {...dialog} categories={categories} />}
      remove={({ id }) => deletePost({ variables: { id } })}
      exportTo={exportAddress('blog', { ...filter, sort, direction })}
    />
  );
}
