import { limits } from '../contract/limits';
import { adminList } from '../core/adminList';
import { builder } from '../core/builder';
import { parseOptionalId } from '../core/ids';
import { adminSearchFilter } from '../core/offsetPagination';
import { ReviewType } from './review';

const AdminReviewFilter = builder.inputType('AdminReviewFilter', {
  description: 'Conditions on reviews, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: "Words that all occur in the review, its course or its author's account." }),
    isApproved: t.boolean({ description: 'True: approved reviews only; false: pending reviews only.' }),
    rating: t.int({ description: 'Reviews with this rating only, 1 to 5.' }),
    courseId: t.id({ description: 'Reviews of this course only.' }),
  }),
});

const clampRating = (rating: number): number => Math.min(Math.max(rating, 0), limits.reviews.starsMax + 1);

adminList('Review', {
  query: 'adminReviews',
  permission: 'review:manage',
  type: ReviewType,
  noun: 'reviews',
  filter: AdminReviewFilter,
  where: ({ search, isApproved, rating, courseId }) => ({
    AND: adminSearchFilter(search, (_word, found) => [{ course: found }, { user: found }]),
    isApproved: isApproved ?? undefined,
    rating: rating == null ? undefined : clampRating(rating),
    courseId: parseOptionalId(courseId),
  }),
  sortFields: ['createdAt', 'rating', 'isApproved'],
  sortDescriptions: { isApproved: 'Ascending: pending reviews first, the newest first.' },
  defaultSort: ['createdAt', 'desc'],
  orderBy: (sort, direction) => {
    if (sort !== 'isApproved') return [{ [sort]: direction }, { id: direction }];
    // The same columns and directions as the index.
    const opposite = direction === 'asc' ? 'desc' : 'asc';
    return [{ isApproved: direction }, { createdAt: opposite }, { id: opposite }];
  },
});
