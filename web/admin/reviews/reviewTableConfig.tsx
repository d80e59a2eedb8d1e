import { useTranslation } from 'react-i18next';
import { formatArabicDigits } from '../../language/formatters';
import { StarRating } from '../../ui/text/StarRating';
import { ArabicCell, DateCell, StatusCell, TextCell } from '../table/cells';
import type { TableConfig } from '../table/tableState';
import type { AdminColumn, AdminFilter } from '../table/types';
import type { AdminReviewFragment, AdminReviewListQueryVariables } from './__generated__/ReviewsScreen';

export const reviewTableConfig: TableConfig<AdminReviewListQueryVariables['sort'], 'approved' | 'rating'> = {
  columns: ['createdAt', 'rating', 'isApproved'],
  sort: 'isApproved',
  direction: 'asc',
  filters: ['approved', 'rating'],
};

export const formatReviewerName = ({ reviewerName }: AdminReviewFragment): string => reviewerName ?? '';
export const reviewCourseTitle = ({ course }: AdminReviewFragment): string => course.titleAr || course.title;

/** Everything that somebody wrote in it, the Arabic first. */
export const reviewComments = ({ commentAr, comment }: AdminReviewFragment): string[] =>
  [commentAr, comment].filter((text) => text !== null && text !== '') as string[];

/** What people call a review. */
export function useFormatReviewName() {
  const { t } = useTranslation('adminReviews');
  return (review: AdminReviewFragment) =>
    t('name', { reviewer: formatReviewerName(review), course: reviewCourseTitle(review) });
}

/** When the last of some reviews was changed, as it was read. */
export const latestUpdate = (reviews: readonly AdminReviewFragment[]): string | undefined =>
  reviews
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);

/** What the table says of a review. */
export function useReviewColumns(): AdminColumn<AdminReviewFragment>[] {
  const { t } = useTranslation('adminReviews');
  return [
    {
      field: 'course',
      label: t('course'),
      isSortable: false,
      width: 190,
      grow: 2,
      cell: (review) => <ArabicCell>{reviewCourseTitle(review)}</ArabicCell>,
    },
    {
      field: 'reviewer',
      label: t('reviewer'),
      isSortable: false,
      width: 130,
      grow: 1,
      cell: (review) => <TextCell>{formatReviewerName(review)}</TextCell>,
    },
    {
      field: 'rating',
      label: t('rating'),
      width: 130,
      cell: ({ rating }) => <StarRating filled={rating} label={t('stars', { rating: String(rating) })} />,
    },
    {
      field: 'comment',
      label: t('comment'),
      isSortable: false,
      width: 220,
      grow: 3,
      cell: (review) => <TextCell>{reviewComments(review)[0] ?? t('noComment')}</TextCell>,
    },
    {
      field: 'isApproved',
      label: t('state'),
      width: 140,
      cell: ({ isApproved }) => (
        <StatusCell tone={isApproved ? 'success' : 'warning'}>{t(isApproved ? 'approved' : 'waiting')}</StatusCell>
      ),
    },
    {
      field: 'createdAt',
      label: t('writtenAt'),
      width: 140,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
  ];
}

export function useReviewFilters(): AdminFilter[] {
  const { t } = useTranslation('adminReviews');
  return [
    {
      name: 'approved',
      label: t('state'),
      allLabel: t('all'),
      options: [
        { value: 'no', label: t('waiting') },
        { value: 'yes', label: t('approved') },
      ],
    },
    {
      name: 'rating',
      label: t('rating'),
      allLabel: t('anyRating'),
      options: [5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        label: t('stars', { rating: formatArabicDigits(stars) }),
      })),
    },
  ];
}
