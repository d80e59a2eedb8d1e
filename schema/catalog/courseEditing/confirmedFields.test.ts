import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { isLargePriceChange } from '../../contract/courses/confirmedFields';
import type { Viewer } from '../../core/context';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
let trainer: Viewer;
let categoryId: number;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser, createCategory } = createFixtures(db);
  admin = viewerFor(await createUser({ role: 'admin' }));
  trainer = viewerFor(await createUser({ role: 'trainer', firstName: 'Karim', lastName: 'Benali' }));
  categoryId = (await createCategory()).id;
});
afterAll(() => close());

const mutation = (name: string) =>
  `mutation ($id: ID!, $input: UpdateCourseInput!, $updatedAt: DateTime) { ${name}(id: $id, input: $input, updatedAt: $updatedAt) { id } }`;
type SaveMutation = 'autosaveCourse' | 'updateCourse';
const execute = (name: SaveMutation, id: number, input: object, viewer = trainer) =>
  createExecutor(db).execute(mutation(name), { id, input }, viewer);
const save = async (...[name, id, input, viewer]: Parameters<typeof execute>) =>
  (await execute(name, id, input, viewer)).errors?.[0]?.originalError;
const createOwnCourse = (data: object = {}) =>
  createFixtures(db).createCourse({ trainerId: trainer.id, categoryId, price: '7000', ...data });
const readCourse = (id: number) => db.course.findUniqueOrThrow({ where: { id } });

describe('autosave of a published course', () => {
  test.each([
    ['a price', { price: '1' }, { price: 'notAutosaved' }],
    ['a price of 0', { price: '0' }, { price: 'notAutosaved', isFree: 'notAutosaved' }],
    ['the certificate', { hasCertificate: false }, { hasCertificate: 'notAutosaved' }],
    ['the slug', { slug: 'another-slug' }, { slug: 'notAutosaved' }],
    ['an empty slug', { slug: '' }, { slug: 'notAutosaved' }],
    ['the publication', { isPublished: false }, { isPublished: 'notAutosaved' }],
  ])('refuses %s at its field and stores nothing of the request', async (_name, input, fields) => {
    const course = await createOwnCourse();
    for (const viewer of [trainer, admin]) {
      const problem = await save('autosaveCourse', course.id, { ...input, title: 'New title' }, viewer);
      expect(problem).toMatchObject({ code: 'invalidInput', fields });
    }
    expect(await readCourse(course.id)).toEqual(course);
  });

  test('an empty price is an error, never free', async () => {
    const course = await createOwnCourse();
    for (const name of ['autosaveCourse', 'updateCourse'] as const)
      for (const price of ['', ' ', null])
        expect((await execute(name, course.id, { price })).errors, `${name} ${price}`).toBeDefined();
    expect(await readCourse(course.id)).toEqual(course);
  });

  test('saves keywords: cleaned, each once, at most 20; null for none', async () => {
    const { id } = await createOwnCourse();
    const keywordsAfter = async (keywords: unknown, viewer = trainer) => {
      const problem = await save('autosaveCourse', id, { keywords }, viewer);
      return problem ?? (await readCourse(id)).keywords;
    };
    expect(await keywordsAfter([' éolienne\u200B', 'EOLIENNE', 'إيوليان'])).toEqual(['éolienne', 'إيوليان']);
    const tooMany = Array.from({ length: 21 }, (_, n) => `mot ${n}`);
    expect(await keywordsAfter(tooMany)).toMatchObject({ fields: { keywords: 'tooManyKeywords|20' } });
    const otherTrainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
    expect(await keywordsAfter(['autre'], otherTrainer)).toMatchObject({ code: 'notAllowed' });
    expect((await readCourse(id)).keywords).toEqual(['éolienne', 'إيوليان']);
    expect(await keywordsAfter(null, admin)).toEqual([]);
  });

  test('saves other fields, also beside unchanged ones', async () => {
    const { id, slug } = await createOwnCourse();
    const input = { title: 'Pumps', price: '7000.00', isFree: false, slug, hasCertificate: true, isPublished: true };
    expect(await save('autosaveCourse', id, input)).toBeUndefined();
    expect((await readCourse(id)).title).toBe('Pumps');
  });
});

test('autosave of a draft saves every field but the publication', async () => {
  const { id } = await createOwnCourse({ isPublished: false });
  const input = { price: '1', hasCertificate: false, slug: 'draft-slug' };
  expect(await save('autosaveCourse', id, input)).toBeUndefined();
  expect(await readCourse(id)).toMatchObject({ slug: 'draft-slug', hasCertificate: false, isPublished: false });
  expect(await save('autosaveCourse', id, { isPublished: true })).toMatchObject({
    fields: { isPublished: 'notAutosaved' },
  });
});

test('autosave of an archived course saves the price, but not the certificate of its students', async () => {
  const { id } = await createOwnCourse();
  await db.course.update({ where: { id }, data: { isPublished: false } });
  expect(await save('autosaveCourse', id, { price: '6500' })).toBeUndefined();
  expect(await save('autosaveCourse', id, { hasCertificate: false })).toMatchObject({
    fields: { hasCertificate: 'notAutosaved' },
  });
});

test("a trainer's change of what the public pays or gets is logged with both values, texts are not", async () => {
  const { id } = await createOwnCourse({ slug: 'old-slug' });
  expect(await save('updateCourse', id, { title: 'Pumps', description: 'About pumps.' })).toBeUndefined();
  expect(await save('updateCourse', id, { price: '9,500' })).toBeUndefined();
  expect(await save('updateCourse', id, { price: '9500' })).toBeUndefined();
  expect(await save('updateCourse', id, { price: '0' })).toBeUndefined();
  expect(await save('updateCourse', id, { hasCertificate: false })).toBeUndefined();
  expect(await save('updateCourse', id, { slug: 'new-slug' })).toBeUndefined();
  expect(await save('updateCourse', id, { isPublished: false })).toBeUndefined();
  // Archived: the course has been public.
  expect(await save('autosaveCourse', id, { price: '100' })).toBeUndefined();
  const entries = await db.auditEntry.findMany({
    where: { entity: 'courses', entityId: id },
    orderBy: { id: 'asc' },
    select: { actorName: true, before: true, after: true },
  });
  const change = (before: object, after: object) => ({ actorName: 'Karim Benali', before, after });
  expect(entries).toEqual([
    change({ price: 7000 }, { price: 9500 }),
    change({ price: 9500, isFree: false }, { price: 0, isFree: true }),
    change({ hasCertificate: true }, { hasCertificate: false }),
    change({ slug: 'old-slug' }, { slug: 'new-slug' }),
    change({ isPublished: true }, { isPublished: false }),
    change({ price: 0, isFree: true }, { price: 100, isFree: false }),
  ]);
});

test("a trainer's edits of a draft that was never public are not logged", async () => {
  const { id } = await createOwnCourse({ isPublished: false });
  expect(await save('autosaveCourse', id, { price: '1' })).toBeUndefined();
  expect(await save('updateCourse', id, { price: '15' })).toBeUndefined();
  expect(await db.auditEntry.count({ where: { entity: 'courses', entityId: id } })).toBe(0);
});

test.each([
  ['10000', '5000', false],
  ['10000', '4999.99', true],
  ['10000', '15000', false],
  ['10000', '15000.01', true],
  ['0', '1', true],
  ['0', '0.00', false],
  ['500', '0', true],
])('a change from %s to %s is large: %s', (before, after, isLarge) => {
  expect(isLargePriceChange(before, after)).toBe(isLarge);
});
