import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../context';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
let other: Viewer;
let admin: Viewer;
let solar: { id: number };
let wind: { id: number };
let salma: { id: number };
let lessons: { id: number }[];

/** Two courses of one trainer (one paid, one free), a draft, and a course of somebody else. */
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { aCourse, aLesson, anEnrollment, aUser } = aWorld(db);
  [trainer, other] = [viewerOf(await aUser({ role: 'trainer' })), viewerOf(await aUser({ role: 'trainer' }))];
  admin = viewerOf(await aUser({ role: 'admin' }));
  solar = await aCourse({ trainerId: trainer.id, price: '1500.50', title: 'Solar roofs' });
  wind = await aCourse({ trainerId: trainer.id, title: 'Wind at sea' });
  await aCourse({ trainerId: trainer.id, isPublished: false, title: 'Draft' });
  const foreign = await aCourse({ trainerId: other.id, price: '900' });
  lessons = [await aLesson(solar.id), await aLesson(solar.id), await aLesson(solar.id, { isPublished: false })];
  salma = await aUser({ firstName: 'سلمى', lastName: 'بن يوسف', email: 'hidden@example.dz', phone: '+213555667788' });
  const [omar, lina, waiting] = [await aUser({ firstName: 'Omar_' }), await aUser(), await aUser()];
  const visited = (openedOrCompleted: boolean[]) => ({
    create: openedOrCompleted.map((isComplete, index) => ({
      lessonId: lessons[index]!.id,
      openedAt: new Date('2026-10-01T09:00:00Z'),
      completedAt: isComplete ? new Date('2026-10-02T09:00:00Z') : null,
    })),
  });
  const done = { status: 'completed', progress: 100, completedAt: new Date() } as const;
  await db.enrollment.create({
    data: { studentId: salma.id, courseId: solar.id, ...done, lessons: visited([true, true]) },
  });
  await db.enrollment.create({
    data: { studentId: omar.id, courseId: solar.id, progress: 50, lessons: visited([true, false]) },
  });
  await anEnrollment(lina.id, solar.id);
  await anEnrollment(waiting.id, solar.id, { status: 'pending_payment' });
  await anEnrollment(salma.id, wind.id);
  await anEnrollment(salma.id, foreign.id);
  const review = { courseId: solar.id, trainerId: trainer.id };
  const approved = { ...review, isApproved: true };
  await db.review.createMany({
    data: [
      { ...approved, userId: salma.id, rating: 5 },
      { ...approved, userId: omar.id, rating: 4 },
      { ...approved, userId: lina.id, rating: 4 },
      { ...review, userId: waiting.id, rating: 1 },
      { ...approved, userId: salma.id, rating: 2, courseId: wind.id },
      { ...approved, userId: salma.id, rating: 3, courseId: foreign.id, trainerId: other.id },
    ],
  });
});
afterAll(() => close());

async function asked<Data = Record<string, unknown>>(document: string, viewer = trainer, variables = {}) {
  const { data, errors } = await asker(db).ask<Data>(document, variables, viewer);
  expect(errors).toBeUndefined();
  return data!;
}

const summary =
  'teachingSummary { totalCourses publishedCourses students revenue totalSales averageRating completionRate }';

describe('the numbers of the dashboard', () => {
  test('are exact: who awaits payment has bought nothing, and people count once', async () => {
    expect(await asked(`{ ${summary} }`)).toEqual({
      teachingSummary: {
        totalCourses: 3,
        publishedCourses: 2,
        students: 4,
        revenue: '4501.50',
        totalSales: 3,
        averageRating: '3.75',
        completionRate: 25,
      },
    });
  });

  test('are all 0 for a trainer without courses', async () => {
    const fresh = viewerOf(await aWorld(db).aUser({ role: 'trainer' }));
    expect(Object.values((await asked<{ teachingSummary: object }>(`{ ${summary} }`, fresh)).teachingSummary)).toEqual([
      0,
      0,
      0,
      '0.00',
      0,
      '0.00',
      0,
    ]);
  });

  test('a trainer asking for somebody else gets nothing, an admin whatever they ask for', async () => {
    const ask = async (viewer: Viewer, trainerId?: number) => {
      const given = trainerId === undefined ? '' : `(trainerId: ${trainerId})`;
      const { teachingSummary } = await asked<{ teachingSummary: { students: number; revenue: string } }>(
        `{ teachingSummary${given} { students revenue } }`,
        viewer,
      );
      return teachingSummary;
    };
    expect(await ask(trainer, other.id)).toEqual({ students: 0, revenue: '0.00' });
    expect(await ask(other)).toEqual({ students: 1, revenue: '900.00' });
    expect(await ask(admin, other.id)).toEqual({ students: 1, revenue: '900.00' });
    expect(await ask(admin)).toEqual({ students: 4, revenue: '5401.50' });
  });
});

describe('courses', () => {
  test('are listed with drafts, the newest first, and found by a search', async () => {
    const titles = async (search?: string) => {
      const { teachingCourses } = await asked<{ teachingCourses: { totalCount: number; rows: { title: string }[] } }>(
        'query ($search: String) { teachingCourses(search: $search) { totalCount rows { title } } }',
        trainer,
        { search },
      );
      expect(teachingCourses.totalCount).toBe(teachingCourses.rows.length);
      return teachingCourses.rows.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['Draft', 'Wind at sea', 'Solar roofs']);
    expect(await titles('ROOFS')).toEqual(['Solar roofs']);
    expect(await titles('%')).toEqual([]);
  });

  test('the best are those with the most students', async () => {
    expect(await asked('{ topCourses { title enrollmentCount } }')).toEqual({
      topCourses: [
        { title: 'Solar roofs', enrollmentCount: 4 },
        { title: 'Wind at sea', enrollmentCount: 1 },
        { title: 'Draft', enrollmentCount: 0 },
      ],
    });
  });
});

describe('students', () => {
  const list = /* GraphQL */ `
    query ($search: String, $courseId: ID, $page: Int, $pageSize: Int) {
      teachingStudents(search: $search, courseId: $courseId, page: $page, pageSize: $pageSize) {
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
  interface Students {
    teachingStudents: { totalCount: number; rows: { studentName: string; course: { title: string } }[] };
  }
  const students = async (variables: object, viewer = trainer) =>
    (await asked<Students>(list, viewer, variables)).teachingStudents;

  test('come by enrolments, the newest first, ten on a page unless told', async () => {
    const { totalCount, rows } = await students({});
    expect(totalCount).toBe(5);
    expect(rows[0]).toEqual({ studentName: 'سلمى بن يوسف', status: 'in_progress', course: { title: 'Wind at sea' } });
    expect((await students({ page: 2, pageSize: 3 })).rows).toEqual(rows.slice(3));
  });

  test('are found by name in any spelling, and narrowed to a course', async () => {
    expect((await students({ search: 'سلمي يوسف' })).totalCount).toBe(2);
    expect((await students({ search: 'omar_' })).totalCount).toBe(1);
    expect((await students({ search: 'سلمى', courseId: wind.id })).totalCount).toBe(1);
  });

  test('are not found by address or phone, and not in courses of others', async () => {
    for (const search of ['hidden', 'example.dz', '555667788', String(salma.id), 'student'])
      expect((await students({ search })).totalCount, search).toBe(0);
    expect((await students({ courseId: solar.id }, other)).totalCount).toBe(0);
  });

  test('each lesson tells when it was opened and completed, also one that never was; drafts are left out', async () => {
    const { id } = await db.enrollment.findFirstOrThrow({ where: { courseId: solar.id, progress: 50 } });
    const one =
      'query ($id: ID!) { teachingEnrollment(id: $id) { lessonStandings { lessonId openedAt completedAt } } }';
    const openedAt = '2026-10-01T09:00:00.000Z';
    expect(await asked(one, trainer, { id })).toEqual({
      teachingEnrollment: {
        lessonStandings: [
          { lessonId: String(lessons[0]?.id), openedAt, completedAt: '2026-10-02T09:00:00.000Z' },
          { lessonId: String(lessons[1]?.id), openedAt, completedAt: null },
        ],
      },
    });
    expect(await asked(one, other, { id })).toEqual({ teachingEnrollment: null });
  });
});

test('the funnel counts who opened and who completed each published lesson', async () => {
  const funnel =
    'query ($id: ID) { completionFunnel(courseId: $id) { course { title } students completed lessons { lessonId opened completed } } }';
  const ofSolar = {
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
  expect(await asked(funnel, trainer, { id: solar.id })).toEqual(ofSolar);
  // The course with the most students, where none is asked for.
  expect(await asked(funnel)).toEqual(ofSolar);
  for (const viewer of [other])
    expect(await asked(funnel, viewer, { id: solar.id })).toEqual({ completionFunnel: null });
  expect(await asked(funnel, trainer, { id: 'nonsense' })).toEqual({ completionFunnel: null });
});

test('ratings spread over 1 to 5, the approved ones alone, of one course where asked', async () => {
  const counts = async (argument = '', viewer = trainer) =>
    (
      await asked<{ ratingSpread: { rating: number; count: number }[] }>(
        `{ ratingSpread${argument} { rating count } }`,
        viewer,
      )
    ).ratingSpread.map(({ count }) => count);
  expect(await counts()).toEqual([0, 1, 0, 2, 1]);
  expect(await counts(`(courseId: ${solar.id})`)).toEqual([0, 0, 0, 2, 1]);
  expect(await counts(`(courseId: ${solar.id})`, other)).toEqual([0, 0, 0, 0, 0]);
});
