import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());
beforeEach(async () => {
  await db.enrollment.deleteMany();
  await db.course.deleteMany();
});

const titles = /* GraphQL */ `
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
interface Titles {
  courses: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: { title: string }[] };
}
const found = async (
  variables: Record<string, unknown>,
  viewer: Parameters<ReturnType<typeof asker>['ask']>[2] = null,
) => {
  const { data } = await asker(db).ask<Titles>(titles, variables, viewer);
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
    const { aCourse } = aWorld(db);
    await aCourse({ title: 'Solar installation 100%', titleAr: 'أنظمة الطاقة الشمسية', description: 'Edition 2026' });
    await aCourse({ title: 'Wind', titleAr: 'الرياح', description: '-', descriptionAr: '-' });
    expect(await found({ filter: { search } })).toEqual(['Solar installation 100%']);
  });

  test.each(['%', '_', '\\'])("LIKE's %s is a letter that no course has", async (search) => {
    await aWorld(db).aCourse();
    expect(await found({ filter: { search } })).toEqual([]);
  });
});

test('filters narrow by category, level and price', async () => {
  const { aCourse, aCategory } = aWorld(db);
  const category = await aCategory();
  await aCourse({ title: 'A', categoryId: category.id, level: 'advanced', price: '1500' });
  await aCourse({ title: 'B', level: 'advanced' });
  await aCourse({ title: 'C', price: '100' });
  expect(await found({ filter: { categoryId: category.id } })).toEqual(['A']);
  expect(await found({ filter: { level: 'advanced' } })).toEqual(['B', 'A']);
  expect(await found({ filter: { price: 'free' } })).toEqual(['B']);
  expect(await found({ filter: { price: 'paid' } })).toEqual(['C', 'A']);
  expect(await found({ filter: { price: 'paid', level: 'advanced' } })).toEqual(['A']);
  expect(await found({ filter: { categoryId: 'nonsense' } })).toEqual([]);
});

test('pages never overlap, also among equals, and end', async () => {
  const { aCourse } = aWorld(db);
  for (const title of ['A', 'B', 'C', 'D', 'E']) await aCourse({ title, price: '10' });
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { data } = await asker(db).ask<Titles>(titles, { sort: 'priceLow', first: 2, after });
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
])('broken page arguments %j are refused', async (variables) => {
  const { errors } = await asker(db).ask(titles, variables);
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput' });
});

test('a list goes on only behind a row that is in it, so that no draft shows where it stands', async () => {
  const { aCourse } = aWorld(db);
  await aCourse({ price: '10' });
  const draft = await aCourse({ price: '20', isPublished: false });
  await aCourse({ price: '30' });
  const after = (id: number) => Buffer.from(`GPC:N:${id}`).toString('base64');
  for (const id of [draft.id, draft.id + 1000]) {
    const { errors } = await asker(db).ask(titles, { sort: 'priceLow', after: after(id) });
    expect(errors?.[0]?.originalError).toMatchObject({ fields: { cursor: 'unknownCursor' } });
  }
});

test('drafts exist for their trainer and admins alone, and a filter never widens', async () => {
  const { aCourse, aUser } = aWorld(db);
  const trainer = await aUser({ role: 'trainer' });
  const draft = await aCourse({ title: 'Draft', isPublished: false, trainerId: trainer.id });
  const viewers = {
    visitor: null,
    student: viewerOf(await aUser()),
    other: viewerOf(await aUser({ role: 'trainer' })),
    owner: viewerOf(trainer),
    admin: viewerOf(await aUser({ role: 'admin' })),
  };
  const one = 'query ($id: ID!, $slug: String!) { course(id: $id) { id } courseBySlug(slug: $slug) { id } }';
  for (const [who, viewer] of Object.entries(viewers)) {
    const seesIt = who === 'owner' || who === 'admin';
    expect(await found({ filter: { isPublished: false } }, viewer), who).toEqual(seesIt ? ['Draft'] : []);
    const { data } = await asker(db).ask(one, { id: draft.id, slug: draft.slug }, viewer);
    const row = seesIt ? { id: String(draft.id) } : null;
    expect(data, who).toEqual({ course: row, courseBySlug: row });
  }
});

test('the outline is for everybody, the body for those with access', async () => {
  const { aCourse, aLesson, aUser, anEnrollment } = aWorld(db);
  const trainer = await aUser({ role: 'trainer' });
  const course = await aCourse({ trainerId: trainer.id });
  await aLesson(course.id);
  await aLesson(course.id, { isPublished: false });
  const [enrolled, waiting] = [await aUser(), await aUser()];
  await anEnrollment(enrolled.id, course.id);
  await anEnrollment(waiting.id, course.id, { status: 'pending_payment' });
  const lessons =
    'query ($id: ID!) { course(id: $id) { lessonCount lessons { hasVideo hasAttachments content contentAr videoUrl attachments { url } } } }';
  const open = {
    content: 'The body of the lesson.',
    contentAr: 'نص الدرس.',
    videoUrl: 'https://example.dz/lesson.mp4',
  };
  const shut = { content: null, contentAr: null, videoUrl: null, attachments: null };
  const expected = [
    ['visitor', null, shut, 1],
    ['student', viewerOf(await aUser()), shut, 1],
    ['waiting for payment', viewerOf(waiting), shut, 1],
    ['other trainer', viewerOf(await aUser({ role: 'trainer' })), shut, 1],
    ['enrolled', viewerOf(enrolled), open, 1],
    ['owner', viewerOf(trainer), open, 2],
    ['admin', viewerOf(await aUser({ role: 'admin' })), open, 2],
  ] as const;
  for (const [who, viewer, body, lessonCount] of expected) {
    const { data } = await asker(db).ask(lessons, { id: course.id }, viewer);
    expect(data, who).toMatchObject({ course: { lessonCount } });
    expect(JSON.stringify(data).includes('lesson.mp4'), who).toBe(body === open);
    expect((data as { course: { lessons: unknown[] } }).course.lessons[0], who).toMatchObject({
      hasVideo: true,
      hasAttachments: true,
      ...body,
    });
  }
});

test('an attachment that is none is left out rather than breaking the lesson', async () => {
  const { aCourse, aLesson, aUser } = aWorld(db);
  const course = await aCourse();
  const good = { name: 'Sheet', url: 'https://example.dz/sheet.pdf' };
  await aLesson(course.id, { attachments: [{ name: 'Press', url: 'javascript:alert(1)' }, 'text', null, good] });
  const { data } = await asker(db).ask(
    'query ($id: ID!) { course(id: $id) { lessons { attachments { name url } } } }',
    { id: course.id },
    viewerOf(await aUser({ role: 'admin' })),
  );
  expect(data).toEqual({ course: { lessons: [{ attachments: [good] }] } });
});

test('price and rating are text with two decimals', async () => {
  const course = await aWorld(db).aCourse({ price: '1500' });
  const { data } = await asker(db).ask('query ($id: ID!) { course(id: $id) { price rating isFree } }', {
    id: course.id,
  });
  expect(data).toEqual({ course: { price: '1500.00', rating: '0.00', isFree: false } });
});

test('the database refuses a free course with a price', async () => {
  const course = await aWorld(db).aCourse({ price: '1500' });
  await expect(db.course.update({ where: { id: course.id }, data: { isFree: true } })).rejects.toThrow(
    'courses_free_is_price_zero',
  );
});
