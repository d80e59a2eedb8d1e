import { displayName, nameColumns } from '../contract/text/names/displayName';
import { EnrollmentSource } from '../../prisma/generated/enums';
import type { Prisma } from '../../prisma/generated/client';
import { lockActiveStudents, lockUser } from '../accounts/accountLocks';
import { registrationSelect, hasUnconfirmedRegistration } from '../accounts/unconfirmedRegistration';
import { auditedTransaction } from '../audit/auditedTransaction';
import { CourseType } from '../catalog/course';
import { enrollStudentsSchema } from '../contract/validation/learning/enrollments';
import { adminList } from '../admin/adminList';
import { activeEnrollmentWhere } from '../core/accessRules';
import { bulkFlagMutation } from '../admin/adminMutations';
import { adminSearchFilter } from '../admin/adminSearch';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem, validate } from '../core/problem';
import { parseOptionalId } from '../core/ids';
import { EnrollmentStatusType } from '../core/scalarsAndEnums';
import { timeSpanFilter } from '../core/dates';
import { enrolledNotification } from '../notifications/kinds/courses';
import { sendNotifications } from '../notifications/sendNotification';
import { updateOrders } from '../payments/orders/orderUpdates';
import { lockPayments } from '../payments/paymentStates';
import { lockItem } from '../payments/seats';
import { completeDueEnrollments } from './enrollmentProgress';

const EnrollmentSourceType = builder.enumType('EnrollmentSource', {
  description: 'Why an enrollment gives access: a free course, a payment, or a decision of an admin.',
  values: Object.values(EnrollmentSource),
});

const studentSelect = { student: { select: { ...nameColumns, email: true } } } as const;

export const AdminEnrollmentType = builder.prismaObject('Enrollment', {
  variant: 'AdminEnrollment',
  description: 'An enrollment with contact details for admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    studentId: t.exposeID('studentId', { description: 'Key of the student.' }),
    name: t.string({
      description: 'First and last name of the student.',
      select: studentSelect,
      resolve: ({ student }) => displayName(student, 'ar'),
    }),
    email: t.string({
      description: 'Email address of the student.',
      select: studentSelect,
      resolve: ({ student }) => student.email,
    }),
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    course: t.relation('course', { type: CourseType, description: 'The course.' }),
    status: t.expose('status', { type: EnrollmentStatusType, description: 'Status of the enrollment.' }),
    source: t.expose('source', { type: EnrollmentSourceType, description: 'Why it gives access.' }),
    progress: t.exposeInt('progress', {
      description: 'Percentage of the lessons that count, as `Enrollment.progress`.',
    }),
    paymentId: t.exposeID('paymentId', { nullable: true, description: 'Key of the latest order; null without one.' }),
    enrolledAt: t.expose('enrolledAt', { type: 'DateTime', description: 'Time of enrollment.' }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of completion; null before.',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'Time when the access ended.' }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description: 'Time when a lesson was last opened or completed.',
    }),
  }),
});

const AdminEnrollmentFilter = builder.inputType('AdminEnrollmentFilter', {
  description: 'Conditions on enrollments, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field of the student.' }),
    courseId: t.id({ description: 'Enrollments in this course only.' }),
    studentId: t.id({ description: 'Enrollments of this student only.' }),
    status: t.field({ type: EnrollmentStatusType, description: 'Enrollments in this state only.' }),
    from: t.field({ type: 'DateTime', description: 'Enrolled at this time or later.' }),
    to: t.field({ type: 'DateTime', description: 'Enrolled before this time.' }),
  }),
});

type Filter = typeof AdminEnrollmentFilter.$inferInput;

const enrollmentWhere = ({ search, courseId, studentId, status, from, to }: Filter): Prisma.EnrollmentWhereInput => ({
  ...(search && { student: { AND: adminSearchFilter<Prisma.UserWhereInput>(search) } }),
  courseId: parseOptionalId(courseId),
  studentId: parseOptionalId(studentId),
  status: status ?? undefined,
  enrolledAt: timeSpanFilter({ from, to }),
});

const list = adminList('Enrollment', {
  query: 'adminEnrollments',
  permission: 'enrollment:manage',
  type: AdminEnrollmentType,
  noun: 'enrollments',
  filter: AdminEnrollmentFilter,
  where: enrollmentWhere,
  sortFields: ['enrolledAt'],
  defaultSort: ['enrolledAt', 'desc'],
});

const exportedColumns = {
  id: true,
  status: true,
  source: true,
  progress: true,
  enrolledAt: true,
  lastActivityAt: true,
  completedAt: true,
  endedAt: true,
  course: { select: { title: true, titleAr: true } },
  student: { select: { ...nameColumns, email: true, phone: true } },
} satisfies Prisma.EnrollmentSelect;

/** With contact data, which is for admins alone. */
export const enrollmentExport = list.exportAs((db, where) =>
  db.enrollment.findMany({ select: exportedColumns, where }),
);

interface EnrollStudentsResult {
  enrolled: string[];
  alreadyEnrolled: string[];
  notConfirmed: string[];
  notFound: string[];
}

const EnrollStudentsResultType = builder.objectRef<EnrollStudentsResult>('EnrollStudentsResult').implement({
  description: 'What became of each address.',
  fields: (t) => ({
    enrolled: t.exposeStringList('enrolled', { description: 'Students who were enrolled or whose access was opened.' }),
    alreadyEnrolled: t.exposeStringList('alreadyEnrolled', { description: 'Students with access before.' }),
    notConfirmed: t.exposeStringList('notConfirmed', {
      description: 'Students who registered with the address and have not confirmed it: nothing is done for them.',
    }),
    notFound: t.exposeStringList('notFound', { description: 'Addresses of no active student.' }),
  }),
});

const EnrollStudentsInput = builder.inputType('EnrollStudentsInput', {
  description: 'Students to enroll in a course, without payment.',
  fields: (t) => ({
    courseId: t.id({ required: true, description: 'Key of a course.' }),
    emails: t.stringList({ required: true, description: 'Email addresses, at most 500.' }),
  }),
});

builder.mutationField('enrollStudents', (t) =>
  t.withAuth({ can: 'enrollment:manage' }).field({
    type: EnrollStudentsResultType,
    description:
      'Enrolls students in a course as a decision of an admin; unpaid orders of the course are cancelled. Accounts that registered with an address without confirming it are left out.',
    problems: ['invalidInput', 'courseNotFound'],
    args: { input: t.arg({ type: EnrollStudentsInput, required: true, description: 'Course and students.' }) },
    resolve: (_root, { input }, context) => {
      const { courseId, emails } = validate(enrollStudentsSchema, input);
      return enrollStudents(courseId, emails, context);
    },
  }),
);

const enrollStudents = (courseId: number, emails: string[], context: SignedInContext): Promise<EnrollStudentsResult> =>
  auditedTransaction(context, async (tx) => {
    const course = await tx.course.findUnique({
      where: { id: courseId },
      select: { id: true, title: true, titleAr: true },
    });
    if (!course) throw new Problem('courseNotFound');
    const found = await tx.user.findMany({
      where: { email: { in: emails }, role: 'student', isActive: true, deletedAt: null },
      select: { id: true, email: true, ...registrationSelect },
      orderBy: { id: 'asc' },
    });
    const students = found.filter((user) => !hasUnconfirmedRegistration(user));
    const openedIds = await openCourseFor(tx, course, students);
    const known = new Set(found.map(({ email }) => email));
    return {
      enrolled: students.filter((student) => openedIds.has(student.id)).map(({ email }) => email),
      alreadyEnrolled: students.filter((student) => !openedIds.has(student.id)).map(({ email }) => email),
      notConfirmed: found.filter(hasUnconfirmedRegistration).map(({ email }) => email),
      notFound: emails.filter((email) => !known.has(email)),
    };
  });

export interface EnrollableCourse {
  id: number;
  title: string;
  titleAr: string;
}

/**
 * Enrolls students as a decision of an admin; their unpaid orders of the course are cancelled. Who has been deactivated or deleted
 * since they were read is left out.
 * @returns ids of the students who had no access before
 */
export async function openCourseFor(
  tx: Prisma.TransactionClient,
  { id: courseId, title, titleAr }: EnrollableCourse,
  students: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  const studentIds = await lockActiveStudents(
    tx,
    students.map(({ id }) => id),
  );
  await lockOrders(tx, { courseId, studentIds });
  const opened = await tx.$queryRaw<{ id: number; studentId: number }[]>`
    INSERT INTO "enrollments" ("studentId", "courseId", "source")
    SELECT "studentId", ${courseId}, 'admin' FROM unnest(${studentIds}::int[]) AS "studentId"
    ON CONFLICT ("studentId", "courseId") DO UPDATE SET
      "status" = CASE WHEN "enrollments"."completedAt" IS NULL THEN 'in_progress' ELSE 'completed' END::"EnrollmentStatus",
      "source" = 'admin', "endedAt" = NULL
    WHERE "enrollments"."status" IN ('pending_payment', 'ended')
    RETURNING "id", "studentId"`;
  await updateOrders(tx, { userId: { in: studentIds }, courseId });
  await completeDueEnrollments(
    tx,
    opened.map(({ id }) => id),
  );
  const payload = { courseId, title, titleAr };
  await sendNotifications(
    tx,
    enrolledNotification,
    opened.map(({ studentId: userId }) => ({ userId, payload })),
  );
  return new Set(opened.map(({ studentId }) => studentId));
}

/**
 * Payments are locked before enrollments, and no order is placed in between (docs/decisions/0060-payments-in-one-transaction.md):
 * the second update of an enrollment in a transaction locks the payment that it names.
 */
async function lockOrders(
  tx: Prisma.TransactionClient,
  { courseId, studentIds }: { courseId: number; studentIds: number[] },
): Promise<void> {
  await lockItem(tx, { courseId }, 'change');
  await lockPayments(tx, { courseId, userId: { in: studentIds } });
}

bulkFlagMutation('openEnrollments', {
  permission: 'enrollment:manage',
  noun: 'enrollments',
  flag: 'isOpen',
  note: 'False ends the access and keeps the progress; true opens it again, whether it was paid or not.',
  // A row that is so already is refused.
  apply: (isOpen) => async (id, context) => {
    await (isOpen ? reopenEnrollment : endEnrollment)(id, context);
    return true;
  },
});

const endEnrollment = (id: number, context: SignedInContext): Promise<void> =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.enrollment.updateMany({
      where: { id, ...activeEnrollmentWhere },
      data: { status: 'ended', endedAt: new Date() },
    });
    if (count === 0) throw new Problem(await missingOr(tx, id, 'enrollmentNotOpen'));
  });

const reopenEnrollment = (id: number, context: SignedInContext): Promise<void> =>
  auditedTransaction(context, async (tx) => {
    const enrollment = await tx.enrollment.findUnique({ where: { id }, select: { studentId: true, courseId: true } });
    if (!enrollment) throw new Problem('notFound');
    const { studentId, courseId } = enrollment;
    const { role, isActive } = await lockUser(tx, studentId, 'userNotFound');
    if (!isActive) throw new Problem('accountDeactivated');
    if (role !== 'student') throw new Problem('onlyStudentsEnroll');
    await lockOrders(tx, { courseId, studentIds: [studentId] });
    const [reopened] = await tx.$queryRaw<{ id: number }[]>`
      UPDATE "enrollments" SET "source" = 'admin', "endedAt" = NULL,
        "status" = CASE WHEN "completedAt" IS NULL THEN 'in_progress' ELSE 'completed' END::"EnrollmentStatus"
      WHERE "id" = ${id} AND "status" IN ('ended', 'pending_payment')
      RETURNING "id"`;
    if (!reopened) throw new Problem(await missingOr(tx, id, 'alreadyEnrolled'));
    await updateOrders(tx, { userId: studentId, courseId });
    await completeDueEnrollments(tx, [reopened.id]);
  });

async function missingOr<Code extends 'enrollmentNotOpen' | 'alreadyEnrolled'>(
  tx: Prisma.TransactionClient,
  id: number,
  code: Code,
): Promise<Code | 'notFound'> {
  return (await tx.enrollment.count({ where: { id } })) > 0 ? code : 'notFound';
}
