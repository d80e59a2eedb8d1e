import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Problem } from '../core/problem';
import { createFixtures, viewerFor } from '../testing/fixtures';
import { problemOf } from '../testing/learningDocuments';
import { createPaymentMutation, createPaymentScene } from '../testing/payments/paymentFixtures';
import { countLockWaits } from '../testing/countLockWaits';
import { runBeforeNextCall } from '../testing/runBeforeNextCall';
import { takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';
import { expirePayments } from './orders/expirePayments';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const codeOf = (result: Parameters<typeof problemOf>[0]) => (problemOf(result) as Problem | undefined)?.code;
const readPayment = (id: string) => db.payment.findUniqueOrThrow({ where: { id: Number(id) } });
const expireNow = async (id: string) => {
  await db.payment.update({ where: { id: Number(id) }, data: { expiresAt: new Date(0) } });
  await expirePayments(db);
};

/** Kinds of the messages that were sent since the last call. */
const takeNotifications = async () =>
  (await takeJobs(db)).flatMap(({ payload }) => (payload as { kind?: string }).kind ?? []);

describe('a late proof', () => {
  test('of an order that has a successor is refused', async () => {
    const { order, submit, decide } = await createPaymentScene(db);
    const { id } = await order();
    await expireNow(id);
    await order();
    expect(codeOf(await submit(id))).toBe('newerOrderExists');
    expect(codeOf(await decide('confirm', id))).toBe('alreadyOrdered');
    expect(await readPayment(id)).toMatchObject({ status: 'expired' });
  });

  // Two connections: the embedded database has one.
  test.runIf(process.env.TEST_DATABASE_URL)(
    'that arrives during another order opens the order that both get',
    async () => {
      const { order } = await createPaymentScene(db);
      const { id } = await order();
      await expireNow(id);
      const second = await db.$transaction(async (tx) => {
        await tx.payment.update({ where: { id: Number(id) }, data: { status: 'submitted' } });
        const placed = order();
        await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1);
        return { placed };
      });
      expect(await second.placed).toMatchObject({ id, status: 'submitted' });
    },
  );

  test('uses the coupon again, or keeps the agreed discount without one', async () => {
    const { student, order, submit, execute, admin } = await createPaymentScene(db);
    const { createUser } = createFixtures(db);
    const code = `L${crypto.randomUUID().slice(0, 6)}`.toUpperCase();
    const coupon = await db.coupon.create({ data: { code, percent: 20, totalLimit: 1 } });
    const { id } = await order(student, { coupon: code });
    await expireNow(id);
    await submit(id);
    expect(await readPayment(id)).toMatchObject({ status: 'submitted', couponId: coupon.id });
    const review = 'query($id: ID!) { paymentReview(id: $id) { warnings { kind } } }';
    const warningsOf = async (paymentId: string) => execute(review, { id: paymentId }, admin);
    const other = viewerFor(await createUser());
    await db.coupon.update({ where: { id: coupon.id }, data: { totalLimit: 2 } });
    const second = await order(other, { coupon: code });
    await expireNow(second.id);
    await db.coupon.update({ where: { id: coupon.id }, data: { totalLimit: 1 } });
    await submit(second.id, other);
    expect(await readPayment(second.id)).toMatchObject({ status: 'submitted', couponId: null });
    expect((await readPayment(second.id)).amount.toFixed(2)).toBe('12800.00');
    expect(await warningsOf(second.id)).toMatchObject({
      data: { paymentReview: { warnings: expect.arrayContaining([{ kind: 'discountWithoutCoupon' }]) as object[] } },
    });
    expect(await db.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ usedCount: 1 });
  });

  test('names the account that the money goes to', async () => {
    const { student, course, order, uploadProof, execute } = await createPaymentScene(db);
    const { id } = await order();
    await expireNow(id);
    await db.course.update({ where: { id: course.id }, data: { isPublished: false } });
    const mutation = `mutation($id: ID!, $input: PaymentProofInput!) {
      submitPaymentProof(id: $id, input: $input) { status place refundMethod refundAccount refundHolder } }`;
    const input = { transactionId: 'A1', proofUrl: await uploadProof(), refundMethod: 'ccp', refundHolder: 'Amina' };
    const wrong = await execute(mutation, { id, input: { ...input, refundAccount: '0021453687 34' } }, student);
    expect(problemOf(wrong)).toMatchObject({ code: 'invalidInput', fields: { refundAccount: 'wrongAccountKey' } });
    // Our own account, with its number and key or as the RIP of that number.
    await db.paymentSettings.update({ where: { id: 1 }, data: { ccpNumber: '23456789', ccpKey: '88' } });
    for (const [refundMethod, refundAccount] of [
      ['ccp', '0023456789 88'],
      ['baridimob', '00799999002345678941'],
    ]) {
      const own = await execute(mutation, { id, input: { ...input, refundMethod, refundAccount } }, student);
      expect(problemOf(own)).toMatchObject({ code: 'invalidInput', fields: { refundAccount: 'refundToSite' } });
    }
    await db.paymentSettings.update({ where: { id: 1 }, data: { ccpNumber: '', ccpKey: '' } });
    expect(
      await execute(mutation, { id, input: { ...input, refundAccount: 'CCP 0021453687 clé 33' } }, student),
    ).toEqual({
      data: {
        submitPaymentProof: {
          status: 'submitted',
          place: 'gone',
          refundMethod: 'ccp',
          refundAccount: '0021453687 33',
          refundHolder: 'Amina',
        },
      },
    });
  });

  test('or the money of an expired order is confirmed by an admin in one step', async () => {
    const { student, course, order, decide } = await createPaymentScene(db);
    const { id } = await order();
    await expireNow(id);
    expect(await decide('confirm', id)).toMatchObject({
      data: { confirmPayment: { status: 'confirmed', receipts: [{ kind: 'receipt' }] } },
    });
    const key = { studentId_courseId: { studentId: student.id, courseId: course.id } };
    expect(await db.enrollment.findUnique({ where: key })).toMatchObject({ status: 'in_progress', source: 'payment' });
  });
});

describe('a seat that is not paid', () => {
  const seatInput = (eventId: number) => ({ courseId: undefined, eventId });
  const seatScene = async (capacity = 1) => {
    const scene = await createPaymentScene(db);
    const event = await createFixtures(db).createEvent({ price: '5000', capacity });
    return { ...scene, event, input: seatInput(event.id) };
  };
  const registered = async (id: number) => (await db.event.findUniqueOrThrow({ where: { id } })).registeredCount;
  const lapse = async (id: string) =>
    db.payment.update({ where: { id: Number(id) }, data: { seatHeldUntil: new Date(Date.now() - 1000) } });

  test('needs a confirmed address', async () => {
    const { event, execute } = await seatScene();
    const stranger = viewerFor(await createFixtures(db).createUser({ emailConfirmedAt: null }));
    const result = await execute(createPaymentMutation, { input: { eventId: event.id, method: 'ccp' } }, stranger);
    expect(codeOf(result)).toBe('addressNotConfirmed');
    expect(await db.payment.count({ where: { userId: stranger.id } })).toBe(0);
    expect(await registered(event.id)).toBe(0);
  });

  test('is held for the hours of the setting, and not for longer by a second order', async () => {
    await db.paymentSettings.update({ where: { id: 1 }, data: { seatHoldHours: 2 } });
    const { student, event, input, order, decide, execute } = await seatScene();
    const { id } = await order(student, input);
    const { seatHeldUntil, createdAt } = await readPayment(id);
    expect(seatHeldUntil!.getTime() - createdAt.getTime()).toBeLessThanOrEqual(2 * 60 * 60 * 1000);
    await decide('cancel', id, student);
    const second = await order(student, input);
    expect((await readPayment(second.id)).seatHeldUntil).toEqual(seatHeldUntil);
    await lapse(second.id);
    await execute('mutation($id: ID!) { cancelEventRegistration(eventId: $id) { id } }', { id: event.id }, student);
    const third = await order(student, input);
    expect(third.status).toBe('pending');
    expect(await registered(event.id)).toBe(0);
    await db.paymentSettings.update({ where: { id: 1 }, data: { seatHoldHours: 24 } });
  });

  test('goes to others after that, and the order is told that none is left', async () => {
    const { student, event, input, order, submit, execute } = await seatScene();
    const other = viewerFor(await createFixtures(db).createUser());
    const { id } = await order(student, input);
    await lapse(id);
    await takeJobs(db);
    const taken = await order(other, input);
    expect(await takeNotifications()).toEqual(['seat_released', 'payment_opened']);
    expect(await registered(event.id)).toBe(1);
    const page = 'query($id: ID!) { payment(id: $id) { status place seatHeldUntil } }';
    expect(await execute(page, { id }, student)).toMatchObject({
      data: { payment: { status: 'pending', place: 'gone', seatHeldUntil: null } },
    });
    await submit(id);
    expect(await takeNotifications()).toEqual(['payment_waiting', 'payment_without_place']);
    expect(await registered(event.id)).toBe(1);
    expect((await readPayment(taken.id)).status).toBe('pending');
  });

  test('is taken by a proof while there are seats', async () => {
    const { student, event, input, order, submit, decide } = await seatScene();
    const { id } = await order(student, input);
    await lapse(id);
    await expirePayments(db);
    expect(await registered(event.id)).toBe(0);
    await submit(id);
    expect(await registered(event.id)).toBe(1);
    await decide('confirm', id);
    expect(await db.eventRegistration.findFirst({ where: { eventId: event.id } })).toMatchObject({
      userId: student.id,
      status: 'registered',
    });
  });
});

test('a paid event that is cancelled can be refunded after the guarantee period', async () => {
  const { student, order, submit, decide, execute } = await createPaymentScene(db);
  const event = await createFixtures(db).createEvent({ price: '5000' });
  const { id } = await order(student, { courseId: undefined, eventId: event.id });
  await submit(id);
  await decide('confirm', id);
  await db.payment.update({ where: { id: Number(id) }, data: { confirmedAt: new Date(0) } });
  expect(codeOf(await decide('requestRefund', id, student))).toBe('guaranteeEnded');
  await db.event.update({ where: { id: event.id }, data: { isPublished: false } });
  const mutation = `mutation($id: ID!) {
    requestPaymentRefund(id: $id, reason: "Moved", refundMethod: cash, refundHolder: "Amina") { id } }`;
  expect(problemOf(await execute(mutation, { id }, student))).toMatchObject({
    fields: { refundMethod: 'cashForCashOnly' },
  });
  expect((await decide('requestRefund', id, student)).errors).toBeUndefined();
});

test('the review of a refund says what was used', async () => {
  const { course, student, admin, order, submit, decide, execute } = await createPaymentScene(db);
  const { createLesson } = createFixtures(db);
  const lessons = [await createLesson(course.id), await createLesson(course.id)];
  const { id } = await order();
  await submit(id);
  await decide('confirm', id);
  const { id: enrollmentId } = await db.enrollment.findFirstOrThrow({ where: { studentId: student.id } });
  await db.lessonProgress.create({ data: { enrollmentId, lessonId: lessons[0]?.id ?? 0, completedAt: new Date() } });
  await decide('requestRefund', id, student);
  const query = `query($id: ID!) { paymentReview(id: $id) {
    payment { refundMethod refundAccount refundHolder }
    usage { lessonCount completedLessons hasCertificate daysSincePayment guaranteeDays earlierRefunds isOpenedByAdmin } } }`;
  expect(await execute(query, { id }, admin)).toMatchObject({
    data: {
      paymentReview: {
        payment: { refundMethod: 'ccp', refundAccount: '0021453687 33', refundHolder: 'Amina Haddad' },
        usage: {
          lessonCount: 2,
          completedLessons: 1,
          hasCertificate: false,
          daysSincePayment: 0,
          guaranteeDays: 14,
          earlierRefunds: 0,
          isOpenedByAdmin: false,
        },
      },
    },
  });
});

describe('an order that was begun before another request', () => {
  const updateUser = 'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }';

  test.each([
    ['made the payer a trainer', { role: 'trainer' }, 'onlyStudentsEnroll'],
    ['deactivated the payer', { isActive: false }, 'notSignedIn'],
  ])('%s is not placed', async (_name, input, code) => {
    const { student, admin, course, execute } = await createPaymentScene(db);
    runBeforeNextCall(db, '$transaction', async () => {
      expect((await execute(updateUser, { id: student.id, input }, admin)).errors).toBeUndefined();
    });
    const order = { courseId: course.id, method: 'ccp' };
    expect(codeOf(await execute(createPaymentMutation, { input: order }, student))).toBe(code);
    expect(await db.payment.count({ where: { userId: student.id } })).toBe(0);
  });
});

describe('a late proof of several orders', () => {
  test('uses a coupon for one person as often as its limit allows', async () => {
    const { student, order, submit } = await createPaymentScene(db);
    const courses = await Promise.all(
      [1, 2].map(() => createFixtures(db).createCourse({ price: '16000', isFree: false })),
    );
    const code = `P${crypto.randomUUID().slice(0, 6)}`.toUpperCase();
    const coupon = await db.coupon.create({ data: { code, percent: 50, perUserLimit: 1 } });
    const ids: string[] = [];
    for (const { id: courseId } of courses) {
      const { id } = await order(student, { courseId, coupon: code });
      await expireNow(id);
      ids.push(id);
    }
    for (const id of ids) await submit(id);
    expect((await Promise.all(ids.map(readPayment))).map(({ couponId }) => couponId)).toEqual([coupon.id, null]);
    expect(await db.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ usedCount: 1 });
  });
});

test('an order whose course has opened free of charge has no place any more, also when the course costs again', async () => {
  const { course, student, order, submit, decide, execute } = await createPaymentScene(db);
  const { id } = await order();
  await submit(id);
  const { admin } = await createPaymentScene(db);
  const setPrice = (input: object) =>
    execute(
      'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }',
      { id: course.id, input },
      admin,
    );
  await setPrice({ price: '0', isFree: true });
  await decide('reject', id);
  await setPrice({ price: '16000', isFree: false });
  await submit(id);
  const { data } = await execute('query ($id: ID!) { payment(id: $id) { status place } }', { id }, student);
  expect(data).toMatchObject({ payment: { place: 'gone' } });
});
