import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { CourseType } from '../catalog/course';
import { courseOrderBy } from '../catalog/courseFilter';
import { limits } from '../contract/limits';
import { searchFilter } from '../core/searchFilter';
import { fetchInIdOrder, offsetPageArgs, offsetPageComplexity, toSkipTake } from '../core/offsetPagination';
import { resolveStudioScope, coursesTaughtBy, studioArgs } from './studioScope';

interface StudioCourseListQuery {
  where: Prisma.CourseWhereInput;
  skip: number;
  take: number;
}

const StudioCourseListType = builder.objectRef<StudioCourseListQuery>('StudioCourseList').implement({
  description: "A page of the trainer's courses.",
  fields: (t) => ({
    rows: t.prismaField({
      type: [CourseType],
      description: 'Courses of the page, newest first.',
      resolve: async (query, { where, skip, take }, _args, { db }) => {
        const ids = await db.course.findMany({
          select: { id: true },
          where,
          orderBy: courseOrderBy.newest,
          skip,
          take,
        });
        return fetchInIdOrder(ids, (where) => db.course.findMany({ ...query, where }));
      },
    }),
    totalCount: t.int({
      description: 'Total number of courses on all pages.',
      resolve: ({ where }, _args, { db }) => db.course.count({ where }),
    }),
  }),
});

builder.queryFields((t) => ({
  studioCourses: t.withAuth({ can: 'studio:read' }).field({
    type: StudioCourseListType,
    description: 'Courses of the trainer, including drafts. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      search: t.arg.string({ description: 'Part of the title or description in either language.' }),
      ...studioArgs,
      ...offsetPageArgs,
    },
    resolve: (_root, { search, trainerId, ...page }, { viewer }) => ({
      where: { AND: [coursesTaughtBy(resolveStudioScope(viewer, { trainerId })), ...searchFilter(search)] },
      ...toSkipTake(page),
    }),
  }),
  topCourses: t.withAuth({ can: 'studio:read' }).prismaField({
    type: [CourseType],
    description: `The ${limits.studio.topCourses} courses with the most students. Problems: notSignedIn, notAllowed.`,
    args: studioArgs,
    resolve: (query, _root, args, { db, viewer }) =>
      db.course.findMany({
        ...query,
        where: coursesTaughtBy(resolveStudioScope(viewer, args)),
        orderBy: courseOrderBy.popular,
        take: limits.studio.topCourses,
      }),
  }),
}));
