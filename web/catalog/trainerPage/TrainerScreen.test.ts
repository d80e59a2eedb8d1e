import { expect, test, vi } from 'vitest';
import { trainerFixture } from '../../testing/catalogFixtures';
import { connectionFixture, courseFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const pageOf = (overrides: Record<string, unknown> = {}, more = false) => ({
  trainer: trainerFixture(overrides),
  courses: connectionFixture([courseFixture()], { more }),
});

test('shows name, figures, biography and courses, and describes the person', async () => {
  const { status, text, html } = await renderServerPageWithData('/trainers/2', pageOf());
  expect(status).toBe(200);
  for (const expectedText of [
    'Nadia Meziane',
    '4.6 (12 reviews)',
    '3 courses',
    '41 enrollments',
    'Builds rooftop',
    'Home solar',
  ])
    expect(text).toContain(expectedText);
  expect(html).toContain('"@type":"Person"');
  expect(html).toContain('<link rel="canonical" href="https://tayyar.test/trainers/2?lang=en"');
  const arabic = await renderServerPageWithData('/trainers/2', pageOf(), 'ar');
  for (const expectedText of ['نادية مزيان', '41 تسجيلًا', '3 دورات', 'تبني أنظمة الأسطح'])
    expect(arabic.text).toContain(expectedText);
});

test('a trainer without biography, ratings and enrollments has neither of them on the page', async () => {
  const none = { bio: null, bioAr: null, ratingCount: 0, rating: '0.00', enrollmentCount: 0 };
  const { text } = await renderServerPageWithData('/trainers/2', pageOf(none));
  expect(text).not.toMatch(/enrollment|Builds/);
  expect(text).not.toContain('12 reviews) 3 courses');
});

test('passes the range of the address to the schema and links to the next page', async () => {
  const courses = vi.fn<(args: unknown) => unknown>(() => connectionFixture([courseFixture()], { more: true }));
  const { html } = await renderServerPageWithData('/trainers/2?pages=2', { trainer: trainerFixture(), courses });
  const filter = { trainerId: '2', isPublished: true };
  expect(courses.mock.lastCall?.[0]).toMatchObject({ filter, first: 48, after: null });
  expect(html).toContain('href="/trainers/2?pages=3"');
});

test('a person without published courses is 404', async () => {
  const { status, text } = await renderServerPageWithData('/trainers/9', {
    trainer: null,
    courses: connectionFixture([]),
  });
  expect([status, text.includes('Trainer Not Found')]).toEqual([404, true]);
});
