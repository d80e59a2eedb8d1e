import type { PrismaClient } from '../../../prisma/generated/client';
import { isOpen, isPaid, isUnpaid, paymentStatuses, type PaymentStatus } from '../../contract/payments';
import type { Viewer } from '../../core/context';
import { dayMs } from '../../contract/text/format/dateTime';
import { createFixtures, viewerFor } from '../fixtures';
import { createPaymentScene } from './paymentFixtures';
import { takeJobs } from '../takeJobs';

/** What is compared of an order: state, amount, place, certificate, warnings of the review, and the messages to its payer. */
export interface Outcome {
  status: PaymentStatus;
  amount: string;
  /** With the end of the time to pay, if that is the start of the event. */
  place: string;
  /** Of the review of a proof. */
  warnings: string[];
  /** Kinds of the messages to the payer. */
  messages: string[];
}

export interface OrderPerson {
  viewer: Viewer;
  email: string;
  paymentId: number;
}

export interface OrderScene {
  execute: Awaited<ReturnType<typeof createPaymentScene>>['execute'];
  submit: Awaited<ReturnType<typeof createPaymentScene>>['submit'];
  db: PrismaClient;
  admin: Viewer;
  courseId: number | null;
  eventId: number | null;
  couponId: number;
  people: Record<PaymentStatus, OrderPerson>;
}

/** An order in a state as it comes about, with its place. */
async function createPerson(
  db: PrismaClient,
  status: PaymentStatus,
  keys: { courseId: number | null; eventId: number | null },
): Promise<OrderPerson> {
  const user = await createFixtures(db).createUser();
  const isPaidOnce = isPaid(status) || status === 'refunded';
  const { id: paymentId } = await db.payment.create({
    data: {
      ...keys,
      userId: user.id,
      amount: '10000',
      listPrice: '10000',
      method: 'ccp',
      status,
      expiresAt: new Date(Date.now() + 3 * dayMs),
      ...(keys.eventId && isOpen(status) && { seatHeldUntil: new Date(Date.now() + dayMs) }),
      ...(isPaidOnce && { confirmedAt: new Date() }),
    },
  });
  const { courseId, eventId } = keys;
  const hasPlace = isUnpaid(status) || isPaid(status);
  if (courseId && (hasPlace || status === 'refunded'))
    await db.enrollment.create({
      data: {
        studentId: user.id,
        courseId,
        paymentId,
        source: 'payment',
        ...(isUnpaid(status) && { status: 'pending_payment' }),
        ...(isPaid(status) && { status: 'completed', progress: 100, completedAt: new Date() }),
        ...(status === 'refunded' && { status: 'ended', endedAt: new Date() }),
      },
    });
  if (eventId && hasPlace)
    await db.eventRegistration.create({
      data: { eventId, userId: user.id, paymentId, status: isPaid(status) ? 'registered' : 'pending_payment' },
    });
  return { viewer: viewerFor(user), email: user.email, paymentId };
}

/** A course or event with a person in each state of an order. */
export async function createOrderScene(db: PrismaClient, item: 'course' | 'event'): Promise<OrderScene> {
  const { createCourse, createEvent } = createFixtures(db);
  const { execute, submit, admin } = await createPaymentScene(db);
  const later = new Date(Date.now() + 30 * dayMs);
  const courseId = item === 'course' ? (await createCourse({ price: '10000', isFree: false })).id : null;
  const eventId = item === 'event' ? (await createEvent({ price: '10000', startDate: later })).id : null;
  const coupon = await db.coupon.create({ data: { code: crypto.randomUUID().slice(0, 8).toUpperCase(), percent: 10 } });
  const people = {} as Record<PaymentStatus, OrderPerson>;
  for (const status of paymentStatuses) people[status] = await createPerson(db, status, { courseId, eventId });
  await takeJobs(db);
  return { db, execute, submit, admin, courseId, eventId, couponId: coupon.id, people };
}

async function readPlace(db: PrismaClient, paymentId: number): Promise<string> {
  const payment = await db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const { userId, courseId, eventId, status, expiresAt } = payment;
  if (courseId === null) {
    const key = { eventId_userId: { eventId: eventId ?? 0, userId } };
    const registration = await db.eventRegistration.findUnique({ where: key });
    const { startDate } = await db.event.findUniqueOrThrow({ where: { id: eventId ?? 0 } });
    const place = !registration ? 'none' : registration.status === 'registered' ? 'open' : 'waiting';
    return isOpen(status) && expiresAt.getTime() === startDate.getTime() ? `${place} until the start` : place;
  }
  const enrollment = await db.enrollment.findUnique({
    where: { studentId_courseId: { studentId: userId, courseId } },
    include: { certificates: { where: { status: { in: ['valid', 'awaiting_name'] } } } },
  });
  if (!enrollment) return 'none';
  const { source, certificates } = enrollment;
  const isActive = enrollment.status === 'in_progress' || enrollment.status === 'completed';
  const words = {
    state: isActive ? 'open' : enrollment.status === 'ended' ? 'ended' : 'waiting',
    source: isActive && source !== 'payment' ? source : '',
    certificate: certificates.length > 0 ? 'certificate' : '',
  };
  return Object.values(words).filter(Boolean).join(' ');
}

/** What the review of a proof warns of. */
async function readWarnings({ execute, admin }: OrderScene, id: number): Promise<string[]> {
  const { data } = await execute<{ paymentReview: { warnings: { kind: string }[] } }>(
    'query($id: ID!) { paymentReview(id: $id) { warnings { kind } } }',
    { id },
    admin,
  );
  return data?.paymentReview.warnings.map(({ kind }) => kind) ?? ['no review'];
}

/** @param jobs with the messages that were sent since */
export async function readOutcome(
  scene: OrderScene,
  { paymentId, viewer }: OrderPerson,
  jobs: Awaited<ReturnType<typeof takeJobs>>,
): Promise<Outcome> {
  const { db } = scene;
  const { status, amount } = await db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const sent = jobs.map(({ payload }) => payload as { kind?: string; recipients?: { userIds?: number[] } });
  const own = sent.filter(({ recipients }) => recipients?.userIds?.includes(viewer.id));
  return {
    status,
    amount: amount.toString(),
    place: await readPlace(db, paymentId),
    warnings: status === 'submitted' ? await readWarnings(scene, paymentId) : [],
    messages: own.flatMap(({ kind }) => kind ?? []).toSorted(),
  };
}
