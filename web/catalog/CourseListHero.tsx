import { useTranslation } from 'react-i18next';
import { PageHero } from '../ui/PageHero';
import { CatalogueArt } from './CatalogueArt';

/** The head of the catalogue. */
export function CourseListHero() {
  const { t } = useTranslation('courses');
  return (
    <PageHero badge={t('list.badge')} title={t('list.title')} subtitle={t('list.subtitle')} art={<CatalogueArt />} />
  );
}
