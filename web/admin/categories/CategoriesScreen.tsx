import { useTranslation } from 'react-i18next';
import { AdminPlace } from '../AdminPlace';
import { CategoriesTable } from './CategoriesTable';

/** What courses and articles are filed under. */
export function CategoriesScreen() {
  const { t } = useTranslation('adminCategories');
  return (
    <AdminPlace name="categories" text={t('text')}>
      <CategoriesTable />
    </AdminPlace>
  );
}
