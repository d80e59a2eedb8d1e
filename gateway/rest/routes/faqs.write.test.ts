import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../testing/restClient';

const { get, post, put, remove, cookieOf, world, open, close } = createRestClient();
let admin: Record<string, string>;
beforeAll(async () => {
  await open();
  admin = await cookieOf(await world().createUser({ role: 'admin' }));
});
afterAll(close);

const texts = { question: 'How?', questionAr: 'كيف؟', answer: 'So.', answerAr: 'هكذا.' };

test('a question is made of what the form sends; what is no field of it is not heard', async () => {
  const { id: categoryId } = await world().createFaqCategory({ name: 'Payment', nameAr: 'الدفع' });
  const invented = { id: 99, createdAt: '2001-01-01', adminSearchText: 'x', role: 'admin' };
  const answer = await post('/api/faqs', { ...texts, ...invented, categoryId }, admin);
  expect(answer.status).toBe(201);
  const made = { ...texts, id: anyNumber, categoryId, category: 'Payment', categoryAr: 'الدفع', order: 0 };
  expect(answer.body).toEqual({ ...made, isPublished: true, createdAt: anyTimestamp, updatedAt: anyTimestamp });
  const { id, createdAt } = answer.body as { id: number; createdAt: string };
  expect([id === 99, createdAt.startsWith('2001')]).toEqual([false, false]);
  expect(((await get('/api/faqs')).body as { id: number }[]).map((faq) => faq.id)).toContain(id);
});

test('PUT changes what it names and nothing else; null takes it out of its category', async () => {
  const category = await world().createFaqCategory();
  const faq = await world().createFaq({ ...texts, categoryId: category.id, order: 4 });
  const renamed = await put(`/api/faqs/${faq.id}`, { answer: 'Like this.' }, admin);
  expect(renamed.status).toBe(200);
  expect(renamed.body).toMatchObject({ ...texts, answer: 'Like this.', categoryId: category.id, order: 4 });
  expect((await put(`/api/faqs/${faq.id}`, { categoryId: null }, admin)).body).toMatchObject({
    ...{ answer: 'Like this.', categoryId: null, category: null, order: 4, isPublished: true },
  });
});

test('PUT with the state it was made from is refused once that has changed', async () => {
  const faq = await world().createFaq(texts);
  const updatedAt = new Date(faq.updatedAt.getTime() - 1000).toISOString();
  const answer = await put(`/api/faqs/${faq.id}`, { answer: 'Late.', updatedAt }, admin);
  expect([answer.status, answer.type]).toEqual([409, 'text/plain']);
  expect(answer.text).toBe('This was changed by someone else. Reload and try again');
  expect(await world().db.faq.findUnique({ where: { id: faq.id } })).toMatchObject(texts);
});

test('DELETE takes it away, and a second time there is nothing', async () => {
  const { id } = await world().createFaq(texts);
  expect((await remove(`/api/faqs/${id}`, admin)).body).toEqual({ id });
  const again = await remove(`/api/faqs/${id}`, admin);
  expect([again.status, again.text]).toEqual([404, 'Question not found']);
  expect((await put(`/api/faqs/${id}`, { order: 1 }, admin)).text).toBe('Question not found');
});

test.each([
  [{ ...texts, questionAr: ' ' }, 'questionAr: This field is required'],
  [{ ...texts, answer: undefined }, 'answer: This field is required'],
  [{ ...texts, categoryId: 4711 }, 'This category does not exist'],
  [{ ...texts, order: 'first' }, 'order: Enter a valid number'],
  [{ ...texts, question: 'a\u0000b' }, 'question: This contains characters that are not allowed'],
  [{ ...texts, isPublished: 'yes' }, 'isPublished: This value has the wrong type'],
])('what is wrong is said in plain text, and nothing is stored (%#)', async (body, complaint) => {
  const before = await world().db.faq.count();
  const answer = await post('/api/faqs', body, admin);
  expect([answer.status, answer.type, answer.text]).toEqual([400, 'text/plain', complaint]);
  expect(await world().db.faq.count()).toBe(before);
});

test('nobody but an admin writes, whatever they send', async () => {
  const { id } = await world().createFaq(texts);
  const trainer = await cookieOf(await world().createUser({ role: 'trainer' }));
  for (const [headers, status] of [[{}, 401] as const, [trainer, 403] as const]) {
    expect((await post('/api/faqs', texts, headers)).status).toBe(status);
    expect((await put(`/api/faqs/${id}`, { answer: '' }, headers)).status).toBe(status);
    expect((await remove(`/api/faqs/${id}`, headers)).status).toBe(status);
  }
  expect(await world().db.faq.findUnique({ where: { id } })).toMatchObject(texts);
});
