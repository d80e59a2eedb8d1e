import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyString } from '../testing/restClient';

const { get, post, sessionHeaders, gateway, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

test('repeated enrollment returns the same enrollment', async () => {
  const course = await gateway().createCourse();
  const student = await gateway().createUser({ firstName: 'Lina', lastName: 'Saadi' });
  const headers = await sessionHeaders(student);
  const first = await post(`/api/courses/${course.id}/enroll`, undefined, headers);
  expect([first.status, first.body]).toEqual([
    200,
    {
      id: anyNumber,
      studentId: student.id,
      courseId: course.id,
      progress: 0,
      completedLessons: [],
      enrolledAt: anyString,
      completedAt: null,
      studentName: 'Lina Saadi',
      studentNameAr: 'Lina Saadi',
      status: 'in_progress',
      paymentId: null,
      certificateIssued: false,
    },
  ]);
  expect((await post(`/api/courses/${course.id}/enroll`, {}, headers)).body).toEqual(first.body);
  expect((await get('/api/my-enrollments', headers)).body).toEqual([first.body]);
  expect((await get(`/api/enrollments?studentId=${student.id}`, headers)).body).toEqual([first.body]);
  expect((await get('/api/enrollments?studentId=1', headers)).body).toEqual([]);
});

test('completed lessons are integers', async () => {
  const course = await gateway().createCourse();
  const lesson = await gateway().createLesson(course.id);
  const student = await gateway().createUser();
  const { id } = await gateway().createEnrollment(student.id, course.id);
  await gateway().db.lessonProgress.create({
    data: { enrollmentId: id, lessonId: lesson.id, completedAt: new Date() },
  });
  const body = (await get('/api/my-enrollments', await sessionHeaders(student))).body as unknown;
  expect(body).toMatchObject([{ completedLessons: [lesson.id] }]);
});

test.each([
  ['visitor', 401, 'Please sign in first'],
  ['trainer', 403, 'Only students can enroll in courses'],
  ['admin', 403, 'Only students can enroll in courses'],
] as const)('a %s cannot enroll', async (role, status, text) => {
  const course = await gateway().createCourse();
  const headers = role === 'visitor' ? {} : await sessionHeaders(await gateway().createUser({ role }));
  const response = await post(`/api/courses/${course.id}/enroll`, undefined, headers);
  expect([response.status, response.text]).toEqual([status, text]);
  expect(await gateway().db.enrollment.count({ where: { courseId: course.id } })).toBe(0);
});

test('returns 404 when enrolling in a draft', async () => {
  const course = await gateway().createCourse({ isPublished: false });
  const response = await post(
    `/api/courses/${course.id}/enroll`,
    undefined,
    await sessionHeaders(await gateway().createUser()),
  );
  expect([response.status, response.text]).toEqual([404, 'Course not found']);
});
