import { builder } from '../builder';
import { scopeOf, taught, teachingArguments } from './scope';

interface RatingCount {
  rating: number;
  count: number;
}

const RatingCountType = builder.objectRef<RatingCount>('RatingCount').implement({
  description: 'How often a rating was given.',
  fields: (t) => ({
    rating: t.exposeInt('rating', { description: '1 to 5.' }),
    count: t.exposeInt('count', { description: 'Approved reviews with it.' }),
  }),
});

const ratings = [1, 2, 3, 4, 5];

builder.queryField('ratingSpread', (t) =>
  t.withAuth({ can: 'teaching:read' }).field({
    type: [RatingCountType],
    description:
      "How the approved reviews of a trainer's courses spread over the ratings, 1 to 5. Problems: notSignedIn, notAllowed.",
    args: { courseId: t.arg.id({ description: 'Only this course.' }), ...teachingArguments },
    resolve: async (_root, args, { db, viewer }) => {
      const given = await db.review.groupBy({
        by: ['rating'],
        where: { isApproved: true, course: taught(scopeOf(viewer, args)) },
        _count: true,
      });
      const counts = new Map(given.map(({ rating, _count }) => [rating, _count]));
      return ratings.map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
    },
  }),
);
