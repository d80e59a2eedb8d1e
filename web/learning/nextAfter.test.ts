import { expect, test } from 'vitest';
import type { PlayedCourse, PlayedLesson } from './played';
import { nextAfter } from './nextAfter';

const lessons = ['1', '2', '3'].map((id) => ({ id }) as PlayedLesson);
const [first, , last] = lessons as [PlayedLesson, PlayedLesson, PlayedLesson];
const having = (completedLessons: string[]) => ({ lessons, myEnrollment: { completedLessons } }) as PlayedCourse;

test('the next lesson is the one that follows', () => expect(nextAfter(first, having([]))?.id).toBe('2'));

test('after the last one it is the first that was left out', () =>
  expect(nextAfter(last, having(['1', '3']))?.id).toBe('2'));

test('after the last one of a completed course there is none', () =>
  expect(nextAfter(last, having(['1', '2', '3']))).toBeUndefined());
