import { afterAll, beforeAll, expect, test } from 'vitest';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, createTestContext, viewerFor } from '../testing/fixtures';
import { createPaymentScene } from '../testing/payments/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { studioRevenueExport } from './studioRevenue';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const hourMs = 3_600_000;
/** Start of the month `back` months ago, in Algeria (UTC+1). */
function monthStart(back: number): Date {
  const now = new Date(Date.now() + hourMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1) - hourMs);
}
const secondBefore = (time: Date) => new Date(time.getTime() - 1000);

interface RevenueResponse {
  studioSummary: { revenue: string };
  revenueTrend: { startsAt: string; received: string; refunded: string; revenue: string }[];
  revenueByCourse: { courseId: string; titleAr: string; sales: number; revenue: string }[];
}

async function queryRevenue(viewer: Viewer, args = 'months: 12') {
  const { data, errors } = await createExecutor(db).execute<RevenueResponse>(
    `{ studioSummary { revenue }
       revenueTrend(${args}) { startsAt received refunded revenue }
       revenueByCourse(${args}) { courseId titleAr sales received refunded revenue } }`,
    {},
    viewer,
  );
  return { data, problem: errors?.[0]?.originalError };
}

async function exportRevenue(viewer: Viewer, filter: object = {}) {
  const context = { ...createTestContext(db), viewer };
  const rows = [];
  const query = { sort: 'month' as const, direction: 'asc' as const, ...filter };
  for await (const batch of studioRevenueExport.fetchBatches(context, query)) rows.push(...batch);
  return rows;
}

const total = (amounts: readonly (string | Prisma.Decimal)[]): string =>
  amounts.reduce((sum: Prisma.Decimal, amount) => sum.plus(amount), new Prisma.Decimal(0)).toFixed(2);

/** Two courses of a trainer, with payments of this month and earlier ones, and a course of another trainer. */
async function createSales() {
  const { createCourse, createUser } = createFixtures(db);
  const trainer = viewerFor(await createUser({ role: 'trainer' }));
  const [solar, wind, foreign] = [
    await createCourse({ trainerId: trainer.id, price: '1500.50', titleAr: 'شمس' }),
    await createCourse({ trainerId: trainer.id, price: '900' }),
    await createCourse({ price: '900' }),
  ];
  const pay = async (courseId: number, amount: string, confirmedAt: Date | null, data: object = {}) =>
    db.payment.create({
      data: {
        courseId,
        amount,
        listPrice: amount,
        confirmedAt,
        userId: (await createUser()).id,
        method: 'ccp',
        status: 'confirmed',
        expiresAt: new Date(),
        ...data,
      },
    });
  await pay(solar.id, '1500.50', new Date());
  await pay(solar.id, '1500.50', monthStart(1), { status: 'refund_requested' });
  await pay(solar.id, '1500.50', secondBefore(monthStart(1)));
  await pay(wind.id, '900', monthStart(3), { status: 'refunded', refundedAt: monthStart(1) });
  await pay(wind.id, '0', new Date());
  await pay(wind.id, '900', null, { status: 'submitted' });
  await pay(foreign.id, '900', new Date());
  return { trainer, solar, wind, foreign };
}

test('confirmed money counts in the month of the confirmation, a refund in that of the refund', async () => {
  const { trainer, solar, wind } = await createSales();
  const { data } = await queryRevenue(trainer, 'months: 4');
  expect(data?.revenueTrend).toEqual(
    [
      [3, '900.00', '0.00', '900.00'],
      [2, '1500.50', '0.00', '1500.50'],
      [1, '1500.50', '900.00', '600.50'],
      [0, '1500.50', '0.00', '1500.50'],
    ].map(([back, received, refunded, revenue]) => ({
      startsAt: monthStart(Number(back)).toISOString(),
      received,
      refunded,
      revenue,
    })),
  );
  expect(data?.revenueByCourse).toMatchObject([
    { courseId: String(solar.id), sales: 3, revenue: '4501.50' },
    { courseId: String(wind.id), sales: 1, received: '900.00', refunded: '900.00', revenue: '0.00' },
  ]);
  const ofWind = (await queryRevenue(trainer, `months: 2, courseId: ${wind.id}`)).data;
  expect(ofWind?.revenueTrend.map(({ revenue }) => revenue)).toEqual(['-900.00', '0.00']);
});

test('months, courses and the export add up to the revenue of the dashboard', async () => {
  const { trainer } = await createSales();
  const { data } = await queryRevenue(trainer);
  expect(data?.studioSummary.revenue).toBe('4501.50');
  expect(total(data?.revenueTrend.map(({ revenue }) => revenue) ?? [])).toBe('4501.50');
  expect(total(data?.revenueByCourse.map(({ revenue }) => revenue) ?? [])).toBe('4501.50');
  const rows = await exportRevenue(trainer);
  expect(total(rows.map(({ received, refunded }) => received.minus(refunded)))).toBe('4501.50');
});

test('they add up after real orders, decisions and refunds', async () => {
  const { course, admin, order, submit, decide } = await createPaymentScene(db);
  const { createUser } = createFixtures(db);
  for (const isRefunded of [false, true, true]) {
    const student = viewerFor(await createUser());
    const { id } = await order(student);
    await submit(id, student, `CCP ${id}`);
    await decide('confirm', id);
    if (!isRefunded) continue;
    await decide('requestRefund', id, student);
    await decide('refund', id);
  }
  const { data } = await queryRevenue(admin, `months: 1, courseId: ${course.id}`);
  expect(data?.revenueTrend).toMatchObject([{ received: '48000.00', refunded: '32000.00', revenue: '16000.00' }]);
  const all = (await queryRevenue(admin, 'months: 36')).data;
  expect(total(all?.revenueTrend.map(({ revenue }) => revenue) ?? [])).toBe(all?.studioSummary.revenue);
});

test('trainers get their own courses only, admins those of any trainer', async () => {
  const { trainer, foreign } = await createSales();
  const admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  const revenueOf = async (viewer: Viewer, args: string) =>
    (await queryRevenue(viewer, args)).data?.revenueTrend.map(({ revenue }) => revenue);
  expect(await revenueOf(trainer, `months: 1, courseId: ${foreign.id}`)).toEqual(['0.00']);
  expect(await revenueOf(trainer, `months: 1, trainerId: ${foreign.trainerId}`)).toEqual(['0.00']);
  expect(await revenueOf(admin, `months: 1, trainerId: ${foreign.trainerId}`)).toEqual(['900.00']);
  expect(await exportRevenue(trainer, { courseId: foreign.id })).toEqual([]);
  expect(await exportRevenue(admin, { trainerId: trainer.id })).toHaveLength(5);
});

test.each([0, 37])('rejects %i months', async (months) => {
  const { trainer } = await createSales();
  expect((await queryRevenue(trainer, `months: ${months}`)).problem).toMatchObject({ code: 'invalidInput' });
});
