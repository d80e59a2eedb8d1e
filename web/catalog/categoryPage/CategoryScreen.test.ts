import { expect, test } from 'vitest';
import { categoryFixture } from '../../testing/catalogFixtures';
import { blogPostFixture, connectionFixture, courseFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const pageOf = (overrides: Record<string, unknown> = {}) => ({
  category: categoryFixture(overrides),
  courses: connectionFixture([courseFixture()]),
  blogPosts: connectionFixture([blogPostFixture()]),
  categories: [categoryFixture(), categoryFixture({ id: 4, name: 'Wind' }), categoryFixture({ id: 5, courseCount: 0 })],
});

test('shows the introduction, courses, articles and the other categories with courses', async () => {
  const { status, text, html } = await renderServerPageWithData('/categories/3', pageOf());
  expect(status).toBe(200);
  for (const expectedText of [
    'Batteries',
    'Cells and packs.',
    '1 course found',
    'Home solar',
    'Reading a battery label',
  ])
    expect(text).toContain(expectedText);
  for (const to of ['/courses?category=3', '/blog?category=3', '/categories/4']) expect(html).toContain(`href="${to}"`);
  expect(html).not.toContain('href="/categories/5"');
  expect(html).toContain('<link rel="canonical" href="https://tayyar.test/categories/3?lang=en"');
  const arabic = await renderServerPageWithData('/categories/3', pageOf(), 'ar');
  expect(arabic.text).toContain('الخلايا والحزم.');
});

test('a category without description has a sentence instead, and one without courses is not indexed', async () => {
  const { text } = await renderServerPageWithData('/categories/3', pageOf({ description: null, descriptionAr: null }));
  expect(text).toContain('Courses and articles about');
  const empty = { ...pageOf(), courses: connectionFixture([]), blogPosts: connectionFixture([]) };
  const page = await renderServerPageWithData('/categories/3', empty);
  expect(page.text).toContain('No courses yet');
  expect(page.text).not.toContain('Articles on the subject');
  expect(page.html).toContain('content="noindex"');
});

test('an unknown category is 404', async () => {
  const { status, text } = await renderServerPageWithData('/categories/9', { ...pageOf(), category: null });
  expect([status, text.includes('Category Not Found')]).toEqual([404, true]);
});
