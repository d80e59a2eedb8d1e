import { expect, test } from 'vitest';
import { connectionFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const nearest = {
  suggestion: 'battery',
  courses: [{ id: 4, title: 'Lithium batteries', titleAr: 'بطاريات' }],
  blogPosts: [{ id: 5, slug: 'lfp-or-nmc', title: 'LFP or NMC', titleAr: 'أيهما' }],
  glossaryTerms: [{ id: 6, term: 'Battery', termAr: 'بطارية' }],
};

test.each([
  ['/courses', { courses: connectionFixture([]) }, 'Lithium batteries'],
  ['/blog', { blogPosts: connectionFixture([]), blogCategories: [] }, 'LFP or NMC'],
  ['/glossary', { glossaryTerms: connectionFixture([]), glossaryCategories: [] }, 'Battery'],
])('an empty search of %s shows what may have been meant and the closest rows', async (path, data, row) => {
  const { text, html } = await renderServerPageWithData(`${path}?search=batary`, { ...data, search: nearest });
  expect(text).toContain('Did you mean');
  expect(html).toContain(`href="${path}?search=battery"`);
  expect(text).toContain(row);
  expect(html).toContain('href="/search?q=batary"');
});
