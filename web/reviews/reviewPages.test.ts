import { expect, test } from 'vitest';
import { maxReviewPages, parseReviewPages } from './CourseReviews';

test.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=0', 1],
  ['pages=x', 1],
  ['pages=999', maxReviewPages],
])('the query "%s" shows %i pages', (search, pages) => {
  expect(parseReviewPages(new URLSearchParams(search))).toBe(pages);
});
