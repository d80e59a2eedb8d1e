import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyString } from '../../testing/restClient';

const { get, cookieOf, world, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

test('a course has the documented fields, integer ids and numeric strings', async () => {
  const course = await world().createCourse({ price: '1500' });
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
    isPublished: true,
    enrollmentCount: 0,
    rating: '0.00',
    ratingCount: 0,
    createdAt: course.createdAt.toISOString(),
    updatedAt: course.updatedAt.toISOString(),
  });
  expect((await get(`/api/courses?trainerId=${course.trainerId}`)).body).toEqual([body]);
});

test('lists are whole beyond the size of a page, and narrowed by what the query says', async () => {
  const trainer = await world().createUser({ role: 'trainer' });
  const category = await world().createCategory();
  const texts = { titleAr: 'ع', description: 'd', descriptionAr: 'و', searchText: 'كهرباء', trainerId: trainer.id };
  const rows = Array.from({ length: 230 }, (_, n) => ({
    ...texts,
    title: `C${n}`,
    slug: `whole-${n}`,
    isPublished: n > 0,
  }));
  await world().db.course.createMany({ data: rows.map((row) => ({ ...row, categoryId: category.id })) });
  const ids = async (query: string, headers = {}) =>
    ((await get(`/api/courses?trainerId=${trainer.id}${query}`, headers)).body as { id: number }[]).map(({ id }) => id);
  const all = await ids('');
  expect([all.length, new Set(all).size]).toEqual([229, 229]);
  expect(await ids('&isPublished=false')).toEqual([]);
  expect(await ids('&isPublished=false', await cookieOf(trainer))).toHaveLength(1);
  expect(await ids('&limit=101')).toEqual(all.slice(0, 101));
  expect(
    await ids(`&search=${encodeURIComponent('كَهْرباء')}&level=beginner&price=free&unknown=1&search2=`),
  ).toHaveLength(229);
  expect(await ids('&level=advanced')).toEqual([]);
});

test.each([
  'isPublished=maybe',
  'isPublished=',
  'trainerId=abc',
  'trainerId=-1',
  'trainerId=1&trainerId=2',
  'limit=0',
  'level=expert',
  'price=0',
  'search=%00',
  'categoryId=1e3',
  'limit=99999999999',
])('?%s is refused', async (query) => {
  const answer = await get(`/api/courses?${query}`);
  expect([answer.status, answer.type]).toEqual([400, 'text/plain']);
  expect(answer.text).toMatch(/^(isPublished|trainerId|limit|level|price|search|categoryId): [A-Z]/);
});

test.each(['0', '-1', 'abc', '1.5', '99999999999999', '007', '1e1', '%00'])('there is no course %s', async (id) => {
  for (const rest of ['', '/lessons', '/reviews']) {
    const answer = await get(`/api/courses/${id}${rest}`);
    expect([answer.status, answer.text]).toEqual([404, 'Course not found']);
  }
});

test('a path that is not even encoded rightly is malformed', async () => {
  expect((await get('/api/courses/%E0%A4%A')).status).toBe(400);
});

test('lessons and reviews have the documented fields', async () => {
  const course = await world().createCourse();
  const lesson = await world().createLesson(course.id);
  const student = await world().createUser();
  const data = { userId: student.id, courseId: course.id, trainerId: course.trainerId, rating: 4, isApproved: true };
  const review = await world().db.review.create({ data });
  await world().createEnrollment(student.id, course.id);
  const lessons = await get(`/api/courses/${course.id}/lessons`, await cookieOf(student));
  expect(lessons.body).toEqual([
    {
      id: lesson.id,
      courseId: course.id,
      title: lesson.title,
      titleAr: lesson.titleAr,
      content: lesson.content,
      contentAr: lesson.contentAr,
      videoUrl: lesson.videoUrl,
      attachments: [{ name: 'Sheet', nameAr: null, url: 'https://example.dz/sheet.pdf' }],
      duration: 30,
      order: lesson.order,
      isPublished: true,
      createdAt: lesson.createdAt.toISOString(),
    },
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
  const { id } = await world().createCategory({ icon: 'solar' });
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
