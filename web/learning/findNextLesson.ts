import type { PlayerCourse, PlayerLesson } from './types';

/** The following lesson; after the last one, the first unfinished lesson. */
export function findNextLesson(
  lesson: PlayerLesson,
  { lessons, myEnrollment }: PlayerCourse,
): PlayerLesson | undefined {
  const following = lessons[lessons.indexOf(lesson) + 1];
  if (following || !myEnrollment) return following;
  return lessons.find(({ id }) => id !== lesson.id && !myEnrollment.completedLessons.includes(id));
}
