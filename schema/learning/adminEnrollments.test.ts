import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { createExecutor, createFixtures, createTestContext, viewerFor } from '../testing/fixtures';
import { createPaymentScene } from '../testing/payments/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { enrollmentExport, openCourseFor } from './adminEnrollments';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const enrollMany = `mutation($input: EnrollStudentsInput!) {
  enrollStudents(input: $input) { enrolled alreadyEnrolled notConfirmed notFound } }`;
const setOpen = `mutation($ids: [ID!]!, $isOpen: Boolean!) {
  openEnrollments(ids: $ids, isOpen: $isOpen) { succeeded failed { id message } } }`;

test('an admin enrolls many students by address; an unpaid order is cancelled', async () => {
  const { course, student, admin, order, execute } = await createPaymentScene(db);
  const { createUser } = createFixtures(db);
  const [member, trainer] = [await createUser(), await createUser({ role: 'trainer' })];
  const buyer = await db.user.findUniqueOrThrow({ where: { id: student.id } });
  const { id } = await order();
  const emails = [member.email.toUpperCase(), buyer.email, trainer.email, 'unknown@example.dz', member.email];
  const input = { courseId: course.id, emails };
  expect(await execute(enrollMany, { input }, admin)).toMatchObject({
    data: {
      enrollStudents: {
        enrolled: [buyer.email, member.email],
        alreadyEnrolled: [],
        notFound: [trainer.email, 'unknown@example.dz'],
      },
    },
  });
  expect(await db.payment.findUnique({ where: { id: Number(id) } })).toMatchObject({ status: 'cancelled' });
  expect(await db.enrollment.findMany({ where: { courseId: course.id } })).toMatchObject([
    { status: 'in_progress', source: 'admin' },
    { status: 'in_progress', source: 'admin' },
  ]);
  expect(await execute(enrollMany, { input }, admin)).toMatchObject({
    data: { enrollStudents: { enrolled: [], alreadyEnrolled: [buyer.email, member.email] } },
  });
});

test('who was deactivated or deleted after they were read gets no access', async () => {
  const { createUser, createCourse } = createFixtures(db);
  const course = await createCourse();
  const [student, inactive, deleted, trainer] = [
    await createUser(),
    await createUser({ isActive: false }),
    await createUser({ deletedAt: new Date() }),
    await createUser({ role: 'trainer' }),
  ];
  const people = [student, inactive, deleted, trainer];
  expect([...(await db.$transaction((tx) => openCourseFor(tx, course, people)))]).toEqual([student.id]);
  expect(await db.enrollment.count({ where: { courseId: course.id } })).toBe(1);
});

test('who registered with an address and never confirmed it is not enrolled; an account of the office is', async () => {
  const { createUser, createCourse } = createFixtures(db);
  const admin = viewerFor(await createUser({ role: 'admin' }));
  const course = await createCourse({ price: '9000' });
  const stranger = await createUser({ emailConfirmedAt: null, acceptedTermsAt: new Date() });
  const confirmed = await createUser({ acceptedTermsAt: new Date() });
  const ofOffice = [
    await createUser({ emailConfirmedAt: null }),
    await createUser({ emailConfirmedAt: null, passwordHash: '!' }),
  ];
  const known = [confirmed, ...ofOffice].map(({ email }) => email);
  const input = { courseId: course.id, emails: [stranger.email, ...known] };
  expect(await createExecutor(db).execute(enrollMany, { input }, admin)).toEqual({
    data: { enrollStudents: { enrolled: known, alreadyEnrolled: [], notConfirmed: [stranger.email], notFound: [] } },
  });
  expect(await db.enrollment.count({ where: { studentId: stranger.id } })).toBe(0);
});

test('an access is ended and opened again with its progress', async () => {
  const { createUser, createCourse, createLesson, createEnrollment } = createFixtures(db);
  const { execute } = createExecutor(db);
  const admin = viewerFor(await createUser({ role: 'admin' }));
  const course = await createCourse();
  const lessons = [await createLesson(course.id), await createLesson(course.id)];
  const { id } = await createEnrollment((await createUser()).id, course.id, { progress: 50 });
  await db.lessonProgress.create({
    data: { enrollmentId: id, lessonId: lessons[0]?.id ?? 0, completedAt: new Date() },
  });
  const change = (isOpen: boolean) => execute(setOpen, { ids: [id], isOpen }, admin);
  expect(await change(false)).toMatchObject({ data: { openEnrollments: { succeeded: [String(id)] } } });
  expect(await db.enrollment.findUnique({ where: { id } })).toMatchObject({ status: 'ended', progress: 50 });
  expect(await change(false)).toMatchObject({ data: { openEnrollments: { failed: [{ id: String(id) }] } } });
  expect(await change(true)).toMatchObject({ data: { openEnrollments: { succeeded: [String(id)] } } });
  expect(await db.enrollment.findUnique({ where: { id } })).toMatchObject({
    status: 'in_progress',
    source: 'admin',
    progress: 50,
    endedAt: null,
  });
});

test('a completed course stays completed while its access has ended, also after a refund', async () => {
  const { course, student, admin, order, submit, decide, execute } = await createPaymentScene(db);
  const payment = await order();
  await submit(payment.id);
  await decide('confirm', payment.id);
  const completion = { status: 'completed', progress: 100, completedAt: new Date() } as const;
  const { id } = await db.enrollment.findFirstOrThrow({ where: { studentId: student.id, courseId: course.id } });
  await db.enrollment.update({ where: { id }, data: completion });
  const ended = { ...completion, status: 'ended' };
  await execute(setOpen, { ids: [id], isOpen: false }, admin);
  expect(await db.enrollment.findUnique({ where: { id } })).toMatchObject(ended);
  await execute(setOpen, { ids: [id], isOpen: true }, admin);
  expect(await db.enrollment.findUnique({ where: { id } })).toMatchObject(completion);
  await db.enrollment.update({ where: { id }, data: { source: 'payment' } });
  await decide('requestRefund', payment.id, student);
  expect(await decide('refund', payment.id)).toMatchObject({ data: { refundPayment: { status: 'refunded' } } });
  expect(await db.enrollment.findUnique({ where: { id } })).toMatchObject(ended);
});

test('the table finds enrollments by student, course, state and date', async () => {
  const { createUser, createCourse, createEnrollment } = createFixtures(db);
  const admin = viewerFor(await createUser({ role: 'admin' }));
  const [amel, omar] = [await createUser({ firstName: 'Amel', lastName: 'Zitouni' }), await createUser()];
  const course = await createCourse();
  await createEnrollment(amel.id, course.id, { enrolledAt: new Date('2026-01-10') });
  await createEnrollment(omar.id, course.id, { status: 'ended', enrolledAt: new Date('2026-02-10') });
  const find = async (filter: object) => {
    const { data } = await createExecutor(db).execute<{ adminEnrollments: { rows: { studentId: string }[] } }>(
      'query($filter: AdminEnrollmentFilter) { adminEnrollments(filter: $filter) { rows { studentId email name } totalCount } }',
      { filter: { courseId: course.id, ...filter } },
      admin,
    );
    return data?.adminEnrollments.rows.map(({ studentId }) => Number(studentId));
  };
  expect(await find({})).toEqual([omar.id, amel.id]);
  expect(await find({ search: 'zitouni amel' })).toEqual([amel.id]);
  expect(await find({ status: 'ended' })).toEqual([omar.id]);
  expect(await find({ from: '2026-02-01T00:00:00Z' })).toEqual([omar.id]);
  expect(await find({ to: '2026-02-01T00:00:00Z' })).toEqual([amel.id]);
});

test.each([
  'no address',
  '<script>@example.dz',
  'a@example.dz\u0000',
  `${'a'.repeat(10_000)}@example.dz`,
  '\ud800@x.dz',
  '',
])('refuses the whole list for %j and enrolls none of its students', async (hostile) => {
  const { createUser, createCourse } = createFixtures(db);
  const admin = viewerFor(await createUser({ role: 'admin' }));
  const [{ email }, course] = [await createUser(), await createCourse()];
  const input = { courseId: course.id, emails: [email, hostile] };
  const { errors } = await createExecutor(db).execute(enrollMany, { input }, admin);
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput' });
  expect(await db.enrollment.count({ where: { courseId: course.id } })).toBe(0);
});

test('the export has the rows of the filter with state, reason and dates', async () => {
  const { createUser, createCourse, createEnrollment } = createFixtures(db);
  const admin = viewerFor(await createUser({ role: 'admin' }));
  const [{ id: courseId }, { id: memberId }, { id: otherId }] = [
    await createCourse(),
    await createUser(),
    await createUser(),
  ];
  const endedAt = new Date('2026-03-01');
  await createEnrollment(memberId, courseId, { status: 'ended', endedAt, enrolledAt: new Date('2026-01-10') });
  await createEnrollment(otherId, courseId, { enrolledAt: new Date('2026-02-10') });
  const context = { ...createTestContext(db, { language: 'ar' }), viewer: admin };
  const find = async (filter: object) => {
    const rows = [];
    const query = { courseId: String(courseId), sort: 'enrolledAt', direction: 'asc', ...filter } as const;
    for await (const batch of enrollmentExport.fetchBatches(context, query)) rows.push(...batch);
    return rows;
  };
  expect(await find({})).toHaveLength(2);
  expect(await find({ status: 'ended' })).toMatchObject([{ status: 'ended', source: 'free', endedAt }]);
  expect(await find({ from: new Date('2026-02-01') })).toMatchObject([{ status: 'in_progress' }]);
});
