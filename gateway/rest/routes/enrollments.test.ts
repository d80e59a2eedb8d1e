import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyString } from '../../testing/restClient';

const { get, post, cookieOf, world, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

test('a student enrols once, however often they ask', async () => {
  const course = await world().createCourse();
  const student = await world().createUser({ firstName: 'Lina', lastName: 'Saadi' });
  const headers = await cookieOf(student);
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
      status: 'in_progress',
      certificateIssued: false,
    },
  ]);
  expect((await post(`/api/courses/${course.id}/enroll`, {}, headers)).body).toEqual(first.body);
  expect((await get('/api/my-enrollments', headers)).body).toEqual([first.body]);
  expect((await get(`/api/enrollments?studentId=${student.id}`, headers)).body).toEqual([first.body]);
  expect((await get('/api/enrollments?studentId=1', headers)).body).toEqual([]);
});

test('completed lessons are integers', async () => {
  const course = await world().createCourse();
  const lesson = await world().createLesson(course.id);
  const student = await world().createUser();
  const { id } = await world().createEnrollment(student.id, course.id);
  await world().db.lessonProgress.create({
    data: { enrollmentId: id, lessonId: lesson.id, completedAt: new Date() },
  });
  const body = (await get('/api/my-enrollments', await cookieOf(student))).body as unknown;
  expect(body).toMatchObject([{ completedLessons: [lesson.id] }]);
});

test.each([
  ['visitor', 401, 'Please sign in first'],
  ['trainer', 403, 'Only students can enroll in courses'],
  ['admin', 403, 'Only students can enroll in courses'],
] as const)('a %s does not enrol', async (role, status, text) => {
  const course = await world().createCourse();
  const headers = role === 'visitor' ? {} : await cookieOf(await world().createUser({ role }));
  const answer = await post(`/api/courses/${course.id}/enroll`, undefined, headers);
  expect([answer.status, answer.text]).toEqual([status, text]);
  expect(await world().db.enrollment.count({ where: { courseId: course.id } })).toBe(0);
});

test('a draft cannot be enrolled in', async () => {
  const course = await world().createCourse({ isPublished: false });
  const answer = await post(`/api/courses/${course.id}/enroll`, undefined, await cookieOf(await world().createUser()));
  expect([answer.status, answer.text]).toEqual([404, 'Course not found']);
});
