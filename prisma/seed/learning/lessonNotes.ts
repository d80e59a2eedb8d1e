import { toSearchText } from '../../../schema/contract/search/searchText';
import { lessonNotes } from '../content/lessonNotes';
import type { FindSeededCourse } from './courses';
import { daysAgo, filterMissing, type FindId, type SeedContext } from '../seedHelpers';

/** Private notes of the demo student. */
export async function seedLessonNotes(
  context: SeedContext,
  userIdOf: FindId,
  courseBy: FindSeededCourse,
): Promise<void> {
  const { db } = context;
  const userId = userIdOf('student');
  const existing = await db.lessonNote.findMany({ where: { userId }, select: { text: true } });
  const missing = filterMissing(
    lessonNotes,
    ({ text }) => text,
    existing.map(({ text }) => text),
  );
  await db.lessonNote.createMany({
    data: missing.map(({ course, lesson, second, text, daysAgo: days }) => {
      const lessonId = courseBy(course).lessons[lesson - 1]?.id;
      const createdAt = daysAgo(context, days);
      const note = { userId, second, text, searchText: toSearchText(text), createdAt, updatedAt: createdAt };
      if (lessonId === undefined) throw new Error(`Demo data refer to an unknown lesson: ${lesson} of "${course}"`);
      return { ...note, lessonId };
    }),
  });
}
