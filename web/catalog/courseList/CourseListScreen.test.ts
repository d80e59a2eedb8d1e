import { expect, test, vi } from 'vitest';
import { courseFixture, connectionFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const listOf = (...courses: ReturnType<typeof courseFixture>[]) => ({ courses: connectionFixture(courses) });

test('a card shows price, rating, level, weeks and lessons (R-CAT-5)', async () => {
  const { status, text, html } = await renderServerPageWithData('/courses', listOf(courseFixture()));
  expect(status).toBe(200);
  expect(text).toContain('1 course found');
  for (const expectedText of [
    'Home solar',
    'Measure first.',
    'DZD 1,500',
    'Beginner',
    '2 weeks',
    '20+ lessons',
    'Certificate',
    '(12)',
  ]) {
    expect(text).toContain(expectedText);
  }
  expect(html).toContain('aria-label="Rated 4.6 out of 5"');
  expect(html.match(/<a [^>]*href="\/courses\/1"/g)).toHaveLength(1);
});

test('a card promises no certificate that the course does not give', async () => {
  const { text } = await renderServerPageWithData('/courses', listOf(courseFixture({ hasCertificate: false })));
  expect(text).toContain('Home solar');
  expect(text).not.toContain('Certificate');
});

test('shows cards in Arabic with Arabic plurals', async () => {
  const { text } = await renderServerPageWithData(
    '/courses',
    listOf(courseFixture({ duration: 180 }), courseFixture({ id: 2, duration: 61 })),
    'ar',
  );
  for (const expectedText of [
    'دورتان',
    'الطاقة الشمسية المنزلية',
    'القياس أولًا.',
    '1,500 دج',
    'مبتدئ',
    '3 أسابيع',
    'أسبوعان',
    'شهادة',
  ]) {
    expect(text).toContain(expectedText);
  }
});

test('a free course shows a badge and a label instead of a price', async () => {
  const { text } = await renderServerPageWithData('/courses', listOf(courseFixture({ isFree: true, price: '0.00' })));
  expect(text.match(/Free(?! only)/g)).toHaveLength(2);
  expect(text).not.toContain('DZD 0');
});

test('the list view shows price, weeks and level', async () => {
  const { text, html } = await renderServerPageWithData('/courses?view=list', listOf(courseFixture()));
  expect(text).toMatch(/Home solar DZD 1,500 Measure first\. 2 weeks Beginner/);
  expect(html).toMatch(/aria-label="List" aria-current="true"/);
});

test('passes filters, sort order and page to the schema', async () => {
  const courses = vi.fn<(args: unknown) => unknown>(() => connectionFixture([]));
  await renderServerPageWithData('/courses?search=solar&category=3&level=advanced&price=paid&sort=rating&pages=2', {
    courses,
  });
  expect(courses.mock.calls[0]?.[0]).toMatchObject({
    filter: { search: 'solar', categoryId: '3', level: 'advanced', price: 'paid', isPublished: true },
    sort: 'rating',
    first: 48,
  });
});

test('highlights search matches', async () => {
  const { html } = await renderServerPageWithData('/courses?search=SOLAR', listOf(courseFixture()));
  expect(html).toMatch(/<mark[^>]*>solar<\/mark>/);
});

test('an empty catalog asks for no change of filters', async () => {
  const { text } = await renderServerPageWithData('/courses', listOf());
  expect(text).toContain('No courses found The first courses are in preparation.');
  expect(text).not.toMatch(/Remove a filter|Clear filters/);
});

test('shows an empty state that offers to clear the filters', async () => {
  const { text } = await renderServerPageWithData('/courses?level=advanced', listOf());
  expect(text).toContain('No courses found');
  expect(text).toContain('Clear filters');
  expect(text).toContain('Clear All');
});

test('links to the next page and continues after the cursor at the maximum', async () => {
  const courses = connectionFixture([courseFixture()], { total: 200, more: true });
  expect((await renderServerPageWithData('/courses?price=paid', { courses })).html).toContain(
    'href="/courses?price=paid&amp;pages=2"',
  );
  expect((await renderServerPageWithData('/courses?pages=4', { courses })).html).toContain(
    'href="/courses?after=last"',
  );
});

test('renders six skeletons and the error status when the query fails', async () => {
  const courses = () => Promise.reject(new Error('An error occurred'));
  const { status, html } = await renderServerPageWithData('/courses', { courses });
  expect(status).toBe(500);
  expect(html.match(/<div class="[^"]*MuiCard-root/g)).toHaveLength(6);
});
