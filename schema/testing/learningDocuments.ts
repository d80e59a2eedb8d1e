/* GraphQL documents of the learning tests. */

export const enrollMutation = 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id status progress } }';
export const completeMutation =
  'mutation ($id: ID!) { completeLesson(lessonId: $id) { progress status certificateIssued completedLessons nextLesson { id } } }';
export const visitMutation =
  'mutation ($id: ID!, $position: Int) { recordLessonVisit(lessonId: $id, position: $position) { position } }';
export const problemOf = ({ errors }: { errors?: readonly { originalError?: unknown }[] }) =>
  errors?.[0]?.originalError;
