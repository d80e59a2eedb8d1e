import type { Prisma } from '../../prisma/generated/client';
import { hasPermission } from '../contract/permissions';
import { videoPositionSchema } from '../contract/validation/catalog';
import { activeEnrollmentWhere, readableCourses, readableLessons } from '../core/accessRules';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { onConstraintViolation, Problem, validate } from '../core/errors';
import { parseId } from '../core/ids';
import { EnrollmentType, LessonProgressType } from './enrollment';
import { recalculateEnrollmentProgress } from './enrollmentProgress';

/** A foreign key fails if the course, lesson or user was deleted concurrently. */
const onEnrollmentConstraintViolation = onConstraintViolation({
  enrollments_courseId_fkey: 'courseNotFound',
  enrollments_studentId_fkey: 'notSignedIn',
});

builder.mutationField('enrollInCourse', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: EnrollmentType,
    description:
      'Enrolls the signed-in student. A second call returns the existing enrollment. Problems: notSignedIn, onlyStudentsEnroll, courseNotFound.',
    args: {
      courseId: t.arg.id({
        required: true,
        description: 'Key of a published course; an archived one returns an existing enrollment.',
      }),
    },
    resolve: async (query, _root, { courseId }, { db, viewer }) => {
      if (!hasPermission(viewer.role, 'enrollment:create')) throw new Problem('onlyStudentsEnroll');
      const course = await db.course.findFirst({
        // An archived course is readable with an enrollment only: no new student can enroll.
        where: { ...readableCourses(viewer), id: parseId(courseId) },
        select: { id: true },
      });
      if (!course) throw new Problem('courseNotFound');
      const key = { studentId: viewer.id, courseId: course.id };
      // ON CONFLICT DO NOTHING: of any number of calls at once, one writes and all read that row.
      await db.enrollment.createMany({ data: key, skipDuplicates: true }).catch(onEnrollmentConstraintViolation);
      return db.enrollment.findUniqueOrThrow({ ...query, where: { studentId_courseId: key } });
    },
  }),
);

builder.mutationFields((t) => ({
  recordLessonVisit: t.withAuth({ can: 'progress:write' }).prismaField({
    type: LessonProgressType,
    description:
      'Remembers that the lesson was opened and how far its video was watched. Problems: notSignedIn, lessonNotFound, notEnrolled, invalidInput.',
    args: {
      lessonId: t.arg.id({ required: true, description: 'Key of a published lesson.' }),
      position: t.arg.int({ description: 'Seconds into the video; absent leaves the remembered position.' }),
    },
    resolve: async (query, _root, { lessonId, position }, context) => {
      const seconds = validate(videoPositionSchema, position);
      const key = await findEnrolledLesson(lessonId, context);
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
      'Marks a lesson as completed; doing so twice changes nothing. Problems: notSignedIn, lessonNotFound, notEnrolled.',
    args: { lessonId: t.arg.id({ required: true, description: 'Key of a published lesson.' }) },
    resolve: async (query, _root, { lessonId }, context) => {
      const key = await findEnrolledLesson(lessonId, context);
      await context.db.$transaction((tx) => markLessonCompleted(tx, key));
      return context.db.enrollment.findUniqueOrThrow({ ...query, where: { id: key.enrollmentId } });
    },
  }),
}));

interface LessonProgressKey {
  enrollmentId: number;
  lessonId: number;
}

/** The published lesson, and the viewer's active enrollment in its course. */
async function findEnrolledLesson(id: string, { db, viewer }: SignedInContext): Promise<LessonProgressKey> {
  const lesson = await db.lesson.findFirst({
    where: { AND: [readableLessons(viewer)], id: parseId(id), isPublished: true },
    select: {
      id: true,
      course: {
        select: { enrollments: { where: { studentId: viewer.id, ...activeEnrollmentWhere }, select: { id: true } } },
      },
    },
  });
  if (!lesson) throw new Problem('lessonNotFound');
  const [enrollment] = lesson.course.enrollments;
  if (!enrollment) throw new Problem('notEnrolled');
  return { enrollmentId: enrollment.id, lessonId: lesson.id };
}

async function markLessonCompleted(
  tx: Prisma.TransactionClient,
  { enrollmentId, lessonId }: LessonProgressKey,
): Promise<void> {
  // The lock makes completions of one student's lessons wait for one another; else each would count without the other.
  await tx.$queryRaw`SELECT 1 FROM "enrollments" WHERE "id" = ${enrollmentId} FOR NO KEY UPDATE`;
  const changed = await tx.$executeRaw`
    INSERT INTO "lesson_progress" ("enrollmentId", "lessonId", "completedAt") VALUES (${enrollmentId}, ${lessonId}, now())
    ON CONFLICT ("enrollmentId", "lessonId") DO UPDATE SET "completedAt" = now()
    WHERE "lesson_progress"."completedAt" IS NULL`;
  if (changed === 0) return;
  await tx.enrollment.update({ where: { id: enrollmentId }, data: { lastActivityAt: new Date() } });
  await recalculateEnrollmentProgress(tx, enrollmentId);
}
