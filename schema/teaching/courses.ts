import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { CourseType } from '../catalog/course';
import { courseOrders } from '../catalog/filter';
import { limits } from '../contract/limits';
import { containing } from '../search';
import { inOrder, pageArguments, tableComplexity, windowOf } from '../tables';
import { scopeOf, taught, teachingArguments } from './scope';

interface TaughtCourses {
  where: Prisma.CourseWhereInput;
  skip: number;
  take: number;
}

const TeachingCoursesType = builder.objectRef<TaughtCourses>('TeachingCourses').implement({
  description: "A page of a trainer's courses.",
  fields: (t) => ({
    rows: t.prismaField({
      type: [CourseType],
      description: 'The courses of the page, the newest first.',
      resolve: async (query, { where, skip, take }, _args, { db }) => {
        const keys = await db.course.findMany({
          select: { id: true },
          where,
          orderBy: courseOrders.newest,
          skip,
          take,
        });
        return inOrder(keys, (among) => db.course.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Courses on all pages together.',
      resolve: ({ where }, _args, { db }) => db.course.count({ where }),
    }),
  }),
});

builder.queryFields((t) => ({
  teachingCourses: t.withAuth({ can: 'teaching:read' }).field({
    type: TeachingCoursesType,
    description: "A trainer's courses, drafts among them. Problems: notSignedIn, notAllowed, invalidInput.",
    complexity: tableComplexity,
    args: {
      search: t.arg.string({ description: 'Part of the title or description in either language.' }),
      ...teachingArguments,
      ...pageArguments,
    },
    resolve: (_root, { search, trainerId, ...page }, { viewer }) => ({
      where: { AND: [taught(scopeOf(viewer, { trainerId })), ...containing(search)] },
      ...windowOf(page),
    }),
  }),
  topCourses: t.withAuth({ can: 'teaching:read' }).prismaField({
    type: [CourseType],
    description: `The ${limits.teaching.topCourses} courses with the most students. Problems: notSignedIn, notAllowed.`,
    args: teachingArguments,
    resolve: (query, _root, args, { db, viewer }) =>
      db.course.findMany({
        ...query,
        where: taught(scopeOf(viewer, args)),
        orderBy: courseOrders.popular,
        take: limits.teaching.topCourses,
      }),
  }),
}));
