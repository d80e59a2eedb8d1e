import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Prisma, PrismaClient } from '../generated/client';
import type { Viewer } from '../../schema/core/context';
import { createExecutor, createFixtures, viewerFor } from '../../schema/testing/fixtures';
import { recordStatements } from '../../schema/testing/statements/recordStatements';
import { openTestDatabase } from '../../schema/testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
const viewers: Record<string, Viewer | null> = { visitor: null };
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const fixtures = createFixtures(db);
  const trainer = await fixtures.createUser({ role: 'trainer', bio: 'Engineer "of" solar\n', bioAr: 'مهندس' });
  const student = await fixtures.createUser({ avatar: 'https://example.dz/a.png' });
  viewers.student = viewerFor(student);
  viewers.otherStudent = viewerFor(await fixtures.createUser());
  viewers.trainer = viewerFor(trainer);
  viewers.otherTrainer = viewerFor(await fixtures.createUser({ role: 'trainer' }));
  viewers.admin = viewerFor(await fixtures.createUser({ role: 'admin' }));
  await createCourses(trainer.id, student.id);
  await createFaqs();
});
afterAll(() => close());

const enrollmentStates: Record<number, Partial<Prisma.EnrollmentUncheckedCreateInput>> = {
  2: { status: 'pending_payment' },
  // It has a certificate.
  3: { status: 'completed', progress: 100, completedAt: new Date() },
};

/** Published, archived and draft courses with published and hidden lessons, of which some are completed. */
async function createCourses(trainerId: number, studentId: number): Promise<void> {
  const { createCourse, createLesson, createEnrollment, createUser } = createFixtures(db);
  for (let index = 0; index < 6; index += 1) {
    const course = await createCourse({
      trainerId,
      price: index % 2 === 0 ? '0' : '1500.50',
      isPublished: index !== 5,
      thumbnail: index === 0 ? null : 'https://example.dz/t.png',
      level: index % 3 === 0 ? 'beginner' : 'advanced',
    });
    const lessons = [];
    for (let order = 0; order < 3; order += 1)
      lessons.push(
        await createLesson(course.id, {
          order: 3 - order,
          isPublished: order !== 2,
          videoUrl: order ? null : 'https://example.dz/v.mp4',
        }),
      );
    if (index === 5) continue;
    const enrollment = await createEnrollment(studentId, course.id, enrollmentStates[index]);
    await db.lessonProgress.create({
      data: {
        enrollmentId: enrollment.id,
        lessonId: lessons[index % 3]?.id ?? 0,
        completedAt: index % 2 ? new Date() : null,
        position: index,
      },
    });
    for (let rating = 1; rating <= 3; rating += 1)
      await db.review.create({
        data: {
          userId: (await createUser()).id,
          courseId: course.id,
          trainerId,
          rating,
          isApproved: rating > 1,
          comment: 'جيد',
        },
      });
    if (index === 4) await db.course.update({ where: { id: course.id }, data: { isPublished: false } });
  }
}

/** Questions with the same and other positions, of which some are drafts. */
async function createFaqs(): Promise<void> {
  const { createFaq, createFaqCategory } = createFixtures(db);
  for (let category = 0; category < 2; category += 1) {
    const { id: categoryId } = await createFaqCategory();
    for (let index = 0; index < 5; index += 1)
      await createFaq({ categoryId, order: index % 3, isPublished: index !== 1 });
  }
}

/** A client without its pool: every read is Prisma's. */
const withoutSource = () => db.$extends({}) as unknown as PrismaClient;

const course = /* GraphQL */ `
  id title titleAr description slug price currency isFree thumbnail duration level rating ratingCount enrollmentCount
  isPublished isArchived createdAt updatedAt lessonCount
  category { id name nameAr courseCount blogPostCount }
  trainer { id firstName avatar bio bioAr }
  lessons { id title order content videoUrl hasVideo hasAttachments attachments { name nameAr url } myProgress { position openedAt completedAt } }
  reviews(first: 2) { totalCount nodes { id rating comment userId reviewerName createdAt } pageInfo { hasNextPage endCursor } }
  myReview { id }
  myEnrollment { id status progress completedLessons nextLesson { id title } course { id lessonCount } }
`;
const card = /* GraphQL */ `
  id title titleAr price isFree rating createdAt isArchived category { name courseCount } trainer { firstName bioAr }
  lessonCount lessons { id hasVideo } reviews(first: 2) { totalCount nodes { id rating userId } }
`;
const enrollment = /* GraphQL */ `
  id status progress completedLessons enrolledAt completedAt lastActivityAt certificateIssued studentName
  course { id title price isArchived lessonCount lessons { id } } nextLesson { id title }
`;

const documents: Record<string, string> = {
  courses: `{ courses(first: 3, sort: priceHigh) { totalCount nodes { ${card} } pageInfo { hasNextPage endCursor } } }`,
  'filtered courses': `{ courses(first: 5, filter: { level: advanced, price: paid, isPublished: true }) { nodes { id title } } }`,
  'searched courses': `{ courses(first: 5, filter: { search: "solar" }) { nodes { ${card} } } }`,
  'the last courses': `{ courses(last: 2, sort: newest) { nodes { id } pageInfo { hasPreviousPage } } }`,
  'no courses': `{ courses(first: 0) { nodes { id } pageInfo { hasNextPage } } }`,
  categories: '{ categories { id name slug courseCount blogPostCount createdAt } }',
  me: '{ me { id email role avatar isAwaitingApproval createdAt approvedAt } }',
  search: `{ search(query: "solar") { courses { ${card} } } }`,
};

const nodes = 'nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

const signedInDocuments: Record<string, string> = {
  'own enrollments': `{ myEnrollments { ${enrollment} } }`,
  'the current enrollment': `{ currentEnrollment { ${enrollment} } }`,
  recommendations: `{ recommendedCourses(first: 2) { ${card} } }`,
  enrollments: `{ enrollments(first: 3) { totalCount nodes { ${enrollment} } pageInfo { endCursor } } }`,
};

describe.each(['visitor', 'student', 'otherStudent', 'trainer', 'otherTrainer', 'admin'])('for a %s', (name) => {
  const cases = { ...documents, ...(name === 'visitor' ? {} : signedInDocuments) };
  test.each(Object.entries(cases))('%s are the same as through Prisma', async (_name, document) => {
    const viewer = viewers[name] ?? null;
    const ours = await createExecutor(db).execute(document, {}, viewer);
    expect(ours.errors).toBeUndefined();
    expect(ours).toEqual(await createExecutor(withoutSource()).execute(document, {}, viewer));
  });

  test('each course is the same as through Prisma', async () => {
    const viewer = viewers[name] ?? null;
    const document = `query($id: ID!) { course(id: $id) { ${course} } }`;
    const ids = [
      ...(await db.course.findMany({ select: { id: true } })).map(({ id }) => String(id)),
      '0',
      '2147483647',
    ];
    const results = await Promise.all(ids.map((id) => createExecutor(db).execute(document, { id }, viewer)));
    const expected = await Promise.all(
      ids.map((id) => createExecutor(withoutSource()).execute(document, { id }, viewer)),
    );
    expect(results).toEqual(expected);
    expect(results.some(({ data }) => data?.course)).toBe(true);
  });
});

/** Documents of one page; the argument is the cursor. */
const pages: [name: string, model: 'course' | 'review' | 'faq', page: (cursor: string) => string][] = [
  ...['newest', 'popular', 'rating', 'priceLow', 'priceHigh'].flatMap((sort): (typeof pages)[number][] => [
    [`courses by ${sort}`, 'course', (at) => `{ courses(sort: ${sort}, first: 2, ${at}) { ${nodes} } }`],
  ]),
  ['courses with a filter', 'course', (at) => `{ courses(filter: { price: paid }, first: 2, ${at}) { ${nodes} } }`],
  ['reviews of courses', 'review', (at) => `{ courses { nodes { id reviews(first: 1, ${at}) { ${nodes} } } } }`],
  ['FAQs', 'faq', (at) => `{ faqs(first: 2, ${at}) { ${nodes} } }`],
  ['FAQs of categories', 'faq', (at) => `{ faqCategories { id faqs(first: 2, ${at}) { ${nodes} } } }`],
];
const cursorOf = (id: number): string => Buffer.from(`GPC:N:${id}`).toString('base64');

describe.each(['visitor', 'trainer', 'admin'])('pages for a %s', (name) => {
  test.each(pages)('of %s are the same as through Prisma after and before each cursor', async (_name, model, page) => {
    const rows: { id: number }[] = await (db[model] as typeof db.course).findMany({ select: { id: true } });
    expect(rows.length).toBeGreaterThan(4);
    const viewer = viewers[name] ?? null;
    for (const { id } of [...rows, { id: 2_147_483_647 }])
      for (const document of [
        page(`after: "${cursorOf(id)}"`),
        page(`before: "${cursorOf(id)}"`).replace('first:', 'last:'),
      ]) {
        const ours = await createExecutor(db).execute(document, {}, viewer);
        expect(ours).toEqual(await createExecutor(withoutSource()).execute(document, {}, viewer));
      }
  });
});

test('rows have the types of Prisma', async () => {
  const args = {
    orderBy: { id: 'asc' },
    include: { trainer: true, lessons: { take: 2, orderBy: { id: 'asc' } } },
  } as const;
  expect(await db.course.findMany(args)).toEqual(await withoutSource().course.findMany(args));
});

test('a transaction and a list of operations are run by Prisma', async () => {
  const where = { isPublished: true };
  const count = await db.course.count({ where });
  expect(await db.$transaction(async (tx) => (await tx.course.findMany({ where })).length)).toBe(count);
  const [updated, counted] = await db.$transaction([
    db.course.updateMany({ where, data: { isPublished: true } }),
    db.course.aggregate({ where, _count: true }),
  ]);
  expect([updated.count, counted._count]).toEqual([count, count]);
});

test('with a negative limit, the first row is the last one', async () => {
  const args = { orderBy: { id: 'asc' }, take: -1 } as const;
  const last = await db.course.findFirst(args);
  expect(last).toEqual(await withoutSource().course.findFirst(args));
  expect(last?.id).toBeGreaterThan((await db.course.findFirstOrThrow({ orderBy: args.orderBy })).id);
});

const countArguments: [name: string, args: Prisma.CourseCountArgs][] = [
  ['all rows', {}],
  ['rows of a condition', { where: { isPublished: true, lessons: { some: { isPublished: false } } } }],
  ['rows of a condition on a relation', { where: { counters: { ratingCount: { gt: 0 } } } }],
  ['rows up to a limit', { where: { id: { gt: 0 } }, take: 2 }],
  ['rows of a condition that Prisma translates', { where: { title: { startsWith: 'no such title' } } }],
  ['rows after others', { skip: 1, take: 3 }],
];

test.each(countArguments)('the number of %s is the same as through Prisma', async (_name, args) => {
  expect(await db.course.count(args)).toBe(await withoutSource().course.count(args));
});

test('a selected count has the shape of Prisma', async () => {
  const select = { _all: true, thumbnail: true } as const;
  expect(await db.course.count({ select })).toEqual(await withoutSource().course.count({ select }));
});

test('a count is one statement', async () => {
  const statements = await recordStatements(() => db.course.count({ where: { isPublished: true } }));
  expect(statements).toEqual([expect.stringMatching(/^SELECT count\(\*\)::int FROM "courses"/)]);
});

test('arguments that are not translated are read by Prisma', async () => {
  const args = {
    where: { title: { contains: 'solar' }, NOT: { id: 0 } },
    orderBy: { category: { name: 'asc' } },
  } as const;
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
  expect(titles(await db.course.findMany(args))).toEqual(titles(await withoutSource().course.findMany(args)));
});

test.each<[name: string, where: Prisma.CourseWhereInput]>([
  ['an empty list of numbers', { id: { in: [] } }],
  ['an empty list of texts', { slug: { in: [] } }],
  ['the complement of an empty list', { slug: { notIn: [] } }],
  ['an empty alternative', { OR: [{}] }],
  ['an empty alternative among others', { OR: [{ id: 0 }, {}] }],
  ['no alternative', { OR: [] }],
])('%s has the rows of Prisma', async (_name, where) => {
  const read = (client: PrismaClient) =>
    client.course.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } });
  expect(await read(db)).toEqual(await read(withoutSource()));
});

test('values are parameters, never part of a statement', async () => {
  const slug = `'; DELETE FROM "courses"; --`;
  expect(await db.course.findFirst({ where: { slug } })).toBeNull();
  expect(await db.course.count()).toBeGreaterThan(0);
});
