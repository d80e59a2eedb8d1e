import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { codeOf } from '../../testing/accountFixtures';
import { createFixtures, viewerFor } from '../../testing/fixtures';
import { problemOf } from '../../testing/learningDocuments';
import { createPaymentScene } from '../../testing/payments/paymentFixtures';
import { openTestDatabase } from '../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let scene: Awaited<ReturnType<typeof createPaymentScene>>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());
beforeEach(async () => {
  scene = await createPaymentScene(db);
});

interface PaymentList {
  adminPayments: {
    totalCount: number;
    totals: { count: number; amount: string; net: string };
    rows: { id: string; reference: string }[];
  };
}

const listQuery = `query($filter: AdminPaymentFilter) {
  adminPayments(filter: $filter) { totalCount totals { count amount net } rows { id reference payerName } } }`;

const listPayments = async (filter: object) => {
  const { data, errors } = await scene.execute<PaymentList>(listQuery, { filter }, scene.admin);
  expect(errors).toBeUndefined();
  return data!.adminPayments;
};

interface ReviewData {
  paymentReview: {
    deciderName: string | null;
    warnings: {
      kind: string;
      uses: { id: string; reference: string; status: string }[];
      statedAmount: string | null;
    }[];
    proofs: { url: string; transactionId: string }[];
    earlierPayments: { id: string }[];
  } | null;
}

const reviewQuery = `query($id: ID!) { paymentReview(id: $id) { deciderName
  warnings { kind uses { id reference status } statedAmount } proofs { url transactionId } earlierPayments { id } } }`;

const review = async (id: string) => {
  const { data, errors } = await scene.execute<ReviewData>(reviewQuery, { id }, scene.admin);
  expect(errors).toBeUndefined();
  return data!.paymentReview!;
};

const warningKinds = async (id: string) => (await review(id)).warnings.map(({ kind }) => kind).sort();

describe('the list of payments', () => {
  test('is searched by reference, name, e-mail, transaction number, state and method', async () => {
    const { order, submit, student } = scene;
    const { id, reference } = await order();
    await submit(id, student, `TRX-${id}-77`);
    const { email } = await db.user.update({
      where: { id: student.id },
      data: { firstName: 'Nassima', lastName: `Haddad${id}`, email: `nassima${id}@example.dz` },
    });
    for (const search of [reference, reference.replace('-', ''), `haddad${id}`, email, `trx-${id}-77`])
      expect((await listPayments({ search })).rows).toMatchObject([
        { id, reference, payerName: `Nassima Haddad${id}` },
      ]);
    expect((await listPayments({ search: `Haddad${id} قيد المراجعة` })).totalCount).toBe(1);
    expect((await listPayments({ search: `Haddad${id} تحويل بريدي` })).totalCount).toBe(1);
    expect((await listPayments({ search: `Haddad${id} مستردّة` })).totalCount).toBe(0);
  });

  test('is filtered, and its sums are those of the filter', async () => {
    const { order, submit, decide, course, admin } = scene;
    const { createUser } = createFixtures(db);
    const others = await Promise.all([1, 2, 3].map(async () => viewerFor(await createUser())));
    const orders = [await order(), ...(await Promise.all(others.map((viewer) => order(viewer))))];
    const [paid, refunded] = orders;
    await submit(paid!.id);
    await decide('confirm', paid!.id);
    await submit(refunded!.id, others[0]);
    await decide('confirm', refunded!.id);
    await decide('requestRefund', refunded!.id, admin);
    const courseId = String(course.id);
    expect((await listPayments({ courseId })).totals).toEqual({ count: 4, amount: '64000.00', net: '32000.00' });
    await decide('refund', refunded!.id);
    expect((await listPayments({ courseId })).totals).toEqual({ count: 4, amount: '64000.00', net: '16000.00' });
    expect(await listPayments({ courseId, status: 'refunded' })).toMatchObject({
      totalCount: 1,
      totals: { count: 1, amount: '16000.00', net: '0.00' },
      rows: [{ id: refunded!.id }],
    });
    expect(await listPayments({ courseId, method: 'cash' })).toMatchObject({ totals: { count: 0, net: '0.00' } });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await listPayments({ courseId, to: tomorrow })).totalCount).toBe(4);
    expect((await listPayments({ courseId, from: tomorrow })).totalCount).toBe(0);
  });
});

describe('the review', () => {
  test('queues proofs by their age, then refunds', async () => {
    const { order, submit, decide, student, execute, admin } = scene;
    const { createUser } = createFixtures(db);
    const [second, third] = [viewerFor(await createUser()), viewerFor(await createUser())];
    const [refund, late, early] = [await order(), await order(second), await order(third)];
    await submit(refund.id);
    await decide('confirm', refund.id);
    await decide('requestRefund', refund.id, student);
    await submit(early.id, third);
    await submit(late.id, second);
    const { data } = await execute<{ paymentReviewQueue: { id: string }[] }>(
      '{ paymentReviewQueue { id status } }',
      {},
      admin,
    );
    const ids = data!.paymentReviewQueue.map(({ id }) => id);
    const own = [early.id, late.id, refund.id];
    expect(ids.filter((id) => own.includes(id))).toEqual(own);
  });

  test('shows all proofs, earlier payments and who decided', async () => {
    const { order, submit, decide } = scene;
    const first = await order();
    await decide('cancel', first.id);
    const { id } = await order();
    await submit(id, undefined, 'A1');
    await decide('reject', id);
    await submit(id, undefined, 'A2');
    const shown = await review(id);
    expect(shown.proofs.map(({ transactionId }) => transactionId)).toEqual(['A2', 'A1']);
    expect(shown.earlierPayments).toEqual([{ id: first.id }]);
    expect(shown.deciderName).toMatch(/\S/);
  });

  test('has no warning for a first proof without notes', async () => {
    const { order, submit } = scene;
    const { id } = await order();
    await submit(id, undefined, `HONEST ${id}`);
    expect(await warningKinds(id)).toEqual([]);
  });

  test('warns of a transaction number and a file that another payment has', async () => {
    const { order, submit, decide } = scene;
    const other = viewerFor(await createFixtures(db).createUser());
    const [mine, copied] = [await order(), await order(other)];
    await submit(mine.id, undefined, `ccp ${mine.id}/77`);
    await submit(copied.id, other, `CCP${mine.id}-77`);
    const { fileHash } = await db.paymentProof.findFirstOrThrow({ where: { paymentId: Number(mine.id) } });
    await db.paymentProof.updateMany({ where: { paymentId: Number(copied.id) }, data: { fileHash } });
    await decide('reject', mine.id);
    expect((await review(copied.id)).warnings).toMatchObject([
      { kind: 'transactionReused', uses: [{ id: mine.id, reference: mine.reference, status: 'rejected' }] },
      { kind: 'fileReused', uses: [{ id: mine.id, reference: mine.reference, status: 'rejected' }] },
    ]);
  });

  test('warns of repeated refusals, another amount and an expired order', async () => {
    const { order, submit, decide } = scene;
    const { id } = await order();
    for (const transactionId of [`R1 ${id}`, `R2 ${id}`]) {
      await submit(id, undefined, transactionId);
      await decide('reject', id);
    }
    await submit(id, undefined, `R3 ${id}`);
    await db.payment.update({
      where: { id: Number(id) },
      data: { notes: 'دفعت ١٥٬٠٠٠ دج أمس', expiresAt: new Date(0) },
    });
    expect(await warningKinds(id)).toEqual(['amountDiffers', 'orderExpired', 'repeatedRefusals']);
    await db.payment.update({ where: { id: Number(id) }, data: { notes: 'I paid 16,000 DA' } });
    expect(await warningKinds(id)).toEqual(['orderExpired', 'repeatedRefusals']);
  });
});

test('a cash payment opens the course, and the log names the admin', async () => {
  const { course, student, admin, execute } = scene;
  const input = { userId: student.id, courseId: course.id };
  const mutation = 'mutation($input: CashPaymentInput!) { recordCashPayment(input: $input) { id status method } }';
  const { data } = await execute<{ recordCashPayment: { id: string } }>(mutation, { input }, admin);
  expect(data).toMatchObject({ recordCashPayment: { status: 'confirmed', method: 'cash' } });
  const entityId = Number(data!.recordCashPayment.id);
  const entries = await db.auditEntry.findMany({ where: { entity: 'payments', entityId }, orderBy: { id: 'asc' } });
  expect(entries).toMatchObject([
    { actorId: admin.id, action: 'create' },
    { actorId: admin.id, action: 'update' },
  ]);
  expect(codeOf(await execute(mutation, { input }, admin))).toBe('alreadyOrdered');
  const trainer = await createFixtures(db).createUser({ role: 'trainer' });
  const ofTrainer = { input: { ...input, userId: trainer.id } };
  expect(codeOf(await execute(mutation, ofTrainer, admin))).toBe('onlyStudentsEnroll');
});

test('events of the card provider that confirmed no payment are listed with their payment', async () => {
  const { order, execute, admin } = scene;
  const { id } = await order();
  const checkoutId = `checkout-${id}`;
  await db.payment.update({ where: { id: Number(id) }, data: { checkoutId } });
  const event = { type: 'checkout.paid', checkoutId, receivedAt: new Date(Date.now() + 60_000) };
  await db.gatewayEvent.createMany({
    data: [
      { ...event, id: `wrong-${id}`, outcome: 'wrong amount' },
      { ...event, id: `right-${id}`, outcome: 'confirmed' },
    ],
  });
  const { data } = await execute<{ gatewayProblems: object[] }>(
    '{ gatewayProblems { id problem payment { id } } }',
    {},
    admin,
  );
  expect(data!.gatewayProblems[0]).toEqual({ id: `wrong-${id}`, problem: 'wrongAmount', payment: { id } });
});

describe('the settings', () => {
  const input = { enabledMethods: ['ccp', 'baridimob'], daysToPay: 3, guaranteeDays: 14 };
  const update = (changes: object, updatedAt?: string) =>
    scene.execute<{ updatePaymentSettings: { enabledMethods: string[]; rip: string; updatedAt: string } }>(
      `mutation($input: PaymentSettingsInput!, $updatedAt: DateTime) {
        updatePaymentSettings(input: $input, updatedAt: $updatedAt) { enabledMethods rip updatedAt } }`,
      { input: { ...input, ...changes }, updatedAt },
      scene.admin,
    );

  test('keep the order of the methods, and refuse an account with a wrong key', async () => {
    expect(await update({ rip: '007 99999 0023456789 41' })).toMatchObject({
      data: { updatePaymentSettings: { enabledMethods: ['ccp', 'baridimob'], rip: '00799999002345678941' } },
    });
    expect(problemOf(await update({ rip: '00799999002345678940' }))).toMatchObject({
      code: 'invalidInput',
      fields: { rip: 'wrongAccountKey' },
    });
  });

  test('need a method, and report that cards have no provider', async () => {
    expect(problemOf(await update({ enabledMethods: [] }))).toMatchObject({
      fields: { enabledMethods: 'methodRequired' },
    });
    const query = '{ paymentSettings { hasCardGateway } }';
    expect(await scene.execute(query, {}, scene.admin)).toMatchObject({
      data: { paymentSettings: { hasCardGateway: false } },
    });
  });

  test('are logged, and the second of two concurrent edits is refused', async () => {
    const { data } = await update({ daysToPay: 4 });
    const { updatedAt } = data!.updatePaymentSettings;
    expect(await db.auditEntry.count({ where: { entity: 'payment_settings', actorId: scene.admin.id } })).toBe(1);
    await update({ daysToPay: 5 }, updatedAt);
    expect(codeOf(await update({ daysToPay: 6 }, updatedAt))).toBe('changedMeanwhile');
  });
});
