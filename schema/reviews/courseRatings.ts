import { bounds } from '../contract/bounds';
import { findReadable } from '../core/accessRules';
import { builder } from '../core/builder';
import { parseId } from '../core/ids';

builder.queryField('courseRatings', (t) =>
  t.intList({
    description:
      'How many approved reviews of a course have 1, 2, 3, 4 and 5 stars, in this order; zeros if the course is not visible.',
    args: { courseId: t.arg.id({ required: true, description: 'Key of the course.' }) },
    resolve: async (_root, args, { db, viewer }) => {
      const id = parseId(args.courseId);
      const groups = await findReadable(viewer, async (where) => {
        const found = await db.review.groupBy({
          by: ['rating'],
          where: { isApproved: true, course: { ...where, id } },
          _count: { _all: true },
        });
        return found.length > 0 ? found : null;
      });
      const counts = new Map(groups?.map(({ rating, _count }) => [rating, _count._all]));
      return Array.from({ length: bounds.reviews.starsMax }, (_, index) => counts.get(index + 1) ?? 0);
    },
  }),
);
