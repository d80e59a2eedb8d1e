import { but, length, staff, type Claims } from './claim';

interface Reviews {
  course: { reviews: { totalCount: number; nodes: { userId: string | null }[] } };
}

/** Waiting reviews are for the trainer and admins; reviewers are anonymous to everybody else but themselves. */
export const reviews: Claims = {
  rest: [
    {
      route: 'GET /api/courses/:id/reviews',
      path: ({ open }) => `/api/courses/${open.id}/reviews`,
      seen: length,
      outcomes: staff(1, 2),
    },
    {
      route: 'GET /api/courses/:id/reviews',
      about: 'of a draft',
      path: ({ draft }) => `/api/courses/${draft.id}/reviews`,
      outcomes: staff(404, 200),
    },
  ],
  graphql: [
    {
      fields: ['Course.reviews', 'Review.userId'],
      document: 'query($id: ID!) { course(id: $id) { reviews { totalCount nodes { userId comment } } } }',
      variables: ({ open }) => ({ id: open.id }),
      seen: ({ course: { reviews } }: Reviews) =>
        `${reviews.totalCount}, ${reviews.nodes.filter(({ userId }) => userId).length} named`,
      outcomes: but('1, 0 named', { enrolled: '1, 1 named', trainer: '2, 2 named', admin: '2, 2 named' }),
    },
  ],
  open: {
    Review: 'id courseId trainerId rating comment commentAr isApproved createdAt',
    CourseReviewsConnection: 'edges nodes pageInfo totalCount',
    CourseReviewsConnectionEdge: 'cursor node',
  },
};
