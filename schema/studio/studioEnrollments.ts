import { Prisma } from '../../prisma/generated/client';
import { splitSearchWords } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/textFields';
import { visibleLessons, visibleEnrollments } from '../core/accessRules';
import { builder } from '../core/builder';
import { validate } from '../core/errors';
import { parseId } from '../core/ids';
import { fetchInIdOrder, offsetPageArgs, offsetPageComplexity, toSkipTake } from '../core/offsetPagination';
import { EnrollmentType } from '../learning/enrollment';
import { resolveStudioScope, coursesTaughtBySql, studioArgs } from './studioScope';

interface EnrollmentLessonProgress {
  lesson: { id: number; title: string; titleAr: string };
  visit: { openedAt: Date; completedAt: Date | null } | undefined;
}

const EnrollmentLessonProgressType = builder.objectRef<EnrollmentLessonProgress>('EnrollmentLessonProgress').implement({
  description: 'Where a student stands in one lesson of a course, also in one that was never opened.',
  fields: (t) => ({
    lessonId: t.id({ description: 'Key of the lesson.', resolve: ({ lesson }) => lesson.id }),
    title: t.string({ description: 'English title of the lesson.', resolve: ({ lesson }) => lesson.title }),
    titleAr: t.string({ description: 'Arabic title of the lesson.', resolve: ({ lesson }) => lesson.titleAr }),
    openedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last opened; null before that.',
      resolve: ({ visit }) => visit?.openedAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was completed; null before that.',
      resolve: ({ visit }) => visit?.completedAt,
    }),
  }),
});

builder.prismaObjectField(EnrollmentType, 'lessonProgress', (t) =>
  t.field({
    type: [EnrollmentLessonProgressType],
    description: 'Every published lesson that the caller may see, in the order of the course.',
    select: (_args, { viewer }) => ({
      lessons: { select: { lessonId: true, openedAt: true, completedAt: true } },
      course: {
        select: {
          lessons: {
            where: { AND: [visibleLessons(viewer), { isPublished: true }] },
            orderBy: [{ order: 'asc' }, { id: 'asc' }],
            select: { id: true, title: true, titleAr: true },
          },
        },
      },
    }),
    resolve: ({ course, lessons }) => {
      const visits = new Map(lessons.map((visit) => [visit.lessonId, visit]));
      return course.lessons.map((lesson) => ({ lesson, visit: visits.get(lesson.id) }));
    },
  }),
);

interface StudioEnrollmentListQuery {
  from: Prisma.Sql;
  skip: number;
  take: number;
}

const StudioEnrollmentListType = builder.objectRef<StudioEnrollmentListQuery>('StudioEnrollmentList').implement({
  description: "A page of the enrolments in a trainer's courses.",
  fields: (t) => ({
    rows: t.prismaField({
      type: [EnrollmentType],
      description: 'The enrolments of the page, the newest first.',
      resolve: async (query, { from, skip, take }, _args, { db }) => {
        const keys = await db.$queryRaw<{ id: number }[]>`
          SELECT e."id" ${from} ORDER BY e."enrolledAt" DESC, e."id" DESC LIMIT ${take} OFFSET ${skip}`;
        return fetchInIdOrder(keys, (among) => db.enrollment.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Enrolments on all pages together.',
      resolve: async ({ from }, _args, { db }) => {
        const [{ count }] = await db.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS "count" ${from}`;
        return count;
      },
    }),
  }),
});

/**
 * That a student's name holds every word. The index knows all that an admin may search by: it only narrows, since trainers
 * may not try out addresses and numbers.
 */
const studentNameConditions = (search: string | null | undefined): Prisma.Sql[] =>
  splitSearchWords(validate(searchQuerySchema, search)).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return Prisma.sql`u."adminText" LIKE ${pattern} AND fold_letters(u."firstName" || ' ' || u."lastName") LIKE ${pattern}`;
  });

builder.queryFields((t) => ({
  studioEnrollments: t.withAuth({ can: 'studio:read' }).field({
    type: StudioEnrollmentListType,
    description:
      "Who takes a trainer's courses, and how far they are. Problems: notSignedIn, notAllowed, invalidInput.",
    complexity: offsetPageComplexity,
    args: {
      search: t.arg.string({ description: "Words of the student's name." }),
      courseId: t.arg.id({ description: 'Only this course.' }),
      ...studioArgs,
      ...offsetPageArgs,
    },
    resolve: (_root, { search, courseId, trainerId, ...page }, { viewer }) => {
      const words = studentNameConditions(search);
      const students = words.length > 0 ? Prisma.sql`JOIN "users" u ON u."id" = e."studentId"` : Prisma.empty;
      const conditions = Prisma.join(
        [coursesTaughtBySql(resolveStudioScope(viewer, { trainerId, courseId })), ...words],
        ' AND ',
      );
      return {
        from: Prisma.sql`FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId" ${students} WHERE ${conditions}`,
        ...toSkipTake(page),
      };
    },
  }),
  studioEnrollment: t.withAuth({ can: 'studio:read' }).prismaField({
    type: EnrollmentType,
    nullable: true,
    description:
      "One enrolment in a trainer's courses; null where there is none that the caller may see. Problems: notSignedIn, notAllowed.",
    args: { id: t.arg.id({ required: true, description: 'Key of the enrolment.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.enrollment.findFirst({ ...query, where: { AND: [visibleEnrollments(viewer), { id: parseId(id) }] } }),
  }),
}));
