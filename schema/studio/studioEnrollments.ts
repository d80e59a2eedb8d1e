import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import type { GradeBookState } from '../contract/gradeBook';
import { splitSearchWords } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/fields/textFields';
import { readableLessons, visibleEnrollments } from '../core/accessRules';
import { builder } from '../core/builder';
import { validate } from '../core/problem';
import { boundedCountNote, maxCount } from '../paging/countRows';
import { escapeLike } from '../core/escapeLike';
import { parseId } from '../core/ids';
import { fetchInIdOrder, offsetPageArgs, offsetPageComplexity, toSkipTake } from '../paging/offsetPagination';
import { EnrollmentType } from '../learning/enrollment';
import { GradeBookStateType, stateConditions } from './learnerStates';
import { parseStudioArgs, resolveStudioScope, studioScopeSql, studioArgs, type StudioScope } from './studioScope';

interface EnrollmentLessonProgress {
  lesson: { id: number; title: string; titleAr: string };
  visit: { openedAt: Date; completedAt: Date | null } | undefined;
}

const EnrollmentLessonProgressType = builder.objectRef<EnrollmentLessonProgress>('EnrollmentLessonProgress').implement({
  description: 'Progress of a student in a lesson; also for lessons never opened.',
  fields: (t) => ({
    lessonId: t.id({ description: 'Key of the lesson.', resolve: ({ lesson }) => lesson.id }),
    title: t.string({ description: 'English title of the lesson.', resolve: ({ lesson }) => lesson.title }),
    titleAr: t.string({ description: 'Arabic title of the lesson.', resolve: ({ lesson }) => lesson.titleAr }),
    openedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when the lesson was last opened; null if never.',
      resolve: ({ visit }) => visit?.openedAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of completion; null if not completed.',
      resolve: ({ visit }) => visit?.completedAt,
    }),
  }),
});

builder.prismaObjectField(EnrollmentType, 'lessonProgress', (t) =>
  t.field({
    type: [EnrollmentLessonProgressType],
    description: 'Progress in every published lesson visible to the caller, in course order.',
    select: (_args, { viewer }) => ({
      lessons: { select: { lessonId: true, openedAt: true, completedAt: true } },
      course: {
        select: {
          lessons: {
            where: { AND: [readableLessons(viewer), { isPublished: true }] },
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
  description: "A page of enrollments in the trainer's courses.",
  fields: (t) => ({
    rows: t.prismaField({
      type: [EnrollmentType],
      description: 'Enrollments of the page, newest first.',
      resolve: async (query, { from, skip, take }, _args, { db }) => {
        const ids = await db.$queryRaw<{ id: number }[]>`
          SELECT e."id" ${from} ORDER BY e."enrolledAt" DESC, e."id" DESC LIMIT ${take} OFFSET ${skip}`;
        return fetchInIdOrder(ids, (where) => db.enrollment.findMany({ ...query, where }));
      },
    }),
    totalCount: t.int({
      description: `Number of enrollments on all pages. ${boundedCountNote}`,
      resolve: async ({ from }, _args, { db }) => {
        const [{ count }] = await db.$queryRaw<[{ count: number }]>`
          SELECT count(*)::int AS "count" FROM (SELECT ${from} LIMIT ${maxCount}) counted`;
        return count;
      },
    }),
  }),
});

/** The indexed column also contains email and phone, so it only narrows; trainers may search by name only. */
export const studentNameConditions = (search: string | null | undefined): Prisma.Sql[] =>
  splitSearchWords(validate(searchQuerySchema, search)).map((word) => {
    const pattern = `%${escapeLike(word)}%`;
    return Prisma.sql`u."adminSearchText" LIKE ${pattern} AND normalize_search(concat_ws(' ', u."firstName", u."lastName", u."firstNameAr", u."lastNameAr")) LIKE ${pattern}`;
  });

/** Enrollments `e` of users `u` in courses `c`. @throws Problem `invalidInput` for a search that is too long */
export const studioEnrollmentConditions = (
  scope: StudioScope,
  { search, state }: { search?: string | null | undefined; state?: GradeBookState | null | undefined },
): Prisma.Sql =>
  Prisma.join(
    [studioScopeSql(scope), ...(state ? [stateConditions[state]] : []), ...studentNameConditions(search)],
    ' AND ',
  );

/** Ids of the newest enrollments of students whose name has all words. */
export async function findStudentEnrollments(
  db: PrismaClient,
  scope: StudioScope,
  search: string,
  take: number,
): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT e."id" FROM "enrollments" e
    JOIN "courses" c ON c."id" = e."courseId" JOIN "users" u ON u."id" = e."studentId"
    WHERE ${studioEnrollmentConditions(scope, { search })} ORDER BY e."enrolledAt" DESC, e."id" DESC LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

builder.queryFields((t) => ({
  studioEnrollments: t.withAuth({ can: 'studio:read' }).field({
    type: StudioEnrollmentListType,
    description: "Enrollments in the trainer's courses with the progress.",
    problems: ['invalidInput'],
    complexity: offsetPageComplexity,
    args: {
      search: t.arg.string({ description: "Words of the student's name." }),
      courseId: t.arg.id({ description: 'Key of the course.' }),
      state: t.arg({ type: GradeBookStateType, description: 'Default: all, also those who have not paid yet.' }),
      ...studioArgs,
      ...offsetPageArgs,
    },
    resolve: (_root, { search, courseId, state, trainerId, ...page }, { viewer }) => {
      const students = search?.trim() ? Prisma.sql`JOIN "users" u ON u."id" = e."studentId"` : Prisma.empty;
      const scope = resolveStudioScope(viewer, parseStudioArgs({ trainerId, courseId }));
      const conditions = studioEnrollmentConditions(scope, { search, state });
      return {
        from: Prisma.sql`FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId" ${students} WHERE ${conditions}`,
        ...toSkipTake(page),
      };
    },
  }),
  studioEnrollment: t.withAuth({ can: 'studio:read' }).prismaField({
    type: EnrollmentType,
    nullable: true,
    description: "An enrollment in one of the trainer's courses; null if not found or not visible to the caller.",
    args: { id: t.arg.id({ required: true, description: 'Key of the enrollment.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.enrollment.findFirst({ ...query, where: { AND: [visibleEnrollments(viewer), { id: parseId(id) }] } }),
  }),
}));
