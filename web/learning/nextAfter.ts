import type { PlayedCourse, PlayedLesson } from './played';

/** The lesson that follows; after the last one, the first that was left unfinished. */
export function nextAfter(lesson: PlayedLesson, { lessons, myEnrollment }: PlayedCourse): PlayedLesson | undefined {
  const following = lessons[lessons.indexOf(lesson) + 1];
  if (following || !myEnrollment) return following;
  return lessons.find(({ id }) => id !== lesson.id && !myEnrollment.completedLessons.includes(id));
}
