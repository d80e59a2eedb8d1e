import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../language/formatters';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { AdminPage } from '../AdminPage';
import { AdminTable } from '../table/AdminTable';
import { ArabicCell, DateCell, LatinCell } from '../table/cells';
import { useTableState } from '../table/tableState';
import type { AdminColumn } from '../table/types';
import { CategoryDialog } from './CategoryDialog';
import { useAdminCategoriesQuery, useDeleteCategoryMutation } from './__generated__/CategoriesScreen';
import type { AdminCategoryFragment } from './__generated__/CategoriesScreen';
import { paginateCategories, categoryTableConfig } from './paginateCategories';

/** What courses and articles are filed under. */
export function CategoriesScreen() {
  const { t } = useTranslation('adminCategories');
  return (
    <AdminPage name="categories" text={t('text')}>
      <CategoriesTable />
    </AdminPage>
  );
}

/** The categories: searched, written and, while nothing is filed under them, deleted. */
function CategoriesTable() {
  const { t } = useTranslation('adminCategories');
  const table = useTableState(categoryTableConfig);
  const read = useAdminCategoriesQuery({ fetchPolicy: 'cache-and-network' });
  const data = dataOrPrevious(read);
  const [deleteCategory] = useDeleteCategoryMutation();
  return (
    <AdminTable<AdminCategoryFragment>
      id="categories"
      label={t('label')}
      table={table}
      query={read}
      page={data && paginateCategories(data.categories, table.state)}
      columns={useCategoryColumns()}
      nameOf={({ nameAr, name }) => nameAr || name}
      addLabel={t('add')}
      renderDialog={(dialog) => <CategoryDialog {...dialog} />}
      deleteRow={({ id }) => deleteCategory({ variables: { id } })}
    />
  );
}

function useCategoryColumns(): AdminColumn<AdminCategoryFragment>[] {
  const { t } = useTranslation('adminCategories');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'nameAr',
      label: t('nameAr'),
      width: 180,
      grow: 2,
      cell: ({ nameAr }) => <ArabicCell>{nameAr}</ArabicCell>,
    },
    { field: 'name', label: t('nameEn'), width: 180, grow: 2, cell: ({ name }) => <LatinCell>{name}</LatinCell> },
    {
      field: 'courseCount',
      label: t('courses'),
      width: 112,
      cell: ({ courseCount }) => formatNumber(courseCount, 'ar'),
    },
    {
      field: 'blogPostCount',
      label: t('articles'),
      width: 120,
      cell: ({ blogPostCount }) => formatNumber(blogPostCount, 'ar'),
    },
    {
      field: 'slug',
      label: t('slugColumn'),
      isSortable: false,
      width: 160,
      grow: 1,
      cell: ({ slug }) => <LatinCell>{slug}</LatinCell>,
    },
    {
      field: 'createdAt',
      label: admin('createdAt'),
      width: 140,
      isHidden: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
  ];
}
