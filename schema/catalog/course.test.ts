import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());
beforeEach(async () => {
  await db.enrollment.deleteMany();
  await db.course.deleteMany();
});

const coursesQuery = /* GraphQL */ `
  query ($filter: CourseFilter, $sort: CourseSort! = newest, $first: Int, $after: String) {
    courses(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        title
      }
    }
  }
`;
interface CoursesResponse {
  courses: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: { title: string }[] };
}
const listTitles = async (
  variables: Record<string, unknown>,
  viewer: Parameters<ReturnType<typeof createExecutor>['execute']>[2] = null,
) => {
  const { data } = await createExecutor(db).execute<CoursesResponse>(coursesQuery, variables, viewer);
  return data?.courses.nodes.map(({ title }) => title);
};

describe('search', () => {
  test.each([
    ['SOLAR', 'in another case'],
    ['installation  solar', 'words in another order, odd spaces'],
    ['الطاقه الشمسيه', 'haa for taa marbuta'],
    ['انظمة', 'bare alef'],
    ['الطَّاقَة', 'vowel marks'],
    ['٢٠٢٦', 'Arabic digits'],
    ['100%', "LIKE's wildcard as a letter"],
  ])('finds by %j (%s)', async (search) => {
    const { createCategory, createCourse } = createFixtures(db);
    await createCourse({
      title: 'Solar installation 100%',
      titleAr: 'أنظمة الطاقة الشمسية',
      description: 'Edition 2026',
    });
    const category = await createCategory({ name: 'Wind', nameAr: 'الرياح' });
    await createCourse({
      categoryId: category.id,
      title: 'Wind',
      titleAr: 'الرياح',
      description: '-',
      descriptionAr: '-',
    });
    expect(await listTitles({ filter: { search } })).toEqual(['Solar installation 100%']);
  });

  test.each(['%', '_', '\\'])("LIKE's wildcard %s matches only itself", async (search) => {
    await createFixtures(db).createCourse();
    expect(await listTitles({ filter: { search } })).toEqual([]);
  });
});

test.each(['', '(sort: newest)', '(sort: relevance)'])(
  'the first publication decides the place in courses%s',
  async (sort) => {
    const { createCourse } = createFixtures(db);
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));
    const draft = await createCourse({ title: 'Draft', isPublished: false, createdAt: day(1) });
    for (const [index, title] of ['Earlier', 'Later'].entries())
      await createCourse({ title, createdAt: day(2 + index) });
    const publish = (isPublished: boolean) => db.course.update({ where: { id: draft.id }, data: { isPublished } });
    const listAll = async () => {
      const { data } = await createExecutor(db).execute<CoursesResponse>(`{ courses${sort} { nodes { title } } }`);
      return data?.courses.nodes.map(({ title }) => title);
    };
    expect(await listAll()).toEqual(['Later', 'Earlier']);
    const { publishedAt } = await publish(true);
    expect(await listAll()).toEqual(['Draft', 'Later', 'Earlier']);
    await publish(false);
    await createCourse({ title: 'Latest' });
    expect(await publish(true)).toMatchObject({ createdAt: day(1), publishedAt });
    expect(await listAll()).toEqual(['Latest', 'Draft', 'Later', 'Earlier']);
  },
);

test('filters by category, level and price', async () => {
  const { createCourse, createCategory } = createFixtures(db);
  const category = await createCategory();
  await createCourse({ title: 'A', categoryId: category.id, level: 'advanced', price: '1500' });
  await createCourse({ title: 'B', level: 'advanced' });
  await createCourse({ title: 'C', price: '100' });
  expect(await listTitles({ filter: { categoryId: category.id } })).toEqual(['A']);
  expect(await listTitles({ filter: { level: 'advanced' } })).toEqual(['B', 'A']);
  expect(await listTitles({ filter: { price: 'free' } })).toEqual(['B']);
  expect(await listTitles({ filter: { price: 'paid' } })).toEqual(['C', 'A']);
  expect(await listTitles({ filter: { price: 'paid', level: 'advanced' } })).toEqual(['A']);
  expect(await listTitles({ filter: { categoryId: 'nonsense' } })).toEqual([]);
});

test('pages do not overlap, even with equal sort values, and end', async () => {
  const { createCourse } = createFixtures(db);
  for (const title of ['A', 'B', 'C', 'D', 'E']) await createCourse({ title, price: '10' });
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { data } = await createExecutor(db).execute<CoursesResponse>(coursesQuery, {
      sort: 'priceLow',
      first: 2,
      after,
    });
    seen.push(...(data?.courses.nodes ?? []).map(({ title }) => title));
    expect(data?.courses.pageInfo.hasNextPage).toBe(page < 2);
    after = data?.courses.pageInfo.endCursor;
  }
  expect(seen).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test.each([
  { after: 'nonsense' },
  { after: Buffer.from('GPC:N:99999999999').toString('base64') },
  { after: Buffer.from('GPC:S:abc').toString('base64') },
  { first: -1 },
])('rejects invalid page arguments %j', async (variables) => {
  const { errors } = await createExecutor(db).execute(coursesQuery, variables);
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput' });
});

test('rejects a cursor of a row outside the list, so that drafts do not reveal their position', async () => {
  const { createCourse } = createFixtures(db);
  await createCourse({ price: '10' });
  const draft = await createCourse({ price: '20', isPublished: false });
  await createCourse({ price: '30' });
  const after = (id: number) => Buffer.from(`GPC:N:${id}`).toString('base64');
  for (const id of [draft.id, draft.id + 1000]) {
    const { errors } = await createExecutor(db).execute(coursesQuery, { sort: 'priceLow', after: after(id) });
    expect(errors?.[0]?.originalError).toMatchObject({ fields: { cursor: 'unknownCursor' } });
  }
});

test('only the trainer and admins see drafts, and filters do not extend visibility', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const trainer = await createUser({ role: 'trainer' });
  const draft = await createCourse({ title: 'Draft', isPublished: false, trainerId: trainer.id });
  const viewers = {
    visitor: null,
    student: viewerFor(await createUser()),
    other: viewerFor(await createUser({ role: 'trainer' })),
    owner: viewerFor(trainer),
    admin: viewerFor(await createUser({ role: 'admin' })),
  };
  const document = 'query ($id: ID!, $slug: String!) { course(id: $id) { id } courseBySlug(slug: $slug) { id } }';
  for (const [role, viewer] of Object.entries(viewers)) {
    const canSee = role === 'owner' || role === 'admin';
    expect(await listTitles({ filter: { isPublished: false } }, viewer), role).toEqual(canSee ? ['Draft'] : []);
    const { data } = await createExecutor(db).execute(document, { id: draft.id, slug: draft.slug }, viewer);
    const row = canSee ? { id: String(draft.id) } : null;
    expect(data, role).toEqual({ course: row, courseBySlug: row });
  }
});

test('the outline is public, lesson content requires access', async () => {
  const { createCourse, createLesson, createUser, createEnrollment } = createFixtures(db);
  const trainer = await createUser({ role: 'trainer' });
  const course = await createCourse({ trainerId: trainer.id });
  await createLesson(course.id);
  await createLesson(course.id, { isPublished: false });
  const [enrolled, unpaid] = [await createUser(), await createUser()];
  await createEnrollment(enrolled.id, course.id);
  await createEnrollment(unpaid.id, course.id, { status: 'pending_payment' });
  const lessons =
    'query ($id: ID!) { course(id: $id) { lessonCount lessons { hasVideo hasAttachments content contentAr videoUrl attachments { url } } } }';
  const unlocked = {
    content: 'The body of the lesson.',
    contentAr: 'نص الدرس.',
    videoUrl: 'https://example.dz/lesson.mp4',
  };
  const locked = { content: null, contentAr: null, videoUrl: null, attachments: null };
  const expected = [
    ['visitor', null, locked, 1],
    ['student', viewerFor(await createUser()), locked, 1],
    ['waiting for payment', viewerFor(unpaid), locked, 1],
    ['other trainer', viewerFor(await createUser({ role: 'trainer' })), locked, 1],
    ['enrolled', viewerFor(enrolled), unlocked, 1],
    ['owner', viewerFor(trainer), unlocked, 2],
    ['admin', viewerFor(await createUser({ role: 'admin' })), unlocked, 2],
  ] as const;
  for (const [role, viewer, body, lessonCount] of expected) {
    const { data } = await createExecutor(db).execute(lessons, { id: course.id }, viewer);
    expect(data, role).toMatchObject({ course: { lessonCount } });
    expect(JSON.stringify(data).includes('lesson.mp4'), role).toBe(body === unlocked);
    expect((data as { course: { lessons: unknown[] } }).course.lessons[0], role).toMatchObject({
      hasVideo: true,
      hasAttachments: true,
      ...body,
    });
  }
});

test('invalid stored attachments are ignored', async () => {
  const { createCourse, createLesson, createUser } = createFixtures(db);
  const course = await createCourse();
  const validAttachment = { name: 'Sheet', url: 'https://example.dz/sheet.pdf' };
  await createLesson(course.id, {
    attachments: [{ name: 'Press', url: 'javascript:alert(1)' }, 'text', null, validAttachment],
  });
  const { data } = await createExecutor(db).execute(
    'query ($id: ID!) { course(id: $id) { lessons { attachments { name url } } } }',
    { id: course.id },
    viewerFor(await createUser({ role: 'admin' })),
  );
  expect(data).toEqual({ course: { lessons: [{ attachments: [validAttachment] }] } });
});

test('price and rating are strings with two decimals', async () => {
  const course = await createFixtures(db).createCourse({ price: '1500' });
  const { data } = await createExecutor(db).execute('query ($id: ID!) { course(id: $id) { price rating isFree } }', {
    id: course.id,
  });
  expect(data).toEqual({ course: { price: '1500.00', rating: '0.00', isFree: false } });
});

test('the database rejects a free course with a price', async () => {
  const course = await createFixtures(db).createCourse({ price: '1500' });
  await expect(db.course.update({ where: { id: course.id }, data: { isFree: true } })).rejects.toThrow(
    'courses_free_is_price_zero',
  );
});
