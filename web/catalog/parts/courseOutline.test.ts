import { expect, test } from 'vitest';
import { groupBySection, hasHeadings } from './courseOutline';

const sections = [
  { id: '1', title: '', titleAr: '' },
  { id: '2', title: 'Safety', titleAr: 'السلامة' },
  { id: '3', title: 'Empty', titleAr: '' },
];
const lessons = [
  { id: 'a', sectionId: '1' },
  { id: 'b', sectionId: '2' },
  { id: 'c', sectionId: '2' },
  { id: 'd', sectionId: '9' },
];

/** "Safety: b c"; lessons of no section have no name. */
const describeGroups = (isApart?: (lesson: { id: string }) => boolean): string[] =>
  groupBySection(sections, lessons, isApart).map(
    (group) => `${group.section?.title ?? 'none'}: ${group.lessons.map(({ id }) => id).join(' ')}`,
  );

test('lessons are grouped in the order of the sections; empty sections are left out', () => {
  expect(describeGroups()).toEqual([': a', 'Safety: b c', 'none: d']);
});

test('lessons that are apart come last', () => {
  expect(describeGroups(({ id }) => id === 'a')).toEqual(['Safety: b c', 'none: a d']);
});

test('one title is enough for headings', () => {
  expect([hasHeadings(sections), hasHeadings(sections.slice(0, 1)), hasHeadings([])]).toEqual([true, false, false]);
});
