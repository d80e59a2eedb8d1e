import { expect, test, vi } from 'vitest';
import {
  courseFixture,
  connectionFixture,
  eventFixture,
  pollFixture,
  blogPostFixture,
  userFixture,
} from '../testing/fixtures';
import { homeDataFixture } from '../testing/homeFixture';
import { renderServerPageWithData } from '../testing/renderServerPage';

const courses = vi.fn<(args: unknown) => unknown>(() => connectionFixture([courseFixture()]));

test('shows the hero in both languages', async () => {
  const { status, text, html } = await renderServerPageWithData('/', homeDataFixture({ courses }));
  expect(status).toBe(200);
  for (const expectedText of [
    'Build electric',
    '500+',
    '50+',
    '25+',
    'students',
    'courses',
    'experts',
    '100% Green',
    'Sustainable Future',
  ]) {
    expect(text).toContain(expectedText);
  }
  expect(html.match(/<a [^>]*MuiButton-sizeLarge[^>]*href="\/courses"/g)).toHaveLength(2);
  expect((await renderServerPageWithData('/', homeDataFixture({ courses }), 'ar')).text).toContain('مهارات كهربائية');
});

test.each([
  ['student', '/dashboard/student', 'My learning'],
  ['trainer', '/dashboard/trainer', 'My studio'],
  ['admin', '/dashboard/admin', 'Admin panel'],
] as const)('the hero leads a signed-in %s to their dashboard', async (role, path, name) => {
  const { html } = await renderServerPageWithData('/', homeDataFixture({ me: () => userFixture(role, 5), courses }));
  const [hero = ''] = /<main[\s\S]*?500\+/.exec(html) ?? [];
  expect(hero).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>(?:<[^>]*>)*${name}`));
});

test('features three published courses', async () => {
  const { text } = await renderServerPageWithData('/', homeDataFixture({ courses }));
  expect(courses.mock.lastCall?.[0]).toMatchObject({ filter: { isPublished: true }, first: 3 });
  expect(text).toContain('Featured courses');
  expect(text).toContain('Home solar');
});

test('renders no course section without courses', async () => {
  const { text } = await renderServerPageWithData('/', homeDataFixture());
  expect(text).not.toContain('Featured courses');
  expect(text).toContain('Familiar payment methods');
});

test('shows payment methods and guarantees', async () => {
  const { text } = await renderServerPageWithData('/', homeDataFixture({ courses }));
  for (const expectedText of [
    'Postal mobile wallet',
    'CCP transfer',
    'Bank transfer',
    'Money-back guarantee',
    'Secure processing',
  ]) {
    expect(text).toContain(expectedText);
  }
});

test('shows the results of two open polls', async () => {
  const polls = vi.fn<(args: unknown) => unknown>(() => connectionFixture([pollFixture()]));
  const { text, html } = await renderServerPageWithData('/', homeDataFixture({ polls }));
  expect(polls.mock.lastCall?.[0]).toMatchObject({ filter: { isActive: true, isExpired: false }, first: 2 });
  expect(text).toContain('What does the community think?');
  expect(text).toMatch(/Fiat 500e 53% .*Dacia Spring 46% .*Another one 1% .*213 votes/);
  expect(html).toContain('href="/polls?poll=7#poll-7"');
  expect((await renderServerPageWithData('/', homeDataFixture())).text).not.toContain('What does the community think?');
});

test('shows three posts and links to four blog categories', async () => {
  const blogPosts = vi.fn<(args: unknown) => unknown>(() => connectionFixture([blogPostFixture()]));
  const blogCategories = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Subject ${id}`, nameAr: `موضوع ${id}` }));
  const { text, html } = await renderServerPageWithData('/', homeDataFixture({ blogPosts, blogCategories }));
  expect(blogPosts.mock.lastCall?.[0]).toMatchObject({ filter: { isPublished: true }, first: 3 });
  expect(text).toContain('From the blog');
  expect(html).toContain('href="/blog/reading-a-battery-label"');
  expect(html.match(/href="\/categories\/\d"/g)).toEqual([1, 2, 3, 4].map((id) => `href="/categories/${id}"`));
  expect(html).toMatch(/<a [^>]*href="\/blog"[^>]*>All articles/);
  expect((await renderServerPageWithData('/', homeDataFixture({ blogCategories }))).text).not.toContain(
    'From the blog',
  );
});

test('shows three upcoming events with date, price and link', async () => {
  const free = eventFixture({ id: 8, title: 'An evening online', price: '0.00', isSoldOut: true });
  const events = vi.fn<(args: unknown) => unknown>(() => connectionFixture([eventFixture(), free]));
  const { text, html } = await renderServerPageWithData('/', homeDataFixture({ events }));
  expect(events.mock.lastCall?.[0]).toMatchObject({ filter: { when: 'upcoming', isPublished: true }, first: 3 });
  expect(text).toMatch(
    /December 11, 2099 11 Dec Commissioning a wallbox .*DZD 5,000 .*An evening online .*Free Sold out/,
  );
  expect(html).toContain('href="/events/7"');
  expect(html).toMatch(/<a [^>]*href="\/events"[^>]*>All events/);
  expect((await renderServerPageWithData('/', homeDataFixture())).text).not.toContain('Upcoming events');
});
