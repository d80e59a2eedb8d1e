import { useTranslation } from 'react-i18next';
import { NothingFoundArt } from '../art/NothingFoundArt';
import { EmptyState } from '../ui/EmptyState';
import { ClearFilters } from './ClearFilters';

/** No course fits the filters. */
export function NoCourses() {
  const { t } = useTranslation('courses');
  return (
    <EmptyState
      art={<NothingFoundArt />}
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={<ClearFilters variant="contained">{t('list.clearFilters')}</ClearFilters>}
      level={3}
    />
  );
}
