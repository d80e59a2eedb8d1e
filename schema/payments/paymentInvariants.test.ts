import { afterAll, beforeAll, expect, test } from 'vitest';
import { Prisma, type PaymentStatus, type PrismaClient } from '../../prisma/generated/client';
import { unpaidStatuses } from '../contract/payments';
import type { Viewer } from '../core/context';
import { Problem } from '../core/problem';
import { createRandom } from '../testing/createRandom';
import { createFixtures, viewerFor } from '../testing/fixtures';
import { completeMutation, enrollMutation } from '../testing/learningDocuments';
import { createPaymentMutation, createPaymentScene, decisionMutations } from '../testing/payments/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { expirePayments } from './orders/expirePayments';

/** Actions in the usual run; `PAYMENT_ACTIONS=10000` for the long one (docs/testing.md). */
const actionCount = Number(process.env.PAYMENT_ACTIONS ?? 300);
const concurrentActions = 6;

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

async function createWorld() {
  const { createCourse, createEvent, createLesson, createUser } = createFixtures(db);
  const { admin, submit, execute } = await createPaymentScene(db);
  const students = await Promise.all(Array.from({ length: 6 }, async () => viewerFor(await createUser())));
  const courses = await Promise.all(['1000', '2500.50', '7000'].map((price) => createCourse({ price, isFree: false })));
  const lessons = await Promise.all(courses.map(({ id }) => createLesson(id)));
  const events = await Promise.all([1, 3].map((capacity) => createEvent({ price: '5000', capacity })));
  await db.coupon.createMany({
    data: [
      { code: 'TEN', percent: 10, totalLimit: 4, perUserLimit: null },
      { code: 'ALL', percent: 100, totalLimit: 2 },
      { code: 'LESS', amount: '333.33', perUserLimit: 2 },
    ],
  });
  return { admin, submit, execute, students, courses, lessons, events };
}

/** One random action of a random person; refusals are part of it, anything else fails the test. */
function createActor(world: Awaited<ReturnType<typeof createWorld>>) {
  const { admin, submit, execute, students, courses, lessons, events } = world;
  const random = createRandom(20_261_123);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const pickAny = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const randomPayment = async () => {
    const payments = await db.payment.findMany({
      where: { openKey: { not: null } },
      orderBy: { id: 'desc' },
      take: 20,
    });
    return payments.length === 0 ? null : pick(payments);
  };
  const order = (student: Viewer) => {
    const item = random() < 0.7 ? { courseId: pick(courses).id } : { eventId: pick(events).id };
    const coupon = pick([undefined, undefined, 'TEN', 'ALL', 'LESS']);
    return execute(createPaymentMutation, { input: { ...item, method: pick(['ccp', 'baridimob']), coupon } }, student);
  };
  const decide = async (action: keyof typeof decisionMutations) => {
    const payment = await randomPayment();
    const owner = students.find(({ id }) => id === payment?.userId);
    const viewer = action === 'cancel' || action === 'requestRefund' ? owner : admin;
    return payment && execute(decisionMutations[action], { id: payment.id }, viewer);
  };
  const sendProof = async () => {
    const payment = await randomPayment();
    const owner = students.find(({ id }) => id === payment?.userId);
    return payment && owner ? submit(String(payment.id), owner, `CCP ${Math.floor(random() * 1000)}`) : null;
  };
  const expireOne = async () => {
    const payment = await randomPayment();
    if (payment && random() < 0.3)
      await db.payment.updateMany({ where: { id: payment.id }, data: { expiresAt: new Date(0) } });
    await expirePayments(db);
    return null;
  };
  const changeCourse = () =>
    execute(
      'mutation($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }',
      {
        id: pick(courses).id,
        input: pick([{ price: '900' }, { price: '3000' }, { price: '0' }, { isPublished: random() < 0.7 }]),
      },
      admin,
    );
  const changeEvent = () =>
    execute(
      'mutation($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) { id } }',
      {
        id: pick(events).id,
        input: pick([{ price: '4000' }, { price: '6000' }, { price: '0' }, { isPublished: random() < 0.7 }]),
      },
      admin,
    );
  const changeAccess = async () => {
    const enrollment = pickAny(await db.enrollment.findMany({ orderBy: { id: 'desc' }, take: 20 }));
    const mutation =
      'mutation($ids: [ID!]!, $isOpen: Boolean!) { openEnrollments(ids: $ids, isOpen: $isOpen) { failed { id } } }';
    return enrollment ? execute(mutation, { ids: [enrollment.id], isOpen: random() < 0.5 }, admin) : null;
  };
  /** Proofs and confirmations of orders that have ended. */
  const payLate = async () => {
    const payment = pickAny(await db.payment.findMany({ where: { openKey: null }, orderBy: { id: 'desc' }, take: 20 }));
    const owner = students.find(({ id }) => id === payment?.userId);
    if (!payment || !owner) return null;
    return random() < 0.5
      ? submit(String(payment.id), owner, `CCP ${Math.floor(random() * 1000)}`)
      : execute(decisionMutations.confirm, { id: payment.id }, admin);
  };
  const completeCourse = async () => {
    const enrollment = pickAny(
      await db.enrollment.findMany({ where: { status: 'in_progress' }, orderBy: { id: 'desc' } }),
    );
    const student = students.find(({ id }) => id === enrollment?.studentId);
    const lesson = lessons.find(({ courseId }) => courseId === enrollment?.courseId);
    return student && lesson ? execute(completeMutation, { id: lesson.id }, student) : null;
  };
  /** The access that an admin has opened stays. */
  const refundWithoutEnd = async () => {
    const payment = await randomPayment();
    const mutation = `mutation($id: ID!) { refundPayment(id: $id, reference: "VIR-2", endAccess: false, reason: "By phone",
      refundMethod: ccp, refundAccount: "0021453687 33", refundHolder: "Amina") { id } }`;
    return payment && execute(mutation, { id: payment.id }, admin);
  };
  /** Roles and accounts change for a time; sessions follow them. */
  const changeUser = async () => {
    const student = pick(students);
    const input = pick([
      { role: 'trainer' },
      { role: 'student' },
      { role: 'student', isActive: true },
      { isActive: false },
    ]);
    const update = 'mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }';
    const result = await execute(update, { id: student.id, input }, admin);
    const { role } = await db.user.findUniqueOrThrow({ where: { id: student.id } });
    student.role = role;
    return result;
  };
  const endSeatHold = async () => {
    const payment = await randomPayment();
    if (payment?.eventId)
      await db.payment.updateMany({ where: { id: payment.id }, data: { seatHeldUntil: new Date(0) } });
    return null;
  };
  const actions: (() => Promise<{ errors?: readonly { originalError?: unknown }[] } | null>)[] = [
    () => order(pick(students)),
    () => order(pick(students)),
    () => execute(enrollMutation, { id: pick(courses).id }, pick(students)),
    completeCourse,
    completeCourse,
    refundWithoutEnd,
    changeUser,
    sendProof,
    sendProof,
    () => decide('confirm'),
    () => decide('confirm'),
    () => decide('reject'),
    () => decide('cancel'),
    () => decide('requestRefund'),
    () => decide('refund'),
    () => decide('declineRefund'),
    expireOne,
    changeCourse,
    changeCourse,
    changeEvent,
    changeAccess,
    payLate,
    endSeatHold,
  ];
  return async () => {
    const result = await pick(actions)();
    for (const { originalError } of result?.errors ?? [])
      expect(originalError, String(originalError)).toBeInstanceOf(Problem);
  };
}

const sum = (amounts: readonly { amount: Prisma.Decimal }[]): string =>
  amounts.reduce((total, { amount }) => total.plus(amount), new Prisma.Decimal(0)).toFixed(2);

async function expectInvariants({ execute, admin }: Awaited<ReturnType<typeof createWorld>>): Promise<void> {
  const paid = await db.payment.findMany({ where: { status: { in: ['confirmed', 'refund_requested'] } } });
  const receipts = await db.receipt.findMany({ where: { kind: 'receipt' }, orderBy: { sequence: 'asc' } });
  const creditNotes = await db.receipt.findMany({ where: { kind: 'credit_note' }, orderBy: { sequence: 'asc' } });
  for (const documents of [receipts, creditNotes])
    expect(documents.map(({ sequence }) => sequence)).toEqual(documents.map((_, index) => index + 1));
  expect(new Prisma.Decimal(sum(receipts)).minus(sum(creditNotes)).toFixed(2)).toBe(sum(paid));
  const { data } = await execute<{ studioSummary: { revenue: string } }>('{ studioSummary { revenue } }', {}, admin);
  expect(data?.studioSummary.revenue).toBe(sum(paid.filter(({ courseId }) => courseId !== null)));
  const openWithoutPayment = await db.enrollment.count({
    where: {
      status: { in: ['in_progress', 'completed'] },
      source: 'payment',
      NOT: { payment: { status: { in: ['confirmed', 'refund_requested'] } } },
    },
  });
  expect(openWithoutPayment).toBe(0);
  for (const { id, usedCount } of await db.coupon.findMany())
    expect(await db.payment.count({ where: { couponId: id, status: { notIn: ['expired', 'cancelled'] } } })).toBe(
      usedCount,
    );
  // What is waiting belongs to an unpaid order, and no certificate outlives a refund but where an admin has opened the access.
  const isUnpaid = { payment: { status: { in: [...unpaidStatuses] } } };
  for (const counted of [
    await db.enrollment.count({ where: { status: 'pending_payment', NOT: isUnpaid } }),
    await db.eventRegistration.count({ where: { status: 'pending_payment', NOT: isUnpaid } }),
    await db.certificate.count({
      where: {
        status: { in: ['valid', 'awaiting_name'] },
        enrollment: { status: 'ended', source: 'payment', payment: { status: 'refunded' } },
      },
    }),
  ])
    expect(counted).toBe(0);
  for (const { id, registeredCount, capacity } of await db.event.findMany()) {
    expect(registeredCount).toBeLessThanOrEqual(capacity ?? Infinity);
    expect(await db.eventRegistration.count({ where: { eventId: id } })).toBe(registeredCount);
    const paidSeats = { eventId: id, status: { in: ['confirmed', 'refund_requested'] as PaymentStatus[] } };
    expect(await db.payment.count({ where: { ...paidSeats, registration: { isNot: { status: 'registered' } } } })).toBe(
      0,
    );
  }
  // An order never asks for more than its course or event costs.
  const open = await db.payment.findMany({
    where: { status: { in: ['pending', 'rejected'] } },
    include: { course: { select: { price: true } }, event: { select: { price: true, isPublished: true } } },
  });
  for (const { listPrice, course, event } of open) {
    const price = course?.price ?? event?.price ?? new Prisma.Decimal(0);
    expect([listPrice.lessThanOrEqualTo(price), event?.isPublished ?? true]).toEqual([true, true]);
  }
}

/** Completes every paid course, then returns all money. */
async function refundEverything({ execute, admin, students, lessons }: Awaited<ReturnType<typeof createWorld>>) {
  const isPaid: Prisma.EnrollmentWhereInput = { source: 'payment', status: { in: ['in_progress', 'completed'] } };
  for (const { studentId, courseId } of await db.enrollment.findMany({ where: isPaid })) {
    const lesson = lessons.find((each) => each.courseId === courseId);
    await execute(
      completeMutation,
      { id: lesson?.id },
      students.find(({ id }) => id === studentId),
    );
  }
  for (const { id } of await db.payment.findMany({ where: { status: { in: ['confirmed', 'refund_requested'] } } }))
    await execute(decisionMutations.refund, { id }, admin);
}

test(
  `money, receipts, access, coupons and seats agree after ${actionCount} random actions`,
  async () => {
    const world = await createWorld();
    const act = createActor(world);
    for (let done = 0; done < actionCount; done += concurrentActions)
      await Promise.all(Array.from({ length: concurrentActions }, act));
    await expectInvariants(world);
    await refundEverything(world);
    await expectInvariants(world);
    expect(await db.receipt.count()).toBeGreaterThan(0);
    expect(await db.certificate.count()).toBeGreaterThan(0);
  },
  60_000 + actionCount * 100,
);
