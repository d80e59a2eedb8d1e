import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { codeOf } from '../../testing/accountFixtures';
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
  await db.coupon.deleteMany({ where: { payments: { none: {} } } });
});

interface CouponRow {
  id: string;
  updatedAt: string;
}

const fields = 'id code percent amount totalLimit perUserLimit usedCount isActive courses { id } updatedAt';
const create = (input: object) =>
  scene.execute<{ createCoupon: CouponRow }>(
    `mutation($input: CreateCouponInput!) { createCoupon(input: $input) { ${fields} } }`,
    { input },
    scene.admin,
  );
const update = (id: string, input: object, updatedAt?: string) =>
  scene.execute(
    `mutation($id: ID!, $input: UpdateCouponInput!, $updatedAt: DateTime) {
      updateCoupon(id: $id, input: $input, updatedAt: $updatedAt) { ${fields} } }`,
    { id, input, updatedAt },
    scene.admin,
  );
const remove = (id: string) => scene.execute('mutation($id: ID!) { deleteCoupon(id: $id) }', { id }, scene.admin);
async function createCoupon(input: object): Promise<CouponRow> {
  const { data, errors } = await create(input);
  expect(errors).toBeUndefined();
  return data!.createCoupon;
}

test('a coupon has one kind of discount, also after a change', async () => {
  const coupon = await createCoupon({ code: 'sun 20', percent: 20, courseIds: [scene.course.id] });
  expect(coupon).toMatchObject({
    code: 'SUN20',
    percent: 20,
    amount: null,
    perUserLimit: null,
    courses: [{ id: String(scene.course.id) }],
  });
  expect(await update(coupon.id, { amount: '1500' })).toMatchObject({
    data: { updateCoupon: { percent: null, amount: '1500.00', code: 'SUN20' } },
  });
  expect(codeOf(await update(coupon.id, { amount: '1500', percent: 5 }))).toBe('invalidInput');
  expect(codeOf(await create({ code: 'NONE' }))).toBe('invalidInput');
});

test('its courses are replaced, and one that does not exist is an error of the field', async () => {
  const { id } = await createCoupon({ code: 'COURSES', percent: 20, courseIds: [scene.course.id] });
  expect(await update(id, { courseIds: [] })).toMatchObject({ data: { updateCoupon: { courses: [] } } });
  expect(codeOf(await update(id, { courseIds: [999_999] }))).toBe('courseNotFound');
  expect(codeOf(await create({ code: 'UNKNOWN', percent: 20, courseIds: [999_999] }))).toBe('courseNotFound');
});

test('codes are unique in any spelling, and a period ends after its start', async () => {
  const { id } = await createCoupon({ code: 'SPRING', percent: 20, startsAt: '2027-03-01T00:00:00Z' });
  expect(codeOf(await create({ code: 'spring', percent: 10 }))).toBe('couponCodeTaken');
  expect(codeOf(await update(id, { endsAt: '2027-02-01T00:00:00Z' }))).toBe('invalidInput');
});

describe('a used coupon', () => {
  let id: string;
  beforeEach(async () => {
    const code = `USED${scene.course.id}`;
    ({ id } = await createCoupon({ code, percent: 20, totalLimit: 5 }));
    await scene.order(scene.student, { coupon: code });
  });

  test('cannot be deleted but deactivated', async () => {
    expect(codeOf(await remove(id))).toBe('couponHasPayments');
    expect(
      await scene.execute(
        'mutation($ids: [ID!]!) { activateCoupons(ids: $ids, isActive: false) { succeeded } }',
        { ids: [id] },
        scene.admin,
      ),
    ).toMatchObject({ data: { activateCoupons: { succeeded: [id] } } });
  });

  test('cannot get a limit below its uses', async () => {
    expect(await update(id, { totalLimit: 1 })).toMatchObject({ data: { updateCoupon: { totalLimit: 1 } } });
    await db.coupon.update({ where: { id: Number(id) }, data: { totalLimit: 5, usedCount: 3 } });
    const result = await update(id, { totalLimit: 2 });
    expect(codeOf(result)).toBe('couponLimitTooLow');
    expect(problemOf(result)).toMatchObject({ fields: { totalLimit: 'couponLimitTooLow' } });
  });
});

test('an unused coupon is deleted', async () => {
  const { id } = await createCoupon({ code: 'GONE', percent: 20 });
  expect((await remove(id)).errors).toBeUndefined();
  expect(codeOf(await remove(id))).toBe('couponNotFound');
});
