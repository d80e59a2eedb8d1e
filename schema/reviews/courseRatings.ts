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
      const course = await findReadable(viewer, (where) =>
        db.course.findFirst({ where: { ...where, id }, select: { id: true } }),
      );
      const where = { isApproved: true, courseId: id };
      const groups = course && (await db.review.groupBy({ by: ['rating'], where, _count: { _all: true } }));
      const counts = new Map(groups?.map(({ rating, _count }) => [rating, _count._all]));
      return Array.from({ length: bounds.reviews.starsMax }, (_, index) => counts.get(index + 1) ?? 0);
    },
  }),
);
