import { expect, test } from 'vitest';
import type { PlayerCourseFragment, PlayerLessonFragment } from './__generated__/CoursePlayer';
import { findNextLesson } from './LessonFooter';

const lessons = ['1', '2', '3'].map((id) => ({ id }) as PlayerLessonFragment);
const [first, , last] = lessons as [PlayerLessonFragment, PlayerLessonFragment, PlayerLessonFragment];
const having = (completedLessons: string[]) =>
  ({ lessons, myEnrollment: { completedLessons } }) as PlayerCourseFragment;

test('returns the following lesson', () => expect(findNextLesson(first, having([]))?.id).toBe('2'));

test('returns the first unfinished lesson after the last one', () =>
  expect(findNextLesson(last, having(['1', '3']))?.id).toBe('2'));

test('returns nothing after the last lesson of a completed course', () =>
  expect(findNextLesson(last, having(['1', '2', '3']))).toBeUndefined());
