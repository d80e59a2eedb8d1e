import { queryRows } from '../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { hasPermission } from '../contract/permissions';
import { openCourses, readableCourses } from '../core/accessRules';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { parseId } from '../core/ids';
import { onConstraintViolation, Problem } from '../core/problem';
import { coursePayloadSql } from '../notifications/kinds/payloads/coursePayload';
import { enrolledNotification } from '../notifications/kinds/courses';
import { newStudentNotification } from '../notifications/kinds/trainers';
import { notificationSql } from '../notifications/sendNotification';
import { placeOrder } from '../payments/orders/orders';
import { updateOrders } from '../payments/orders/orderUpdates';
import { EnrollmentType } from './enrollment';

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

interface EnrollmentKey {
  studentId: number;
  courseId: number;
}

/**
 * Enrolls a student: in a free course at once, in a paid one by an order. A second call changes nothing, and neither does one for
 * a course that is not open.
 * @throws Problem `enrollmentEnded`, `notSignedIn` if the account was deleted, and those of `placeOrder` and the rate limit
 */
async function enroll({ db, viewer, services: { rateLimiter } }: SignedInContext, courseId: number): Promise<void> {
  const key = { studentId: viewer.id, courseId };
  if (await enrollInFreeCourse(db, key)) return;
  const course = await findOpenCourse(db, key);
  const status = course?.enrollments[0]?.status;
  if (!course || status === 'in_progress' || status === 'completed') return;
  if (!course.isFree) {
    if (status !== 'pending_payment') await rateLimiter.limitByUser(viewer.id, 'order');
    await placeOrder(db, viewer.id, { item: { courseId } });
    return;
  }
  if (status === 'ended') throw new Problem('enrollmentEnded');
  await openOrderedEnrollment(db, key);
}

/** A foreign key fails if the course or user was deleted concurrently. */
const onDeletion = onConstraintViolation({
  enrollments_courseId_fkey: 'courseNotFound',
  enrollments_studentId_fkey: 'notSignedIn',
});

const messages = [
  notificationSql(enrolledNotification, 'e."studentId"', coursePayloadSql),
  notificationSql(newStudentNotification, 'c."trainerId"', coursePayloadSql),
];

/**
 * Checks, writes and sends messages in one statement. ON CONFLICT DO NOTHING: of any number of calls at once, one writes.
 * @returns false if the student has an enrollment, or the course is not open and free
 */
async function enrollInFreeCourse(db: PrismaClient, { studentId, courseId }: EnrollmentKey): Promise<boolean> {
  const statement = Prisma.sql`
    WITH enrolled AS (
      INSERT INTO "enrollments" ("studentId", "courseId")
      SELECT ${studentId}::int, c."id" FROM "courses" c
      WHERE c."id" = ${courseId}::int AND c."isFree" AND ${conditionSql('Course', 'c', openCourses)}
      ON CONFLICT ("studentId", "courseId") DO NOTHING RETURNING "studentId", "courseId"
    )
    SELECT send_message(${Prisma.join(messages)}) FROM enrolled e JOIN "courses" c ON c."id" = e."courseId"`;
  const enrolled = await queryRows(db, statement, 'enroll_in_free_course').catch(onDeletion);
  return enrolled.length > 0;
}

const findOpenCourse = (db: PrismaClient, { studentId, courseId }: EnrollmentKey) =>
  db.course.findFirst({
    where: { AND: [openCourses], id: courseId },
    select: { isFree: true, enrollments: { where: { studentId }, select: { status: true } } },
  });

/** A free course that was a paid one opens for those who were about to pay. */
const openOrderedEnrollment = (db: PrismaClient, { studentId, courseId }: EnrollmentKey) =>
  db.$transaction(async (tx) => {
    await updateOrders(tx, { userId: studentId, courseId });
    // Of an order under review.
    await tx.enrollment.updateMany({
      where: { studentId, courseId, status: 'pending_payment', endedAt: null },
      data: { status: 'in_progress', source: 'free' },
    });
  });
