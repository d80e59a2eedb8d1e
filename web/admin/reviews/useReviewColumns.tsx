import { useTranslation } from 'react-i18next';
import type { AdminReviewFragment } from '../__generated__/Reviews';
import { formatArabicDigits } from '../../language/formats';
import { Stars } from '../../ui/Stars';
import { ArabicCell, DateCell, StateCell, TextCell } from '../table/cells';
import type { AdminColumn, AdminFilter } from '../table/types';
import { courseOf, reviewerOf, wordsOf } from './review';

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
      cell: (review) => <ArabicCell>{courseOf(review)}</ArabicCell>,
    },
    {
      field: 'reviewer',
      label: t('reviewer'),
      isSortable: false,
      width: 130,
      grow: 1,
      cell: (review) => <TextCell>{reviewerOf(review)}</TextCell>,
    },
    {
      field: 'rating',
      label: t('rating'),
      width: 130,
      cell: ({ rating }) => <Stars filled={rating} label={t('stars', { rating: String(rating) })} />,
    },
    {
      field: 'comment',
      label: t('comment'),
      isSortable: false,
      width: 220,
      grow: 3,
      cell: (review) => <TextCell>{wordsOf(review)[0] ?? t('noComment')}</TextCell>,
    },
    {
      field: 'isApproved',
      label: t('state'),
      width: 140,
      cell: ({ isApproved }) => (
        <StateCell tone={isApproved ? 'success' : 'warning'}>{t(isApproved ? 'approved' : 'waiting')}</StateCell>
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
      all: t('all'),
      options: [
        { value: 'no', label: t('waiting') },
        { value: 'yes', label: t('approved') },
      ],
    },
    {
      name: 'rating',
      label: t('rating'),
      all: t('anyRating'),
      options: [5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        label: t('stars', { rating: formatArabicDigits(stars) }),
      })),
    },
  ];
}
