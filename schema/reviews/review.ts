import { builder } from '../core/builder';
import { CourseType } from '../catalog/course';
import { connectionComplexity } from '../core/cursorPagination';
import type { Viewer } from '../core/context';
import { visibleReviews } from '../core/accessRules';

/** Reviewers are anonymous to everybody but themselves, the trainer and admins. */
const canSeeReviewer = ({ userId, trainerId }: { userId: number; trainerId: number }, viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.role === 'admin' || viewer.id === userId || viewer.id === trainerId);

export const ReviewType = builder.prismaObject('Review', {
  description: 'What a student thinks of a course. Reviewers stay anonymous to everybody but the trainer and admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    userId: t.id({
      nullable: true,
      description: 'Who wrote it; null unless the caller wrote it, teaches the course or is an admin.',
      select: { userId: true, trainerId: true },
      resolve: (review, _args, { viewer }) => (canSeeReviewer(review, viewer) ? review.userId : null),
    }),
    courseId: t.exposeID('courseId', { description: 'The reviewed course.' }),
    trainerId: t.exposeID('trainerId', { description: 'Who taught it.' }),
    rating: t.exposeInt('rating', { description: '1 to 5.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'In English, where written.' }),
    commentAr: t.exposeString('commentAr', { nullable: true, description: 'In Arabic, where written.' }),
    isApproved: t.exposeBoolean('isApproved', { description: 'Only approved reviews are public and count.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    reviewerName: t.string({
      nullable: true,
      description:
        'First and last name of who wrote it; null unless the caller wrote it, teaches the course or is an admin.',
      select: { userId: true, trainerId: true, user: { select: { firstName: true, lastName: true } } },
      resolve: (review, _args, { viewer }) =>
        canSeeReviewer(review, viewer) ? `${review.user.firstName} ${review.user.lastName}` : null,
    }),
    course: t.relation('course', {
      type: CourseType,
      description: 'The reviewed course; whoever sees the review may see it.',
    }),
  }),
});

builder.prismaObjectField(CourseType, 'reviews', (t) =>
  t.relatedConnection('reviews', {
    type: ReviewType,
    cursor: 'id',
    totalCount: true,
    description: 'Reviews the caller may see, the newest first.',
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
    description: "The signed-in person's own review of it, approved or waiting; null before they wrote one.",
    select: (_args, { viewer }, nested) => ({ reviews: nested({ where: { userId: viewer?.id ?? 0 } }) }),
    resolve: ({ reviews }) => reviews[0] ?? null,
  }),
);
