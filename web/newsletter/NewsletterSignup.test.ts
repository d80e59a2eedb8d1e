import { expect, test } from 'vitest';
import { connectionFixture } from '../testing/fixtures';
import { renderTestPageWithData } from '../testing/renderTestPage';

const blogData = { blogPosts: connectionFixture([]), blogCategories: [] };

test('the box stands on the blog: a field, a button, and a way without scripts', async () => {
  const { html } = await renderTestPageWithData('/blog', blogData);
  const [box = ''] = /<section [^>]*aria-labelledby="newsletter".*?<\/section>/s.exec(html) ?? [];
  expect(box).toContain('Newsletter</h2>');
  expect(box).toMatch(/<input [^>]*autoComplete="email"/i);
  expect(box).toMatch(/<button [^>]*disabled[^>]*>Subscribe<\/button>/);
  expect(box).toMatch(/<form [^>]*method="post"/);
  expect(box).toMatch(/<noscript>.*mailto:contact@tayyar\.example.*<\/noscript>/s);
});
