import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../../testing/restClient';

const { gateway, get, post, put, del, sessionHeaders, open, close } = createRestClient();
let admin: Record<string, string>;
beforeAll(async () => {
  await open();
  admin = await sessionHeaders(await gateway().createUser({ role: 'admin' }));
});
afterAll(close);

test('a FAQ has the documented fields, integer ids and the names of its category', async () => {
  const category = await gateway().createFaqCategory({ name: 'Payment', nameAr: 'الدفع' });
  const faq = await gateway().createFaq({ categoryId: category.id, order: 1 });
  const { id: uncategorizedId } = await gateway().createFaq({ order: 2 });
  const response = await get('/api/faqs');
  expect(response.status).toBe(200);
  expect(response.body).toEqual([
    {
      id: faq.id,
      question: faq.question,
      questionAr: faq.questionAr,
      answer: faq.answer,
      answerAr: faq.answerAr,
      categoryId: category.id,
      category: 'Payment',
      categoryAr: 'الدفع',
      order: 1,
      isPublished: true,
      createdAt: faq.createdAt.toISOString(),
      updatedAt: faq.updatedAt.toISOString(),
    },
    expect.objectContaining({ id: uncategorizedId, categoryId: null, category: null, categoryAr: null }),
  ]);
  const ids = async (query: string) => ((await get(`/api/faqs?${query}`)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids('limit=1')).toEqual([faq.id]);
  expect(await ids(`categoryId=${category.id}`)).toEqual([faq.id]);
});

test('the list contains all pages, and drafts for admins only', async () => {
  const { db, createUser } = gateway();
  await db.faq.deleteMany();
  const texts = { questionAr: 'س', answer: 'a', answerAr: 'ج' };
  await db.faq.createMany({
    data: Array.from({ length: 120 }, (_, n) => ({ ...texts, question: `Q${n}`, isPublished: n > 0 })),
  });
  const admin = await sessionHeaders(await createUser({ role: 'admin' }));
  const count = async (query: string, headers = {}) =>
    ((await get(`/api/faqs${query}`, headers)).body as unknown[]).length;
  expect(await count('')).toBe(119);
  expect(await count('?isPublished=false')).toBe(0);
  expect(await count('', admin)).toBe(120);
  expect(await count('?isPublished=true', admin)).toBe(119);
});

const texts = { question: 'How?', questionAr: 'كيف؟', answer: 'So.', answerAr: 'هكذا.' };

test('POST creates a FAQ and ignores unknown fields', async () => {
  const { id: categoryId } = await gateway().createFaqCategory({ name: 'Payment', nameAr: 'الدفع' });
  const ignoredFields = { id: 99, createdAt: '2001-01-01', adminSearchText: 'x', role: 'admin' };
  const response = await post('/api/faqs', { ...texts, ...ignoredFields, categoryId }, admin);
  expect(response.status).toBe(201);
  const createdFaq = { ...texts, id: anyNumber, categoryId, category: 'Payment', categoryAr: 'الدفع', order: 0 };
  expect(response.body).toEqual({ ...createdFaq, isPublished: true, createdAt: anyTimestamp, updatedAt: anyTimestamp });
  const { id, createdAt } = response.body as { id: number; createdAt: string };
  expect([id === 99, createdAt.startsWith('2001')]).toEqual([false, false]);
  expect(((await get('/api/faqs')).body as { id: number }[]).map((faq) => faq.id)).toContain(id);
});

test('PUT updates the given fields only; null removes the category', async () => {
  const category = await gateway().createFaqCategory();
  const faq = await gateway().createFaq({ ...texts, categoryId: category.id, order: 4 });
  const renamed = await put(`/api/faqs/${faq.id}`, { answer: 'Like this.' }, admin);
  expect(renamed.status).toBe(200);
  expect(renamed.body).toMatchObject({ ...texts, answer: 'Like this.', categoryId: category.id, order: 4 });
  expect((await put(`/api/faqs/${faq.id}`, { categoryId: null }, admin)).body).toMatchObject({
    answer: 'Like this.',
    categoryId: null,
    category: null,
    order: 4,
    isPublished: true,
  });
});

test('PUT with an outdated updatedAt returns 409', async () => {
  const faq = await gateway().createFaq(texts);
  const updatedAt = new Date(faq.updatedAt.getTime() - 1000).toISOString();
  const response = await put(`/api/faqs/${faq.id}`, { answer: 'Late.', updatedAt }, admin);
  expect([response.status, response.type]).toEqual([409, 'text/plain']);
  expect(response.text).toBe('This was changed by someone else. Reload and try again');
  expect(await gateway().db.faq.findUnique({ where: { id: faq.id } })).toMatchObject(texts);
});

test('DELETE returns 404 the second time', async () => {
  const { id } = await gateway().createFaq(texts);
  expect((await del(`/api/faqs/${id}`, admin)).body).toEqual({ id });
  const secondDelete = await del(`/api/faqs/${id}`, admin);
  expect([secondDelete.status, secondDelete.text]).toEqual([404, 'Question not found']);
  expect((await put(`/api/faqs/${id}`, { order: 1 }, admin)).text).toBe('Question not found');
});

test.each([
  [{ ...texts, questionAr: ' ' }, 'questionAr: This field is required'],
  [{ ...texts, answer: undefined }, 'answer: This field is required'],
  [{ ...texts, categoryId: 4711 }, 'This category does not exist'],
  [{ ...texts, order: 'first' }, 'order: Enter a valid number'],
  [{ ...texts, question: 'a\u0000b' }, 'question: This contains characters that are not allowed: U+0000 at position 2'],
  [{ ...texts, isPublished: 'yes' }, 'isPublished: This value has the wrong type'],
])('rejects invalid fields in plain text and stores nothing (%#)', async (body, message) => {
  const before = await gateway().db.faq.count();
  const response = await post('/api/faqs', body, admin);
  expect([response.status, response.type, response.text]).toEqual([400, 'text/plain', message]);
  expect(await gateway().db.faq.count()).toBe(before);
});

test('only admins may write', async () => {
  const { id } = await gateway().createFaq(texts);
  const trainer = await sessionHeaders(await gateway().createUser({ role: 'trainer' }));
  for (const [headers, status] of [[{}, 401] as const, [trainer, 403] as const]) {
    expect((await post('/api/faqs', texts, headers)).status).toBe(status);
    expect((await put(`/api/faqs/${id}`, { answer: '' }, headers)).status).toBe(status);
    expect((await del(`/api/faqs/${id}`, headers)).status).toBe(status);
  }
  expect(await gateway().db.faq.findUnique({ where: { id } })).toMatchObject(texts);
});
