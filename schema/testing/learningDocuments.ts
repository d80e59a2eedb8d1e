/* GraphQL documents of the learning tests. */

export const enrollMutation = 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id status progress } }';
const completion =
  'completeLesson(lessonId: $id) { progress status certificateIssued completedLessons nextLesson { id } }';
/** Opens a lesson and completes it, as the player does. */
export const completeMutation = `mutation ($id: ID!) { recordLessonVisit(lessonId: $id) { lessonId } ${completion} }`;
/** Completes a lesson that was opened before. */
export const completeOpenedMutation = `mutation ($id: ID!) { ${completion} }`;
export const visitMutation =
  'mutation ($id: ID!, $position: Int) { recordLessonVisit(lessonId: $id, position: $position) { position } }';
export const problemOf = ({ errors }: { errors?: readonly { originalError?: unknown }[] }) =>
  errors?.[0]?.originalError;
