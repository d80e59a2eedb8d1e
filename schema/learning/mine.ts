import { builder } from '../builder';
import { CourseType } from '../catalog/course';
import { cursorInList, pageComplexity } from '../connections';
import type { Viewer } from '../context';
import { limits } from '../contract/limits';
import { filterId } from '../ids';
import { visibleEnrollments } from '../rules';
import { EnrollmentType } from './enrollment';

const mostRecentFirst = [{ lastActivityAt: 'desc' }, { id: 'desc' }] as const;

builder.queryFields((t) => ({
  myEnrollments: t.withAuth({ can: 'enrollment:read' }).prismaField({
    type: [EnrollmentType],
    description: "The signed-in person's own enrolments, the most recently active first. Problem: notSignedIn.",
    resolve: (query, _root, _args, { db, viewer }) =>
      db.enrollment.findMany({ ...query, where: { studentId: viewer.id }, orderBy: [...mostRecentFirst] }),
  }),
  continueLearning: t.withAuth({ can: 'enrollment:read' }).prismaField({
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
    description: 'Published courses the signed-in person is not enrolled in, the most popular first.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: limits.student.recommendedCourses,
        description: 'How many; 1 to 24.',
      }),
    },
    resolve: (query, _root, { first }, { db, viewer }) =>
      db.course.findMany({
        ...query,
        where: { isPublished: true, enrollments: { none: { studentId: viewer.id } } },
        orderBy: [{ enrollmentCount: 'desc' }, { id: 'desc' }],
        take: Math.min(Math.max(first, 1), limits.page.default),
      }),
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
      complexity: pageComplexity,
      totalCount: (_root, args, { db, viewer }) => db.enrollment.count({ where: enrollmentsMatching(args, viewer) }),
      resolve: async (query, _root, args, { db, viewer }) => {
        const where = enrollmentsMatching(args, viewer);
        await cursorInList(query, (row) => db.enrollment.count({ where: { AND: [where, row] } }));
        return db.enrollment.findMany({ ...query, where, orderBy: [{ enrolledAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'EnrollmentConnection', description: 'A page of enrolments.' },
    { name: 'EnrollmentEdge', description: 'An enrolment in its place on the page.' },
  ),
}));

interface EnrollmentFilter {
  studentId?: string | null;
  courseId?: string | null;
}

const enrollmentsMatching = ({ studentId, courseId }: EnrollmentFilter, viewer: Viewer) => ({
  AND: [visibleEnrollments(viewer), { studentId: filterId(studentId), courseId: filterId(courseId) }],
});
