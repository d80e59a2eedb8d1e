import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let paymentCategory: { id: number };
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createFaq, createFaqCategory } = createFixtures(db);
  paymentCategory = await createFaqCategory({ name: 'Payment', slug: 'payment', order: 2 });
  await createFaqCategory({ name: 'General', slug: 'general', order: 1 });
  await createFaq({ question: 'Second', order: 2, categoryId: paymentCategory.id });
  await createFaq({ question: 'First', order: 1 });
  await createFaq({ question: 'Draft', order: 1, isPublished: false, categoryId: paymentCategory.id });
  await createFaq({ question: 'Third', order: 2, categoryId: paymentCategory.id });
});
afterAll(() => close());

const faqsQuery = /* GraphQL */ `
  query ($filter: FaqFilter, $first: Int, $after: String) {
    faqs(filter: $filter, first: $first, after: $after) {
      totalCount
      nodes {
        question
      }
      pageInfo {
        endCursor
      }
    }
  }
`;
interface FaqsResponse {
  faqs: { totalCount: number; nodes: { question: string }[]; pageInfo: { endCursor: string } };
}
const admin = viewerFor({ id: 1, role: 'admin' });
const listFaqs = async (variables: object, viewer: typeof admin | null = null) =>
  (await createExecutor(db).execute<FaqsResponse>(faqsQuery, { ...variables }, viewer)).data?.faqs;
const listQuestions = async (...args: Parameters<typeof listFaqs>) =>
  (await listFaqs(...args))?.nodes.map(({ question }) => question);

test('lists questions by order, then oldest first, paginated', async () => {
  expect(await listQuestions({})).toEqual(['First', 'Second', 'Third']);
  const page = await listFaqs({ first: 2 });
  expect(page).toMatchObject({ totalCount: 3, nodes: [{ question: 'First' }, { question: 'Second' }] });
  expect(await listQuestions({ first: 2, after: page?.pageInfo.endCursor })).toEqual(['Third']);
});

test('filters by category; an invalid key matches nothing', async () => {
  expect(await listQuestions({ filter: { categoryId: String(paymentCategory.id) } })).toEqual(['Second', 'Third']);
  expect(await listQuestions({ filter: { categoryId: 'payment' } })).toEqual([]);
});

test('leaves out categories and keeps questions without category', async () => {
  const slugs = { exceptCategories: ['payment', 'courses'] };
  expect(await listQuestions({ filter: slugs })).toEqual(['First']);
  expect(await listQuestions({ filter: { exceptCategories: [] } })).toHaveLength(3);
  const tooMany = { exceptCategories: Array.from({ length: 21 }, (_, n) => `c${n}`) };
  const { errors } = await createExecutor(db).execute(faqsQuery, { filter: tooMany });
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput' });
});

test('only admins see drafts, and filters do not extend visibility', async () => {
  expect(await listQuestions({ filter: { isPublished: false } })).toEqual([]);
  const trainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  expect(await listQuestions({ filter: { isPublished: false } }, trainer)).toEqual([]);
  expect(await listQuestions({}, admin)).toEqual(['First', 'Draft', 'Second', 'Third']);
  expect(await listQuestions({ filter: { isPublished: false } }, admin)).toEqual(['Draft']);
  expect(await listQuestions({ filter: { isPublished: true } }, admin)).toEqual(['First', 'Second', 'Third']);
});

test('lists categories by order, each with its visible questions', async () => {
  const document = '{ faqCategories { slug faqs(first: 1) { totalCount nodes { question category { nameAr } } } } }';
  const empty = { slug: 'general', faqs: { totalCount: 0, nodes: [] } };
  const paymentCategoryWith = (question: string, totalCount: number) => ({
    slug: 'payment',
    faqs: { totalCount, nodes: [{ question, category: { nameAr: 'الأسئلة' } }] },
  });
  expect((await createExecutor(db).execute(document)).data).toEqual({
    faqCategories: [empty, paymentCategoryWith('Second', 2)],
  });
  expect((await createExecutor(db).execute(document, {}, admin)).data).toEqual({
    faqCategories: [empty, paymentCategoryWith('Draft', 3)],
  });
  const published = document.replace('first: 1', 'first: 1, filter: { isPublished: true }');
  expect((await createExecutor(db).execute(published, {}, admin)).data).toEqual({
    faqCategories: [empty, paymentCategoryWith('Second', 2)],
  });
});
