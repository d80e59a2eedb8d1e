import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  trainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
});
afterAll(() => close());

const hourMs = 3_600_000;
/** Current time in Algeria (UTC+1, no daylight saving) as if it were UTC. */
const nowInAlgiers = () => new Date(Date.now() + hourMs);
/** Start of the month `back` months ago, in Algeria. */
const monthStart = (back: number) =>
  new Date(Date.UTC(nowInAlgiers().getUTCFullYear(), nowInAlgiers().getUTCMonth() - back, 1) - hourMs);

interface TrendResponse {
  enrollmentTrend: { startsAt: string; enrollments: number }[];
}
async function queryTrend(args: string) {
  const { data, errors } = await createExecutor(db).execute<TrendResponse>(
    `{ enrollmentTrend(${args}) { startsAt enrollments } }`,
    {},
    trainer,
  );
  return { points: data?.enrollmentTrend ?? [], problem: errors?.[0]?.originalError };
}

/** Enrolls new students at these times in a new course of the trainer. */
async function insertEnrollmentsAt(...dates: Date[]) {
  const { createCourse, createUser, createEnrollment } = createFixtures(db);
  const course = await createCourse({ trainerId: trainer.id });
  for (const date of dates) await createEnrollment((await createUser()).id, course.id, { enrolledAt: date });
  return course.id;
}

test('months start at midnight in Algeria, the current month is last, and empty months are 0', async () => {
  const first = monthStart(2);
  // The month starts one hour earlier in Algeria than in UTC; a second before is the previous month.
  const id = await insertEnrollmentsAt(
    first,
    new Date(first.getTime() - 1000),
    new Date(),
    new Date(Date.now() - 1000),
  );
  const { points } = await queryTrend(`courseId: ${id}, months: 4`);
  expect(points.map(({ startsAt }) => startsAt)).toEqual([3, 2, 1, 0].map((back) => monthStart(back).toISOString()));
  expect(points.reduce((sum, { enrollments }) => sum + enrollments, 0)).toBe(4);
  expect(points.slice(0, 2).map(({ enrollments }) => enrollments)).toEqual([1, 1]);
});

test('weeks start on Sunday at midnight in Algeria', async () => {
  const today = new Date(
    Date.UTC(nowInAlgiers().getUTCFullYear(), nowInAlgiers().getUTCMonth(), nowInAlgiers().getUTCDate()),
  );
  const sunday = new Date(today.getTime() - today.getUTCDay() * 24 * hourMs - hourMs);
  const id = await insertEnrollmentsAt(sunday, new Date(sunday.getTime() - 1000));
  const { points } = await queryTrend(`courseId: ${id}, months: 1, interval: week`);
  expect(points.length).toBeGreaterThanOrEqual(5);
  expect(points.slice(-2)).toEqual([
    { startsAt: new Date(sunday.getTime() - 7 * 24 * hourMs).toISOString(), enrollments: 1 },
    { startsAt: sunday.toISOString(), enrollments: 1 },
  ]);
});

test('ignores enrollments before the first interval and courses of other trainers', async () => {
  const { createCourse, createUser, createEnrollment } = createFixtures(db);
  const id = await insertEnrollmentsAt(new Date(monthStart(5).getTime() - 1000));
  await createEnrollment((await createUser()).id, (await createCourse()).id);
  const counts = async (args: string) => (await queryTrend(args)).points.map(({ enrollments }) => enrollments);
  expect(await counts(`courseId: ${id}, months: 6`)).toEqual([0, 0, 0, 0, 0, 0]);
  const foreign = await createCourse();
  await createEnrollment((await createUser()).id, foreign.id);
  expect(await counts(`courseId: ${foreign.id}, months: 1`)).toEqual([0]);
});

test.each([0, -1, 37])('rejects %i months', async (months) => {
  expect((await queryTrend(`months: ${months}`)).problem).toMatchObject({
    code: 'invalidInput',
    fields: { months: 'numberBetween|1|36' },
  });
});
