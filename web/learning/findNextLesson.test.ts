import { expect, test } from 'vitest';
import type { PlayerCourse, PlayerLesson } from './types';
import { findNextLesson } from './findNextLesson';

const lessons = ['1', '2', '3'].map((id) => ({ id }) as PlayerLesson);
const [first, , last] = lessons as [PlayerLesson, PlayerLesson, PlayerLesson];
const having = (completedLessons: string[]) => ({ lessons, myEnrollment: { completedLessons } }) as PlayerCourse;

test('returns the following lesson', () => expect(findNextLesson(first, having([]))?.id).toBe('2'));

test('returns the first unfinished lesson after the last one', () =>
  expect(findNextLesson(last, having(['1', '3']))?.id).toBe('2'));

test('returns nothing after the last lesson of a completed course', () =>
  expect(findNextLesson(last, having(['1', '2', '3']))).toBeUndefined());
