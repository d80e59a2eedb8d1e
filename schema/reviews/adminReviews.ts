import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { limits } from '../contract/limits';
import { parseOptionalId } from '../core/ids';
import {
  adminSearchFilter,
  fetchInIdOrder,
  offsetPageArgs,
  SortDirectionType,
  offsetPageComplexity,
  toSkipTake,
} from '../core/offsetPagination';
import { ReviewType } from './review';

/** What a table of reviews is asked for; its columns are read only as far as they are. */
interface ReviewListQuery {
  where: Prisma.ReviewWhereInput;
  orderBy: Prisma.ReviewOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminReviewListType = builder.objectRef<ReviewListQuery>('AdminReviewList').implement({
  description: 'A page of the table of reviews.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [ReviewType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.review.findMany({ select: { id: true }, where, orderBy, skip, take });
        return fetchInIdOrder(keys, (among) => db.review.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.review.count({ where }),
    }),
  }),
});

const AdminReviewFilter = builder.inputType('AdminReviewFilter', {
  description: 'Narrows the table of reviews; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in the review, its course or the account of who wrote it.' }),
    isApproved: t.boolean({ description: 'Only approved reviews, or only those that wait.' }),
    rating: t.int({ description: 'Only so many stars; 1 to 5.' }),
    courseId: t.id({ description: 'Only this course.' }),
  }),
});

const reviewSortFields = ['createdAt', 'rating', 'isApproved'] as const;

const ReviewSortFieldType = builder.enumType('ReviewSortField', {
  description:
    'What the table of reviews is sorted by; by approval, those that wait come first and the newest of them.',
  values: reviewSortFields,
});

/** Equal ones by their key, so that pages never overlap. By approval, as the index has them. */
function adminReviewOrderBy(
  sort: (typeof reviewSortFields)[number],
  direction: Prisma.SortOrder,
): Prisma.ReviewOrderByWithRelationInput[] {
  if (sort !== 'isApproved') return [{ [sort]: direction }, { id: direction }];
  const otherWay = direction === 'asc' ? 'desc' : 'asc';
  return [{ isApproved: direction }, { createdAt: otherWay }, { id: otherWay }];
}

const clampRating = (rating: number | null | undefined): number | undefined =>
  rating === null || rating === undefined ? undefined : Math.min(Math.max(rating, 0), limits.reviews.starsMax + 1);

/** The rows that a filter of the table leaves; for whoever may manage reviews. */
export const adminReviewWhere = (
  filter: typeof AdminReviewFilter.$inferInput | null | undefined,
): Prisma.ReviewWhereInput => ({
  AND: adminSearchFilter(filter?.search, (_word, found) => [{ course: found }, { user: found }]),
  isApproved: filter?.isApproved ?? undefined,
  rating: clampRating(filter?.rating),
  courseId: parseOptionalId(filter?.courseId),
});

builder.queryField('adminReviews', (t) =>
  t.withAuth({ can: 'review:manage' }).field({
    type: AdminReviewListType,
    description: 'Reviews as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminReviewFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: ReviewSortFieldType, required: true, defaultValue: 'createdAt', description: 'The column.' }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: adminReviewWhere(filter),
      orderBy: adminReviewOrderBy(sort, direction),
      ...toSkipTake(page),
    }),
  }),
);
