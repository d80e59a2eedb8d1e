import { expect, test } from 'vitest';
import { addressIn, articlePath, coursePath } from './addresses';

test('a page is known in Arabic by its bare path, in English by ?lang=en', () => {
  expect(addressIn('ar', '/courses')).toBe('/courses');
  expect(addressIn('en', '/courses')).toBe('/courses?lang=en');
});

test('a slug is one part of a path, whatever is in it', () => {
  expect(articlePath('solar/../../x?y#z')).toBe('/blog/solar%2F..%2F..%2Fx%3Fy%23z');
  expect(coursePath(7)).toBe('/courses/7');
});
