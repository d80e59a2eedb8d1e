import { useTranslation } from 'react-i18next';
import type { AdminReviewFragment, ReviewTableQueryVariables } from '../__generated__/Reviews';
import type { TableShape } from '../table/state';

export const shape: TableShape<ReviewTableQueryVariables['sort'], 'approved' | 'rating'> = {
  columns: ['createdAt', 'rating', 'isApproved'],
  sort: 'isApproved',
  direction: 'asc',
  filters: ['approved', 'rating'],
};

export const reviewerOf = ({ reviewerName }: AdminReviewFragment): string => reviewerName ?? '';
export const courseOf = ({ course }: AdminReviewFragment): string => course.titleAr || course.title;

/** Everything that somebody wrote in it, the Arabic first. */
export const wordsOf = ({ commentAr, comment }: AdminReviewFragment): string[] =>
  [commentAr, comment].filter((text) => text !== null && text !== '') as string[];

/** What people call a review. */
export function useNameOfReview() {
  const { t } = useTranslation('adminReviews');
  return (review: AdminReviewFragment) => t('name', { reviewer: reviewerOf(review), course: courseOf(review) });
}

/** When the last of some reviews was changed, as it was read. */
export const latest = (reviews: readonly AdminReviewFragment[]): string | undefined =>
  reviews
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
