import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { paymentStatuses, type PaymentStatus } from '../contract/payments';
import { codeOf } from '../testing/accountFixtures';
import { createFixtures, viewerFor } from '../testing/fixtures';
import { enrollMutation, problemOf } from '../testing/learningDocuments';
import { createPaymentMutation, createPaymentScene, type decisionMutations } from '../testing/payments/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { expirePayments } from './orders/expirePayments';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const enrollmentOf = (studentId: number, courseId: number) =>
  db.enrollment.findUnique({ where: { studentId_courseId: { studentId, courseId } } });

describe('an order', () => {
  test('of a paid course waits for its payment, and a repeated call returns it', async () => {
    const { course, student, execute } = await createPaymentScene(db);
    const first = await execute(enrollMutation, { id: course.id }, student);
    expect(first).toMatchObject({ data: { enrollInCourse: { status: 'pending_payment' } } });
    expect(await execute(enrollMutation, { id: course.id }, student)).toEqual(first);
    const payments = await db.payment.findMany({ where: { userId: student.id } });
    expect(payments).toMatchObject([{ status: 'pending', courseId: course.id, method: 'baridimob' }]);
    expect(await enrollmentOf(student.id, course.id)).toMatchObject({ paymentId: payments[0]?.id });
    expect(payments[0]?.reference).toMatch(/^TY-[2-9A-HJ-NP-Z]{6}$/);
  });

  test('keeps its price when the course becomes dearer', async () => {
    const { course, order, submit, decide } = await createPaymentScene(db);
    const { id } = await order();
    await db.course.update({ where: { id: course.id }, data: { price: '20000' } });
    expect(await order()).toMatchObject({ id, amount: '16000.00' });
    await submit(id);
    expect(await decide('confirm', id)).toMatchObject({ data: { confirmPayment: { status: 'confirmed' } } });
  });

  test('opens at once when the course has become free', async () => {
    const { course, student, order, execute } = await createPaymentScene(db);
    const { id } = await order();
    await db.course.update({ where: { id: course.id }, data: { price: '0', isFree: true } });
    expect(await execute(enrollMutation, { id: course.id }, student)).toMatchObject({
      data: { enrollInCourse: { status: 'in_progress' } },
    });
    expect(await db.payment.findUnique({ where: { id: Number(id) } })).toMatchObject({ status: 'cancelled' });
  });

  test('is created once by 20 concurrent calls', async () => {
    const { student, course, execute } = await createPaymentScene(db);
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        execute(createPaymentMutation, { input: { courseId: course.id, method: 'ccp' } }, student),
      ),
    );
    expect(results.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await db.payment.count({ where: { userId: student.id } })).toBe(1);
  });

  test('that expires gives back the enrollment and the coupon', async () => {
    const { student, course, order } = await createPaymentScene(db);
    const coupon = await db.coupon.create({ data: { code: 'SUN20', percent: 20, totalLimit: 1 } });
    const { id } = await order(student, { coupon: 'sun20' });
    expect(await db.payment.findUnique({ where: { id: Number(id) } })).toMatchObject({ couponId: coupon.id });
    await db.payment.update({ where: { id: Number(id) }, data: { expiresAt: new Date(0) } });
    await expirePayments(db);
    expect(await db.payment.findUnique({ where: { id: Number(id) } })).toMatchObject({ status: 'expired' });
    expect(await enrollmentOf(student.id, course.id)).toBeNull();
    expect(await db.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ usedCount: 0 });
    expect(await order(student, { coupon: 'SUN20' })).toMatchObject({ amount: '12800.00', status: 'pending' });
  });

  test('with a coupon of the whole price is confirmed without a receipt', async () => {
    const { student, course, order } = await createPaymentScene(db);
    await db.coupon.create({ data: { code: 'GIFT', percent: 100 } });
    expect(await order(student, { coupon: 'GIFT' })).toMatchObject({
      status: 'confirmed',
      amount: '0.00',
      receipts: [],
    });
    expect(await enrollmentOf(student.id, course.id)).toMatchObject({ status: 'in_progress', source: 'payment' });
  });
});

describe('the state machine', () => {
  test('opens the course at confirmation and keeps the progress after a refund', async () => {
    const { student, course, order, submit, decide } = await createPaymentScene(db);
    const { id } = await order();
    expect(await submit(id)).toMatchObject({ data: { submitPaymentProof: { status: 'submitted' } } });
    expect(await decide('confirm', id)).toMatchObject({
      data: { confirmPayment: { receipts: [{ kind: 'receipt' }] } },
    });
    const opened = await enrollmentOf(student.id, course.id);
    expect(opened).toMatchObject({ status: 'in_progress' });
    await db.enrollment.update({ where: { id: opened?.id ?? 0 }, data: { progress: 40 } });
    await decide('requestRefund', id, student);
    expect(await decide('refund', id)).toMatchObject({
      data: { refundPayment: { status: 'refunded', receipts: [{ kind: 'receipt' }, { kind: 'credit_note' }] } },
    });
    expect(await enrollmentOf(student.id, course.id)).toMatchObject({ id: opened?.id, status: 'ended', progress: 40 });
    const again = await order();
    expect(again.id).not.toBe(id);
    await decide('cancel', again.id, student);
    expect(await enrollmentOf(student.id, course.id)).toMatchObject({ id: opened?.id, status: 'ended', progress: 40 });
  });

  test('allows exactly the decisions that a state has', async () => {
    const allowed: Record<keyof typeof decisionMutations, readonly PaymentStatus[]> = {
      confirm: ['submitted', 'expired'],
      reject: ['submitted'],
      cancel: ['pending', 'rejected'],
      requestRefund: ['confirmed'],
      refund: ['confirmed', 'refund_requested', 'submitted'],
      declineRefund: ['refund_requested'],
    };
    const actions = Object.keys(allowed) as (keyof typeof allowed)[];
    const { student, decide, order } = await createPaymentScene(db);
    const { id } = await order();
    for (const status of paymentStatuses)
      for (const action of actions) {
        await db.payment.update({
          where: { id: Number(id) },
          data: { status, confirmedAt: new Date() },
        });
        const result = await decide(
          action,
          id,
          action === 'requestRefund' || action === 'cancel' ? student : undefined,
        );
        const outcome = result.errors ? codeOf(result) : 'changed';
        expect([status, action, outcome]).toEqual([
          status,
          action,
          allowed[action].includes(status) ? 'changed' : 'paymentStateChanged',
        ]);
      }
  });

  test('of concurrent decisions exactly one succeeds', async () => {
    const { order, submit, decide } = await createPaymentScene(db);
    const { id } = await order();
    await submit(id);
    const results = await Promise.all([
      ...Array.from({ length: 5 }, () => decide('confirm', id)),
      ...Array.from({ length: 5 }, () => decide('reject', id)),
    ]);
    expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(results.filter(({ errors }) => errors).map(codeOf))).toEqual(new Set(['paymentStateChanged']));
    const isConfirmed = results.slice(0, 5).some(({ errors }) => !errors);
    expect(await db.receipt.count({ where: { paymentId: Number(id) } })).toBe(isConfirmed ? 1 : 0);
  });
});

test('a seat that is held does not show the meeting link', async () => {
  const { order, student, execute, submit, decide } = await createPaymentScene(db);
  const meetingUrl = 'https://meet.example.dz/solar';
  const event = await createFixtures(db).createEvent({ price: '5000', meetingUrl });
  const { id } = await order(student, { courseId: undefined, eventId: event.id });
  const query = 'query($id: ID!) { event(id: $id) { meetingUrl myRegistration { status paymentId } } }';
  const read = () => execute(query, { id: event.id }, student);
  expect(await read()).toMatchObject({
    data: { event: { meetingUrl: null, myRegistration: { status: 'pending_payment', paymentId: id } } },
  });
  await submit(id);
  await decide('confirm', id);
  expect(await read()).toMatchObject({ data: { event: { meetingUrl, myRegistration: { status: 'registered' } } } });
});

test('others see no payment and cannot act on it', async () => {
  const { order, submit, decide, execute, course } = await createPaymentScene(db);
  const { id } = await order();
  const { createUser } = createFixtures(db);
  const trainer = viewerFor(await db.user.findUniqueOrThrow({ where: { id: course.trainerId } }));
  for (const viewer of [viewerFor(await createUser()), trainer]) {
    expect(await execute('query($id: ID!) { payment(id: $id) { id } }', { id }, viewer)).toMatchObject({
      data: { payment: null },
    });
    expect(problemOf(await submit(id, viewer))).toMatchObject({ code: 'paymentNotFound' });
    expect(problemOf(await decide('cancel', id, viewer))).toMatchObject({ code: 'paymentNotFound' });
    expect(problemOf(await decide('confirm', id, viewer))).toMatchObject({ code: 'notAllowed' });
  }
});

describe('account, refund term and order of an enrollment', () => {
  const accountQuery = 'query($id: ID!) { payment(id: $id) { account { number holder } refundableUntil } }';

  test('an unpaid transfer names the account, a confirmed one the end of the guarantee', async () => {
    const { student, order, submit, decide, execute } = await createPaymentScene(db);
    await db.paymentSettings.update({
      where: { id: 1 },
      data: { ccpHolder: 'Tayyar', ccpNumber: '123', guaranteeDays: 14 },
    });
    const { id } = await order();
    const read = async () => (await execute<{ payment: object }>(accountQuery, { id }, student)).data?.payment;
    expect(await read()).toEqual({ account: { number: '123', holder: 'Tayyar' }, refundableUntil: null });
    await submit(id);
    await decide('confirm', id);
    const { confirmedAt } = await db.payment.findUniqueOrThrow({ where: { id: Number(id) } });
    const end = new Date((confirmedAt?.getTime() ?? 0) + 14 * 24 * 60 * 60 * 1000);
    expect(await read()).toEqual({ account: null, refundableUntil: end.toISOString() });
  });

  test('the order of an enrollment is for its student and admins, not for the trainer', async () => {
    const { student, admin, course, order, execute } = await createPaymentScene(db);
    const { id } = await order();
    const trainer = viewerFor(await db.user.findUniqueOrThrow({ where: { id: course.trainerId } }));
    const query = 'query($id: ID!) { enrollments(courseId: $id) { nodes { payment { id } } } }';
    const readAs = (viewer: typeof student) => execute(query, { id: course.id }, viewer);
    for (const [viewer, payment] of [
      [student, { id }],
      [admin, { id }],
      [trainer, null],
    ] as const)
      expect(await readAs(viewer)).toMatchObject({ data: { enrollments: { nodes: [{ payment }] } } });
  });
});

test('the last use of a coupon and the last seat of an event go to one of many', async () => {
  const { order, execute } = await createPaymentScene(db);
  const { createUser, createEvent } = createFixtures(db);
  const coupon = await db.coupon.create({ data: { code: 'LAST', amount: '1000', totalLimit: 1 } });
  const students = await Promise.all(Array.from({ length: 20 }, async () => viewerFor(await createUser())));
  const orders = await Promise.allSettled(students.map((student) => order(student, { coupon: 'LAST' })));
  expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await db.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ usedCount: 1 });

  const event = await createEvent({ price: '5000', capacity: 1 });
  const seats = await Promise.all(
    students.map((student) => execute(createPaymentMutation, { input: { eventId: event.id, method: 'ccp' } }, student)),
  );
  expect(seats.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(new Set(seats.filter(({ errors }) => errors).map((result) => codeOf(result)))).toEqual(
    new Set(['eventSoldOut']),
  );
  expect(await db.event.findUnique({ where: { id: event.id } })).toMatchObject({ registeredCount: 1 });
});
