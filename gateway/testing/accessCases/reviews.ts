import {
  adminOnly,
  bulkSuccessCount,
  allExcept,
  countItems,
  ownerAndAdmin,
  studentsOnly,
  type AccessCases,
} from './accessCase';

interface ReviewsData {
  course: { reviews: { totalCount: number; nodes: { userId: string | null }[] } };
}

/** Waiting reviews are for the trainer and admins; reviewers are anonymous to everybody else but themselves. */
export const reviewAccessCases: AccessCases = {
  rest: [
    {
      route: 'GET /api/courses/:id/reviews',
      path: ({ open }) => `/api/courses/${open.id}/reviews`,
      observe: countItems,
      outcomes: ownerAndAdmin(1, 2),
    },
    {
      route: 'GET /api/courses/:id/reviews',
      description: 'of a draft',
      path: ({ draft }) => `/api/courses/${draft.id}/reviews`,
      outcomes: ownerAndAdmin(404, 200),
    },
  ],
  graphql: [
    {
      fields: ['Course.reviews', 'Review.userId'],
      document: 'query($id: ID!) { course(id: $id) { reviews { totalCount nodes { userId comment } } } }',
      variables: ({ open }) => ({ id: open.id }),
      observe: ({ course: { reviews } }: ReviewsData) =>
        `${reviews.totalCount}, ${reviews.nodes.filter(({ userId }) => userId).length} named`,
      outcomes: allExcept('1, 0 named', { enrolled: '1, 1 named', trainer: '2, 2 named', admin: '2, 2 named' }),
    },
    {
      fields: ['Review.reviewerName'],
      document: 'query($id: ID!) { course(id: $id) { reviews { nodes { reviewerName } } } }',
      variables: ({ open }) => ({ id: open.id }),
      observe: ({ course: { reviews } }: { course: { reviews: { nodes: { reviewerName: string | null }[] } } }) =>
        reviews.nodes.filter(({ reviewerName }) => reviewerName).length,
      outcomes: allExcept(0, { enrolled: 1, trainer: 2, admin: 2 }),
    },
    {
      fields: ['Course.myReview'],
      document: 'query($id: ID!) { course(id: $id) { myReview { isApproved } } }',
      variables: ({ open }) => ({ id: open.id }),
      observe: ({ course: { myReview } }: { course: { myReview: { isApproved: boolean } | null } }) =>
        myReview && myReview.isApproved,
      outcomes: allExcept(null, { enrolled: true, other: false }),
    },
    {
      fields: ['Query.adminReviews'],
      document: '{ adminReviews { totalCount rows { comment reviewerName } } }',
      observe: ({ adminReviews }: { adminReviews: { totalCount: number } }) => adminReviews.totalCount,
      outcomes: adminOnly(2),
    },
    // `enrolled` learns `open`, `other` learns `second`.
    {
      fields: ['Mutation.submitReview'],
      document: 'mutation($id: ID!) { submitReview(courseId: $id, input: { rating: 4 }) { isApproved } }',
      variables: ({ open }) => ({ id: open.id }),
      observe: ({ submitReview }: { submitReview: { isApproved: boolean } }) => submitReview.isApproved,
      outcomes: studentsOnly({ student: 'FORBIDDEN', enrolled: false, other: 'FORBIDDEN' }),
    },
    {
      fields: ['Mutation.approveReviews'],
      document: 'mutation($ids: [ID!]!) { approveReviews(ids: $ids, isApproved: false) { succeeded failed { id } } }',
      variables: ({ approvedReview }) => ({ ids: [approvedReview.id] }),
      observe: bulkSuccessCount('approveReviews'),
      outcomes: adminOnly(1),
    },
    // Waiting, it does not exist for those who are not to see it; whoever wrote it deletes it.
    {
      fields: ['Mutation.deleteReview'],
      document: 'mutation($id: ID!) { deleteReview(id: $id) }',
      variables: ({ waitingReview }) => ({ id: waitingReview.id }),
      observe: () => 'done',
      outcomes: allExcept('NOT_FOUND', { visitor: 'UNAUTHENTICATED', other: 'done' }),
    },
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
