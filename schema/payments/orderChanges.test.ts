import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { isOpen, isPaid, isUnpaid, paymentStatuses, type PaymentStatus } from '../contract/payments';
import type { Viewer } from '../core/context';
import { dayMs } from '../core/dates';
import { codeOf } from '../testing/accountFixtures';
import { createFixtures, viewerFor } from '../testing/fixtures';
import { createPaymentScene } from '../testing/paymentFixtures';
import { takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';
import { expirePayments } from './expirePayments';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** What is compared of an order: state, amount, place, certificate, and the messages to its payer. */
interface Outcome {
  status: PaymentStatus;
  amount: string;
  place: string;
  told: string[];
}

interface Person {
  viewer: Viewer;
  email: string;
  paymentId: number;
}

interface Scene {
  execute: Awaited<ReturnType<typeof createPaymentScene>>['execute'];
  submit: Awaited<ReturnType<typeof createPaymentScene>>['submit'];
  admin: Viewer;
  courseId: number | null;
  eventId: number | null;
  couponId: number;
  people: Record<PaymentStatus, Person>;
}

/** A row of the table: a change, and what becomes of the order in each state. */
interface Row {
  item: 'course' | 'event';
  /** Applied to all orders at once, or to each of them; resolves to the problem that refuses it. */
  change: (scene: Scene, person: Person) => Promise<string | undefined>;
  isOneChange?: boolean;
  outcomes: Record<PaymentStatus, string>;
}

const problemIn = (result: Parameters<typeof codeOf>[0]): string | undefined => result.errors && codeOf(result);

/** No order changes, and nobody is told. */
const unchanged = Object.fromEntries(paymentStatuses.map((status) => [status, '='])) as Row['outcomes'];
const refused = (problem: string): Row['outcomes'] =>
  Object.fromEntries(paymentStatuses.map((status) => [status, `refused: ${problem}`])) as Row['outcomes'];

const updateCourse =
  (input: object): Row['change'] =>
  async ({ execute, courseId, admin }) =>
    problemIn(
      await execute(
        'mutation($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }',
        { id: courseId, input },
        admin,
      ),
    );
const updateEvent =
  (input: object): Row['change'] =>
  async ({ execute, eventId, admin }) =>
    problemIn(
      await execute(
        'mutation($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) { id } }',
        { id: eventId, input },
        admin,
      ),
    );
const updateUser =
  (input: object): Row['change'] =>
  async ({ execute, admin }, { viewer }) =>
    problemIn(
      await execute(
        'mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }',
        { id: viewer.id, input },
        admin,
      ),
    );
const remove =
  (mutation: string, key: (scene: Scene, person: Person) => number | null): Row['change'] =>
  async (scene, person) =>
    problemIn(
      await scene.execute(`mutation($id: ID!) { ${mutation}(id: $id) }`, { id: key(scene, person) }, scene.admin),
    );
const openEnrollment =
  (...steps: boolean[]): Row['change'] =>
  async ({ execute, admin, courseId }, { viewer }) => {
    const { id } = (await db.enrollment.findFirst({ where: { studentId: viewer.id, courseId: courseId ?? 0 } })) ?? {};
    const mutation =
      'mutation($ids: [ID!]!, $isOpen: Boolean!) { openEnrollments(ids: $ids, isOpen: $isOpen) { failed { id } } }';
    if (id) for (const isOpen of steps) await execute(mutation, { ids: [id], isOpen }, admin);
    return undefined;
  };
const refund =
  (isEnding = true): Row['change'] =>
  async ({ execute, admin }, { paymentId: id }) =>
    problemIn(
      await execute(
        `mutation($id: ID!, $endAccess: Boolean) { refundPayment(id: $id, reference: "VIR-1", endAccess: $endAccess,
          reason: "Asked by phone", refundMethod: ccp, refundAccount: "0021453687 33", refundHolder: "Amina") { id } }`,
        { id, ...(!isEnding && { endAccess: false }) },
        admin,
      ),
    );
const sendProof: Row['change'] = async ({ submit }, { paymentId, viewer }) =>
  problemIn(await submit(String(paymentId), viewer, `CCP ${paymentId}`));
const inTurn =
  (...changes: Row['change'][]): Row['change'] =>
  async (scene, person) => {
    let problem: string | undefined;
    for (const change of changes) problem = await change(scene, person);
    return problem;
  };
const endTime =
  (changes: Prisma.PaymentUpdateManyMutationInput): Row['change'] =>
  async ({ people }) => {
    const ids = Object.values(people).map(({ paymentId }) => paymentId);
    await db.payment.updateMany({ where: { id: { in: ids } }, data: changes });
    await expirePayments(db);
    return undefined;
  };
const fillEvent: Row['change'] = async ({ eventId }) => {
  const { registeredCount } = await db.event.findUniqueOrThrow({ where: { id: eventId ?? 0 } });
  await db.event.update({ where: { id: eventId ?? 0 }, data: { capacity: registeredCount } });
  return undefined;
};

const past = new Date(Date.now() - dayMs);

/** The table of docs/spec-notes/payments.md; `=` is no change and no message. */
const table: Record<string, Row> = {
  'the price of the course falls': {
    item: 'course',
    isOneChange: true,
    change: updateCourse({ price: '9000' }),
    outcomes: {
      ...unchanged,
      pending: 'pending 9000 waiting → order_price_lowered',
      rejected: 'rejected 9000 waiting → order_price_lowered',
    },
  },
  'the price of the event falls': {
    item: 'event',
    isOneChange: true,
    change: updateEvent({ price: '9000' }),
    outcomes: {
      ...unchanged,
      pending: 'pending 9000 waiting → order_price_lowered',
      rejected: 'rejected 9000 waiting → order_price_lowered',
    },
  },
  'the price of the course rises': {
    item: 'course',
    isOneChange: true,
    change: updateCourse({ price: '11000' }),
    outcomes: unchanged,
  },
  'the price of the event rises': {
    item: 'event',
    isOneChange: true,
    change: updateEvent({ price: '11000' }),
    outcomes: unchanged,
  },
  'the course becomes free': {
    item: 'course',
    isOneChange: true,
    change: updateCourse({ price: '0' }),
    outcomes: {
      ...unchanged,
      pending: 'cancelled 10000 open free → enrolled, order_cancelled',
      rejected: 'cancelled 10000 open free → enrolled, order_cancelled',
    },
  },
  'the event becomes free': {
    item: 'event',
    isOneChange: true,
    change: updateEvent({ price: '0' }),
    outcomes: {
      ...unchanged,
      pending: 'cancelled 10000 open → event_registered, order_cancelled',
      rejected: 'cancelled 10000 open → event_registered, order_cancelled',
    },
  },
  'the course is archived': {
    item: 'course',
    isOneChange: true,
    change: updateCourse({ isPublished: false }),
    outcomes: unchanged,
  },
  'the event is cancelled': {
    item: 'event',
    isOneChange: true,
    change: updateEvent({ isPublished: false }),
    outcomes: {
      ...unchanged,
      pending: 'cancelled 10000 none → order_cancelled',
      rejected: 'cancelled 10000 none → order_cancelled',
      confirmed: 'confirmed 10000 open → refund_offered',
    },
  },
  'the course is deleted': {
    item: 'course',
    change: remove('deleteCourse', ({ courseId }) => courseId),
    outcomes: refused('courseHasEnrollments'),
  },
  'the event is deleted': {
    item: 'event',
    change: remove('deleteEvent', ({ eventId }) => eventId),
    outcomes: refused('eventHasRegistrations'),
  },
  'the time to pay ends': {
    item: 'course',
    isOneChange: true,
    change: endTime({ expiresAt: past }),
    outcomes: {
      ...unchanged,
      pending: 'expired 10000 none → payment_expired',
      rejected: 'expired 10000 none → payment_expired',
    },
  },
  'the event begins': {
    item: 'event',
    isOneChange: true,
    change: inTurn(
      async ({ eventId }) => {
        await db.event.update({ where: { id: eventId ?? 0 }, data: { startDate: past } });
        return undefined;
      },
      endTime({ expiresAt: past }),
    ),
    outcomes: {
      ...unchanged,
      pending: 'expired 10000 none → payment_expired',
      rejected: 'expired 10000 none → payment_expired',
    },
  },
  'the seat was held for long enough': {
    item: 'event',
    isOneChange: true,
    change: endTime({ seatHeldUntil: past }),
    outcomes: {
      ...unchanged,
      pending: 'pending 10000 none → seat_released',
      rejected: 'rejected 10000 none → seat_released',
    },
  },
  'a proof is sent': {
    item: 'course',
    change: sendProof,
    outcomes: {
      ...refused('paymentStateChanged'),
      pending: 'submitted 10000 waiting',
      rejected: 'submitted 10000 waiting',
      submitted: '=',
      expired: 'submitted 10000 waiting',
      cancelled: 'submitted 10000 waiting',
    },
  },
  'a proof is sent for a seat': {
    item: 'event',
    change: sendProof,
    outcomes: {
      ...refused('paymentStateChanged'),
      pending: 'submitted 10000 waiting',
      rejected: 'submitted 10000 waiting',
      submitted: '=',
      expired: 'submitted 10000 waiting',
      cancelled: 'submitted 10000 waiting',
    },
  },
  'a proof is sent after the course was archived': {
    item: 'course',
    change: inTurn(updateCourse({ isPublished: false }), sendProof),
    outcomes: {
      ...refused('paymentStateChanged'),
      pending: 'submitted 10000 waiting',
      rejected: 'submitted 10000 waiting',
      submitted: '=',
      expired: 'submitted 10000 none → payment_without_place',
      cancelled: 'submitted 10000 none → payment_without_place',
    },
  },
  'a proof is sent when no seat is left': {
    item: 'event',
    change: inTurn(fillEvent, sendProof),
    outcomes: {
      ...refused('paymentStateChanged'),
      pending: 'submitted 10000 waiting',
      rejected: 'submitted 10000 waiting',
      submitted: '=',
      expired: 'submitted 10000 none → payment_without_place',
      cancelled: 'submitted 10000 none → payment_without_place',
    },
  },
  'an admin enrolls the payer': {
    item: 'course',
    change: async ({ execute, admin, courseId }, { email }) =>
      problemIn(
        await execute(
          'mutation($input: EnrollStudentsInput!) { enrollStudents(input: $input) { enrolled } }',
          { input: { courseId, emails: [email] } },
          admin,
        ),
      ),
    outcomes: {
      ...unchanged,
      pending: 'cancelled 10000 open admin → enrolled, order_cancelled',
      rejected: 'cancelled 10000 open admin → enrolled, order_cancelled',
      submitted: 'submitted 10000 open admin → enrolled',
      expired: 'expired 10000 open admin → enrolled',
      cancelled: 'cancelled 10000 open admin → enrolled',
      refunded: 'refunded 10000 open admin → enrolled',
    },
  },
  'an admin ends the access': {
    item: 'course',
    change: openEnrollment(false),
    outcomes: {
      ...unchanged,
      confirmed: 'confirmed 10000 ended certificate',
      refund_requested: 'refund_requested 10000 ended certificate',
    },
  },
  'an admin ends and opens the access': {
    item: 'course',
    change: openEnrollment(false, true),
    outcomes: {
      ...unchanged,
      pending: 'cancelled 10000 open admin → order_cancelled',
      rejected: 'cancelled 10000 open admin → order_cancelled',
      submitted: 'submitted 10000 open admin',
      confirmed: 'confirmed 10000 open admin certificate',
      refund_requested: 'refund_requested 10000 open admin certificate',
      refunded: 'refunded 10000 open admin',
    },
  },
  'the course is refunded': {
    item: 'course',
    change: refund(),
    outcomes: {
      ...refused('paymentStateChanged'),
      submitted: 'refunded 10000 none → payment_refunded',
      confirmed: 'refunded 10000 ended → payment_refunded',
      refund_requested: 'refunded 10000 ended → payment_refunded',
    },
  },
  'the event is refunded': {
    item: 'event',
    change: refund(),
    outcomes: {
      ...refused('paymentStateChanged'),
      submitted: 'refunded 10000 none → payment_refunded',
      confirmed: 'refunded 10000 none → payment_refunded',
      refund_requested: 'refunded 10000 none → payment_refunded',
    },
  },
  'the course is refunded after an admin ended and opened the access': {
    item: 'course',
    change: inTurn(openEnrollment(false, true), refund()),
    outcomes: {
      ...refused('paymentStateChanged'),
      pending: 'refused: paymentStateChanged: cancelled 10000 open admin → order_cancelled',
      rejected: 'refused: paymentStateChanged: cancelled 10000 open admin → order_cancelled',
      submitted: 'refunded 10000 ended → payment_refunded',
      confirmed: 'refunded 10000 ended → payment_refunded',
      refund_requested: 'refunded 10000 ended → payment_refunded',
      refunded: 'refused: paymentStateChanged: refunded 10000 open admin',
    },
  },
  'the course is refunded and the access that an admin has opened stays': {
    item: 'course',
    change: inTurn(openEnrollment(false, true), refund(false)),
    outcomes: {
      ...refused('paymentStateChanged'),
      pending: 'refused: paymentStateChanged: cancelled 10000 open admin → order_cancelled',
      rejected: 'refused: paymentStateChanged: cancelled 10000 open admin → order_cancelled',
      submitted: 'refunded 10000 open admin → payment_refunded',
      confirmed: 'refunded 10000 open admin certificate → payment_refunded',
      refund_requested: 'refunded 10000 open admin certificate → payment_refunded',
      refunded: 'refused: paymentStateChanged: refunded 10000 open admin',
    },
  },
  'the course is refunded after it has become free': {
    item: 'course',
    change: inTurn(updateCourse({ price: '0' }), refund()),
    outcomes: {
      ...refused('paymentStateChanged'),
      pending: 'refused: paymentStateChanged: cancelled 10000 open free → enrolled, order_cancelled',
      rejected: 'refused: paymentStateChanged: cancelled 10000 open free → enrolled, order_cancelled',
      submitted: 'refunded 10000 none → payment_refunded',
      confirmed: 'refunded 10000 open free certificate → payment_refunded',
      refund_requested: 'refunded 10000 open free certificate → payment_refunded',
    },
  },
  'the student becomes a trainer': {
    item: 'course',
    change: updateUser({ role: 'trainer' }),
    outcomes: {
      ...unchanged,
      pending: 'cancelled 10000 none → order_cancelled',
      rejected: 'cancelled 10000 none → order_cancelled',
      submitted: 'refused: userHasProof',
    },
  },
  'the student with a seat becomes a trainer': {
    item: 'event',
    change: updateUser({ role: 'trainer' }),
    outcomes: unchanged,
  },
  'the account is deactivated': {
    item: 'event',
    change: updateUser({ isActive: false }),
    outcomes: {
      ...unchanged,
      pending: 'cancelled 10000 none → order_cancelled',
      rejected: 'cancelled 10000 none → order_cancelled',
    },
  },
  'the account is deleted by an admin': {
    item: 'event',
    change: remove('deleteUser', (_scene, { viewer }) => viewer.id),
    outcomes: refused('userHasPayments'),
  },
  'the coupon ends': {
    item: 'course',
    isOneChange: true,
    change: async ({ couponId }) => {
      await db.coupon.update({ where: { id: couponId }, data: { isActive: false, endsAt: past } });
      return undefined;
    },
    outcomes: unchanged,
  },
  'the coupon is worth less': {
    item: 'course',
    isOneChange: true,
    change: async ({ execute, admin, couponId }) =>
      problemIn(
        await execute(
          'mutation($id: ID!) { updateCoupon(id: $id, input: { percent: 1 }) { id } }',
          { id: couponId },
          admin,
        ),
      ),
    outcomes: unchanged,
  },
};

/** An order in a state as it comes about, with its place. */
async function createPerson(status: PaymentStatus, keys: { courseId: number | null; eventId: number | null }) {
  const user = await createFixtures(db).createUser();
  const isPaidOnce = isPaid(status) || status === 'refunded';
  const { id: paymentId } = await db.payment.create({
    data: {
      ...{ ...keys, userId: user.id, amount: '10000', listPrice: '10000', method: 'ccp', status },
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
        ...{ studentId: user.id, courseId, paymentId, source: 'payment' },
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

async function createScene({ item }: Row): Promise<Scene> {
  const { createCourse, createEvent } = createFixtures(db);
  const { execute, submit, admin } = await createPaymentScene(db);
  const courseId = item === 'course' ? (await createCourse({ price: '10000', isFree: false })).id : null;
  const eventId = item === 'event' ? (await createEvent({ price: '10000' })).id : null;
  const coupon = await db.coupon.create({ data: { code: crypto.randomUUID().slice(0, 8).toUpperCase(), percent: 10 } });
  const people = {} as Record<PaymentStatus, Person>;
  for (const status of paymentStatuses) people[status] = await createPerson(status, { courseId, eventId });
  await takeJobs(db);
  return { execute, submit, admin, courseId, eventId, couponId: coupon.id, people };
}

async function readPlace(paymentId: number): Promise<string> {
  const { userId, courseId, eventId } = await db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (courseId === null) {
    const key = { eventId_userId: { eventId: eventId ?? 0, userId } };
    const registration = await db.eventRegistration.findUnique({ where: key });
    if (!registration) return 'none';
    return registration.status === 'registered' ? 'open' : 'waiting';
  }
  const enrollment = await db.enrollment.findUnique({
    where: { studentId_courseId: { studentId: userId, courseId } },
    include: { certificates: { where: { status: { in: ['valid', 'awaiting_name'] } } } },
  });
  if (!enrollment) return 'none';
  const { status, source, certificates } = enrollment;
  const isActive = status === 'in_progress' || status === 'completed';
  const words = {
    state: isActive ? 'open' : status === 'ended' ? 'ended' : 'waiting',
    source: isActive && source !== 'payment' ? source : '',
    certificate: certificates.length > 0 ? 'certificate' : '',
  };
  return Object.values(words).filter(Boolean).join(' ');
}

async function readOutcome(
  { paymentId, viewer }: Person,
  jobs: Awaited<ReturnType<typeof takeJobs>>,
): Promise<Outcome> {
  const { status, amount } = await db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const messages = jobs.map(({ payload }) => payload as { kind?: string; recipients?: { userIds?: number[] } });
  const told = messages.filter(({ recipients }) => recipients?.userIds?.includes(viewer.id));
  return {
    ...{ status, amount: amount.toString(), place: await readPlace(paymentId) },
    told: told.flatMap(({ kind }) => kind ?? []).toSorted(),
  };
}

const describeOutcome = ({ status, amount, place, told }: Outcome): string =>
  `${status} ${amount} ${place}${told.length > 0 ? ` → ${told.join(', ')}` : ''}`;

/** `=` for an order that is as before, and the problem of a refused change. */
function toCell(before: Outcome, after: Outcome, problem: string | undefined): string {
  const isSame = describeOutcome(before) === describeOutcome(after);
  if (problem) return `refused: ${problem}${isSame ? '' : `: ${describeOutcome(after)}`}`;
  return isSame ? '=' : describeOutcome(after);
}

describe('what becomes of an order, its place, its certificate and who is told, when', () => {
  test.each(Object.entries(table))('%s', async (_name, row) => {
    const scene = await createScene(row);
    const before = {} as Record<PaymentStatus, Outcome>;
    for (const status of paymentStatuses) before[status] = await readOutcome(scene.people[status], []);
    const problems: Partial<Record<PaymentStatus, string | undefined>> = {};
    if (row.isOneChange) expect(await row.change(scene, scene.people.pending)).toBeUndefined();
    else for (const status of paymentStatuses) problems[status] = await row.change(scene, scene.people[status]);
    const jobs = await takeJobs(db);
    const cells: Partial<Row['outcomes']> = {};
    for (const status of paymentStatuses)
      cells[status] = toCell(before[status], await readOutcome(scene.people[status], jobs), problems[status]);
    expect(cells).toEqual(row.outcomes);
  });
});
