import { expect, test } from 'vitest';
import type { PlayerCourseFragment, PlayerLessonFragment } from './__generated__/CoursePlayer';
import { addWithdrawnLessons, findLessonStatus, isOpenToStudent } from './lessonStatus';

const lesson = (id: string, fields: Partial<PlayerLessonFragment> = {}) =>
  ({ id, isPublished: true, isRequired: true, myProgress: null, ...fields }) as PlayerLessonFragment;
const withdrawn = lesson('3', { isPublished: false });
const done = lesson('4', {
  isPublished: false,
  myProgress: { lessonId: '4', position: 0, completedAt: '2026-11-25T10:00:00Z' },
});
const lessons = [lesson('1'), lesson('2', { isRequired: false })];
const enrollment = { completedLessons: ['1'], owedLessons: ['3'], withdrawnLessons: [withdrawn, done] };
const course = { lessons, myEnrollment: enrollment } as unknown as PlayerCourseFragment;
const visited = { lessons, myEnrollment: null } as unknown as PlayerCourseFragment;

test('withdrawn lessons follow the others, completed ones as completed', () => {
  const { lessons: all, myEnrollment } = addWithdrawnLessons(course);
  expect([all.map(({ id }) => id), myEnrollment?.completedLessons]).toEqual([
    ['1', '2', '3', '4'],
    ['1', '4'],
  ]);
  expect(addWithdrawnLessons(visited)).toBe(visited);
});

test('an optional lesson is marked, unless the student owes it', () => {
  const marks = [...lessons, withdrawn].map((each) => findLessonStatus(each, course));
  expect(marks).toEqual([null, 'optional', 'withdrawn']);
  const owing = { ...course, myEnrollment: { ...enrollment, owedLessons: ['2'] } } as unknown as PlayerCourseFragment;
  expect(findLessonStatus(lessons[1]!, owing)).toBeNull();
});

test('drafts are open to staff only', () => {
  const draft = lesson('9', { isPublished: false });
  expect([lessons[0]!, withdrawn, draft].map((each) => isOpenToStudent(each, course))).toEqual([true, true, false]);
  expect(isOpenToStudent(lessons[0]!, visited)).toBe(false);
});
