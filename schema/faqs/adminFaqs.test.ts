import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
});
afterAll(() => close());

const faqTexts = { question: 'How?', questionAr: 'كيف؟', answer: 'So.', answerAr: 'هكذا.' };
const createMutation = 'mutation ($input: CreateFaqInput!) { createFaq(input: $input) { id order isPublished } }';
const updateMutation =
  'mutation ($id: ID!, $input: UpdateFaqInput!, $updatedAt: DateTime) { updateFaq(id: $id, input: $input, updatedAt: $updatedAt) { answer updatedAt } }';
const adminFaqsQuery = /* GraphQL */ `
  query ($filter: AdminFaqFilter, $page: Int, $pageSize: Int) {
    adminFaqs(filter: $filter, page: $page, pageSize: $pageSize, sort: createdAt, direction: desc) {
      totalCount
      rows {
        question
      }
    }
  }
`;

test('reports each missing field and stores nothing', async () => {
  const { errors } = await createExecutor(db).execute(
    createMutation,
    { input: { question: ' ', questionAr: '', answer: 'x', answerAr: '', categoryId: '99' } },
    admin,
  );
  expect(errors?.[0]?.originalError).toMatchObject({
    code: 'invalidInput',
    fields: { question: 'required', questionAr: 'required', answerAr: 'required' },
  });
  expect(await db.faq.count()).toBe(0);
});

test('the next place is after the last question, also of another page and filter', async () => {
  const read = async () => {
    const { data } = await createExecutor(db).execute<{ adminFaqs: { nextOrder: number } }>(
      '{ adminFaqs(filter: { search: "none" }) { nextOrder } }',
      {},
      admin,
    );
    return data?.adminFaqs.nextOrder;
  };
  expect(await read()).toBe(1);
  const { id } = await db.faq.create({ data: { ...faqTexts, order: 7 } });
  expect(await read()).toBe(8);
  await db.faq.delete({ where: { id } });
});

test('reports an unknown category on its field', async () => {
  const faq = await createFixtures(db).createFaq(faqTexts);
  const { errors } = await createExecutor(db).execute(
    updateMutation,
    { id: faq.id, input: { categoryId: '4711' } },
    admin,
  );
  expect(errors?.[0]?.originalError).toMatchObject({ fields: { categoryId: 'unknownCategory' } });
});

test('a bulk action changes the rows it can and reports the others', async () => {
  const { id } = await createFixtures(db).createFaq(faqTexts);
  const { data } = await createExecutor(db).execute(
    'mutation ($ids: [ID!]!) { publishFaqs(ids: $ids, isPublished: false) { succeeded failed { id message } } }',
    { ids: [id, 99_999] },
    admin,
  );
  expect(data).toEqual({
    publishFaqs: { succeeded: [String(id)], failed: [{ id: '99999', message: 'Question not found' }] },
  });
  expect(await db.faq.findUnique({ where: { id } })).toMatchObject({ isPublished: false });
});

test('the admin list searches all fields with normalized letters and is paginated', async () => {
  await db.faq.deleteMany();
  const { createFaq } = createFixtures(db);
  for (const question of ['One', 'Two', 'Three']) await createFaq({ ...faqTexts, question, answerAr: 'الأجهزة' });
  const rows = async (variables: object) =>
    (await createExecutor(db).execute(adminFaqsQuery, variables as Record<string, unknown>, admin)).data?.adminFaqs;
  expect(await rows({ filter: { search: 'الاجهزه' }, page: 2, pageSize: 2 })).toEqual({
    totalCount: 3,
    rows: [{ question: 'One' }],
  });
  expect(await rows({ filter: { search: 'TWO' } })).toEqual({ totalCount: 1, rows: [{ question: 'Two' }] });
});
