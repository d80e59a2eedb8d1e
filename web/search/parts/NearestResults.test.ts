import { expect, test } from 'vitest';
import { blogPostFixture, connectionFixture, courseFixture, glossaryTermFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const nearest = {
  suggestion: 'battery',
  courses: [courseFixture({ id: 4, title: 'Lithium batteries' })],
  blogPosts: [blogPostFixture({ id: 5, slug: 'lfp-or-nmc', title: 'LFP or NMC' })],
  glossaryTerms: [glossaryTermFixture({ id: 6, term: 'Battery' })],
};
const pages = {
  '/courses': { courses: connectionFixture([]) },
  '/blog': { blogPosts: connectionFixture([]), blogCategories: [] },
  '/glossary': { glossaryTerms: connectionFixture([]), glossaryCategories: [] },
};

test.each([
  [
    '/courses',
    'No courses found for “\u2068batary\u2069” Clear search',
    'Nearest courses',
    /href="\/courses\/4"/,
    'DZD 1,500',
  ],
  [
    '/blog',
    'No articles found for “\u2068batary\u2069” Clear search',
    'Nearest articles',
    /href="\/blog\/lfp-or-nmc"/,
    'LFP or NMC',
  ],
  ['/glossary', 'No terms found for “\u2068batary\u2069”', 'Nearest terms', /id="term-6"/, 'A fixed charging point.'],
] as const)(
  'an empty search of %s shows what may have been meant and the cards of the nearest rows',
  async (path, empty, title, card, text) => {
    const page = await renderServerPageWithData(`${path}?search=batary`, { ...pages[path], search: nearest });
    expect(page.text).toContain(empty);
    expect(page.text).toContain('Did you mean');
    expect(page.html).toContain(`href="${path}?search=battery"`);
    expect(page.text.indexOf(title)).toBeGreaterThan(page.text.indexOf('Did you mean'));
    expect(page.text.slice(page.text.indexOf(title))).toContain(text);
    expect(page.html).toMatch(card);
    expect(page.html).toContain('href="/search?q=batary"');
  },
);

test('with filters the empty list asks to change them, and the nearest courses have any', async () => {
  const data = { ...pages['/courses'], search: nearest };
  const { text } = await renderServerPageWithData('/courses?search=batary&level=advanced', data);
  expect(text).toContain('No courses found No course matches all filters.');
  expect(text).toContain('Clear filters');
  expect(text).toContain('Nearest courses');
});

test('without near rows there is no title for them', async () => {
  const search = { ...nearest, suggestion: null, courses: [] };
  const { text, html } = await renderServerPageWithData('/courses?search=zzz', { ...pages['/courses'], search });
  expect(text).not.toMatch(/Nearest courses|Did you mean/);
  expect(html).toContain('href="/search?q=zzz"');
});
