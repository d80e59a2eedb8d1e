import {
  mutationCase,
  adminOnly,
  bulkSuccessCount,
  sameForAll,
  sameForAllExcept,
  countItems,
  ownerAndAdmin,
  studentsOnly,
  type AccessCases,
} from '../accessCase';

interface ReviewsData {
  course: { reviews: { totalCount: number; nodes: { userId: string | null }[] } };
}

/** Pending reviews are visible to the trainer and admins; the reviewer's identity also to themselves. */
export const reviewAccessCases: AccessCases = {
  rest: [
    {
      route: 'GET /api/courses/:id/reviews',
      path: ({ publishedCourse }) => `/api/courses/${publishedCourse.id}/reviews`,
      observe: countItems,
      outcomes: ownerAndAdmin(1, 2),
    },
    {
      route: 'GET /api/courses/:id/reviews',
      description: 'of a draft',
      path: ({ draftCourse }) => `/api/courses/${draftCourse.id}/reviews`,
      outcomes: ownerAndAdmin(404, 200),
    },
  ],
  graphql: [
    {
      fields: ['Course.reviews', 'Review.userId'],
      document: 'query($id: ID!) { course(id: $id) { reviews { totalCount nodes { userId comment } } } }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
      observe: ({ course: { reviews } }: ReviewsData) =>
        `${reviews.totalCount}, ${reviews.nodes.filter(({ userId }) => userId).length} named`,
      outcomes: sameForAllExcept('1, 0 named', {
        enrolledStudent: '1, 1 named',
        trainer: '2, 2 named',
        admin: '2, 2 named',
      }),
    },
    {
      fields: ['Query.courseRatings'],
      document: 'query($id: ID!) { courseRatings(courseId: $id) }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
      observe: ({ courseRatings }: { courseRatings: number[] }) => courseRatings.reduce((sum, count) => sum + count, 0),
      outcomes: sameForAll(1),
    },
    {
      fields: ['Query.courseRatings'],
      document: 'query($id: ID!) { courseRatings(courseId: $id) }',
      variables: ({ draftCourse }) => ({ id: draftCourse.id }),
      observe: ({ courseRatings }: { courseRatings: number[] }) => courseRatings.length,
      outcomes: sameForAll(5),
    },
    {
      fields: ['Review.reviewerName', 'Review.reviewerNameAr'],
      document: 'query($id: ID!) { course(id: $id) { reviews { nodes { reviewerName reviewerNameAr } } } }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
      observe: ({
        course: { reviews },
      }: {
        course: { reviews: { nodes: { reviewerName: string | null; reviewerNameAr: string | null }[] } };
      }) => reviews.nodes.filter(({ reviewerName, reviewerNameAr }) => reviewerName ?? reviewerNameAr).length,
      outcomes: sameForAllExcept(0, { enrolledStudent: 1, trainer: 2, admin: 2 }),
    },
    {
      fields: ['Review.isReviewerConfirmed'],
      document: 'query($id: ID!) { course(id: $id) { reviews { nodes { isReviewerConfirmed } } } }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
      observe: ({
        course: { reviews },
      }: {
        course: { reviews: { nodes: { isReviewerConfirmed: boolean | null }[] } };
      }) => reviews.nodes.filter(({ isReviewerConfirmed }) => isReviewerConfirmed).length,
      outcomes: sameForAllExcept(0, { enrolledStudent: 1, trainer: 2, admin: 2 }),
    },
    {
      fields: ['Course.myReview'],
      document: 'query($id: ID!) { course(id: $id) { myReview { isApproved } } }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
      observe: ({ course: { myReview } }: { course: { myReview: { isApproved: boolean } | null } }) =>
        myReview && myReview.isApproved,
      outcomes: sameForAllExcept(null, { enrolledStudent: true, otherStudent: false }),
    },
    {
      fields: ['Query.adminReviews'],
      document: '{ adminReviews { totalCount rows { comment reviewerName } } }',
      observe: ({ adminReviews }: { adminReviews: { totalCount: number } }) => adminReviews.totalCount,
      outcomes: adminOnly(2),
    },
    // `enrolledStudent` is enrolled in `publishedCourse`, `otherStudent` in `otherCourse`.
    {
      fields: ['Mutation.submitReview'],
      document: 'mutation($id: ID!) { submitReview(courseId: $id, input: { rating: 4 }) { isApproved } }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
      observe: ({ submitReview }: { submitReview: { isApproved: boolean } }) => submitReview.isApproved,
      outcomes: studentsOnly({ student: 'FORBIDDEN', enrolledStudent: false, otherStudent: 'FORBIDDEN' }),
    },
    {
      fields: ['Mutation.approveReviews'],
      document: 'mutation($ids: [ID!]!) { approveReviews(ids: $ids, isApproved: false) { succeeded failed { id } } }',
      variables: ({ approvedReview }) => ({ ids: [approvedReview.id] }),
      observe: bulkSuccessCount('approveReviews'),
      outcomes: adminOnly(1),
    },
    // A pending review is not found by viewers who may not see it; its author deletes it.
    mutationCase(
      'deleteReview',
      ['$id: ID!', '(id: $id)'],
      ({ pendingReview }) => ({ id: pendingReview.id }),
      sameForAllExcept('NOT_FOUND', { visitor: 'UNAUTHENTICATED', otherStudent: 'done' }),
    ),
    {
      fields: ['Mutation.deleteReviews'],
      document: 'mutation($ids: [ID!]!) { deleteReviews(ids: $ids) { succeeded failed { id } } }',
      variables: ({ approvedReview }) => ({ ids: [approvedReview.id] }),
      observe: bulkSuccessCount('deleteReviews'),
      outcomes: adminOnly(1),
    },
  ],
  publicFields: {
    Review: 'id courseId course trainerId rating comment commentAr isApproved createdAt updatedAt',
    AdminReviewList: 'rows totalCount',
    CourseReviewsConnection: 'edges nodes pageInfo totalCount',
    CourseReviewsConnectionEdge: 'cursor node',
  },
};
