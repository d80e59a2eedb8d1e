import { useTranslation } from 'react-i18next';
import { AdminPlace } from '../AdminPlace';
import { ReviewsTable } from './ReviewsTable';

/** What students say of courses, and what of it waits for approval. */
export function ReviewsScreen() {
  const { t } = useTranslation('adminReviews');
  return (
    <AdminPlace name="reviews" text={t('text')}>
      <ReviewsTable />
    </AdminPlace>
  );
}
