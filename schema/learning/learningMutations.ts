import type { Enrollment, PrismaClient } from '../../prisma/generated/client';
import { runStatement } from '../../prisma/directConnection';
import { hasPermission } from '../contract/permissions';
import { videoPositionSchema } from '../contract/validation/catalog';
import { activeEnrollmentWhere, readableCourses, readableLessons } from '../core/accessRules';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { onConstraintViolation, Problem, validate } from '../core/errors';
import { parseId } from '../core/ids';
import { coursePayloadSql } from '../notifications/messages/coursePayload';
import { enrolledMessage } from '../notifications/messages/enrolled';
import { newStudentMessage } from '../notifications/messages/newStudent';
import { messageJobSql, sendMessagesSql } from '../notifications/sendMessage';
import { placeOrder } from '../payments/orders';
import { updateOrders } from '../payments/orderUpdates';
import { sendCompletionMessagesSql } from './completionMessages';
import { EnrollmentType, LessonProgressType } from './enrollment';
import { findEnrollmentOfWithdrawnLesson } from './owedLessons';

/** A foreign key fails if the course, lesson or user was deleted concurrently. */
const onEnrollmentConstraintViolation = onConstraintViolation({
  enrollments_courseId_fkey: 'courseNotFound',
  enrollments_studentId_fkey: 'notSignedIn',
});

/**
 * Checks and writes: only published courses are open to new students (`visibleCourses`), free ones at once. ON CONFLICT DO NOTHING: of any
 * number of calls at once, one writes and all read that row.
 */
const enrollStatement = {
  name: 'enroll_in_course',
  text: `WITH "enrolled" AS (
      INSERT INTO "enrollments" ("studentId", "courseId")
      SELECT $1::int, "id" FROM "courses" WHERE "id" = $2::int AND "isPublished" AND "isFree"
      ON CONFLICT ("studentId", "courseId") DO NOTHING RETURNING *
    ), "messages" AS MATERIALIZED (
      SELECT ${sendMessagesSql(
        messageJobSql({ message: enrolledMessage, userId: '"studentId"', payload: coursePayloadSql }),
        messageJobSql({ message: newStudentMessage, userId: 'c."trainerId"', payload: coursePayloadSql }),
      )}
      FROM "enrolled" JOIN "courses" c ON c."id" = "courseId"
    )
    SELECT "enrolled".*, (SELECT count(*) FROM "messages") FROM "enrolled"`,
};

builder.mutationField('enrollInCourse', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: EnrollmentType,
    description:
      'Enrolls the signed-in student; in a paid course the enrollment waits for the payment of `paymentId`. A second call returns the existing enrollment. Problems: notSignedIn, onlyStudentsEnroll, courseNotFound, enrollmentEnded, methodNotOffered, tooManyAttempts.',
    args: {
      courseId: t.arg.id({
        required: true,
        description: 'Key of a published course; an archived one returns an existing enrollment.',
      }),
    },
    resolve: async (query, _root, { courseId }, { db, viewer, rateLimiter }) => {
      if (!hasPermission(viewer.role, 'enrollment:create')) throw new Problem('onlyStudentsEnroll');
      const key = { studentId: viewer.id, courseId: parseId(courseId) };
      const [created] = await runStatement<Enrollment>(db, enrollStatement, [key.studentId, key.courseId]).catch(
        onEnrollmentConstraintViolation,
      );
      if (created && Object.keys(query).length === 0) return created;
      if (!created) await openEnrollment(db, key, () => rateLimiter.limitByUser(viewer.id, 'order'));
      const enrollment = await db.enrollment.findFirst({
        ...query,
        // Enrolled before, perhaps in a course that is archived since.
        where: created ? { id: created.id } : { ...key, course: { AND: [readableCourses(viewer)] } },
      });
      if (!enrollment) throw new Problem('courseNotFound');
      return enrollment;
    },
  }),
);

/** An order of a paid course; a free course that was a paid one opens for those who were about to pay. */
async function openEnrollment(
  db: PrismaClient,
  { studentId, courseId }: EnrollmentKey,
  limitOrders: () => Promise<void>,
): Promise<void> {
  const course = await db.course.findFirst({
    where: { id: courseId, isPublished: true },
    select: { isFree: true, enrollments: { where: { studentId }, select: { id: true, status: true, endedAt: true } } },
  });
  const enrollment = course?.enrollments[0];
  if (!course || (enrollment && ['in_progress', 'completed'].includes(enrollment.status))) return;
  if (!course.isFree) {
    if (enrollment?.status !== 'pending_payment') await limitOrders();
    await placeOrder(db, studentId, { item: { courseId } });
    return;
  }
  if (enrollment?.status === 'ended') throw new Problem('enrollmentEnded');
  await db.$transaction(async (tx) => {
    await updateOrders(tx, { userId: studentId, courseId });
    // Of an order under review.
    await tx.enrollment.updateMany({
      where: { studentId, courseId, status: 'pending_payment', endedAt: null },
      data: { status: 'in_progress', source: 'free' },
    });
  });
}

interface EnrollmentKey {
  studentId: number;
  courseId: number;
}

const openLessonNote = 'Key of a published lesson, or of one in `Enrollment.withdrawnLessons`.';

builder.mutationFields((t) => ({
  recordLessonVisit: t.withAuth({ can: 'progress:write' }).prismaField({
    type: LessonProgressType,
    description:
      'Remembers that the lesson was opened, which `completeLesson` requires, and how far its video was watched. Problems: notSignedIn, lessonNotFound, notEnrolled, invalidInput.',
    args: {
      lessonId: t.arg.id({ required: true, description: openLessonNote }),
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
      'Marks a lesson that was opened before as completed; doing so twice changes nothing. Problems: notSignedIn, lessonNotFound, notEnrolled, lessonNotOpened.',
    args: { lessonId: t.arg.id({ required: true, description: openLessonNote }) },
    resolve: async (query, _root, { lessonId }, context) => {
      const key = await findEnrolledLesson(lessonId, context);
      await runStatement(context.db, completeLessonStatement, [key.enrollmentId, key.lessonId]).catch(
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

const completeLessonStatement = {
  name: 'complete_lesson',
  text: `WITH "lesson" AS MATERIALIZED (
      SELECT complete_lesson($1::int, $2::int) AS "enrollmentId"
    ), "messages" AS MATERIALIZED (${sendCompletionMessagesSql('"lesson"')}
    )
    SELECT (SELECT count(*) FROM "messages") FROM "lesson"`,
};

interface LessonProgressKey {
  enrollmentId: number;
  lessonId: number;
}

/** A lesson that is open to the student, and the viewer's active enrollment in its course. */
async function findEnrolledLesson(key: string, { db, viewer }: SignedInContext): Promise<LessonProgressKey> {
  const id = parseId(key);
  const lesson = await db.lesson.findFirst({
    where: { AND: [readableLessons(viewer)], id, isPublished: true },
    select: {
      id: true,
      course: {
        select: { enrollments: { where: { studentId: viewer.id, ...activeEnrollmentWhere }, select: { id: true } } },
      },
    },
  });
  if (!lesson) {
    const enrollmentId = await findEnrollmentOfWithdrawnLesson(db, viewer.id, id);
    if (enrollmentId === undefined) throw new Problem('lessonNotFound');
    return { enrollmentId, lessonId: id };
  }
  const [enrollment] = lesson.course.enrollments;
  if (!enrollment) throw new Problem('notEnrolled');
  return { enrollmentId: enrollment.id, lessonId: lesson.id };
}
