import type { PlayerCourseFragment, PlayerLessonFragment } from './__generated__/CoursePlayer';

/** The following lesson; after the last one, the first unfinished lesson. */
export function findNextLesson(
  lesson: PlayerLessonFragment,
  { lessons, myEnrollment }: PlayerCourseFragment,
): PlayerLessonFragment | undefined {
  const following = lessons[lessons.indexOf(lesson) + 1];
  if (following || !myEnrollment) return following;
  return lessons.find(({ id }) => id !== lesson.id && !myEnrollment.completedLessons.includes(id));
}
