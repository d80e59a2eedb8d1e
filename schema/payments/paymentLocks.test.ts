import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { countLockWaits } from '../testing/countLockWaits';
import { createFixtures, viewerFor } from '../testing/fixtures';
import { createPaymentScene } from '../testing/payments/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { expirePayments } from './orders/expirePayments';
import { lockPayments } from './paymentStates';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

type Scene = Awaited<ReturnType<typeof createPaymentScene>>;

const submitMutation =
  'mutation($id: ID!, $input: PaymentProofInput!) { submitPaymentProof(id: $id, input: $input) { id } }';

const orderThatExpired = async ({ order }: Scene): Promise<string> => {
  const { id } = await order();
  await db.payment.update({ where: { id: Number(id) }, data: { expiresAt: new Date(0) } });
  await expirePayments(db);
  return id;
};

// Two connections: the embedded database has one.
describe.runIf(process.env.TEST_DATABASE_URL)('a change of the account that ends at the orders', () => {
  test.each([
    [
      'a late proof',
      async ({ execute, student, uploadProof }: Scene, id: string) => {
        const input = { transactionId: 'A1', proofUrl: await uploadProof() };
        return () => execute(submitMutation, { id, input }, student);
      },
    ],
    [
      'the confirmation of an order that has expired',
      ({ decide }: Scene, id: string) =>
        () =>
          decide('confirm', id),
    ],
  ])('and %s wait for each other in one order', async (_name, prepare) => {
    const scene = await createPaymentScene(db);
    const pay = await prepare(scene, await orderThatExpired(scene));
    const { paid } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${scene.student.id} FOR UPDATE`;
      const waiting = pay();
      await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1);
      await lockPayments(tx, { userId: scene.student.id });
      return { paid: waiting };
    });
    expect((await paid).errors).toBeUndefined();
  });
});

test.runIf(process.env.TEST_DATABASE_URL)('no order is placed while the office opens the course', async () => {
  const scene = await createPaymentScene(db);
  const { course, student, admin, order, execute } = scene;
  await orderThatExpired(scene);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: student.id } });
  const enroll = 'mutation($input: EnrollStudentsInput!) { enrollStudents(input: $input) { enrolled } }';
  const { placed } = await db.$transaction(async (tx) => {
    await lockPayments(tx, { userId: student.id });
    const enrolled = execute(enroll, { input: { courseId: course.id, emails: [email] } }, admin);
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1);
    const second = order();
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(2);
    return { placed: Promise.allSettled([enrolled, second]) };
  });
  expect(await placed).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }]);
  expect(await db.payment.count({ where: { userId: student.id } })).toBe(1);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'payers who exchange two coupons in opposite directions both succeed',
  async () => {
    const { student, order } = await createPaymentScene(db);
    const other = viewerFor(await createFixtures(db).createUser());
    const [first, second] = ['FIRST', 'SECOND'];
    for (const code of [first, second]) await db.coupon.create({ data: { code, percent: 10 } });
    await order(student, { coupon: first });
    await order(other, { coupon: second });
    const { exchanged } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "coupons" WHERE "code" = ${first} FOR UPDATE`;
      const toFirst = order(other, { coupon: first });
      await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1);
      const toSecond = order(student, { coupon: second });
      await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(2);
      return { exchanged: Promise.all([toFirst, toSecond]) };
    });
    expect(await exchanged).toMatchObject([{ couponCode: first }, { couponCode: second }]);
    const coupons = await db.coupon.findMany({ where: { code: { in: [first, second] } } });
    expect(coupons.map(({ usedCount }) => usedCount)).toEqual([1, 1]);
  },
);
