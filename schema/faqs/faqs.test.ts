import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
let payment: { id: number };
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { aFaq, aFaqCategory } = aWorld(db);
  payment = await aFaqCategory({ name: 'Payment', slug: 'payment', order: 2 });
  await aFaqCategory({ name: 'General', slug: 'general', order: 1 });
  await aFaq({ question: 'Second', order: 2, categoryId: payment.id });
  await aFaq({ question: 'First', order: 1 });
  await aFaq({ question: 'Draft', order: 1, isPublished: false, categoryId: payment.id });
  await aFaq({ question: 'Third', order: 2, categoryId: payment.id });
});
afterAll(() => close());

const list = /* GraphQL */ `
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
interface List {
  faqs: { totalCount: number; nodes: { question: string }[]; pageInfo: { endCursor: string } };
}
const admin = viewerOf({ id: 1, role: 'admin' });
const asked = async (variables: object, viewer: typeof admin | null = null) =>
  (await asker(db).ask<List>(list, { ...variables }, viewer)).data?.faqs;
const questions = async (...given: Parameters<typeof asked>) =>
  (await asked(...given))?.nodes.map(({ question }) => question);

test('questions come in their order, the older first among equals, page by page', async () => {
  expect(await questions({})).toEqual(['First', 'Second', 'Third']);
  const page = await asked({ first: 2 });
  expect(page).toMatchObject({ totalCount: 3, nodes: [{ question: 'First' }, { question: 'Second' }] });
  expect(await questions({ first: 2, after: page?.pageInfo.endCursor })).toEqual(['Third']);
});

test('a category narrows the list, and nonsense to nothing', async () => {
  expect(await questions({ filter: { categoryId: String(payment.id) } })).toEqual(['Second', 'Third']);
  expect(await questions({ filter: { categoryId: 'payment' } })).toEqual([]);
});

test('drafts are for admins alone, and a filter never widens', async () => {
  expect(await questions({ filter: { isPublished: false } })).toEqual([]);
  const trainer = viewerOf(await aWorld(db).aUser({ role: 'trainer' }));
  expect(await questions({ filter: { isPublished: false } }, trainer)).toEqual([]);
  expect(await questions({}, admin)).toEqual(['First', 'Draft', 'Second', 'Third']);
  expect(await questions({ filter: { isPublished: false } }, admin)).toEqual(['Draft']);
  expect(await questions({ filter: { isPublished: true } }, admin)).toEqual(['First', 'Second', 'Third']);
});

test('categories come in their order, each with the questions that the caller may see', async () => {
  const document = '{ faqCategories { slug faqs(first: 1) { totalCount nodes { question category { nameAr } } } } }';
  const empty = { slug: 'general', faqs: { totalCount: 0, nodes: [] } };
  const filed = (question: string, totalCount: number) => ({
    slug: 'payment',
    faqs: { totalCount, nodes: [{ question, category: { nameAr: 'الأسئلة' } }] },
  });
  expect((await asker(db).ask(document)).data).toEqual({ faqCategories: [empty, filed('Second', 2)] });
  expect((await asker(db).ask(document, {}, admin)).data).toEqual({ faqCategories: [empty, filed('Draft', 3)] });
  const published = document.replace('first: 1', 'first: 1, filter: { isPublished: true }');
  expect((await asker(db).ask(published, {}, admin)).data).toEqual({ faqCategories: [empty, filed('Second', 2)] });
});
