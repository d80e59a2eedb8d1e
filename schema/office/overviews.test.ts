import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { dayMs } from '../contract/text/format/dateTime';
import { hoursFromNow } from '../testing/factories';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { recordStatements } from '../testing/statements/recordStatements';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
let trainer: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser } = createFixtures(db);
  const longAgo = { createdAt: new Date('2020-01-01T00:00Z') };
  admin = viewerFor(await createUser({ role: 'admin', firstNameAr: 'لينا', lastNameAr: 'شريف', ...longAgo }));
  trainer = viewerFor(await createUser({ role: 'trainer', ...longAgo }));
});
afterAll(() => close());

const hourMs = dayMs / 24;
/** The time in Algeria as if it were UTC. */
const localNow = () => new Date(Date.now() + hourMs);
const monthStart = (back: number) =>
  new Date(Date.UTC(localNow().getUTCFullYear(), localNow().getUTCMonth() - back, 1) - hourMs);
const todayStart = () => new Date(Math.floor((Date.now() + hourMs) / dayMs) * dayMs - hourMs);

const document = /* GraphQL */ `
  {
    adminOverview {
      waiting {
        kind
        count
      }
      enrollments {
        today
        thisMonth
        lastMonth
        days
      }
      revenue {
        today
        thisMonth
        lastMonth
        days
      }
      people {
        today
        thisMonth
        lastMonth
        days
      }
      completions {
        today
        thisMonth
        lastMonth
        days
      }
      events {
        titleAr
        startDate
        registeredCount
        capacity
      }
      expiringOrders {
        count
        nextAt
      }
      activity {
        count
        rowCount
        startedAt
        latest {
          at
          actorName
          action
          entity
          entityId
          entityName
          changedFields
          summary {
            field
            before
            after
          }
        }
      }
      health {
        failedJobs
        lastMailSentAt
        lastMailFailedAt
        lastBackupAt
        freeDiskMegabytes
      }
    }
  }
`;

interface Figure {
  today: number;
  thisMonth: number;
  lastMonth: number;
  days: number[];
}
interface OverviewResponse {
  adminOverview: {
    enrollments: Figure;
    people: Figure;
    completions: Figure;
    revenue: Record<'today' | 'thisMonth' | 'lastMonth', string> & { days: string[] };
    events: { titleAr: string }[];
    expiringOrders: { count: number; nextAt: string | null };
    activity: { count: number; latest: { entity: string } }[];
    health: object;
  };
}
async function readOverview() {
  const { data, errors } = await createExecutor(db, {
    services: { readFreeDiskBytes: () => Promise.resolve(5 * 1024 ** 2 + 1) },
  }).execute<OverviewResponse>(document, {}, admin);
  expect(errors).toBeUndefined();
  return data!.adminOverview;
}

test('an empty platform has figures of 0 and 30 days', async () => {
  const overview = await readOverview();
  const empty = { today: 0, thisMonth: 0, lastMonth: 0, days: Array<number>(30).fill(0) };
  expect(overview).toMatchObject({ enrollments: empty, people: empty, completions: empty });
  expect(overview.revenue).toEqual({
    today: '0.00',
    thisMonth: '0.00',
    lastMonth: '0.00',
    days: Array<string>(30).fill('0.00'),
  });
  expect(overview).toMatchObject({
    events: [],
    expiringOrders: { count: 0, nextAt: null },
    health: { failedJobs: 0, lastMailSentAt: null, lastBackupAt: null, freeDiskMegabytes: 5 },
  });
});

test('counts today from midnight in Algeria, and the last month up to the same day', async () => {
  const { createCourse, createEnrollment, createUser } = createFixtures(db);
  const course = await createCourse({ trainerId: trainer.id });
  const joined = { createdAt: new Date('2020-01-01T00:00Z') };
  const enroll = async (enrolledAt: Date, data: object = {}) =>
    createEnrollment((await createUser(joined)).id, course.id, { enrolledAt, ...data });
  await enroll(todayStart());
  await enroll(todayStart(), { status: 'pending_payment' });
  await enroll(monthStart(1), { completedAt: monthStart(1), status: 'completed', progress: 100 });
  await enroll(new Date(monthStart(1).getTime() - 1000));
  // The last day of the last month counts on the last day of this month only.
  await enroll(new Date(monthStart(0).getTime() - 1000));
  await createUser();
  const isLastDay = new Date(localNow().getTime() + dayMs).getUTCDate() === 1;
  const { enrollments, completions, people } = await readOverview();
  expect(enrollments).toMatchObject({ today: 1, thisMonth: 1 });
  expect([1, ...(isLastDay ? [2] : [])]).toContain(enrollments.lastMonth);
  expect(enrollments.days).toHaveLength(30);
  expect(enrollments.days.at(-1)).toBe(1);
  expect(completions).toMatchObject({ today: 0, lastMonth: 1 });
  expect(people).toMatchObject({ today: 1, thisMonth: 1, lastMonth: 0 });
});

test('revenue is what was confirmed less what was refunded, each at its time', async () => {
  const course = await createFixtures(db).createCourse();
  const pay = async (data: object) => {
    const { id: userId } = await createFixtures(db).createUser();
    const order = { userId, courseId: course.id, listPrice: '1500.50', method: 'cash', expiresAt: new Date() } as const;
    await db.payment.create({ data: { ...order, amount: '1500.50', status: 'confirmed', ...data } });
  };
  await pay({ confirmedAt: todayStart() });
  await pay({ confirmedAt: monthStart(1) });
  await pay({ confirmedAt: monthStart(1), refundedAt: todayStart(), status: 'refunded', amount: '500' });
  await pay({ status: 'pending', expiresAt: hoursFromNow(5) });
  await pay({ status: 'rejected', expiresAt: hoursFromNow(200) });
  await pay({ status: 'pending', expiresAt: hoursFromNow(-1) });
  for (let count = 0; count < 2; count += 1) await pay({ status: 'rejected', expiresAt: hoursFromNow(6) });
  await pay({ status: 'submitted', expiresAt: hoursFromNow(6) });
  const { revenue, expiringOrders } = await readOverview();
  expect(revenue).toMatchObject({ today: '1000.50', thisMonth: '1000.50', lastMonth: '2000.50' });
  expect(revenue.days.at(-1)).toBe('1000.50');
  expect(expiringOrders).toMatchObject({ count: 3 });
  const countListed = (isExpiring: boolean) =>
    createExecutor(db).execute(
      'query ($filter: AdminPaymentFilter) { adminPayments(filter: $filter) { totalCount } }',
      { filter: { isExpiring } },
      admin,
    );
  expect((await countListed(true)).data).toEqual({ adminPayments: { totalCount: 3 } });
  expect((await countListed(false)).data).toEqual({ adminPayments: { totalCount: (await db.payment.count()) - 3 } });
});

test('lists the orders that end before midnight in Algeria', async () => {
  await db.payment.deleteMany();
  const course = await createFixtures(db).createCourse();
  const midnight = todayStart().getTime() + 86_400_000;
  const order = async (expiresAt: number, status: 'pending' | 'confirmed' = 'pending') => {
    const { id: userId } = await createFixtures(db).createUser();
    const item = { userId, courseId: course.id, listPrice: '900', amount: '900', method: 'ccp', status } as const;
    const confirmedAt = status === 'confirmed' ? new Date() : null;
    await db.payment.create({ data: { ...item, confirmedAt, expiresAt: new Date(expiresAt) } });
  };
  await order(midnight - 1);
  await order(midnight);
  await order(Date.now() - 60_000);
  await order(midnight - 1, 'confirmed');
  const countListed = async (isExpiringToday: boolean) => {
    const document = 'query ($filter: AdminPaymentFilter) { adminPayments(filter: $filter) { totalCount } }';
    const { data } = await createExecutor(db).execute(document, { filter: { isExpiringToday } }, admin);
    return (data as { adminPayments: { totalCount: number } }).adminPayments.totalCount;
  };
  expect([await countListed(true), await countListed(false)]).toEqual([1, 3]);
});

test('shows the events of the next days, at least three, the last changes, and what the system noted', async () => {
  const { createEvent } = createFixtures(db);
  await createEvent({ titleAr: 'الثانية', startDate: hoursFromNow(100), endDate: hoursFromNow(101) });
  await createEvent({ titleAr: 'الأولى', startDate: hoursFromNow(-1), endDate: hoursFromNow(1) });
  await createEvent({ titleAr: 'بعيدة', startDate: hoursFromNow(200), endDate: hoursFromNow(201) });
  await createEvent({ titleAr: 'أبعد', startDate: hoursFromNow(300), endDate: hoursFromNow(301) });
  await createEvent({ titleAr: 'منتهية', startDate: hoursFromNow(-3), endDate: hoursFromNow(-2) });
  await createEvent({ titleAr: 'مسودة', startDate: hoursFromNow(3), endDate: hoursFromNow(4), isPublished: false });
  const entry = { actorId: admin.id, actorName: 'A', action: 'update', entityId: 1 };
  await db.auditEntry.createMany({
    data: Array.from({ length: 12 }, (_, day) => ({
      ...entry,
      entity: day === 11 ? 'polls' : 'faqs',
      at: new Date(Date.UTC(2026, 0, 1 + day)),
    })),
  });
  await db.systemEvent.create({ data: { kind: 'backup', at: new Date('2026-11-01T03:00Z') } });
  const { events, activity, health } = await readOverview();
  expect(events.map(({ titleAr }) => titleAr)).toEqual(['الأولى', 'الثانية', 'بعيدة']);
  expect(activity).toHaveLength(10);
  expect(activity[0]).toMatchObject({ count: 1, latest: { entity: 'polls', actorName: 'لينا شريف' } });
  expect(health).toMatchObject({ lastBackupAt: '2026-11-01T03:00:00.000Z', lastMailFailedAt: null });
  for (const hours of [10, 20])
    await createEvent({ titleAr: 'قريبة', startDate: hoursFromNow(hours), endDate: hoursFromNow(hours + 1) });
  const titles = (await readOverview()).events.map(({ titleAr }) => titleAr);
  expect(titles).toEqual(['الأولى', 'قريبة', 'قريبة', 'الثانية']);
});

test('takes at most ten statements', async () => {
  const statements = await recordStatements(async () => void (await readOverview()));
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(10);
});

interface TrainerOverviewResponse {
  trainerOverview: {
    stuckEnrollments: { count: number; rows: { id: string }[] };
    newEnrollments: { count: number; rows: { id: string }[] };
    newReviews: { count: number; rows: { id: string }[] };
    draftCount: number;
    drafts: { id: string }[];
  };
}

test('a trainer sees stuck and new learners, new reviews and drafts of own courses', async () => {
  const { createCourse, createEnrollment, createLesson, createUser } = createFixtures(db);
  const teacher = viewerFor(await createUser({ role: 'trainer' }));
  const course = await createCourse({ trainerId: teacher.id });
  const draft = await createCourse({ trainerId: teacher.id, isPublished: false });
  const lesson = await createLesson(course.id);
  const month = { enrolledAt: new Date(Date.now() - 30 * dayMs) };
  const enroll = async (data: object) => createEnrollment((await createUser()).id, course.id, data);
  const completed = (days: number) => ({
    lessons: { create: { lessonId: lesson.id, completedAt: new Date(Date.now() - days * dayMs) } },
  });
  const stuck = await enroll({ ...month, ...completed(20) });
  await enroll({ ...month, ...completed(2) });
  await enroll({ ...month, status: 'completed', progress: 100, completedAt: new Date() });
  const recent = await enroll({});
  await enroll({ status: 'pending_payment' });
  const review = { courseId: course.id, trainerId: teacher.id, rating: 5 };
  const newReview = await db.review.create({ data: { ...review, userId: stuck.studentId } });
  await db.review.create({ data: { ...review, userId: recent.studentId, createdAt: month.enrolledAt } });
  const query = `query ($trainerId: ID) { trainerOverview(trainerId: $trainerId) {
    stuckEnrollments { count rows { id studentName course { title } } } newEnrollments { count rows { id } }
    newReviews { count rows { id rating } } draftCount drafts { id title } } }`;
  const read = async (viewer: Viewer, trainerId?: number) => {
    const { data, errors } = await createExecutor(db).execute<TrainerOverviewResponse>(query, { trainerId }, viewer);
    expect(errors).toBeUndefined();
    return data!.trainerOverview;
  };
  const own = await read(teacher);
  expect(own).toMatchObject({
    stuckEnrollments: { count: 1, rows: [{ id: String(stuck.id) }] },
    newEnrollments: { count: 1, rows: [{ id: String(recent.id) }] },
    newReviews: { count: 1, rows: [{ id: String(newReview.id) }] },
    draftCount: 1,
    drafts: [{ id: String(draft.id) }],
  });
  expect(await read(admin, teacher.id)).toEqual(own);
  expect((await read(trainer, teacher.id)).stuckEnrollments.count).toBe(0);
  expect((await read(trainer, teacher.id)).drafts).toEqual([]);
  for (let count = 0; count < 11; count += 1) await createCourse({ trainerId: teacher.id, isPublished: false });
  const { draftCount, drafts } = await read(teacher);
  expect([draftCount, drafts.length]).toEqual([12, 10]);
});
