import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../art/icons/statusIcons';
import { EyeIcon, EyeOffIcon } from '../../art/icons/visibilityIcons';
import { formatArabicDigits } from '../../language/formatters';
import { StarRating } from '../../ui/text/StarRating';
import { AdminPage } from '../AdminPage';
import { adminResource } from '../resource/adminResource';
import { AdminResourceScreen } from '../resource/AdminResourceScreen';
import { runBulkMutation } from '../resource/rowToggle';
import { ArabicCell, StatusCell, TextCell } from '../table/cells';
import { parseYesNo } from '../table/tableState';
import {
  AdminDeleteReviewDocument,
  AdminReviewListDocument,
  ApproveReviewsDocument,
  DeleteReviewsDocument,
  type AdminReviewFragment,
} from './__generated__/reviewResource';
import { formatReviewerName, reviewComments, reviewCourseTitle, ReviewDialog } from './ReviewDialog';

const latestUpdate = (reviews: readonly AdminReviewFragment[]): string | undefined =>
  reviews
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);

/** The reviews of courses; those that wait for approval come first. */
const reviewResource = adminResource({
  name: 'reviews',
  namespace: 'adminReviews',
  label: ({ t }) => t('label'),
  list: AdminReviewListDocument,
  page: ({ adminReviews }) => adminReviews,
  rowName: (review, { t }) => t('name', { reviewer: formatReviewerName(review), course: reviewCourseTitle(review) }),
  columns: ({ t, column, date }) => [
    column('course', {
      isSortable: false,
      width: 190,
      grow: 2,
      cell: (review) => <ArabicCell>{reviewCourseTitle(review)}</ArabicCell>,
    }),
    column('reviewer', {
      isSortable: false,
      width: 130,
      grow: 1,
      cell: (review) => <TextCell>{formatReviewerName(review)}</TextCell>,
    }),
    column('rating', {
      width: 130,
      cell: ({ rating }) => <StarRating filled={rating} label={t('stars', { rating: String(rating) })} />,
    }),
    column('comment', {
      isSortable: false,
      width: 220,
      grow: 3,
      cell: (review) => <TextCell>{reviewComments(review)[0] ?? t('noComment')}</TextCell>,
    }),
    column('isApproved', {
      label: t('state'),
      width: 140,
      cell: ({ isApproved }) => (
        <StatusCell tone={isApproved ? 'success' : 'warning'}>{t(isApproved ? 'approved' : 'waiting')}</StatusCell>
      ),
    }),
    date('createdAt', { label: t('writtenAt'), width: 140 }),
  ],
  sort: ['isApproved', 'asc'],
  filters: ({ t }) => ({
    approved: {
      label: t('state'),
      allLabel: t('all'),
      options: [
        { value: 'no', label: t('waiting') },
        { value: 'yes', label: t('approved') },
      ],
    },
    rating: {
      label: t('rating'),
      allLabel: t('anyRating'),
      options: [5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        label: t('stars', { rating: formatArabicDigits(stars) }),
      })),
    },
  }),
  toFilter: ({ approved, rating }) => ({ isApproved: parseYesNo(approved), rating: Number(rating) || undefined }),
  toggle: {
    on: { name: 'approve', label: ({ t }) => t('approve'), icon: <CheckCircleIcon /> },
    off: { name: 'withdraw', label: ({ t }) => t('withdraw'), icon: <EyeOffIcon /> },
    isOn: ({ isApproved }) => isApproved,
    rowLabel: (review, { t }) =>
      t(review.isApproved ? 'withdrawOf' : 'approveOf', { name: formatReviewerName(review) }),
    // Only the version that the admin has read is approved; a review that has changed since is refused.
    mutate: (client, ids, isApproved, rows) => {
      const unchangedSince = latestUpdate(rows.filter(({ id }) => ids.includes(id)));
      return runBulkMutation(client, ApproveReviewsDocument, { ids, isApproved, unchangedSince });
    },
  },
  actions: [
    {
      name: 'read',
      label: (review, { t }) => t('readOf', { name: formatReviewerName(review) }),
      icon: <EyeIcon />,
      Dialog: ReviewDialog,
    },
  ],
  delete: AdminDeleteReviewDocument,
  deleteMany: DeleteReviewsDocument,
});

export function ReviewsScreen() {
  const { t } = useTranslation('adminReviews');
  return (
    <AdminPage name="reviews" text={t('text')}>
      <AdminResourceScreen resource={reviewResource} />
    </AdminPage>
  );
}
