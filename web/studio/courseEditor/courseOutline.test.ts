import { expect, test } from 'vitest';
import { fromRows, mergeOutline, moveLesson, toOutline, toRows } from './courseOutline';

const newId = 'new-5f0c7b1e-2f0d-4a43-9d3c-0d9a4f6f4a11';
const outline = [
  { id: '1', lessonIds: ['a', 'b'] },
  { id: '2', lessonIds: [] },
  { id: '3', lessonIds: ['c', newId] },
];
const rows = ['section-1', 'a', 'b', 'section-2', 'section-3', 'c', newId];

test('an outline has the lessons by section; lessons of none are in the last one', () => {
  const lessons = [
    { id: 'a', sectionId: '1' },
    { id: 'b', sectionId: '9' },
    { id: newId, sectionId: '' },
  ];
  expect(toOutline([{ id: '1' }, { id: '2' }], lessons)).toEqual([
    { id: '1', lessonIds: ['a'] },
    { id: '2', lessonIds: ['b', newId] },
  ]);
  expect(toOutline([], lessons)).toEqual([{ id: '', lessonIds: ['a', 'b', newId] }]);
});

test('rows are read back as the outline', () => {
  expect(toRows(outline)).toEqual(rows);
  expect(fromRows(rows)).toEqual(outline);
});

test('a lesson moves into the section before and behind its own', () => {
  expect(moveLesson(rows, 2, 3)).toEqual(['section-1', 'a', 'section-2', 'b', 'section-3', 'c', newId]);
  expect(moveLesson(rows, 5, 4)).toEqual(['section-1', 'a', 'b', 'section-2', 'c', 'section-3', newId]);
  expect(moveLesson(rows, 1, 5)).toEqual(['section-1', 'b', 'section-2', 'section-3', 'c', 'a', newId]);
});

test('sections and new lessons are not moved, and nothing comes before the first section', () => {
  for (const [from, to] of [
    [0, 1],
    [3, 2],
    [6, 5],
    [5, 6],
    [1, 0],
    [1, 1],
    [5, 7],
  ] as const)
    expect(moveLesson(rows, from, to)).toBeNull();
});

test('a wanted outline applies to the present sections and lessons', () => {
  const present = [
    { id: '1', lessonIds: ['a', 'd'] },
    { id: '3', lessonIds: ['b', 'c'] },
    { id: '4', lessonIds: ['e'] },
  ];
  const wanted = [
    { id: '3', lessonIds: ['c', 'a'] },
    { id: '2', lessonIds: ['b', 'x'] },
    { id: '1', lessonIds: [] },
  ];
  expect(mergeOutline(present, wanted)).toEqual([
    { id: '3', lessonIds: ['c', 'a', 'b'] },
    { id: '1', lessonIds: ['d'] },
    { id: '4', lessonIds: ['e'] },
  ]);
});
