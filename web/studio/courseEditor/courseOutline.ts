import { isNewLessonId, sectionDraftKey, sectionIdOfKey } from './drafts/draftKeys';
import { moveItem } from '../../data/moveItem';

export interface OutlineSection {
  /** Blank for the section that comes with the first lesson of a course. */
  id: string;
  lessonIds: string[];
}

/** The sections of a course in order, which together have all its lessons. */
export interface OutlineValues {
  sections: OutlineSection[];
}

/** The outline of a course. Lessons of an unknown section are in the last one. */
export function toOutline(
  sections: readonly { id: string }[],
  lessons: readonly { id: string; sectionId: string }[],
): OutlineSection[] {
  const ids = sections.length > 0 ? sections.map(({ id }) => id) : [''];
  const sectionOf = ({ sectionId }: { sectionId: string }) => (ids.includes(sectionId) ? sectionId : ids.at(-1));
  return ids.map((id) => ({
    id,
    lessonIds: lessons.filter((lesson) => sectionOf(lesson) === id).map((lesson) => lesson.id),
  }));
}

/** The present ids in the wanted order; newer ones follow at the end. */
const mergeOrder = (present: readonly string[], wanted: readonly string[]): string[] => [
  ...wanted.filter((id) => present.includes(id)),
  ...present.filter((id) => !wanted.includes(id)),
];

/** The present sections and lessons in the wanted order. Newer ones follow, and a lesson whose wanted section is gone stays in its own. */
export function mergeOutline(present: readonly OutlineSection[], wanted: readonly OutlineSection[]): OutlineSection[] {
  const presentIds = present.map(({ id }) => id);
  const findSection = (sections: readonly OutlineSection[], lessonId: string) =>
    sections.find(({ id, lessonIds }) => presentIds.includes(id) && lessonIds.includes(lessonId))?.id;
  const lessonIds = mergeOrder(
    present.flatMap((section) => section.lessonIds),
    wanted.flatMap((section) => section.lessonIds),
  );
  const sectionOf = (lessonId: string) => findSection(wanted, lessonId) ?? findSection(present, lessonId);
  const sectionIds = mergeOrder(
    presentIds,
    wanted.map(({ id }) => id),
  );
  return sectionIds.map((id) => ({ id, lessonIds: lessonIds.filter((lessonId) => sectionOf(lessonId) === id) }));
}

/** One list of the keys of sections and the ids of lessons: each lesson is in the section before it. */
export const toRows = (sections: readonly OutlineSection[]): string[] =>
  sections.flatMap(({ id, lessonIds }) => [sectionDraftKey(id), ...lessonIds]);

export function fromRows(rows: readonly string[]): OutlineSection[] {
  const sections: OutlineSection[] = [];
  for (const row of rows) {
    const sectionId = sectionIdOfKey(row);
    if (sectionId === null) sections.at(-1)?.lessonIds.push(row);
    else sections.push({ id: sectionId, lessonIds: [] });
  }
  return sections;
}

const withoutNewLessons = (rows: readonly string[]) => rows.filter((row) => !isNewLessonId(row));

/** The rows with a lesson at another index; null if the move has no effect: new lessons stay at the end of their section. */
export function moveLesson(rows: readonly string[], from: number, to: number): string[] | null {
  const lesson = rows[from];
  const isMovable = lesson !== undefined && sectionIdOfKey(lesson) === null && !isNewLessonId(lesson);
  // The first row is the first section.
  if (!isMovable || to < 1 || to >= rows.length) return null;
  const moved = moveItem(rows, from, to);
  return withoutNewLessons(moved).join() === withoutNewLessons(rows).join() ? null : moved;
}

/** Lessons that the server has, by section. */
export const savedOutline = (sections: readonly OutlineSection[]): OutlineSection[] =>
  sections.map(({ id, lessonIds }) => ({ id, lessonIds: withoutNewLessons(lessonIds) }));
