import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../testing/restClient';

const { get, post, put, remove, cookieOf, world, open, close } = createRestClient();
let admin: Record<string, string>;
let trainer: Record<string, string>;
let trainerId: number;
let categoryId: number;
beforeAll(async () => {
  await open();
  const { createUser, createCategory } = world();
  admin = await cookieOf(await createUser({ role: 'admin' }));
  const teaching = await createUser({ role: 'trainer' });
  trainer = await cookieOf(teaching);
  trainerId = teaching.id;
  categoryId = (await createCategory()).id;
});
afterAll(close);

const courseInput = () => ({
  title: 'Wind power',
  titleAr: 'طاقة الرياح',
  description: 'Masts.',
  descriptionAr: 'أبراج.',
  price: 1500,
  duration: 90,
  level: 'beginner',
  categoryId,
});

test('the documented form makes a course; what only the server says is not heard', async () => {
  const invented = { id: 7, rating: '5.00', ratingCount: 9, enrollmentCount: 9, searchText: 'x' };
  const answer = await post('/api/courses', { ...courseInput(), ...invented }, trainer);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...courseInput(),
    id: anyNumber,
    slug: 'wind-power',
    price: '1500.00',
    currency: 'DZD',
    isFree: false,
    thumbnail: null,
    trainerId,
    isPublished: false,
    enrollmentCount: 0,
    rating: '0.00',
    ratingCount: 0,
    createdAt: anyTimestamp,
    updatedAt: anyTimestamp,
  });
  const { id } = answer.body as { id: number };
  expect((await get(`/api/courses/${id}`, trainer)).status).toBe(200);
  expect((await get(`/api/courses/${id}`)).status).toBe(404);
});

test('numbers may be numeric texts, in either kind of digits; 0 is free', async () => {
  const texts = { price: '٠', duration: '120', categoryId: String(categoryId) };
  const answer = await post('/api/courses', { ...courseInput(), ...texts }, admin);
  expect(answer.body).toMatchObject({ price: '0.00', isFree: true, duration: 120, categoryId });
});

test.each(['title', 'titleAr', 'description', 'descriptionAr', 'price', 'duration', 'level', 'categoryId'])(
  'a course without %s is refused, on that field',
  async (field) => {
    const { [field as 'title']: _left, ...rest } = courseInput();
    const asked = { ...admin, accept: 'application/json', 'accept-language': 'en' };
    const answer = await post('/api/courses', rest, asked);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { [field]: 'This field is required' } });
  },
);

test('what disagrees, is unknown or taken is refused in plain words', async () => {
  const english = { ...admin, 'accept-language': 'en' };
  const status = async (input: object) => (await post('/api/courses', { ...courseInput(), ...input }, english)).status;
  expect(await status({ isFree: true })).toBe(400);
  expect(await status({ price: -1 })).toBe(400);
  expect(await status({ level: 'expert' })).toBe(400);
  expect(await status({ categoryId: 99_999 })).toBe(400);
  expect(await status({ slug: 'taken' })).toBe(201);
  const taken = await post('/api/courses', { ...courseInput(), slug: 'taken' }, english);
  expect([taken.status, taken.text]).toEqual([409, 'This URL is already in use']);
  const early = await post(
    '/api/courses',
    { ...courseInput(), isPublished: true },
    { ...trainer, 'accept-language': 'en' },
  );
  expect([early.status, early.text]).toEqual([409, expect.stringContaining('is not complete')]);
});

test('PUT changes what it names, over the state that was seen where it says which', async () => {
  const { id, updatedAt } = await world().createCourse({ price: '100', trainerId });
  const answer = await put(`/api/courses/${id}`, { price: '0', updatedAt }, trainer);
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ price: '0.00', isFree: true, title: 'Home solar', isPublished: true }),
  ]);
  expect((await put(`/api/courses/${id}`, { title: 'Late', updatedAt }, admin)).status).toBe(409);
  expect((await put(`/api/courses/${id}`, { description: '' }, admin)).status).toBe(400);
  expect((await put(`/api/courses/${id}`, { isFree: false }, admin)).status).toBe(400);
  expect((await put(`/api/courses/${id}`, { price: 5, isFree: true }, admin)).status).toBe(400);
  expect((await put('/api/courses/99999', { title: 'None' }, admin)).status).toBe(404);
});

test('DELETE is refused while students are in the course', async () => {
  const { createCourse, createUser, createEnrollment } = world();
  const [taken, free] = [await createCourse({ trainerId }), await createCourse({ trainerId })];
  await createEnrollment((await createUser()).id, taken.id);
  const refused = await remove(`/api/courses/${taken.id}`, { ...trainer, 'accept-language': 'en' });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Unpublish it instead')]);
  expect((await remove(`/api/courses/${free.id}`, trainer)).body).toEqual({ id: free.id });
  expect((await get(`/api/courses/${free.id}`, admin)).status).toBe(404);
});
