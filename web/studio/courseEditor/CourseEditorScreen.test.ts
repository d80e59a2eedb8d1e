import { expect, test } from 'vitest';
import { courseFixture, userFixture } from '../../testing/fixtures';
import { renderTestPageWithData } from '../../testing/renderTestPage';

const course = courseFixture({ id: 7, trainerId: 3, lessons: [] });

const ask = (me: object | null, answers: object = { course }) =>
  renderTestPageWithData('/dashboard/trainer/courses/7', { me, ...answers });

test('a visitor signs in first, and comes back', async () => {
  const { redirect } = await ask(null);
  expect(redirect).toBe('/auth?next=%2Fdashboard%2Ftrainer%2Fcourses%2F7');
});

test('a student has no business here', async () => {
  expect((await ask(userFixture('student', 9))).redirect).toBe('/');
});

test('the trainer of another course is told that this one is not theirs', async () => {
  const { status, text } = await ask(userFixture('trainer', 4));
  expect(status).toBe(403);
  expect(text).toContain('You cannot edit this course');
});

test('a course that is not there is said to be missing', async () => {
  const { status, text } = await ask(userFixture('trainer', 3), { course: null });
  expect(status).toBe(404);
  expect(text).toContain('Course not found');
});

test.each(['trainer', 'admin'] as const)('its %s gets the editor, which the browser fills', async (role) => {
  const { status, text } = await ask(userFixture(role, role === 'trainer' ? 3 : 1));
  expect(status).toBe(200);
  expect(text).toContain('Course editor');
});

test('a new course asks for its name in both languages and a subject', async () => {
  const { text } = await renderTestPageWithData('/dashboard/trainer/courses/new', { me: userFixture('trainer', 3) });
  for (const words of ['A new course', 'Arabic title', 'Subject', 'Create course']) expect(text).toContain(words);
});
