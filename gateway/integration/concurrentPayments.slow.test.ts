import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTwoGateways } from '../testing/servers/childGateways';

// Hundreds of requests to two processes take long beside other tests.
vi.setConfig({ testTimeout: 90_000 });

/** Confirmations that a process is killed in the middle of; `PAYMENT_KILLS=500` for the long run (docs/testing.md). */
const killedConfirmations = Number(process.env.PAYMENT_KILLS ?? 60);

let gateways: Awaited<ReturnType<typeof startTwoGateways>>;

interface GraphqlResponse {
  data: Record<string, { id: string; status: string } | null> | null;
  errors?: { extensions: { problem: string } }[];
}

const documents = {
  order: `mutation ($courseId: ID, $eventId: ID, $coupon: String) {
    createPayment(input: { courseId: $courseId, eventId: $eventId, method: ccp, coupon: $coupon }) { id status } }`,
  confirm: 'mutation ($id: ID!) { confirmPayment(id: $id) { id status } }',
  prove: `mutation ($id: ID!, $proofUrl: String!) {
    submitPaymentProof(id: $id, input: { transactionId: "A1", proofUrl: $proofUrl }) { id status } }`,
  reject: 'mutation ($id: ID!) { rejectPayment(id: $id, reason: "No transfer") { id status } }',
};

type Send = (document: keyof typeof documents, variables: object) => Promise<GraphqlResponse>;

/** A function that sends mutations of a user, alternately to the two gateways; it repeats them after a 503. */
async function senderFor(userId: number): Promise<Send> {
  const authorization = `Bearer ${await gateways.createToken(userId)}`;
  return async (document, variables) => {
    for (;;) {
      const response = await gateways.post('/graphql', { query: documents[document], variables }, { authorization });
      const body = (await response.json()) as GraphqlResponse;
      if (problemOf(body) !== 'unavailable') return body;
      await sleep(500);
    }
  };
}

const problemOf = ({ errors }: GraphqlResponse) => errors?.[0]?.extensions.problem;
const succeeded = (responses: readonly GraphqlResponse[]) => responses.filter(({ errors }) => !errors);

async function createStudents(size: number): Promise<{ id: number; send: Send }[]> {
  const names = Array.from({ length: size }, () => `user-${crypto.randomUUID()}`);
  const users = await gateways.db.user.createManyAndReturn({
    data: names.map((username) => ({
      username,
      usernameKey: username,
      email: `${username}@example.dz`,
      passwordHash: '',
      firstName: 'G',
      lastName: 'G',
      emailConfirmedAt: new Date(),
    })),
    select: { id: true },
  });
  return Promise.all(users.map(async ({ id }) => ({ id, send: await senderFor(id) })));
}

/** Orders under review, each with its waiting enrollment. */
async function createSubmittedPayments(size: number): Promise<number[]> {
  const { db, createCourse } = gateways;
  const course = await createCourse({ price: '1000', isFree: false });
  const students = await createStudents(size);
  const payments = await db.payment.createManyAndReturn({
    data: students.map(({ id }) => ({
      userId: id,
      courseId: course.id,
      amount: '1000',
      listPrice: '1000',
      method: 'ccp' as const,
      status: 'submitted' as const,
      submittedAt: new Date(),
      expiresAt: new Date(Date.now() + 1e8),
    })),
    select: { id: true, userId: true },
  });
  await db.enrollment.createMany({
    data: payments.map(({ id, userId }) => ({
      studentId: userId,
      courseId: course.id,
      paymentId: id,
      status: 'pending_payment' as const,
      source: 'payment' as const,
    })),
  });
  return payments.map(({ id }) => id);
}

/** Every payment is whole: confirmed with an open course and a receipt, or none of it. */
async function expectWholePayments(ids: number[]): Promise<number> {
  const { db } = gateways;
  const payments = await db.payment.findMany({
    where: { id: { in: ids } },
    select: { status: true, enrollment: { select: { status: true } }, receipts: { select: { kind: true } } },
  });
  const shapes = payments.map(({ status, enrollment, receipts }) =>
    [status, enrollment?.status, receipts.length].join(),
  );
  expect(new Set(['confirmed,in_progress,1', 'submitted,pending_payment,0'])).toEqual(
    new Set([...shapes, 'confirmed,in_progress,1', 'submitted,pending_payment,0']),
  );
  const receipts = await db.receipt.findMany({ where: { kind: 'receipt' }, orderBy: { sequence: 'asc' } });
  expect(receipts.map(({ sequence }) => sequence)).toEqual(receipts.map((_, index) => index + 1));
  return shapes.filter((shape) => shape.startsWith('confirmed')).length;
}

// The embedded database runs one statement at a time, so that there are no races.
describe.runIf(process.env.TEST_DATABASE_URL)('payments sent to two processes at once', () => {
  beforeAll(async () => {
    gateways = await startTwoGateways();
  });
  afterAll(() => gateways.close());

  test('200 requests for the last use of a coupon and the last paid seat: one succeeds', async () => {
    const course = await gateways.createCourse({ price: '1000', isFree: false });
    const event = await gateways.createEvent({ price: '5000', capacity: 1 });
    const coupon = await gateways.db.coupon.create({ data: { code: 'LAST', percent: 50, totalLimit: 1 } });
    const students = await createStudents(200);
    const withCoupon = await Promise.all(
      students.map(({ send }) => send('order', { courseId: course.id, coupon: 'LAST' })),
    );
    expect(succeeded(withCoupon)).toHaveLength(1);
    expect(new Set(withCoupon.map(problemOf))).toEqual(new Set([undefined, 'couponUsedUp']));
    expect(await gateways.db.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ usedCount: 1 });
    const seats = await Promise.all(students.map(({ send }) => send('order', { eventId: event.id })));
    expect(succeeded(seats)).toHaveLength(1);
    expect(new Set(seats.map(problemOf))).toEqual(new Set([undefined, 'eventSoldOut']));
    expect(await gateways.db.eventRegistration.count({ where: { eventId: event.id } })).toBe(1);
  });

  test('proofs for seats that are no longer held, against new orders: never more than the seats', async () => {
    const { db } = gateways;
    const seats = 8;
    const event = await gateways.createEvent({ price: '5000', capacity: seats });
    const holders = await createStudents(seats);
    const orders = await Promise.all(
      holders.map(async ({ id: userId, send }) => {
        const { id } = await db.payment.create({
          data: {
            userId,
            eventId: event.id,
            amount: '5000',
            listPrice: '5000',
            method: 'ccp',
            expiresAt: new Date(Date.now() + 1e8),
            seatHeldUntil: new Date(0),
          },
        });
        await db.eventRegistration.create({
          data: { userId, eventId: event.id, paymentId: id, status: 'pending_payment' },
        });
        const key = `${crypto.randomUUID().replaceAll('-', '')}.webp`;
        const file = { kind: 'proof' as const, name: 'a.webp', type: 'image/webp', bytes: 1, sha256: key };
        await db.upload.create({ data: { key, ownerId: userId, ...file } });
        return () => send('prove', { id, proofUrl: `/media/proofs/${key}` });
      }),
    );
    const others = await createStudents(40);
    const [proofs, placed] = await Promise.all([
      Promise.all(orders.map((prove) => prove())),
      Promise.all(others.map(({ send }) => send('order', { eventId: event.id }))),
    ]);
    expect(proofs.map(problemOf).filter(Boolean)).toEqual([]);
    expect(new Set(placed.map(problemOf))).toEqual(new Set([undefined, 'eventSoldOut']));
    const registrations = await db.eventRegistration.findMany({ where: { eventId: event.id } });
    expect(registrations).toHaveLength(seats);
    expect(await db.event.findUnique({ where: { id: event.id } })).toMatchObject({ registeredCount: seats });
    const newSeats = registrations.filter(({ userId }) => others.some(({ id }) => id === userId));
    expect(succeeded(placed)).toHaveLength(newSeats.length);
  });

  test('confirm against reject, and confirm twice: one outcome for each payment', async () => {
    const admin = await senderFor((await gateways.createUser({ role: 'admin' })).id);
    const ids = await createSubmittedPayments(20);
    const decisions = await Promise.all(
      ids.flatMap((id) => [admin('confirm', { id }), admin('reject', { id }), admin('confirm', { id })]),
    );
    // A decision that was written before its response failed is repeated, and is then the decision of another.
    expect(succeeded(decisions).length).toBeLessThanOrEqual(ids.length);
    expect(new Set(decisions.map(problemOf))).toEqual(new Set([undefined, 'paymentStateChanged']));
    const written = await gateways.db.auditEntry.findMany({
      where: { entity: 'payments', action: 'update', entityId: { in: ids } },
      select: { entityId: true },
    });
    expect(written.map(({ entityId }) => entityId).sort()).toEqual([...ids].sort());
    const confirmed = await gateways.db.payment.count({ where: { id: { in: ids }, status: 'confirmed' } });
    expect(await gateways.db.receipt.count({ where: { paymentId: { in: ids } } })).toBe(confirmed);
  });

  test(
    `kill -9 among ${killedConfirmations} confirmations leaves none half done and no gap in the numbers`,
    async () => {
      const admin = await senderFor((await gateways.createUser({ role: 'admin' })).id);
      const ids = await createSubmittedPayments(killedConfirmations);
      const confirmations = ids.map((id) => admin('confirm', { id }).catch(() => null));
      await Promise.race(confirmations);
      await gateways.replaceKilled();
      await Promise.all(confirmations);
      const confirmed = await expectWholePayments(ids);
      expect(confirmed).toBeGreaterThan(0);
      const again = await Promise.all(ids.map((id) => admin('confirm', { id })));
      expect(succeeded(again)).toHaveLength(ids.length - confirmed);
      expect(await expectWholePayments(ids)).toBe(ids.length);
    },
    60_000 + killedConfirmations * 1000,
  );
});
