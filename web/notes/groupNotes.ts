import type { NoteWithPlaceFragment } from './__generated__/NotesScreen';

/** Notes of a course, or of a lesson of it, which come one after another. */
interface NoteGroup<Item> {
  /** The first note, whose titles name the group. */
  place: NoteWithPlaceFragment;
  items: Item[];
}

type LessonGroup = NoteGroup<NoteWithPlaceFragment>;

function groupInRow<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  placeOf: (item: Item) => NoteWithPlaceFragment,
): NoteGroup<Item>[] {
  const groups: (NoteGroup<Item> & { key: string })[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, place: placeOf(item), items: [item] });
  }
  return groups;
}

/** Notes by course and by lesson, in the order of the server. */
export function groupNotes(notes: readonly NoteWithPlaceFragment[]): NoteGroup<LessonGroup>[] {
  const lessons = groupInRow(
    notes,
    ({ lessonId }) => lessonId,
    (note) => note,
  );
  return groupInRow(
    lessons,
    ({ place }) => place.courseId,
    ({ place }) => place,
  );
}
