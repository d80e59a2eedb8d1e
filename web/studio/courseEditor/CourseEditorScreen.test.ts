import { expect, test } from 'vitest';
import { courseFixture, userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const course = courseFixture({ id: 7, trainerId: 3, lessons: [] });

const renderEditor = (me: object | null, data: object = { course }) =>
  renderServerPageWithData('/dashboard/trainer/courses/7', { me, ...data });

test('redirects a visitor to sign-in and back', async () => {
  const { redirect } = await renderEditor(null);
  expect(redirect).toBe('/auth?next=%2Fdashboard%2Ftrainer%2Fcourses%2F7');
});

test('redirects a student', async () => {
  expect((await renderEditor(userFixture('student', 9))).redirect).toBe('/');
});

test('responds 403 to another trainer', async () => {
  const { status, text } = await renderEditor(userFixture('trainer', 4));
  expect(status).toBe(403);
  expect(text).toContain('You cannot edit this course');
});

test('responds 404 for an unknown course', async () => {
  const { status, text } = await renderEditor(userFixture('trainer', 3), { course: null });
  expect(status).toBe(404);
  expect(text).toContain('Course not found');
});

test.each(['trainer', 'admin'] as const)('renders the editor skeleton for its %s', async (role) => {
  const { status, text } = await renderEditor(userFixture(role, role === 'trainer' ? 3 : 1));
  expect(status).toBe(200);
  expect(text).toContain('Course editor');
});

test('the new course form asks for both titles and a category', async () => {
  const { text } = await renderServerPageWithData('/dashboard/trainer/courses/new', { me: userFixture('trainer', 3) });
  for (const words of ['A new course', 'Arabic title', 'Category', 'Create course']) expect(text).toContain(words);
});
