import { expect, test } from 'vitest';
import { connectionFixture } from '../testing/fixtures';
import { renderServerPageWithData } from '../testing/renderServerPage';

const blogData = { blogPosts: connectionFixture([]), blogCategories: [] };

test('the blog shows the newsletter form with a note for visitors without JavaScript', async () => {
  const { html } = await renderServerPageWithData('/blog', blogData);
  const [section = ''] = /<section [^>]*aria-labelledby="newsletter".*?<\/section>/s.exec(html) ?? [];
  expect(section).toContain('Newsletter</h2>');
  expect(section).toMatch(/<input [^>]*autoComplete="email"/i);
  expect(section).toMatch(/<button [^>]*disabled[^>]*>Subscribe<\/button>/);
  expect(section).toMatch(/<form [^>]*method="post"/);
  expect(section).toMatch(/<noscript>.*mailto:contact@tayyar\.example.*<\/noscript>/s);
});
