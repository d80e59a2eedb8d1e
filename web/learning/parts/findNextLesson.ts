/**
 * The following lesson; after the last one, the first that is not completed.
 * @param completed ids of the completed lessons; null for a reader who completes none
 */
export function findNextLesson<Lesson extends { id: string }>(
  lessons: readonly Lesson[],
  lessonId: string,
  completed: readonly string[] | null,
): Lesson | undefined {
  const following = lessons[lessons.findIndex(({ id }) => id === lessonId) + 1];
  if (following || !completed) return following;
  return lessons.find(({ id }) => id !== lessonId && !completed.includes(id));
}
