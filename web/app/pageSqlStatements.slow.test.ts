import type { FormattedExecutionResult } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../prisma/client';
import { seedDemo } from '../../prisma/seed';
import { createScratchDatabase } from '../../prisma/testing/scratchDatabase';
import type { Viewer } from '../../schema/core/context';
import { createExecutor, createFixtures, viewerFor } from '../../schema/testing/fixtures';
import { renderServerPage } from '../testing/renderServerPage';

let database: Database;
let viewers: { visitor: null; student: Viewer; trainer: Viewer; admin: Viewer };
/** By the name in the paths. */
let ids: Record<'slug' | 'own' | 'order' | 'paid' | 'event' | 'trainer', string | number>;
beforeAll(async () => {
  database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
  const { db } = database;
  await seedDemo(db, { now: new Date(), hashPassword: () => Promise.resolve('none') });
  const [student, trainer, admin] = await Promise.all(
    ['student@demo.dz', 'trainer@demo.dz', 'admin@demo.dz'].map((email) =>
      db.user.findUniqueOrThrow({ where: { email } }),
    ),
  );
  viewers = { visitor: null, student: viewerFor(student!), trainer: viewerFor(trainer!), admin: viewerFor(admin!) };
  const [own, post, event] = await Promise.all([
    db.course.findFirstOrThrow({ where: { trainerId: trainer!.id }, orderBy: { id: 'asc' } }),
    db.blogPost.findFirstOrThrow({ where: { isPublished: true, categoryId: { not: null } } }),
    db.event.findFirstOrThrow({ where: { price: { gt: 0 } } }),
  ]);
  const [ordered, paid] = await db.course.findMany({
    where: { isFree: false, isPublished: true, enrollments: { none: { studentId: student!.id } } },
    orderBy: { id: 'asc' },
  });
  const order = await db.payment.create({
    data: {
      userId: student!.id,
      courseId: ordered!.id,
      amount: ordered!.price,
      listPrice: ordered!.price,
      method: 'ccp',
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  });
  ids = { slug: post.slug, own: own.id, order: order.id, paid: paid!.id, event: event.id, trainer: trainer!.id };
});
afterAll(() => database.close());

const toAddress = (path: string): string =>
  path.replace(/:(slug|own|order|paid|event|trainer)/, (_match, name: keyof typeof ids) => String(ids[name]));

/** Number of SQL statements that rendering a page executes. */
async function countSqlStatements(path: string, viewer: Viewer | null): Promise<number> {
  const { execute } = createExecutor(database.db);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await renderServerPage(toAddress(path), {
    execute: async (document, variables) =>
      JSON.parse(JSON.stringify(await execute(document, variables, viewer))) as FormattedExecutionResult,
  });
  // The `SET` statements of new pool connections are not part of the page.
  const statements = query.mock.calls.filter((call) => !/^.{0,12}SET /.test(JSON.stringify(call[0]))).length;
  query.mockRestore();
  expect(status, path).toBe(200);
  return statements;
}

const pages: [path: string, most: number][] = [
  ['/', 30],
  ['/courses', 16],
  ['/courses/1', 16],
  ['/courses/1?tab=reviews', 20],
  ['/blog', 20],
  ['/blog/:slug', 16],
  ['/categories/1', 12],
  ['/trainers/:trainer', 10],
  ['/events', 10],
  ['/events/:event', 12],
  ['/glossary', 10],
  ['/polls', 12],
  ['/about', 2],
  ['/contact', 2],
];

/** The admin panel's tables are fetched by the browser (`schema/testing/statements/statementCounts.slow.test.ts`). */
const signedInPages: [path: string, maximum: number, role: 'student' | 'trainer' | 'admin'][] = [
  ['/dashboard/student', 20, 'student'],
  ['/dashboard/student?tab=events', 24, 'student'],
  ['/account', 10, 'student'],
  ['/certificates', 8, 'student'],
  ['/payments', 10, 'student'],
  ['/payments/:order', 14, 'student'],
  ['/checkout/courses/:paid', 14, 'student'],
  ['/checkout/events/:event', 14, 'student'],
  ['/dashboard/trainer', 19, 'trainer'],
  ['/dashboard/trainer?tab=students', 20, 'trainer'],
  ['/dashboard/trainer?tab=analytics', 24, 'trainer'],
  ['/dashboard/trainer/courses/new', 4, 'trainer'],
  ['/dashboard/trainer/courses/:own', 12, 'trainer'],
  ['/dashboard/trainer/courses/:own', 12, 'admin'],
  ['/dashboard/admin', 2, 'admin'],
  ['/dashboard/admin/audit', 2, 'admin'],
];

const initialCounts = new Map<string, number>();
const cases = [
  ...pages.flatMap(([path, maximum]) =>
    (['visitor', 'student', 'trainer'] as const).map((role) => ({ path, maximum, role })),
  ),
  ...signedInPages.map(([path, maximum, role]) => ({ path, maximum, role })),
].map((testCase) => ({ ...testCase, name: `${testCase.path} ${testCase.role}` }));

test.each(cases)('$name executes a bounded number of SQL statements', async ({ path, maximum, role, name }) => {
  const statements = await countSqlStatements(path, viewers[role]);
  initialCounts.set(name, statements);
  expect(statements).toBeLessThanOrEqual(maximum);
});

test.each([
  ...signedInPages.filter(([path]) => !/tab=(students|analytics)/.test(path)),
  ['/courses/1?lesson=1', 0, 'trainer'],
] as const)('%s renders in one pass', async (path, _maximum, role) => {
  const { execute } = createExecutor(database.db);
  const { passes } = await renderServerPage(toAddress(path), {
    execute: async (document, variables) =>
      JSON.parse(JSON.stringify(await execute(document, variables, viewers[role]))) as FormattedExecutionResult,
  });
  expect(passes).toBe(1);
});

test('the number of SQL statements does not depend on the number of rows', { timeout: 120_000 }, async () => {
  await addMoreContent();
  const counts = new Map<string, number>();
  for (const { path, role, name } of cases) counts.set(name, await countSqlStatements(path, viewers[role]));
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(initialCounts));
});

/** Adds more rows to everything that a list shows. */
async function addMoreContent(): Promise<void> {
  const { createCourse, createBlogPost, createEvent, createFaq, createLesson, createGlossaryTerm } = createFixtures(
    database.db,
  );
  await Promise.all([createLesson(1), createLesson(Number(ids.own))]);
  for (let index = 0; index < 6; index += 1) {
    await createCourse();
    await createBlogPost();
    await createEvent();
    await createFaq();
    await createGlossaryTerm();
  }
  const { id: createdBy } = await database.db.user.findFirstOrThrow({ where: { role: 'admin' } });
  for (let index = 0; index < 3; index += 1) {
    const option = { optionText: 'Yes', optionTextAr: 'نعم' };
    await database.db.poll.create({
      data: { question: 'Yes?', questionAr: 'نعم؟', createdBy, options: { create: [option, option] } },
    });
  }
}
