import { builder } from '../core/builder';
import { CourseType } from '../catalog/course';
import { connectionComplexity } from '../core/cursorPagination';
import type { Viewer } from '../core/context';
import { visibleReviews } from '../core/accessRules';

/** Reviewers are anonymous except to themselves, the trainer and admins. */
const canSeeReviewer = ({ userId, trainerId }: { userId: number; trainerId: number }, viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.role === 'admin' || viewer.id === userId || viewer.id === trainerId);

export const ReviewType = builder.prismaObject('Review', {
  description: 'A review of a course. The reviewer is visible only to the reviewer, the trainer and admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    userId: t.id({
      nullable: true,
      description: 'Key of the reviewer; null unless the caller is the reviewer, the trainer or an admin.',
      select: { userId: true, trainerId: true },
      resolve: (review, _args, { viewer }) => (canSeeReviewer(review, viewer) ? review.userId : null),
    }),
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    trainerId: t.exposeID('trainerId', { description: 'Key of the trainer.' }),
    rating: t.exposeInt('rating', { description: 'Rating from 1 to 5.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'English comment; null if none.' }),
    commentAr: t.exposeString('commentAr', { nullable: true, description: 'Arabic comment; null if none.' }),
    isApproved: t.exposeBoolean('isApproved', {
      description: 'True if approved. Only approved reviews are public and counted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
    reviewerName: t.string({
      nullable: true,
      description:
        'First and last name of the reviewer; null unless the caller is the reviewer, the trainer or an admin.',
      select: { userId: true, trainerId: true, user: { select: { firstName: true, lastName: true } } },
      resolve: (review, _args, { viewer }) =>
        canSeeReviewer(review, viewer) ? `${review.user.firstName} ${review.user.lastName}` : null,
    }),
    course: t.relation('course', {
      type: CourseType,
      description: 'The reviewed course.',
    }),
  }),
});

builder.prismaObjectField(CourseType, 'reviews', (t) =>
  t.relatedConnection('reviews', {
    type: ReviewType,
    cursor: 'id',
    totalCount: true,
    description: 'Reviews visible to the caller, newest first.',
    complexity: connectionComplexity,
    query: (_args, { viewer }) => ({
      where: visibleReviews(viewer),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  }),
);

builder.prismaObjectField(CourseType, 'myReview', (t) =>
  t.field({
    type: ReviewType,
    nullable: true,
    description: 'Review by the signed-in user, approved or pending; null if none.',
    select: (_args, { viewer }, nested) => ({ reviews: nested({ where: { userId: viewer?.id ?? 0 } }) }),
    resolve: ({ reviews }) => reviews[0] ?? null,
  }),
);
