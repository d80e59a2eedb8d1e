import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyTimestamp } from '../testing/restClient';
import { restRoutes } from './routeTable';

const { gateway, get, put, sessionHeaders, open, close } = createRestClient();
let admin: Record<string, string>;
let adminId: number;
beforeAll(async () => {
  await open();
  const user = await gateway().createUser({ role: 'admin' });
  adminId = user.id;
  admin = await sessionHeaders(user);
});
afterAll(close);

type Row = Record<string, unknown> & { id: number };
const withAllFields = { thumbnail: '/media/a.webp', isPublished: true };

/** A row of each resource that PUT changes, with values in its optional fields. */
const resources: Record<string, () => Promise<{ id: number }>> = {
  users: () => gateway().createUser({ phone: '0550123456', avatar: '/media/a.webp' }),
  courses: () => gateway().createCourse({ ...withAllFields, price: '1500.50', duration: 90, keywords: ['éolien'] }),
  blog: async () => {
    const { id: categoryId } = await gateway().createCategory();
    return gateway().createBlogPost({ ...withAllFields, categoryId, excerpt: 'E', excerptAr: 'م', tags: ['a', 'ب'] });
  },
  events: () =>
    gateway().createEvent({
      ...withAllFields,
      price: '10',
      capacity: 5,
      meetingUrl: 'https://m.dz/x',
      locationAr: 'هنا',
    }),
  faqs: async () => {
    const { id: categoryId } = await gateway().createFaqCategory();
    return gateway().createFaq({ categoryId, order: 7 });
  },
  polls: () => gateway().createPoll({ endsAt: new Date('2126-01-01'), allowMultiple: true }),
};

test('every resource with a row that PUT changes is tried', () => {
  const paths = restRoutes.filter(({ method, path }) => method === 'put' && /^\/api\/\w+\/:id$/.test(path));
  const names = paths.map(({ path }) => path.split('/')[2]);
  // A payment has states instead of fields; a note is its owner's, not the admin's.
  expect(names.filter((name) => !['payments', 'notes'].includes(name ?? '')).sort()).toEqual(
    Object.keys(resources).sort(),
  );
});

const readRow = async (name: string, id: number): Promise<Row | undefined> =>
  ((await get(`/api/${name}`, admin)).body as Row[]).find((row) => row.id === id);

test.each(Object.keys(resources))('PUT accepts the row of %s that GET returned, and changes nothing', async (name) => {
  const { id } = (await resources[name]?.()) ?? { id: 0 };
  const row = await readRow(name, id);
  if (!row) throw new Error(`${name} has no row ${id}`);
  const answers = [await put(`/api/${name}/${id}`, row, admin)];
  const { updatedAt: _updatedAt, ...unlocked } = row;
  answers.push(await put(`/api/${name}/${id}`, unlocked, admin));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { ...row, updatedAt: anyTimestamp }]);
  expect(await gateway().db.auditEntry.count({ where: { actorId: adminId, entityId: id } })).toBe(0);
});

test('keywords of a course are a list or a text, and stay with a body that lacks them', async () => {
  const { id } = await gateway().createCourse({ keywords: ['ريح'] });
  const headers = { ...admin, 'accept-language': 'en' };
  const send = (body: object) => put(`/api/courses/${id}`, body, headers);
  const keywordsAfter = async (body: object) => ((await send(body)).body as { keywords: string[] }).keywords;
  expect(await keywordsAfter({ title: 'Wind' })).toEqual(['ريح']);
  expect(await keywordsAfter({ keywords: 'éolien\nÉolien، turbine' })).toEqual(['éolien', 'turbine']);
  expect(await keywordsAfter({ keywords: [] })).toEqual([]);
  const { status, text } = await send({ keywords: ['x'.repeat(61)] });
  expect([status, text]).toEqual([400, `A word has at most 60 characters: “${'x'.repeat(20)}…”`]);
});
