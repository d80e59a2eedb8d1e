import { useTranslation } from 'react-i18next';
import { AdminPage } from '../AdminPage';
import { adminResource } from '../resource/adminResource';
import { AdminResourceScreen } from '../resource/AdminResourceScreen';
import { AdminCategoriesDocument, DeleteCategoryDocument } from './__generated__/categoryResource';
import { CategoryForm } from './CategoryForm';
import { paginateCategories } from './paginateCategories';

/** The categories of courses and blog posts: few enough to search, sort and page them here. */
const categoryResource = adminResource({
  name: 'categories',
  namespace: 'adminCategories',
  label: ({ t }) => t('label'),
  list: AdminCategoriesDocument,
  toVariables: () => ({}),
  page: ({ categories }, state) => paginateCategories(categories, state),
  rowName: ({ nameAr, name }) => nameAr || name,
  columns: ({ t, arabicText, englishText, latinText, number, date }) => [
    arabicText('name', { width: 180, grow: 2 }),
    englishText('name', { width: 180, grow: 2 }),
    number('courseCount', { label: t('courses'), width: 112 }),
    number('blogPostCount', { label: t('articles'), width: 120 }),
    latinText('slug', { isSortable: false, width: 160, grow: 1 }),
    date('createdAt', { width: 140, isHidden: true }),
  ],
  sort: ['createdAt', 'asc'],
  Form: CategoryForm,
  delete: DeleteCategoryDocument,
});

export function CategoriesScreen() {
  const { t } = useTranslation('adminCategories');
  return (
    <AdminPage name="categories" text={t('text')}>
      <AdminResourceScreen resource={categoryResource} />
    </AdminPage>
  );
}
