import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '../../../schema/contract/problems/problems';
import { createTestGateway, sendRequest } from '../../testing/testGateway';
import { createRestClient, anyString, anyNumber, anyTimestamp } from '../../testing/restClient';

const { gateway, get, post, put, del, sessionHeaders, open, close } = createRestClient();
let admin: Record<string, string>;
let trainer: Record<string, string>;
let trainerId: number;
let categoryId: number;
beforeAll(async () => {
  await open();
  const { createUser, createCategory } = gateway();
  admin = await sessionHeaders(await createUser({ role: 'admin' }));
  const trainerUser = await createUser({ role: 'trainer' });
  trainer = await sessionHeaders(trainerUser);
  trainerId = trainerUser.id;
  categoryId = (await createCategory()).id;
});
afterAll(close);

/** What a course without lists and preview answers. */
const noPromise = {
  outcomes: [],
  outcomesAr: [],
  audience: [],
  audienceAr: [],
  requirements: [],
  requirementsAr: [],
  previewLessonId: null,
};

test('a course has the documented fields, integer ids and numeric strings', async () => {
  const course = await gateway().createCourse({ price: '1500' });
  const body = (await get(`/api/courses/${course.id}`)).body as unknown;
  expect(body).toEqual({
    id: course.id,
    title: course.title,
    titleAr: course.titleAr,
    description: course.description,
    descriptionAr: course.descriptionAr,
    slug: course.slug,
    categoryId: course.categoryId,
    trainerId: course.trainerId,
    price: '1500.00',
    currency: 'DZD',
    isFree: false,
    thumbnail: null,
    duration: 0,
    level: 'beginner',
    keywords: [],
    ...noPromise,
    isPublished: true,
    enrollmentCount: 0,
    rating: '0.00',
    ratingCount: 0,
    createdAt: course.createdAt.toISOString(),
    updatedAt: course.updatedAt.toISOString(),
  });
  expect((await get(`/api/courses?trainerId=${course.trainerId}`)).body).toEqual([body]);
});

test('lists contain all pages and are filtered by query parameters', async () => {
  const trainer = await gateway().createUser({ role: 'trainer' });
  const category = await gateway().createCategory();
  const texts = { titleAr: 'كهرباء', description: 'd', descriptionAr: 'و', searchText: '', trainerId: trainer.id };
  const rows = Array.from({ length: 230 }, (_, n) => ({
    ...texts,
    title: `C${n}`,
    slug: `whole-${n}`,
    isPublished: n > 0,
  }));
  await gateway().db.course.createMany({ data: rows.map((row) => ({ ...row, categoryId: category.id })) });
  const ids = async (query: string, headers = {}) =>
    ((await get(`/api/courses?trainerId=${trainer.id}${query}`, headers)).body as { id: number }[]).map(({ id }) => id);
  const all = await ids('');
  expect([all.length, new Set(all).size]).toEqual([229, 229]);
  expect(await ids('&isPublished=false')).toEqual([]);
  expect(await ids('&isPublished=false', await sessionHeaders(trainer))).toHaveLength(1);
  expect(await ids('&limit=101')).toEqual(all.slice(0, 101));
  expect(
    await ids(`&search=${encodeURIComponent('كَهْرباء')}&level=beginner&price=free&unknown=1&search2=`),
  ).toHaveLength(229);
  expect(await ids('&level=advanced')).toEqual([]);
});

test('the list begins with the course that was published last, whenever its draft was begun', async () => {
  const { db, createUser, createCourse } = gateway();
  const { id: trainerId } = await createUser({ role: 'trainer' });
  const draft = await createCourse({ trainerId, isPublished: false, createdAt: new Date('2026-01-01') });
  const other = await createCourse({ trainerId, createdAt: new Date('2026-02-01') });
  await db.course.update({ where: { id: draft.id }, data: { isPublished: true } });
  expect((await get(`/api/courses?trainerId=${trainerId}`)).body).toMatchObject([{ id: draft.id }, { id: other.id }]);
});

test.each(['0', '-1', 'abc', '1.5', '99999999999999', '007', '1e1', '%00'])(
  'returns 404 for the course id %s',
  async (id) => {
    for (const rest of ['', '/lessons', '/sections', '/reviews']) {
      const response = await get(`/api/courses/${id}${rest}`);
      expect([response.status, response.text]).toEqual([404, 'Course not found']);
    }
  },
);

test('returns 400 for a path with invalid encoding', async () => {
  expect((await get('/api/courses/%E0%A4%A')).status).toBe(400);
});

test('lessons and reviews have the documented fields', async () => {
  const course = await gateway().createCourse();
  const lesson = await gateway().createLesson(course.id);
  const student = await gateway().createUser();
  const data = { userId: student.id, courseId: course.id, trainerId: course.trainerId, rating: 4, isApproved: true };
  const review = await gateway().db.review.create({ data });
  await gateway().createEnrollment(student.id, course.id);
  const lessons = await get(`/api/courses/${course.id}/lessons`, await sessionHeaders(student));
  expect(lessons.body).toEqual([
    {
      id: lesson.id,
      courseId: course.id,
      title: lesson.title,
      titleAr: lesson.titleAr,
      hasVideo: true,
      hasAttachments: true,
      content: lesson.content,
      contentAr: lesson.contentAr,
      videoUrl: lesson.videoUrl,
      attachments: [{ name: 'Sheet', nameAr: null, url: 'https://example.dz/sheet.pdf' }],
      captions: [],
      duration: 30,
      order: lesson.order,
      kind: 'content',
      sectionId: lesson.sectionId,
      isPublished: true,
      isPreview: false,
      isRequired: true,
      createdAt: lesson.createdAt.toISOString(),
    },
  ]);
  await gateway().createLesson(course.id, { videoUrl: null, attachments: [] });
  const outline = (await get(`/api/courses/${course.id}/lessons`)).body as unknown;
  const locked = { content: null, contentAr: null, videoUrl: null, attachments: null, captions: null };
  expect(outline).toMatchObject([
    { hasVideo: true, hasAttachments: true, ...locked },
    { hasVideo: false, hasAttachments: false, ...locked },
  ]);
  const reviews = await get(`/api/courses/${course.id}/reviews`);
  expect(reviews.body).toEqual([
    {
      id: review.id,
      userId: null,
      courseId: course.id,
      trainerId: course.trainerId,
      rating: 4,
      comment: null,
      commentAr: null,
      isApproved: true,
      createdAt: review.createdAt.toISOString(),
    },
  ]);
});

test('categories have the documented fields', async () => {
  const { id } = await gateway().createCategory({ icon: 'solar' });
  const body = (await get('/api/categories')).body as unknown;
  expect((body as { id: number }[]).find((category) => category.id === id)).toEqual({
    id,
    name: 'Solar energy',
    nameAr: 'الطاقة الشمسية',
    slug: anyString,
    description: null,
    descriptionAr: null,
    icon: 'solar',
    createdAt: anyString,
  });
});

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

test('POST creates a course and ignores server-side fields', async () => {
  const ignoredFields = { id: 7, rating: '5.00', ratingCount: 9, enrollmentCount: 9, searchText: 'x' };
  const response = await post('/api/courses', { ...courseInput(), ...ignoredFields }, trainer);
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    ...courseInput(),
    id: anyNumber,
    slug: 'wind-power',
    price: '1500.00',
    currency: 'DZD',
    isFree: false,
    thumbnail: null,
    keywords: [],
    ...noPromise,
    trainerId,
    isPublished: false,
    enrollmentCount: 0,
    rating: '0.00',
    ratingCount: 0,
    createdAt: anyTimestamp,
    updatedAt: anyTimestamp,
  });
  const { id } = response.body as { id: number };
  expect((await get(`/api/courses/${id}`, trainer)).status).toBe(200);
  expect((await get(`/api/courses/${id}`)).status).toBe(404);
});

test('accepts numeric strings in Latin and Arabic digits; price 0 is free', async () => {
  const texts = { price: '٠', duration: '120', categoryId: String(categoryId) };
  const response = await post('/api/courses', { ...courseInput(), ...texts }, admin);
  expect(response.body).toMatchObject({ price: '0.00', isFree: true, duration: 120, categoryId });
});

test.each([
  ['15.000', '15000.00'],
  ['15 000 دج', '15000.00'],
  ['١٥٬٠٠٠', '15000.00'],
  ['15\u202F000,50', '15000.50'],
  ['1500.00', '1500.00'],
  ['15.00', '15.00'],
  [12.5, '12.50'],
])('stores the price %j as %s', async (price, stored) => {
  const response = await post('/api/courses', { ...courseInput(), price }, trainer);
  expect([response.status, (response.body as { price: string }).price]).toEqual([201, stored]);
});

test.each(['abc', '0.500', '1e3', '1500.000', '15 000 €', 12.345, '-5'])(
  'refuses the price %j at its field',
  async (price) => {
    const before = await gateway().db.course.count();
    const response = await post('/api/courses', { ...courseInput(), price }, trainer);
    expect([response.status, response.text.split(':')[0]]).toEqual([400, 'price']);
    expect(await gateway().db.course.count()).toBe(before);
  },
);

test.each(['title', 'titleAr', 'description', 'descriptionAr', 'price', 'duration', 'level', 'categoryId'])(
  'rejects a course without %s with an error on that field',
  async (field) => {
    const { [field as 'title']: _left, ...rest } = courseInput();
    const headers = { ...admin, accept: 'application/json', 'accept-language': 'en' };
    const response = await post('/api/courses', rest, headers);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: { [field]: 'This field is required' } });
  },
);

test('rejects contradictory, unknown and duplicate values', async () => {
  const english = { ...admin, 'accept-language': 'en' };
  const status = async (input: object) => (await post('/api/courses', { ...courseInput(), ...input }, english)).status;
  expect(await status({ isFree: true })).toBe(400);
  expect(await status({ price: -1 })).toBe(400);
  expect(await status({ level: 'expert' })).toBe(400);
  expect(await status({ categoryId: 99_999 })).toBe(400);
  expect(await status({ slug: 'taken' })).toBe(201);
  const taken = await post('/api/courses', { ...courseInput(), slug: 'taken' }, english);
  expect([taken.status, taken.text]).toEqual([409, 'This URL is already in use']);
  const incomplete = await post(
    '/api/courses',
    { ...courseInput(), isPublished: true },
    { ...trainer, 'accept-language': 'en' },
  );
  expect([incomplete.status, incomplete.text]).toEqual([409, expect.stringContaining('is not complete')]);
});

test('PUT updates the given fields, with an optimistic lock if updatedAt is given', async () => {
  const { id, updatedAt } = await gateway().createCourse({ price: '100', trainerId });
  const response = await put(`/api/courses/${id}`, { price: '0', updatedAt }, trainer);
  expect([response.status, response.body]).toEqual([
    200,
    expect.objectContaining({ price: '0.00', isFree: true, title: 'Home solar', isPublished: true }),
  ]);
  expect((await put(`/api/courses/${id}`, { title: 'Late', updatedAt }, admin)).status).toBe(409);
  expect((await put(`/api/courses/${id}`, { description: '' }, admin)).status).toBe(400);
  expect((await put(`/api/courses/${id}`, { isFree: false }, admin)).status).toBe(400);
  expect((await put(`/api/courses/${id}`, { price: 5, isFree: true }, admin)).status).toBe(400);
  expect((await put('/api/courses/99999', { title: 'None' }, admin)).status).toBe(404);
});

test('DELETE returns 409 for a course with students', async () => {
  const { createCourse, createUser, createEnrollment } = gateway();
  const [withStudents, withoutStudents] = [await createCourse({ trainerId }), await createCourse({ trainerId })];
  await createEnrollment((await createUser()).id, withStudents.id);
  const refused = await del(`/api/courses/${withStudents.id}`, { ...trainer, 'accept-language': 'en' });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Unpublish it instead')]);
  expect((await del(`/api/courses/${withoutStudents.id}`, trainer)).body).toEqual({ id: withoutStudents.id });
  expect((await get(`/api/courses/${withoutStudents.id}`, admin)).status).toBe(404);
});

test('a trainer without the required approval gets 403 with a sentence in the language and the problem code', async () => {
  const approving = await createTestGateway({ config: { trainerApproval: true } });
  const { app, createUser, createCourse, createLesson, createToken } = approving;
  const user = await createUser({ role: 'trainer' });
  const { id } = await createCourse({ trainerId: user.id, isPublished: false });
  await createLesson(id);
  const headers = { authorization: `Bearer ${await createToken(user.id)}` };
  const publish = (accept: string, language: string) =>
    sendRequest(app, 'put', `/api/courses/${id}`, { ...headers, accept, 'accept-language': language }).send({
      isPublished: true,
    });
  const plain = await publish('text/plain', 'ar');
  expect([plain.status, plain.text]).toEqual([403, problems.trainerNotApproved.text.ar]);
  expect((await publish('application/problem+json', 'en')).body).toMatchObject({
    status: 403,
    detail: problems.trainerNotApproved.text.en,
    type: 'urn:tayyar:problem:trainerNotApproved',
  });
  expect(await approving.db.course.findUnique({ where: { id } })).toMatchObject({ isPublished: false });
  await approving.close();
});
