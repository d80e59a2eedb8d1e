import { useTranslation } from 'react-i18next';
import { NoReviewsArt } from '../art/NoReviewsArt';
import { EmptyState } from '../ui/EmptyState';

/** Nobody has said anything of the course yet. */
export function NoReviews() {
  const { t } = useTranslation('reviews');
  return <EmptyState art={<NoReviewsArt />} artWidth={200} title={t('empty')} />;
}
