import type { Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import { lockCourse } from '../catalog/updateCourse';
import type { SignedInContext, Viewer } from '../core/context';
import { reviewSchema } from '../contract/validation/reviews';
import { validate, omitNullish, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { activeEnrollmentWhere, visibleCourses, visibleReviews } from '../core/accessRules';
import { lockReviewedCourse } from './reviewLocks';
import { ReviewType } from './review';

const ReviewInput = builder.inputType('ReviewInput', {
  description: 'What a student says of a course, as a whole: what it leaves out is empty afterwards.',
  fields: (t) => ({
    rating: t.int({ description: 'Stars, 1 to 5; required.' }),
    comment: t.string({ description: 'In English.' }),
    commentAr: t.string({ description: 'In Arabic.' }),
  }),
});

/**
 * The course that the viewer may review.
 * @throws Problem `courseNotFound` for one they may not see, `onlyEnrolledStudentsReview` for one they are not enrolled in
 */
async function findReviewableCourse(tx: Prisma.TransactionClient, id: number, viewer: Viewer) {
  const course = await tx.course.findFirst({
    where: { ...visibleCourses(viewer), id },
    select: {
      trainerId: true,
      enrollments: { where: { studentId: viewer.id, ...activeEnrollmentWhere }, select: { id: true } },
    },
  });
  if (!course) throw new Problem('courseNotFound');
  if (course.enrollments.length === 0) throw new Problem('onlyEnrolledStudentsReview');
  return course;
}

/** Reviews that the viewer may delete: their own; all for an admin. */
const deletableReviewsWhere = ({ viewer }: SignedInContext): Prisma.ReviewWhereInput =>
  viewer.role === 'admin' ? {} : { userId: viewer.id };

async function deleteReview(key: string | number, context: SignedInContext): Promise<number> {
  const id = typeof key === 'number' ? key : parseId(key);
  await auditedTransaction(context, async (tx) => {
    await lockReviewedCourse(tx, id);
    const { count } = await tx.review.deleteMany({ where: { ...deletableReviewsWhere(context), id } });
    if (count > 0) return;
    const isVisible = await tx.review.count({ where: { AND: [visibleReviews(context.viewer)], id } });
    throw new Problem(isVisible ? 'notAllowed' : 'reviewNotFound');
  });
  return id;
}

const setReviewApproved =
  (isApproved: boolean, unchangedSince: Date | null | undefined) =>
  (id: number, context: SignedInContext): Promise<void> =>
    auditedTransaction(context, async (tx) => {
      await lockReviewedCourse(tx, id);
      const review = await tx.review.findUnique({ where: { id }, select: { updatedAt: true } });
      if (!review) throw new Problem('reviewNotFound');
      // The condition is part of the write: what its author changes meanwhile is not approved unread.
      const { count } = await tx.review.updateMany({
        where: { id, updatedAt: unchangedSince ? { lte: unchangedSince } : undefined },
        data: { isApproved },
      });
      if (count === 0) throw new Problem('changedMeanwhile');
    });

builder.mutationFields((t) => ({
  submitReview: t.withAuth({ can: 'review:write' }).prismaField({
    type: ReviewType,
    description:
      'Reviews a course as one of its students, or changes the review that they wrote before. It is public once an admin has approved it. Problems: notSignedIn, notAllowed, courseNotFound, onlyEnrolledStudentsReview, invalidInput.',
    args: {
      courseId: t.arg.id({ required: true, description: 'Key of the course.' }),
      input: t.arg({ type: ReviewInput, required: true, description: 'The review.' }),
    },
    resolve: (query, _root, args, context) => {
      const courseId = parseId(args.courseId);
      const key = { userId: context.viewer.id, courseId };
      return auditedTransaction(context, async (tx) => {
        // Nobody hands the course over between the reading of its trainer and the review that names them.
        await lockCourse(tx, courseId);
        const { trainerId } = await findReviewableCourse(tx, courseId, context.viewer);
        const draft = { ...validate(reviewSchema, omitNullish(args.input)), isApproved: false };
        return tx.review.upsert({
          ...query,
          where: { userId_courseId: key },
          create: { ...key, trainerId, ...draft },
          update: draft,
        });
      });
    },
  }),
  deleteReview: t.withAuth({ signedIn: true }).field({
    type: 'ID',
    description:
      'Deletes a review for good: one’s own, an admin any. Answers its key. Problems: notSignedIn, notAllowed, reviewNotFound.',
    args: { id: t.arg.id({ required: true, description: 'Key of the review.' }) },
    resolve: (_root, { id }, context) => deleteReview(id, context),
  }),
  approveReviews: t.withAuth({ can: 'review:manage' }).field({
    type: BulkResultType,
    description: 'Makes reviews public, or takes them back. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }),
      isApproved: t.arg.boolean({ required: true, description: 'False takes them back.' }),
      unchangedSince: t.arg({
        type: 'DateTime',
        description:
          'The latest `updatedAt` among these as they were read: those that their author has changed since are refused.',
      }),
    },
    resolve: (_root, { ids, isApproved, unchangedSince }, context) =>
      applyInBulk(ids, setReviewApproved(isApproved, unchangedSince), context),
  }),
  deleteReviews: t.withAuth({ can: 'review:manage' }).field({
    type: BulkResultType,
    description: 'Deletes reviews for good. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteReview, context),
  }),
}));
