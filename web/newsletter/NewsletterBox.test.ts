import { expect, test } from 'vitest';
import { aPageOf } from '../testing/courses';
import { pageOf } from '../testing/pageOf';

const blog = { blogPosts: aPageOf([]), blogCategories: [] };

test('the box stands on the blog: a field, a button, and a way without scripts', async () => {
  const { html } = await pageOf('/blog', blog);
  const [box = ''] = /<section [^>]*aria-labelledby="newsletter".*?<\/section>/s.exec(html) ?? [];
  expect(box).toContain('Newsletter</h2>');
  expect(box).toMatch(/<input [^>]*autoComplete="email"/i);
  expect(box).toMatch(/<button [^>]*disabled[^>]*>Subscribe<\/button>/);
  expect(box).toMatch(/<form [^>]*method="post"/);
  expect(box).toMatch(/<noscript>.*mailto:contact@tayyar\.example.*<\/noscript>/s);
});
