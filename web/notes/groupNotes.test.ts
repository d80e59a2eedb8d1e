import { expect, test } from 'vitest';
import { groupNotes } from './groupNotes';
import type { NoteWithPlaceFragment } from './__generated__/NotesScreen';

const note = (courseId: string, lessonId: string, text: string): NoteWithPlaceFragment => ({
  id: text,
  courseId,
  lessonId,
  text,
  second: null,
  createdAt: '',
  updatedAt: '',
  courseTitle: courseId,
  courseTitleAr: '',
  lessonTitle: lessonId,
  lessonTitleAr: '',
  isLessonInCourse: true,
});

test('notes are grouped by course and by lesson in their order', () => {
  const groups = groupNotes([note('1', '3', 'a'), note('1', '3', 'b'), note('1', '2', 'c'), note('4', '5', 'd')]);
  expect(
    groups.map(({ place, items }) => [
      place.courseId,
      items.map((lesson) => [lesson.place.lessonId, lesson.items.map(({ text }) => text)]),
    ]),
  ).toEqual([
    [
      '1',
      [
        ['3', ['a', 'b']],
        ['2', ['c']],
      ],
    ],
    ['4', [['5', ['d']]]],
  ]);
  expect(groupNotes([])).toEqual([]);
});
