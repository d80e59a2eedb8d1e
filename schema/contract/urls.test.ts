import { expect, test } from 'vitest';
import { localizedUrl, blogPostPath, coursePath } from './urls';

test('the Arabic URL is the bare path, the English one has ?lang=en', () => {
  expect(localizedUrl('ar', '/courses')).toBe('/courses');
  expect(localizedUrl('en', '/courses')).toBe('/courses?lang=en');
});

test('a slug is encoded as a single path segment', () => {
  expect(blogPostPath('solar/../../x?y#z')).toBe('/blog/solar%2F..%2F..%2Fx%3Fy%23z');
  expect(coursePath(7)).toBe('/courses/7');
});
