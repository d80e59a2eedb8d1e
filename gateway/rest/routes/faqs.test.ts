import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient } from '../../testing/restClient';

const { get, cookieOf, world, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

test('a question has its fields, integer ids and the names of its category', async () => {
  const category = await world().createFaqCategory({ name: 'Payment', nameAr: 'الدفع' });
  const faq = await world().createFaq({ categoryId: category.id, order: 1 });
  const { id: unfiled } = await world().createFaq({ order: 2 });
  const answer = await get('/api/faqs');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([
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
    expect.objectContaining({ id: unfiled, categoryId: null, category: null, categoryAr: null }),
  ]);
  const ids = async (query: string) => ((await get(`/api/faqs?${query}`)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids('limit=1')).toEqual([faq.id]);
  expect(await ids(`categoryId=${category.id}`)).toEqual([faq.id]);
});

test('the list is whole beyond the size of a page; drafts are in it for admins alone', async () => {
  const { db, createUser } = world();
  await db.faq.deleteMany();
  const texts = { questionAr: 'س', answer: 'a', answerAr: 'ج' };
  await db.faq.createMany({
    data: Array.from({ length: 120 }, (_, n) => ({ ...texts, question: `Q${n}`, isPublished: n > 0 })),
  });
  const admin = await cookieOf(await createUser({ role: 'admin' }));
  const count = async (query: string, headers = {}) =>
    ((await get(`/api/faqs${query}`, headers)).body as unknown[]).length;
  expect(await count('')).toBe(119);
  expect(await count('?isPublished=false')).toBe(0);
  expect(await count('', admin)).toBe(120);
  expect(await count('?isPublished=true', admin)).toBe(119);
});

test.each(['isPublished=yes', 'limit=0', 'limit=all', 'categoryId=general'])('?%s is refused', async (query) => {
  expect((await get(`/api/faqs?${query}`)).status).toBe(400);
});
