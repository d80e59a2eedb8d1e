import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { gradeBookStates } from '../contract/gradeBook';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, createTestContext, viewerFor } from '../testing/fixtures';
import { studioEnrollmentExport } from './enrollmentExports';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
let otherTrainer: Viewer;
let admin: Viewer;
let solarCourseId: { id: number };
let windCourseId: { id: number };
let enrolledStudent: { id: number };
let lessons: { id: number }[];

/** A paid, a free and a draft course of one trainer, and a course of another trainer. */
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createCourse, createLesson, createEnrollment, createUser } = createFixtures(db);
  [trainer, otherTrainer] = [
    viewerFor(await createUser({ role: 'trainer' })),
    viewerFor(await createUser({ role: 'trainer' })),
  ];
  admin = viewerFor(await createUser({ role: 'admin' }));
  solarCourseId = await createCourse({ trainerId: trainer.id, price: '1500.50', title: 'Solar roofs' });
  windCourseId = await createCourse({ trainerId: trainer.id, title: 'Wind at sea' });
  await createCourse({ trainerId: trainer.id, isPublished: false, title: 'Draft' });
  const foreign = await createCourse({ trainerId: otherTrainer.id, price: '900' });
  lessons = [
    await createLesson(solarCourseId.id),
    await createLesson(solarCourseId.id),
    await createLesson(solarCourseId.id, { isPublished: false }),
  ];
  enrolledStudent = await createUser({
    firstName: 'سلمى',
    lastName: 'بن يوسف',
    email: 'hidden@example.dz',
    phone: '+213555667788',
  });
  const [omar, lina, unpaid] = [await createUser({ firstName: 'Omar_' }), await createUser(), await createUser()];
  const createProgress = (openedOrCompleted: boolean[]) => ({
    create: openedOrCompleted.map((isComplete, index) => ({
      lessonId: lessons[index]!.id,
      openedAt: new Date('2026-10-01T09:00:00Z'),
      completedAt: isComplete ? new Date('2026-10-02T09:00:00Z') : null,
    })),
  });
  const done = { status: 'completed', progress: 100, completedAt: new Date() } as const;
  await db.enrollment.create({
    data: { studentId: enrolledStudent.id, courseId: solarCourseId.id, ...done, lessons: createProgress([true, true]) },
  });
  await db.enrollment.create({
    data: { studentId: omar.id, courseId: solarCourseId.id, progress: 50, lessons: createProgress([true, false]) },
  });
  await createEnrollment(lina.id, solarCourseId.id);
  await createEnrollment(unpaid.id, solarCourseId.id, { status: 'pending_payment' });
  await createEnrollment(enrolledStudent.id, windCourseId.id);
  await createEnrollment(enrolledStudent.id, foreign.id);
  const sale = { method: 'ccp', status: 'confirmed', expiresAt: new Date(), confirmedAt: new Date() } as const;
  const price = { amount: '1500.50', listPrice: '1500.50' };
  await db.payment.createMany({
    data: [
      ...[enrolledStudent, omar].map(({ id }) => ({ ...sale, ...price, userId: id, courseId: solarCourseId.id })),
      { ...sale, ...price, status: 'refund_requested', userId: lina.id, courseId: solarCourseId.id },
      { ...sale, ...price, status: 'pending', confirmedAt: null, userId: unpaid.id, courseId: solarCourseId.id },
      { ...sale, ...price, status: 'refunded', userId: unpaid.id, courseId: windCourseId.id },
      { ...sale, amount: '900', listPrice: '900', userId: enrolledStudent.id, courseId: foreign.id },
    ],
  });
  const review = { courseId: solarCourseId.id, trainerId: trainer.id };
  const approved = { ...review, isApproved: true };
  await db.review.createMany({
    data: [
      { ...approved, userId: enrolledStudent.id, rating: 5 },
      { ...approved, userId: omar.id, rating: 4 },
      { ...approved, userId: lina.id, rating: 4 },
      { ...review, userId: unpaid.id, rating: 1 },
      { ...approved, userId: enrolledStudent.id, rating: 2, courseId: windCourseId.id },
      { ...approved, userId: enrolledStudent.id, rating: 3, courseId: foreign.id, trainerId: otherTrainer.id },
    ],
  });
});
afterAll(() => close());

async function executeAs<Data = Record<string, unknown>>(document: string, viewer = trainer, variables = {}) {
  const { data, errors } = await createExecutor(db).execute<Data>(document, variables, viewer);
  expect(errors).toBeUndefined();
  return data!;
}

const summaryFields =
  'studioSummary { totalCourses publishedCourses students revenue totalSales averageRating completionRate }';

describe('dashboard statistics', () => {
  test('leave out unpaid orders, and count students in several courses once', async () => {
    expect(await executeAs(`{ ${summaryFields} }`)).toEqual({
      studioSummary: {
        totalCourses: 3,
        publishedCourses: 2,
        students: 3,
        revenue: '4501.50',
        totalSales: 3,
        averageRating: '3.75',
        completionRate: 25,
      },
    });
  });

  test('are 0 for a trainer without courses', async () => {
    const newTrainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
    expect(
      Object.values((await executeAs<{ studioSummary: object }>(`{ ${summaryFields} }`, newTrainer)).studioSummary),
    ).toEqual([0, 0, 0, '0.00', 0, '0.00', 0]);
  });

  test('a trainer cannot query another trainer, an admin can', async () => {
    const querySummary = async (viewer: Viewer, trainerId?: number) => {
      const args = trainerId === undefined ? '' : `(trainerId: ${trainerId})`;
      const { studioSummary } = await executeAs<{ studioSummary: { students: number; revenue: string } }>(
        `{ studioSummary${args} { students revenue } }`,
        viewer,
      );
      return studioSummary;
    };
    expect(await querySummary(trainer, otherTrainer.id)).toEqual({ students: 0, revenue: '0.00' });
    expect(await querySummary(otherTrainer)).toEqual({ students: 1, revenue: '900.00' });
    expect(await querySummary(admin, otherTrainer.id)).toEqual({ students: 1, revenue: '900.00' });
    expect(await querySummary(admin)).toEqual({ students: 3, revenue: '5401.50' });
  });
});

describe('courses', () => {
  test('are listed with drafts, newest first, and can be searched', async () => {
    const titles = async (search?: string) => {
      const { studioCourses } = await executeAs<{ studioCourses: { totalCount: number; rows: { title: string }[] } }>(
        'query ($search: String) { studioCourses(search: $search) { totalCount rows { title } } }',
        trainer,
        { search },
      );
      expect(studioCourses.totalCount).toBe(studioCourses.rows.length);
      return studioCourses.rows.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['Draft', 'Wind at sea', 'Solar roofs']);
    expect(await titles('ROOFS')).toEqual(['Solar roofs']);
    expect(await titles('%')).toEqual([]);
  });

  test('top courses have the most students', async () => {
    expect(await executeAs('{ topCourses { title enrollmentCount } }')).toEqual({
      topCourses: [
        { title: 'Solar roofs', enrollmentCount: 3 },
        { title: 'Wind at sea', enrollmentCount: 1 },
        { title: 'Draft', enrollmentCount: 0 },
      ],
    });
  });
});

describe('students', () => {
  const document = /* GraphQL */ `
    query ($search: String, $courseId: ID, $state: GradeBookState, $page: Int, $pageSize: Int) {
      studioEnrollments(search: $search, courseId: $courseId, state: $state, page: $page, pageSize: $pageSize) {
        totalCount
        rows {
          studentName
          status
          course {
            title
          }
        }
      }
    }
  `;
  interface StudentsResponse {
    studioEnrollments: {
      totalCount: number;
      rows: { studentName: string; status: string; course: { title: string } }[];
    };
  }
  const students = async (variables: object, viewer = trainer) =>
    (await executeAs<StudentsResponse>(document, viewer, variables)).studioEnrollments;

  test('are listed by enrollment, newest first, ten per page', async () => {
    const { totalCount, rows } = await students({});
    expect(totalCount).toBe(5);
    expect(rows[0]).toEqual({ studentName: 'سلمى بن يوسف', status: 'in_progress', course: { title: 'Wind at sea' } });
    expect((await students({ page: 2, pageSize: 3 })).rows).toEqual(rows.slice(3));
  });

  test('are found by name in any spelling and filtered by course', async () => {
    expect((await students({ search: 'سلمي يوسف' })).totalCount).toBe(2);
    expect((await students({ search: 'omar_' })).totalCount).toBe(1);
    expect((await students({ search: 'سلمى', courseId: windCourseId.id })).totalCount).toBe(1);
  });

  test('are filtered by their state, as on the overview', async () => {
    const counts = await Promise.all(
      gradeBookStates.map(async (state) => [state, (await students({ state })).totalCount] as const),
    );
    const { trainerOverview } = await executeAs<{ trainerOverview: { stuckEnrollments: { count: number } } }>(
      '{ trainerOverview { stuckEnrollments { count } } }',
      trainer,
    );
    const { stuck, ...others } = Object.fromEntries(counts);
    expect(stuck).toBe(trainerOverview.stuckEnrollments.count);
    const paid = (await students({})).rows.filter(({ status }) => status !== 'pending_payment');
    expect(Object.values(others).reduce((sum, count) => sum + count)).toBe(paid.length);
  });

  test('are not found by email or phone, and not in courses of other trainers', async () => {
    for (const search of ['hidden', 'example.dz', '555667788', String(enrolledStudent.id), 'student'])
      expect((await students({ search })).totalCount, search).toBe(0);
    expect((await students({ courseId: solarCourseId.id }, otherTrainer)).totalCount).toBe(0);
  });

  test('progress lists every published lesson with the times it was opened and completed', async () => {
    const { id } = await db.enrollment.findFirstOrThrow({ where: { courseId: solarCourseId.id, progress: 50 } });
    const progressQuery =
      'query ($id: ID!) { studioEnrollment(id: $id) { lessonProgress { lessonId openedAt completedAt } } }';
    const openedAt = '2026-10-01T09:00:00.000Z';
    expect(await executeAs(progressQuery, trainer, { id })).toEqual({
      studioEnrollment: {
        lessonProgress: [
          { lessonId: String(lessons[0]?.id), openedAt, completedAt: '2026-10-02T09:00:00.000Z' },
          { lessonId: String(lessons[1]?.id), openedAt, completedAt: null },
        ],
      },
    });
    expect(await executeAs(progressQuery, otherTrainer, { id })).toEqual({ studioEnrollment: null });
  });
});

test('the funnel counts students who opened and completed each published lesson', async () => {
  const funnel =
    'query ($id: ID) { completionFunnel(courseId: $id) { course { title } students completed lessons { lessonId opened completed } } }';
  const expected = {
    completionFunnel: {
      course: { title: 'Solar roofs' },
      students: 3,
      completed: 1,
      lessons: [
        { lessonId: String(lessons[0]?.id), opened: 2, completed: 2 },
        { lessonId: String(lessons[1]?.id), opened: 2, completed: 1 },
      ],
    },
  };
  expect(await executeAs(funnel, trainer, { id: solarCourseId.id })).toEqual(expected);
  // Without courseId: the course with the most students.
  expect(await executeAs(funnel)).toEqual(expected);
  for (const viewer of [otherTrainer])
    expect(await executeAs(funnel, viewer, { id: solarCourseId.id })).toEqual({ completionFunnel: null });
  expect(await executeAs(funnel, trainer, { id: 'nonsense' })).toEqual({ completionFunnel: null });
});

test('the rating distribution counts approved reviews, optionally of one course', async () => {
  const counts = async (argument = '', viewer = trainer) =>
    (
      await executeAs<{ ratingDistribution: { rating: number; count: number }[] }>(
        `{ ratingDistribution${argument} { rating count } }`,
        viewer,
      )
    ).ratingDistribution.map(({ count }) => count);
  expect(await counts()).toEqual([0, 1, 0, 2, 1]);
  expect(await counts(`(courseId: ${solarCourseId.id})`)).toEqual([0, 0, 0, 2, 1]);
  expect(await counts(`(courseId: ${solarCourseId.id})`, otherTrainer)).toEqual([0, 0, 0, 0, 0]);
});

test("the export of a trainer's enrollments does not read contact data", async () => {
  const context = { ...createTestContext(db), viewer: trainer };
  const query = { sort: 'enrolledAt', direction: 'desc', trainerId: trainer.id, courseId: windCourseId.id } as const;
  const rows = [];
  for await (const batch of studioEnrollmentExport.fetchBatches(context, query)) rows.push(...batch);
  expect(rows.map(({ student }) => student)).toEqual([
    { firstName: 'سلمى', lastName: 'بن يوسف', firstNameAr: null, lastNameAr: null },
  ]);
});
