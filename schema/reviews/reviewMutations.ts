import type { Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import { updateLocked } from '../core/optimisticLock';
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
  description: 'A review of a course. Absent comments are removed.',
  fields: (t) => ({
    rating: t.int({ description: 'Stars, 1 to 5; required.' }),
    comment: t.string({ description: 'English comment.' }),
    commentAr: t.string({ description: 'Arabic comment.' }),
  }),
});

/** @throws Problem `courseNotFound` for an invisible course, `onlyEnrolledStudentsReview` without an enrollment */
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

/** Own reviews; all reviews for an admin. */
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
      // The lock prevents the approval of a version that the admin has not read.
      const updatedAt = unchangedSince && { lte: unchangedSince };
      await updateLocked(tx.review, { id, updatedAt, data: { isApproved }, notFound: 'reviewNotFound' });
    });

builder.mutationFields((t) => ({
  submitReview: t.withAuth({ can: 'review:write' }).prismaField({
    type: ReviewType,
    description:
      'Creates or replaces the review of an enrolled student. It is public after an admin approves it. Problems: notSignedIn, notAllowed, courseNotFound, onlyEnrolledStudentsReview, invalidInput.',
    args: {
      courseId: t.arg.id({ required: true, description: 'Id of the course.' }),
      input: t.arg({ type: ReviewInput, required: true, description: 'The review.' }),
    },
    resolve: (query, _root, args, context) => {
      const courseId = parseId(args.courseId);
      const key = { userId: context.viewer.id, courseId };
      return auditedTransaction(context, async (tx) => {
        // The lock prevents a transfer of the course between reading its trainer and writing the review.
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
      'Deletes a review permanently (own reviews; all for an admin) and returns its id. Problems: notSignedIn, notAllowed, reviewNotFound.',
    args: { id: t.arg.id({ required: true, description: 'Id of the review.' }) },
    resolve: (_root, { id }, context) => deleteReview(id, context),
  }),
  approveReviews: t.withAuth({ can: 'review:manage' }).field({
    type: BulkResultType,
    description: 'Approves reviews or revokes the approval. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList({ required: true, description: 'Ids, at most 100.' }),
      isApproved: t.arg.boolean({ required: true, description: 'False revokes the approval.' }),
      unchangedSince: t.arg({
        type: 'DateTime',
        description: 'Latest `updatedAt` of these reviews when they were read. Reviews that have changed since fail.',
      }),
    },
    resolve: (_root, { ids, isApproved, unchangedSince }, context) =>
      applyInBulk(ids, setReviewApproved(isApproved, unchangedSince), context),
  }),
  deleteReviews: t.withAuth({ can: 'review:manage' }).field({
    type: BulkResultType,
    description: 'Deletes reviews permanently. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Ids, at most 100.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteReview, context),
  }),
}));
