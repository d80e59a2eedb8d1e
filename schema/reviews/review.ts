import { displayName, nameColumns } from '../contract/text/names/displayName';
import { builder } from '../core/builder';
import { CourseType } from '../catalog/course';
import { connectionComplexity } from '../paging/cursorPagination';
import type { Viewer, SignedInContext } from '../core/context';
import { visibleReviews, activeEnrollmentWhere, readableCourses } from '../core/accessRules';
import { bounds } from '../contract/bounds';
import { adminList } from '../admin/adminList';
import { parseOptionalId, parseId } from '../core/ids';
import { adminSearchFilter } from '../admin/adminSearch';
import { stateLabelsAr } from '../contract/labels/stateLabelsAr';
import type { Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { updateLocked } from '../admin/optimisticLock';
import { BulkResultType, applyInBulk } from '../admin/bulkActions';
import { lockCourse } from '../catalog/courseEditing/updateCourse';
import { reviewSchema } from '../contract/validation/learning/reviews';
import { validate, omitNullish, Problem } from '../core/problem';
import { newReviewNotification, reviewWaitingNotification } from '../notifications/kinds/reviews';
import { messageIdOfDay, sendNotification } from '../notifications/sendNotification';
import { hasAdminRights } from '../core/permissionProblem';
import { lockReviewedCourse } from './reviewLocks';

/** Reviewers are anonymous except to themselves, the trainer and admins. */
const canSeeReviewer = ({ userId, trainerId }: { userId: number; trainerId: number }, viewer: Viewer | null): boolean =>
  viewer !== null && (hasAdminRights(viewer) || viewer.id === userId || viewer.id === trainerId);

export const ReviewType = builder.prismaObject('Review', {
  select: { id: true },
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
      select: { userId: true, trainerId: true, user: { select: nameColumns } },
      resolve: (review, _args, { viewer }) => (canSeeReviewer(review, viewer) ? displayName(review.user, 'en') : null),
    }),
    reviewerNameAr: t.string({
      nullable: true,
      description: 'The same for texts in Arabic.',
      select: { userId: true, trainerId: true, user: { select: nameColumns } },
      resolve: (review, _args, { viewer }) => (canSeeReviewer(review, viewer) ? displayName(review.user, 'ar') : null),
    }),
    isReviewerConfirmed: t.boolean({
      nullable: true,
      description:
        'True if the reviewer has confirmed their address, which the approval requires; null unless the caller is the reviewer, the trainer or an admin.',
      select: { userId: true, trainerId: true, user: { select: { emailConfirmedAt: true } } },
      resolve: (review, _args, { viewer }) =>
        canSeeReviewer(review, viewer) ? review.user.emailConfirmedAt !== null : null,
    }),
    course: t.relation('course', {
      type: CourseType,
      description: 'The reviewed course.',
    }),
  }),
});

const commentedReviews: Prisma.ReviewWhereInput = {
  OR: [{ comment: { not: null } }, { commentAr: { not: null } }],
};

/** A number out of range finds nothing. */
const clampRating = (rating: number): number => Math.min(Math.max(rating, 0), bounds.reviews.starsMax + 1);

builder.prismaObjectField(CourseType, 'reviews', (t) =>
  t.relatedConnection('reviews', {
    type: ReviewType,
    cursor: 'id',
    totalCount: true,
    description: 'Reviews visible to the caller, newest first.',
    args: {
      rating: t.arg.int({ description: 'Reviews with this rating only, 1 to 5.' }),
      hasComment: t.arg.boolean({ description: 'True: reviews with a comment in either language only.' }),
    },
    complexity: connectionComplexity,
    query: ({ rating, hasComment }, { viewer }) => ({
      where: {
        AND: [visibleReviews(viewer), hasComment ? commentedReviews : {}],
        rating: rating == null ? undefined : clampRating(rating),
      },
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

const AdminReviewFilter = builder.inputType('AdminReviewFilter', {
  description: 'Conditions on reviews, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: "Words that all occur in the review, its course or its author's account." }),
    isApproved: t.boolean({ description: 'True: approved reviews only; false: pending reviews only.' }),
    rating: t.int({ description: 'Reviews with this rating only, 1 to 5.' }),
    courseId: t.id({ description: 'Reviews of this course only.' }),
  }),
});

adminList('Review', {
  query: 'adminReviews',
  permission: 'review:manage',
  type: ReviewType,
  noun: 'reviews',
  filter: AdminReviewFilter,
  where: ({ search, isApproved, rating, courseId }) => ({
    AND: adminSearchFilter<Prisma.ReviewWhereInput>(search, {
      states: [
        [stateLabelsAr.reviewApproved, { isApproved: true }],
        [stateLabelsAr.reviewPending, { isApproved: false }],
      ],
      alternatives: (_word, found) => [{ course: found }, { user: found }],
    }),
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
    where: { ...readableCourses(viewer), id },
    select: {
      trainerId: true,
      title: true,
      titleAr: true,
      enrollments: { where: { studentId: viewer.id, ...activeEnrollmentWhere }, select: { id: true } },
    },
  });
  if (!course) throw new Problem('courseNotFound');
  if (course.enrollments.length === 0) throw new Problem('onlyEnrolledStudentsReview');
  return course;
}

/** Own reviews; all reviews for an admin. */
const deletableReviewsWhere = ({ viewer }: SignedInContext): Prisma.ReviewWhereInput =>
  hasAdminRights(viewer) ? {} : { userId: viewer.id };

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

const reviewToAnnounce = {
  courseId: true,
  trainerId: true,
  rating: true,
  course: { select: { title: true, titleAr: true } },
} as const;

/** @returns whether the review was switched, and `updatedAt` afterwards, with which that is taken back */
const setReviewApproved =
  (isApproved: boolean, toLock: (id: number) => Date | { lte: Date } | null | undefined) =>
  (id: number, context: SignedInContext): Promise<{ isChanged: boolean; updatedAt: Date }> =>
    auditedTransaction(context, async (tx) => {
      await lockReviewedCourse(tx, id);
      if (isApproved && (await tx.review.count({ where: { id, user: { emailConfirmedAt: null } } })) > 0)
        throw new Problem('reviewerNotConfirmed');
      // The lock prevents the approval of a version that the admin has not read.
      const updatedAt = toLock(id);
      const switched = await tx.review.findFirst({ where: { id, isApproved: !isApproved }, select: reviewToAnnounce });
      if (switched) await updateLocked(tx.review, { id, updatedAt, data: { isApproved }, notFound: 'reviewNotFound' });
      if (switched && isApproved) {
        const { courseId, trainerId, rating, course } = switched;
        await sendNotification(tx, newReviewNotification, { userIds: [trainerId] }, { ...course, courseId, rating });
      }
      const review = await tx.review.findUnique({ where: { id }, select: { updatedAt: true } });
      if (!review) throw new Problem('reviewNotFound');
      return { isChanged: switched !== null, updatedAt: review.updatedAt };
    });

builder.mutationFields((t) => ({
  submitReview: t.withAuth({ can: 'review:write' }).prismaField({
    type: ReviewType,
    description: 'Creates or replaces the review of an enrolled student. It is public after an admin approves it.',
    problems: ['courseNotFound', 'onlyEnrolledStudentsReview', 'invalidInput'],
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
        const { trainerId, title, titleAr } = await findReviewableCourse(tx, courseId, context.viewer);
        const draft = { ...validate(reviewSchema, omitNullish(args.input)), isApproved: false };
        const previous = await tx.review.findUnique({ where: { userId_courseId: key }, select: { isApproved: true } });
        // A review that is changed while it waits was announced before.
        if (previous?.isApproved !== false) {
          // Deleted and written again, it is announced once a day.
          const once = previous ? {} : { messageId: messageIdOfDay(`review_waiting ${key.userId} ${courseId}`) };
          await sendNotification(tx, reviewWaitingNotification, { role: 'admin' }, { courseId, title, titleAr }, once);
        }
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
    description: 'Deletes a review permanently (own reviews; all for an admin) and returns its id.',
    problems: ['notAllowed', 'reviewNotFound'],
    args: { id: t.arg.id({ required: true, description: 'Id of the review.' }) },
    resolve: (_root, { id }, context) => deleteReview(id, context),
  }),
  approveReviews: t.withAuth({ can: 'review:manage' }).field({
    type: BulkResultType,
    description:
      'Approves reviews or revokes the approval. Reviews of authors who have not confirmed their address fail.',
    problems: ['invalidInput'],
    args: {
      ids: t.arg.idList({ required: true, description: 'Ids, at most 100.' }),
      isApproved: t.arg.boolean({ required: true, description: 'False revokes the approval.' }),
      unchangedSince: t.arg({
        type: 'DateTime',
        description: 'Latest `updatedAt` of these reviews when they were read. Reviews that have changed since fail.',
        deprecationReason: 'Reviews that were read at different times need `updatedAt`.',
      }),
      updatedAt: t.arg({
        type: ['DateTime'],
        description:
          'Optimistic lock: `updatedAt` of each review, in the order of `ids`. Reviews that have changed since fail.',
      }),
    },
    resolve: async (_root, { ids, isApproved, unchangedSince, updatedAt }, context) => {
      if (updatedAt && updatedAt.length !== ids.length)
        throw new Problem('invalidInput', { fields: { updatedAt: 'wrongType' } });
      const versions = new Map(ids.map((id, index) => [parseId(id), updatedAt?.[index]]));
      const toLock = (id: number) => versions.get(id) ?? (unchangedSince && { lte: unchangedSince });
      const result = await applyInBulk(ids, setReviewApproved(isApproved, toLock), context);
      const { succeeded, changes } = result;
      const unchanged = succeeded.filter((_id, index) => changes[index]?.isChanged !== true);
      return { ...result, unchanged, updatedAt: changes.map((change) => change.updatedAt) };
    },
  }),
  deleteReviews: t.withAuth({ can: 'review:manage' }).field({
    type: BulkResultType,
    description: 'Deletes reviews permanently.',
    problems: ['invalidInput'],
    args: { ids: t.arg.idList({ required: true, description: 'Ids, at most 100.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteReview, context),
  }),
}));
