import { builder } from '../builder';
import { may } from '../contract/permissions';
import { constraintMeans, Problem } from '../errors';
import { recordId } from '../ids';
import { visibleCourses } from '../rules';
import { EnrollmentType } from './enrollment';

/** What somebody has deleted since it was looked at. */
const isGone = constraintMeans({
  enrollments_courseId_fkey: 'courseNotFound',
  enrollments_studentId_fkey: 'notSignedIn',
});

builder.mutationField('enrollInCourse', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: EnrollmentType,
    description:
      'Enrols the signed-in student; a second call answers the first enrolment. Problems: notSignedIn, onlyStudentsEnroll, courseNotFound.',
    args: { courseId: t.arg.id({ required: true, description: 'Key of a published course.' }) },
    resolve: async (query, _root, { courseId }, { db, viewer }) => {
      if (!may(viewer.role, 'enrollment:create')) throw new Problem('onlyStudentsEnroll');
      const course = await db.course.findFirst({
        where: { ...visibleCourses(viewer), id: recordId(courseId) },
        select: { id: true },
      });
      if (!course) throw new Problem('courseNotFound');
      const key = { studentId: viewer.id, courseId: course.id };
      // ON CONFLICT DO NOTHING: of any number of calls at once, one writes and all read that row.
      await db.enrollment.createMany({ data: key, skipDuplicates: true }).catch(isGone);
      return db.enrollment.findUniqueOrThrow({ ...query, where: { studentId_courseId: key } });
    },
  }),
);
