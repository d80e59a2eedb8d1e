import { expect, test } from 'vitest';
import { blogPostPath, coursePath, linkedItemPath, localizedUrl } from './urls';

test('the Arabic URL is the bare path, the English one has ?lang=en', () => {
  expect(localizedUrl('ar', '/courses')).toBe('/courses');
  expect(localizedUrl('en', '/courses')).toBe('/courses?lang=en');
});

test('a slug is encoded as a single path segment', () => {
  expect(blogPostPath('solar/../../x?y#z')).toBe('/blog/solar%2F..%2F..%2Fx%3Fy%23z');
  expect(coursePath(7)).toBe('/courses/7');
});

test.each([
  ['/courses', '/courses?lang=en'],
  ['/events?event=7#event-7', '/events?event=7&lang=en#event-7'],
  ['/account#sessions', '/account?lang=en#sessions'],
])('the English address of %s keeps its query and fragment', (path, url) => {
  expect(localizedUrl('en', path)).toBe(url);
  expect(localizedUrl('ar', path)).toBe(path);
});

test('a link to a row names it for the server and for the browser', () => {
  expect(linkedItemPath('poll', 7)).toBe('/polls?poll=7#poll-7');
  expect(linkedItemPath('faq', '3')).toBe('/?question=3#faq-3');
});
