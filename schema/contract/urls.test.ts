import { expect, test } from 'vitest';
import { localizedUrl, blogPostPath, coursePath } from './urls';

test('a page is known in Arabic by its bare path, in English by ?lang=en', () => {
  expect(localizedUrl('ar', '/courses')).toBe('/courses');
  expect(localizedUrl('en', '/courses')).toBe('/courses?lang=en');
});

test('a slug is one part of a path, whatever is in it', () => {
  expect(blogPostPath('solar/../../x?y#z')).toBe('/blog/solar%2F..%2F..%2Fx%3Fy%23z');
  expect(coursePath(7)).toBe('/courses/7');
});
