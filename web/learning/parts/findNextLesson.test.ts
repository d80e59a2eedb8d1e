import { expect, test } from 'vitest';
import { findNextLesson } from './findNextLesson';

const lessons = ['1', '2', '3'].map((id) => ({ id }));

test('returns the following lesson', () => expect(findNextLesson(lessons, '1', [])?.id).toBe('2'));

test('returns the first unfinished lesson after the last one', () =>
  expect(findNextLesson(lessons, '3', ['1', '3'])?.id).toBe('2'));

test('returns nothing after the last lesson of a completed course, or for a reader who completes none', () => {
  expect(findNextLesson(lessons, '3', ['1', '2', '3'])).toBeUndefined();
  expect(findNextLesson(lessons, '3', null)).toBeUndefined();
});
