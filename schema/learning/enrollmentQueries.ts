import { CourseType } from '../catalog/course';
import { limits } from '../contract/limits';
import { visibleEnrollments } from '../core/accessRules';
import { builder } from '../core/builder';
import type { SignedInContext, Viewer } from '../core/context';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';
import { parseOptionalId } from '../core/ids';
import { fetchInIdOrder } from '../core/offsetPagination';
import { EnrollmentType } from './enrollment';

interface LearningSummary {
  enrolledCourses: number;
  completedCourses: number;
  learnedMinutes: number;
}

const LearningSummaryType = builder.objectRef<LearningSummary>('LearningSummary').implement({
  description: "The numbers of a student's dashboard.",
  fields: (t) => ({
    enrolledCourses: t.exposeInt('enrolledCourses', { description: 'Courses the student is enrolled in.' }),
    completedCourses: t.exposeInt('completedCourses', { description: 'Courses the student has completed.' }),
    learningHours: t.int({
      description: 'Length of the lessons completed, in whole hours, rounded down.',
      resolve: ({ learnedMinutes }) => Math.floor(learnedMinutes / 60),
    }),
    certificates: t.int({
      description: 'Certificates issued: one for each completed course.',
      resolve: ({ completedCourses }) => completedCourses,
    }),
  }),
});

builder.queryField('myLearningSummary', (t) =>
  t.withAuth({ can: 'enrollment:read' }).field({
    type: LearningSummaryType,
    description: "The numbers of the signed-in student's dashboard. Problem: notSignedIn.",
    resolve: async (_root, _args, { db, viewer }) => {
      const [enrolledCourses, completedCourses, completed] = await Promise.all([
        db.enrollment.count({ where: { studentId: viewer.id } }),
        db.enrollment.count({ where: { studentId: viewer.id, status: 'completed' } }),
        db.lesson.aggregate({
          _sum: { duration: true },
          where: { progress: { some: { completedAt: { not: null }, enrollment: { studentId: viewer.id } } } },
        }),
      ]);
      return { enrolledCourses, completedCourses, learnedMinutes: completed._sum.duration ?? 0 };
    },
  }),
);

const mostRecentFirst = [{ lastActivityAt: 'desc' }, { id: 'desc' }] as const;

builder.queryFields((t) => ({
  myEnrollments: t.withAuth({ can: 'enrollment:read' }).prismaField({
    type: [EnrollmentType],
    description: "The signed-in person's own enrolments, the most recently active first. Problem: notSignedIn.",
    resolve: (query, _root, _args, { db, viewer }) =>
      db.enrollment.findMany({ ...query, where: { studentId: viewer.id }, orderBy: [...mostRecentFirst] }),
  }),
  currentEnrollment: t.withAuth({ can: 'enrollment:read' }).prismaField({
    type: EnrollmentType,
    nullable: true,
    description: 'The unfinished enrolment with the latest activity, in a course that is still published.',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.enrollment.findFirst({
        ...query,
        where: { studentId: viewer.id, status: 'in_progress', course: { isPublished: true } },
        orderBy: [...mostRecentFirst],
      }),
  }),
  recommendedCourses: t.withAuth({ can: 'enrollment:read' }).prismaField({
    type: [CourseType],
    description:
      'Published courses the signed-in person is not enrolled in: those of the categories they learn in first, then ' +
      'the others from the easiest level on; the most popular first among equals.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: limits.student.recommendedCourses,
        description: 'How many; 1 to 24.',
      }),
    },
    resolve: async (query, _root, { first }, context) => {
      const keys = await recommendCourses(Math.min(Math.max(first, 1), limits.pageSize.default), context);
      return fetchInIdOrder(keys, (among) => context.db.course.findMany({ ...query, where: among }));
    },
  }),
  enrollments: t.withAuth({ can: 'enrollment:read' }).prismaConnection(
    {
      type: EnrollmentType,
      cursor: 'id',
      description:
        "Enrolments the caller may see: a student's own, those of a trainer's courses, all for an admin. The newest first.",
      args: {
        studentId: t.arg.id({ description: 'Only this student.' }),
        courseId: t.arg.id({ description: 'Only this course.' }),
      },
      complexity: connectionComplexity,
      totalCount: (_root, args, { db, viewer }) => db.enrollment.count({ where: enrollmentWhere(args, viewer) }),
      resolve: async (query, _root, args, { db, viewer }) => {
        const where = enrollmentWhere(args, viewer);
        await assertCursorInList(query, (row) => db.enrollment.count({ where: { AND: [where, row] } }));
        return db.enrollment.findMany({ ...query, where, orderBy: [{ enrolledAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'EnrollmentConnection', description: 'A page of enrolments.' },
    { name: 'EnrollmentEdge', description: 'An enrolment in its place on the page.' },
  ),
}));

/** The keys of courses to go on with, the best fitting first. */
async function recommendCourses(take: number, { db, viewer }: SignedInContext): Promise<{ id: number }[]> {
  const own = { enrollments: { some: { studentId: viewer.id } } };
  const unknown = { isPublished: true, enrollments: { none: { studentId: viewer.id } } };
  const popular = [{ enrollmentCount: 'desc' }, { id: 'desc' }] as const;
  const select = { id: true } as const;
  const near = { ...unknown, category: { courses: { some: own } } };
  const nearest = await db.course.findMany({ select, where: near, orderBy: [...popular], take });
  if (nearest.length === take) return nearest;
  const others = await db.course.findMany({
    select,
    where: { ...unknown, id: { notIn: nearest.map(({ id }) => id) } },
    orderBy: [{ level: 'asc' }, ...popular],
    take: take - nearest.length,
  });
  return [...nearest, ...others];
}

interface EnrollmentFilter {
  studentId?: string | null;
  courseId?: string | null;
}

const enrollmentWhere = ({ studentId, courseId }: EnrollmentFilter, viewer: Viewer) => ({
  AND: [visibleEnrollments(viewer), { studentId: parseOptionalId(studentId), courseId: parseOptionalId(courseId) }],
});
