import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { Problem } from '../core/problem';
import { createExecutor, createFixtures, stubServices } from '../testing/fixtures';
import { problemOf } from '../testing/learningDocuments';
import { createPaymentMutation, createPaymentScene } from '../testing/payments/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const codeOf = (result: Parameters<typeof problemOf>[0]) => (problemOf(result) as Problem | undefined)?.code;
const newCode = () => `C${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
const usesOf = async (code: string) => (await db.coupon.findUniqueOrThrow({ where: { code } })).usedCount;

describe('the coupon of an open order', () => {
  test('is removed by null and by a blank code, kept without one, and given back', async () => {
    const { student, order } = await createPaymentScene(db);
    const code = newCode();
    await db.coupon.create({ data: { code, percent: 20, totalLimit: 1 } });
    expect(await order(student, { coupon: code })).toMatchObject({ amount: '12800.00', couponCode: code });
    expect(await order(student)).toMatchObject({ amount: '12800.00', couponCode: code });
    expect(await order(student, { coupon: null })).toMatchObject({ amount: '16000.00', couponCode: null });
    expect(await usesOf(code)).toBe(0);
    await order(student, { coupon: code });
    expect(await order(student, { coupon: ' ' })).toMatchObject({ amount: '16000.00', couponCode: null });
    expect(await usesOf(code)).toBe(0);
  });

  test('is found in any spelling that was pasted, and a gap means a hyphen only where no code is without it', async () => {
    const { student, order } = await createPaymentScene(db);
    await db.coupon.createMany({ data: ['TAYYAR-20', 'SUN-5', 'SUN5'].map((code) => ({ code, percent: 20 })) });
    for (const coupon of [
      '\u200FTAYYAR-20',
      '\u202Atayyar\u2011٢٠\u202C',
      '«ＴＡＹＹＡＲ – ۲۰»',
      'TAYYAR\u00AD20',
      'tayyar 20',
    ])
      expect([coupon, await order(student, { coupon })]).toMatchObject([coupon, { couponCode: 'TAYYAR-20' }]);
    expect(await order(student, { coupon: 'sun 5' })).toMatchObject({ couponCode: 'SUN5' });
    expect(await order(student, { coupon: 'sun – 5' })).toMatchObject({ couponCode: 'SUN-5' });
    await expect(order(student, { coupon: 'TAYYAR20' })).rejects.toThrow('coupon');
  });

  test('cannot be changed while the proof is under review', async () => {
    const { student, order, submit } = await createPaymentScene(db);
    const code = newCode();
    await db.coupon.create({ data: { code, percent: 100 } });
    const { id } = await order();
    await submit(id);
    expect(await order(student, { coupon: code })).toMatchObject({ id, status: 'submitted', amount: '16000.00' });
    expect(await usesOf(code)).toBe(0);
  });

  test('of concurrent changes has one use at the end', async () => {
    const { student, order } = await createPaymentScene(db);
    const codes = [newCode(), newCode()];
    for (const code of codes) await db.coupon.create({ data: { code, percent: 10, totalLimit: 1 } });
    await order();
    await Promise.allSettled([...codes, ...codes, null, ...codes].map((coupon) => order(student, { coupon })));
    const payment = await db.payment.findFirstOrThrow({ where: { userId: student.id }, include: { coupon: true } });
    for (const code of codes) expect(await usesOf(code)).toBe(payment.coupon?.code === code ? 1 : 0);
  });

  test('is previewed away by a blank code', async () => {
    const { student, course, order, execute } = await createPaymentScene(db);
    const code = newCode();
    await db.coupon.create({ data: { code, percent: 20 } });
    await order(student, { coupon: code });
    const query = 'query($id: ID, $coupon: String) { checkout(courseId: $id, coupon: $coupon) { amount couponCode } }';
    const preview = (variables: object = {}) => execute(query, { id: course.id, ...variables }, student);
    expect(await preview()).toMatchObject({ data: { checkout: { amount: '12800.00', couponCode: code } } });
    expect(await preview({ coupon: '' })).toMatchObject({
      data: { checkout: { amount: '16000.00', couponCode: null } },
    });
  });
});

test('one person uses a coupon as often as allowed, also by concurrent orders of different courses', async () => {
  const { student, execute } = await createPaymentScene(db);
  const { createCourse } = createFixtures(db);
  const code = newCode();
  await db.coupon.create({ data: { code, percent: 50, perUserLimit: 1 } });
  const courses = await Promise.all(Array.from({ length: 8 }, () => createCourse({ price: '1000' })));
  const results = await Promise.all(
    courses.map(({ id }) => execute(createPaymentMutation, { input: { courseId: id, coupon: code } }, student)),
  );
  expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(new Set(results.filter(({ errors }) => errors).map(codeOf))).toEqual(new Set(['couponUsedByYou']));
  expect(await usesOf(code)).toBe(1);
});

describe('the courses of a coupon', () => {
  test('other courses and events get no discount, and the deletion of the last one does not open it to them', async () => {
    const { student, order, execute } = await createPaymentScene(db);
    const { createCourse, createEvent } = createFixtures(db);
    const code = newCode();
    const [course, event] = [await createCourse({ price: '500' }), await createEvent({ price: '500' })];
    await db.coupon.create({ data: { code, percent: 100, courses: { create: { courseId: course.id } } } });
    const tries = async () => [
      codeOf(await execute(createPaymentMutation, { input: { eventId: event.id, coupon: code } }, student)),
      await order(student, { coupon: code }).catch(() => 'refused'),
    ];
    expect(await tries()).toEqual(['couponNotValid', 'refused']);
    await db.course.delete({ where: { id: course.id } });
    expect(await tries()).toEqual(['couponNotValid', 'refused']);
    expect(await db.coupon.findUnique({ where: { code } })).toMatchObject({ isActive: false });
  });

  test('end after their start, also when both ends change at once', async () => {
    const { admin, execute } = await createPaymentScene(db);
    const update = 'mutation($id: ID!, $input: UpdateCouponInput!) { updateCoupon(id: $id, input: $input) { id } }';
    const period = { startsAt: new Date('2027-01-01'), endsAt: new Date('2027-12-31') };
    for (let count = 0; count < 5; count += 1) {
      const { id } = await db.coupon.create({ data: { code: newCode(), percent: 10, ...period } });
      const results = await Promise.all(
        [{ startsAt: '2027-11-01T00:00:00Z' }, { endsAt: '2027-02-01T00:00:00Z' }].map((input) =>
          execute(update, { id, input }, admin),
        ),
      );
      expect(results.flatMap(({ errors }) => errors?.map(({ originalError }) => originalError) ?? [])).toEqual([
        expect.objectContaining({ code: 'invalidInput', fields: { endsAt: 'endsBeforeStart' } }),
      ]);
    }
  });

  test('are changed with an audit entry', async () => {
    const { admin, course, execute } = await createPaymentScene(db);
    const other = await createFixtures(db).createCourse();
    const code = newCode();
    const { id } = await db.coupon.create({
      data: { code, percent: 10, courses: { create: { courseId: course.id } } },
    });
    const update = 'mutation($id: ID!, $input: UpdateCouponInput!) { updateCoupon(id: $id, input: $input) { id } }';
    await execute(update, { id, input: { courseIds: [other.id] } }, admin);
    await execute(update, { id, input: { courseIds: [other.id] } }, admin);
    const entries = await db.auditEntry.findMany({
      where: { entity: 'coupons', entityId: id },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      {
        actorId: admin.id,
        action: 'update',
        entityName: code,
        before: { courseIds: [course.id] },
        after: { courseIds: [] },
      },
      { actorId: admin.id, before: { courseIds: [] }, after: { courseIds: [other.id] } },
    ]);
  });
});

test('codes cannot be guessed without end, neither by trying nor by ordering', async () => {
  const { student, course } = await createPaymentScene(db);
  let left = 3;
  const limitByUser = (_userId: number, action: string): Promise<void> => {
    const isOver = action === 'coupon' && (left -= 1) < 0;
    return isOver ? Promise.reject(new Problem('tooManyAttempts', { retryAfterSeconds: 60 })) : Promise.resolve();
  };
  const { execute } = createExecutor(db, { services: { rateLimiter: { ...stubServices.rateLimiter, limitByUser } } });
  const query = 'query($id: ID, $coupon: String) { checkout(courseId: $id, coupon: $coupon) { amount } }';
  const input = { courseId: course.id, coupon: 'GUESS' };
  const tries = [
    () => execute(query, { id: course.id, coupon: 'GUESS' }, student),
    () => execute(createPaymentMutation, { input }, student),
    () => execute(query, { id: course.id, coupon: 'GUESS' }, student),
    () => execute(query, { id: course.id, coupon: 'GUESS' }, student),
    () => execute(createPaymentMutation, { input }, student),
  ];
  const codes = [];
  for (const attempt of tries) codes.push(codeOf(await attempt()));
  expect(codes).toEqual([...Array.from({ length: 3 }, () => 'couponNotValid'), 'tooManyAttempts', 'tooManyAttempts']);
  expect(await execute(query, { id: course.id }, student)).toMatchObject({
    data: { checkout: { amount: '16000.00' } },
  });
});
