import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { dayMs } from '../contract/text/format/dateTime';
import type { Problem } from '../core/problem';
import { createFixtures } from '../testing/fixtures';
import { enrollMutation, problemOf } from '../testing/learningDocuments';
import { createPaymentScene } from '../testing/payments/paymentFixtures';
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

test('a payment in cash does not ask its payer for a transfer', async () => {
  const { course, student, admin, execute } = await createPaymentScene(db);
  await takeJobs(db);
  const mutation = 'mutation($input: CashPaymentInput!) { recordCashPayment(input: $input) { status } }';
  await execute(mutation, { input: { userId: student.id, courseId: course.id } }, admin);
  expect((await takeNotifications()).toSorted()).toEqual(['new_student', 'payment_confirmed']);
});

test('a payment in cash that cannot be recorded leaves no order, and an open one as it was', async () => {
  const { course, student, admin, order, submit, execute } = await createPaymentScene(db);
  await db.user.update({ where: { id: admin.id }, data: { isActive: false } });
  const mutation = 'mutation($input: CashPaymentInput!) { recordCashPayment(input: $input) { status } }';
  const record = () => execute(mutation, { input: { userId: student.id, courseId: course.id } }, admin);
  expect(codeOf(await record())).toBe('notSignedIn');
  expect(await db.payment.count({ where: { userId: student.id } })).toBe(0);
  const { id } = await order();
  expect(codeOf(await record())).toBe('notSignedIn');
  expect(await readPayment(id)).toMatchObject({ status: 'pending', method: 'ccp' });
  expect((await submit(id)).errors).toBeUndefined();
});

test('an order that a coupon pays is confirmed to its payer', async () => {
  const { student, order } = await createPaymentScene(db);
  await db.coupon.create({ data: { code: 'WHOLE', percent: 100 } });
  await takeJobs(db);
  await order(student, { coupon: 'WHOLE' });
  expect((await takeNotifications()).toSorted()).toEqual(['new_student', 'payment_confirmed']);
});

test('the money of an order that a coupon has paid cannot be asked for', async () => {
  const { student, order, decide } = await createPaymentScene(db);
  await db.coupon.create({ data: { code: 'GIFT', percent: 100 } });
  const { id } = await order(student, { coupon: 'GIFT' });
  expect(codeOf(await decide('requestRefund', id, student))).toBe('nothingToPay');
  expect(await readPayment(id)).toMatchObject({ status: 'confirmed' });
});

test('admins hear of the first proof and of the first one after a refusal, not of those that replace it', async () => {
  const { order, submit, decide } = await createPaymentScene(db);
  const { id } = await order();
  await takeJobs(db);
  const sent: number[] = [];
  const send = async () => {
    await submit(id);
    sent.push((await takeNotifications()).filter((kind) => kind === 'payment_waiting').length);
  };
  await send();
  await send();
  await decide('reject', id);
  await send();
  await send();
  expect(sent).toEqual([1, 0, 1, 0]);
});

test('a course that becomes free opens for an order after a refund', async () => {
  const { course, student, order, submit, decide, execute } = await createPaymentScene(db);
  const { id } = await order();
  await submit(id);
  for (const action of ['confirm', 'requestRefund', 'refund'] as const) await decide(action, id);
  const second = await order();
  await db.course.update({ where: { id: course.id }, data: { price: '0', isFree: true } });
  await execute(enrollMutation, { id: course.id }, student);
  expect(await readPayment(second.id)).toMatchObject({ status: 'cancelled' });
  const key = { studentId_courseId: { studentId: student.id, courseId: course.id } };
  expect(await db.enrollment.findUnique({ where: key })).toMatchObject({ status: 'in_progress', source: 'free' });
});

test('the order of a course that became free ends when the proof that was under review is refused', async () => {
  const { course, student, order, submit, decide, execute } = await createPaymentScene(db);
  const { id } = await order();
  await submit(id);
  await db.course.update({ where: { id: course.id }, data: { price: '0', isFree: true } });
  await execute(enrollMutation, { id: course.id }, student);
  const key = { studentId_courseId: { studentId: student.id, courseId: course.id } };
  expect(await db.enrollment.findUnique({ where: key })).toMatchObject({ status: 'in_progress', source: 'free' });
  await takeJobs(db);
  await decide('reject', id);
  expect(await readPayment(id)).toMatchObject({ status: 'cancelled', decisionReason: 'No such transfer' });
  expect(await takeNotifications()).toEqual(['order_cancelled']);
  expect(await db.enrollment.findUnique({ where: key })).toMatchObject({ status: 'in_progress', source: 'free' });
});

describe('the seat of an event', () => {
  test('is not held beyond the start of the event after a refusal', async () => {
    const { student, order, submit, decide } = await createPaymentScene(db);
    const startDate = new Date(Date.now() + dayMs);
    const event = await createFixtures(db).createEvent({ price: '5000', capacity: 1, startDate });
    const { id } = await order(student, { courseId: undefined, eventId: event.id });
    await submit(id);
    await decide('reject', id);
    expect((await readPayment(id)).expiresAt).toEqual(startDate);
  });

  test('is free again after the expiry, for others too', async () => {
    const { student, order } = await createPaymentScene(db);
    const event = await createFixtures(db).createEvent({ price: '5000', capacity: 1 });
    const input = { courseId: undefined, eventId: event.id };
    const { id } = await order(student, input);
    await expireNow(id);
    expect(await db.event.findUnique({ where: { id: event.id } })).toMatchObject({ registeredCount: 0 });
    expect(await order(student, input)).toMatchObject({ status: 'pending' });
  });

  test('that is not paid is marked for the admins', async () => {
    const { student, admin, order, execute } = await createPaymentScene(db);
    const event = await createFixtures(db).createEvent({ price: '5000' });
    await order(student, { courseId: undefined, eventId: event.id });
    const query = 'query($id: ID!) { adminEventRegistrations(eventId: $id) { rows { status } } }';
    expect(await execute(query, { id: event.id }, admin)).toMatchObject({
      data: { adminEventRegistrations: { rows: [{ status: 'pending_payment' }] } },
    });
  });
});

describe('a proof', () => {
  const mutation = `mutation($id: ID!, $input: PaymentProofInput!, $proofId: ID) {
    submitPaymentProof(id: $id, input: $input, proofId: $proofId) { proofId transactionId } }`;

  test('is not replaced from a page that does not know it, unless the page names none', async () => {
    const { student, order, submit, uploadProof, execute } = await createPaymentScene(db);
    const { id } = await order();
    const send = async (transactionId: string, known: { proofId?: string | null }) =>
      execute<{ submitPaymentProof: { proofId: string } }>(
        mutation,
        { id, input: { transactionId, proofUrl: await uploadProof() }, ...known },
        student,
      );
    const first = (await send('FIRST 1', { proofId: null })).data?.submitPaymentProof.proofId;
    expect(codeOf(await send('STALE 2', { proofId: null }))).toBe('proofAlreadySent');
    expect(await readPayment(id)).toMatchObject({ transactionId: 'FIRST 1' });
    expect((await send('SECOND 3', { proofId: first ?? '' })).errors).toBeUndefined();
    expect(codeOf(await send('STALE 4', { proofId: first ?? '' }))).toBe('proofAlreadySent');
    expect(await db.paymentProof.count({ where: { paymentId: Number(id) } })).toBe(2);
    expect((await submit(id)).errors).toBeUndefined();
  });
});

describe('a decision about a proof', () => {
  const confirm = 'mutation($id: ID!, $proofId: ID) { confirmPayment(id: $id, proofId: $proofId) { status } }';
  const reject =
    'mutation($id: ID!, $proofId: ID) { rejectPayment(id: $id, reason: "No transfer", proofId: $proofId) { status } }';
  const latestProof = async (id: string) =>
    db.paymentProof.findFirstOrThrow({ where: { paymentId: Number(id) }, orderBy: { id: 'desc' } });

  test.each([
    ['confirm', confirm, 'confirmed'],
    ['reject', reject, 'rejected'],
  ])('%s: is refused if the payer has replaced the proof meanwhile', async (_name, mutation, status) => {
    const { admin, order, submit, execute } = await createPaymentScene(db);
    const { id } = await order();
    await submit(id);
    const { id: seen } = await latestProof(id);
    await submit(id);
    expect(codeOf(await execute(mutation, { id, proofId: seen }, admin))).toBe('changedMeanwhile');
    expect(await readPayment(id)).toMatchObject({ status: 'submitted', rejectionCount: 0 });
    expect(await db.receipt.count({ where: { paymentId: Number(id) } })).toBe(0);
    const { id: latest } = await latestProof(id);
    expect((await execute(mutation, { id, proofId: latest }, admin)).errors).toBeUndefined();
    expect(await readPayment(id)).toMatchObject({ status });
  });

  test('is final: the proof cannot be replaced afterwards', async () => {
    const { order, submit, decide } = await createPaymentScene(db);
    const { id } = await order();
    await submit(id);
    await decide('confirm', id);
    expect(codeOf(await submit(id))).toBe('paymentStateChanged');
    expect(await db.paymentProof.count({ where: { paymentId: Number(id) } })).toBe(1);
  });

  test("is never about another person's file", async () => {
    const { student, order, uploadProof, execute } = await createPaymentScene(db);
    const stranger = await createPaymentScene(db);
    const { id } = await order();
    const proofUrl = await uploadProof(stranger.student);
    const mutation =
      'mutation($id: ID!, $input: PaymentProofInput!) { submitPaymentProof(id: $id, input: $input) { id } }';
    const result = await execute(mutation, { id, input: { transactionId: 'A1', proofUrl } }, student);
    expect(codeOf(result)).toBe('invalidInput');
    expect(await readPayment(id)).toMatchObject({ status: 'pending' });
  });
});

test('one order that cannot be closed does not hold the others', async () => {
  const [broken, sound] = [await createPaymentScene(db), await createPaymentScene(db)];
  const coupon = await db.coupon.create({
    data: { code: `X${crypto.randomUUID().slice(0, 6)}`.toUpperCase(), percent: 5 },
  });
  const { id: first } = await broken.order(broken.student, { coupon: coupon.code });
  const { id: second } = await sound.order();
  await db.coupon.update({ where: { id: coupon.id }, data: { usedCount: 0 } });
  await db.payment.update({ where: { id: Number(first) }, data: { expiresAt: new Date(0) } });
  await db.payment.update({ where: { id: Number(second) }, data: { expiresAt: new Date(1) } });
  await expect(expirePayments(db)).rejects.toThrow('1 orders could not be closed');
  expect(await readPayment(second)).toMatchObject({ status: 'expired' });
  await db.coupon.update({ where: { id: coupon.id }, data: { usedCount: 1 } });
  await expirePayments(db);
  expect(await readPayment(first)).toMatchObject({ status: 'expired' });
});
