import { expect, test } from 'vitest';
import type { PlayerCourse, PlayerLesson } from './types';
import { findNextLesson } from './findNextLesson';

const lessons = ['1', '2', '3'].map((id) => ({ id }) as PlayerLesson);
const [first, , last] = lessons as [PlayerLesson, PlayerLesson, PlayerLesson];
const having = (completedLessons: string[]) => ({ lessons, myEnrollment: { completedLessons } }) as PlayerCourse;

test('the next lesson is the one that follows', () => expect(findNextLesson(first, having([]))?.id).toBe('2'));

test('after the last one it is the first that was left out', () =>
  expect(findNextLesson(last, having(['1', '3']))?.id).toBe('2'));

test('after the last one of a completed course there is none', () =>
  expect(findNextLesson(last, having(['1', '2', '3']))).toBeUndefined());
