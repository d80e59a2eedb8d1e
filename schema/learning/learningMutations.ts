import { Prisma } from '../../prisma/generated/client';
import { queryRows } from '../../prisma/directConnection';
import { needsEvidence, type LessonKind } from '../contract/courses/lessonKinds';
import { hasPermission } from '../contract/permissions';
import { videoPositionSchema } from '../contract/validation/catalog';
import { activeEnrollmentWhere, readableCourses, readableLessons } from '../core/accessRules';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { onConstraintViolation, Problem, validate } from '../core/errors';
import { parseId } from '../core/ids';
import { findLockedLessons } from '../catalog/lessons/lessonLocks';
import { completionNotificationsSql } from './completionNotifications';
import { enroll } from './enroll';
import { EnrollmentType, LessonProgressType } from './enrollment';
import { findEnrollmentOfWithdrawnLesson } from './owedLessons';

builder.mutationField('enrollInCourse', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: EnrollmentType,
    description:
      'Enrolls the signed-in student; in a paid course the enrollment waits for the payment of `paymentId`. A second call returns the existing enrollment.',
    problems: [
      'onlyStudentsEnroll',
      'courseNotFound',
      'enrollmentEnded',
      'alreadyEnrolled',
      'nothingToPay',
      'methodNotOffered',
      'amountNotForCards',
      'tooManyAttempts',
    ],
    args: {
      courseId: t.arg.id({
        required: true,
        description: 'Key of a published course; an archived one returns an existing enrollment.',
      }),
    },
    resolve: async (query, _root, args, context) => {
      const { db, viewer } = context;
      if (!hasPermission(viewer.role, 'enrollment:create')) throw new Problem('onlyStudentsEnroll');
      const courseId = parseId(args.courseId);
      await enroll(context, courseId);
      // Enrolled before, perhaps in a course that is archived since.
      const where = { studentId: viewer.id, courseId, course: readableCourses(viewer) };
      const enrollment = await db.enrollment.findFirst({ ...query, where });
      if (!enrollment) throw new Problem('courseNotFound');
      return enrollment;
    },
  }),
);

const openLessonNote = 'Key of a published lesson, or of one in `Enrollment.withdrawnLessons`.';

builder.mutationFields((t) => ({
  recordLessonVisit: t.withAuth({ can: 'progress:write' }).prismaField({
    type: LessonProgressType,
    description:
      'Remembers that the lesson was opened, which `completeLesson` requires, and how far its video was watched.',
    problems: ['lessonNotFound', 'notEnrolled', 'lessonLocked', 'invalidInput'],
    args: {
      lessonId: t.arg.id({ required: true, description: openLessonNote }),
      position: t.arg.int({ description: 'Seconds into the video; absent leaves the remembered position.' }),
    },
    resolve: async (query, _root, { lessonId, position }, context) => {
      const seconds = validate(videoPositionSchema, position);
      const { key } = await findEnrolledLesson(lessonId, context);
      const openedAt = new Date();
      // Locks the enrollment first, like `completeLesson`: one lock order prevents deadlocks.
      const [, progress] = await context.db.$transaction([
        context.db.enrollment.update({ where: { id: key.enrollmentId }, data: { lastActivityAt: openedAt } }),
        context.db.lessonProgress.upsert({
          ...query,
          where: { enrollmentId_lessonId: key },
          create: { ...key, position: seconds, openedAt },
          update: { position: seconds, openedAt },
        }),
      ]);
      return progress;
    },
  }),
  completeLesson: t.withAuth({ can: 'progress:write' }).prismaField({
    type: EnrollmentType,
    description:
      'Marks a lesson that was opened before as completed; doing so twice changes nothing. A quiz is completed by a passed attempt only.',
    problems: ['lessonNotFound', 'notEnrolled', 'lessonLocked', 'lessonNeedsEvidence', 'lessonNotOpened'],
    args: { lessonId: t.arg.id({ required: true, description: openLessonNote }) },
    resolve: async (query, _root, { lessonId }, context) => {
      const { key, kind } = await findEnrolledLesson(lessonId, context);
      if (needsEvidence(kind)) throw new Problem('lessonNeedsEvidence');
      const completed = Prisma.sql`complete_lesson(${key.enrollmentId}::int, ${key.lessonId}::int)`;
      await queryRows(context.db, completionNotificationsSql(completed), 'complete_lesson').catch(
        onConstraintViolation({ lesson_progress_opened_first: 'lessonNotOpened' }),
      );
      const enrollment = await context.db.enrollment.findFirst({
        ...query,
        where: { id: key.enrollmentId },
      });
      if (!enrollment) throw new Problem('notEnrolled');
      return enrollment;
    },
  }),
}));

interface EnrolledLesson {
  key: { enrollmentId: number; lessonId: number };
  kind: LessonKind;
}

/**
 * A lesson that is open to the student, and the viewer's active enrollment in its course.
 * @throws Problem `lessonNotFound`, `notEnrolled`, or `lessonLocked` before the completion of the lesson before it
 */
async function findEnrolledLesson(key: string, { db, viewer }: SignedInContext): Promise<EnrolledLesson> {
  const lessonId = parseId(key);
  const lesson = await db.lesson.findFirst({
    where: { AND: [readableLessons(viewer)], id: lessonId, isPublished: true },
    select: {
      kind: true,
      needsPrevious: true,
      course: {
        select: { enrollments: { where: { studentId: viewer.id, ...activeEnrollmentWhere }, select: { id: true } } },
      },
    },
  });
  if (!lesson) {
    const withdrawn = await findEnrollmentOfWithdrawnLesson(db, viewer.id, lessonId);
    if (!withdrawn) throw new Problem('lessonNotFound');
    return { key: { enrollmentId: withdrawn.enrollmentId, lessonId }, kind: withdrawn.kind };
  }
  const [enrollment] = lesson.course.enrollments;
  if (!enrollment) throw new Problem('notEnrolled');
  if (lesson.needsPrevious && (await findLockedLessons(db, enrollment.id)).has(lessonId))
    throw new Problem('lessonLocked');
  return { key: { enrollmentId: enrollment.id, lessonId }, kind: lesson.kind };
}
