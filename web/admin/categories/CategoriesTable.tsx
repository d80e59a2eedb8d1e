import { useTranslation } from 'react-i18next';
import { useAdminCategoriesQuery, useDeleteCategoryMutation } from '../__generated__/Categories';
import type { AdminCategoryFragment } from '../__generated__/Categories';
import { formatNumber } from '../../language/formats';
import { kept } from '../../ui/kept';
import { AdminTable } from '../table/AdminTable';
import { ArabicCell, DateCell, LatinCell } from '../table/cells';
import type { AdminColumn } from '../table/types';
import { useTable } from '../table/useTable';
import { CategoryDialog } from './CategoryDialog';
import { pageOf, shape } from './rows';

/** The categories: searched, written and, while nothing is filed under them, deleted. */
export function CategoriesTable() {
  const { t } = useTranslation('adminCategories');
  const table = useTable(shape);
  const read = useAdminCategoriesQuery({ fetchPolicy: 'cache-and-network' });
  const data = kept(read);
  const [deleteCategory] = useDeleteCategoryMutation();
  return (
    <AdminTable<AdminCategoryFragment>
      id="categories"
      label={t('label')}
      table={table}
      read={read}
      page={data && pageOf(data.categories, table.state)}
      columns={useCategoryColumns()}
      nameOf={({ nameAr, name }) => nameAr || name}
      add={t('add')}
      form={(dialog) => <CategoryDialog {...dialog} />}
      remove={({ id }) => deleteCategory({ variables: { id } })}
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
      field: 'articleCount',
      label: t('articles'),
      width: 120,
      cell: ({ articleCount }) => formatNumber(articleCount, 'ar'),
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
