import { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { searchWords } from '../contract/search';
import { searchText } from '../contract/validation/text';
import { checked } from '../errors';
import { recordId } from '../ids';
import { EnrollmentType } from '../learning/enrollment';
import { visibleEnrollments } from '../rules';
import { inOrder, pageArguments, tableComplexity, windowOf } from '../tables';
import { scopeOf, taughtInSql, teachingArguments } from './scope';

interface TaughtStudents {
  from: Prisma.Sql;
  skip: number;
  take: number;
}

const TeachingStudentsType = builder.objectRef<TaughtStudents>('TeachingStudents').implement({
  description: "A page of the enrolments in a trainer's courses.",
  fields: (t) => ({
    rows: t.prismaField({
      type: [EnrollmentType],
      description: 'The enrolments of the page, the newest first.',
      resolve: async (query, { from, skip, take }, _args, { db }) => {
        const keys = await db.$queryRaw<{ id: number }[]>`
          SELECT e."id" ${from} ORDER BY e."enrolledAt" DESC, e."id" DESC LIMIT ${take} OFFSET ${skip}`;
        return inOrder(keys, (among) => db.enrollment.findMany({ ...query, where: among }));
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
const named = (search: string | null | undefined): Prisma.Sql[] =>
  searchWords(checked(searchText, search)).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return Prisma.sql`u."adminText" LIKE ${pattern} AND fold_letters(u."firstName" || ' ' || u."lastName") LIKE ${pattern}`;
  });

builder.queryFields((t) => ({
  teachingStudents: t.withAuth({ can: 'teaching:read' }).field({
    type: TeachingStudentsType,
    description:
      "Who takes a trainer's courses, and how far they are. Problems: notSignedIn, notAllowed, invalidInput.",
    complexity: tableComplexity,
    args: {
      search: t.arg.string({ description: "Words of the student's name." }),
      courseId: t.arg.id({ description: 'Only this course.' }),
      ...teachingArguments,
      ...pageArguments,
    },
    resolve: (_root, { search, courseId, trainerId, ...page }, { viewer }) => {
      const words = named(search);
      const students = words.length > 0 ? Prisma.sql`JOIN "users" u ON u."id" = e."studentId"` : Prisma.empty;
      const conditions = Prisma.join([taughtInSql(scopeOf(viewer, { trainerId, courseId })), ...words], ' AND ');
      return {
        from: Prisma.sql`FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId" ${students} WHERE ${conditions}`,
        ...windowOf(page),
      };
    },
  }),
  teachingEnrollment: t.withAuth({ can: 'teaching:read' }).prismaField({
    type: EnrollmentType,
    nullable: true,
    description:
      "One enrolment in a trainer's courses; null where there is none that the caller may see. Problems: notSignedIn, notAllowed.",
    args: { id: t.arg.id({ required: true, description: 'Key of the enrolment.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.enrollment.findFirst({ ...query, where: { AND: [visibleEnrollments(viewer), { id: recordId(id) }] } }),
  }),
}));
