import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { uploadsPath } from '../contract/uploads/uploads';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const run = async (document: string, variables: object = {}, viewer = admin) =>
  createExecutor(db).execute(document, { ...variables }, viewer);
const restore = async (entryId: number, field: string, updatedAt?: Date) => {
  const document = `mutation ($entryId: ID!, $field: String!, $updatedAt: DateTime) {
    restoreField(entryId: $entryId, field: $field, updatedAt: $updatedAt) { id } }`;
  const { errors } = await run(document, { entryId, field, updatedAt });
  return errors?.[0]?.originalError;
};
const newestEntry = () => db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });

async function changeFaq(input: object) {
  const faq = await createFixtures(db).createFaq({ question: 'Old question?' });
  const document = 'mutation ($id: ID!, $input: UpdateFaqInput!) { updateFaq(id: $id, input: $input) { id } }';
  expect((await run(document, { id: faq.id, input })).errors).toBeUndefined();
  return { faq, entry: await newestEntry() };
}

test('an earlier text is written again, and the restoration is logged', async () => {
  const { faq, entry } = await changeFaq({ question: 'New question?', order: 7 });
  const { data } = await run('query ($id: ID!) { auditEntry(id: $id) { restorableFields } }', { id: entry.id });
  expect(data).toEqual({ auditEntry: { restorableFields: ['question'] } });
  expect(await restore(entry.id, 'question')).toBeUndefined();
  expect(await db.faq.findUnique({ where: { id: faq.id } })).toMatchObject({ question: 'Old question?', order: 7 });
  const restoration = await newestEntry();
  expect(restoration.id).toBeGreaterThan(entry.id);
  expect(restoration).toMatchObject({ before: { question: 'New question?' }, after: { question: 'Old question?' } });
});

test('a row that has changed since it was seen stays as it is', async () => {
  const { faq, entry } = await changeFaq({ question: 'New question?' });
  expect(await restore(entry.id, 'question', faq.updatedAt)).toMatchObject({ code: 'changedMeanwhile' });
  expect(await db.faq.findUnique({ where: { id: faq.id } })).toMatchObject({ question: 'New question?' });
});

test('without the version that was seen, a text that has changed since the entry stays', async () => {
  const { faq, entry } = await changeFaq({ question: 'New question?', answer: 'New answer' });
  const document = 'mutation ($id: ID!, $input: UpdateFaqInput!) { updateFaq(id: $id, input: $input) { id } }';
  await run(document, { id: faq.id, input: { question: 'Newest question?' } });
  expect(await restore(entry.id, 'question')).toMatchObject({ code: 'changedMeanwhile' });
  expect(await db.faq.findUnique({ where: { id: faq.id } })).toMatchObject({ question: 'Newest question?' });
  expect(await restore(entry.id, 'answer')).toBeUndefined();
  const { updatedAt } = await db.faq.findUniqueOrThrow({ where: { id: faq.id } });
  expect(await restore(entry.id, 'question', updatedAt)).toBeUndefined();
  await db.faq.delete({ where: { id: faq.id } });
  expect(await restore(entry.id, 'answer')).toMatchObject({ code: 'faqNotFound' });
});

async function changeEvent(event: { id: number }, input: object) {
  const document = 'mutation ($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) { id } }';
  expect((await run(document, { id: event.id, input })).errors).toBeUndefined();
  const { id } = await newestEntry();
  const { data } = await run('query ($id: ID!) { auditEntry(id: $id) { restorableFields } }', { id });
  return { id, fields: (data as { auditEntry: { restorableFields: string[] } }).auditEntry.restorableFields };
}

test('times, prices and places of events are restored in the form alone, where participants get one message', async () => {
  const event = await createFixtures(db).createEvent({ title: 'Old', location: 'Oran', locationAr: 'وهران' });
  const { id, fields } = await changeEvent(event, {
    title: 'New',
    location: 'Algiers',
    locationAr: 'الجزائر',
    meetingUrl: 'https://a.dz/x',
    price: '100',
    startDate: '2099-06-01T09:00:00Z',
    endDate: '2099-06-02T09:00:00Z',
  });
  expect(fields).toEqual(['title']);
  for (const field of ['startDate', 'endDate', 'price', 'location', 'locationAr', 'updatedAt', 'organizerId'])
    expect(await restore(id, field), field).toMatchObject({ code: 'notRestorable' });
});

test('a picture is restored while its upload exists', async () => {
  const key = `${'a'.repeat(32)}.webp`;
  const thumbnail = `${uploadsPath}/${key}`;
  const upload = { key, ownerId: admin.id, kind: 'thumbnail', name: 'x', type: 'image/webp', bytes: 1 } as const;
  await db.upload.create({ data: upload });
  const event = await createFixtures(db).createEvent({ thumbnail });
  const { id, fields } = await changeEvent(event, { thumbnail: 'https://example.dz/x.png' });
  expect(fields).toEqual(['thumbnail']);
  await db.upload.deleteMany();
  expect(await restore(id, 'thumbnail')).toMatchObject({ code: 'notRestorable' });
  await db.upload.create({ data: upload });
  expect(await restore(id, 'thumbnail')).toBeUndefined();
  expect(await db.event.findUnique({ where: { id: event.id } })).toMatchObject({ thumbnail });
});

test('only texts of updates of entities with an update of their own can be restored', async () => {
  const { entry } = await changeFaq({ order: 9 });
  expect(await restore(entry.id, 'order')).toMatchObject({ code: 'notRestorable' });
  expect(await restore(entry.id, '__proto__')).toMatchObject({ code: 'notRestorable' });
  expect(await restore(999_999, 'question')).toMatchObject({ code: 'notFound' });
  const other = { actorId: admin.id, actorName: 'A', entityId: 1, before: { title: 'A' }, after: { title: 'B' } };
  for (const change of [
    { entity: 'users', action: 'update' },
    { entity: 'faqs', action: 'delete' },
  ]) {
    const { id } = await db.auditEntry.create({ data: { ...other, ...change } });
    expect(await restore(id, 'title')).toMatchObject({ code: 'notRestorable' });
  }
});

test('the rules of the entity hold: an address that is in use by now is refused', async () => {
  const { createBlogPost } = createFixtures(db);
  const post = await createBlogPost({ slug: 'first-address' });
  const document =
    'mutation ($id: ID!, $input: UpdateBlogPostInput!) { updateBlogPost(id: $id, input: $input) { id } }';
  expect((await run(document, { id: post.id, input: { slug: 'second-address' } })).errors).toBeUndefined();
  const entry = await newestEntry();
  await createBlogPost({ slug: 'first-address' });
  expect(await restore(entry.id, 'slug')).toMatchObject({ code: 'slugTaken' });
});

test("who changed a price is one filter, a trainer's change included", async () => {
  const { createCourse, createUser } = createFixtures(db);
  const trainer = viewerFor(await createUser({ role: 'trainer', approvedAt: new Date() }));
  const course = await createCourse({ trainerId: trainer.id, price: '9500' });
  const update = 'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }';
  expect((await run(update, { id: course.id, input: { price: '7000' } }, trainer)).errors).toBeUndefined();
  const history = `query ($id: ID!, $actor: ID!) {
    adminAuditEntries(filter: { entity: courses, entityId: $id, field: "price", actorId: $actor, from: "2020-01-01" }) {
      totalCount rows { summary { field before after } } } }`;
  expect((await run(history, { id: course.id, actor: trainer.id })).data).toMatchObject({
    adminAuditEntries: { totalCount: 1, rows: [{ summary: [{ field: 'price', before: '9500', after: '7000' }] }] },
  });
});
