import { needsEvidence } from '../../schema/contract/courses/lessonKinds';
import type { PlayerCourseFragment, PlayerLessonFragment } from './__generated__/CoursePlayer';

/** The course with the withdrawn lessons that are open to the student, behind the others. */
export function addWithdrawnLessons(course: PlayerCourseFragment): PlayerCourseFragment {
  const { lessons, myEnrollment } = course;
  if (!myEnrollment || myEnrollment.withdrawnLessons.length === 0) return course;
  const { withdrawnLessons, completedLessons } = myEnrollment;
  const completed = withdrawnLessons.filter(({ myProgress }) => myProgress?.completedAt).map(({ id }) => id);
  return {
    ...course,
    lessons: [...lessons, ...withdrawnLessons],
    myEnrollment: { ...myEnrollment, completedLessons: [...completedLessons, ...completed] },
  };
}

type LessonStatus = 'withdrawn' | 'draft' | 'optional';

/** What distinguishes a lesson from the published required ones. An optional lesson that the student owes is none. */
export function findLessonStatus(
  { id, isPublished, isRequired }: PlayerLessonFragment,
  { myEnrollment }: PlayerCourseFragment,
): LessonStatus | null {
  if (myEnrollment?.withdrawnLessons.some((lesson) => lesson.id === id)) return 'withdrawn';
  if (!isPublished) return 'draft';
  return isRequired || myEnrollment?.owedLessons.includes(id) ? null : 'optional';
}

/** Whether an enrolled student completes the lesson here: drafts are open to staff only. */
export const isOpenToStudent = (lesson: PlayerLessonFragment, course: PlayerCourseFragment): boolean =>
  course.myEnrollment !== null && findLessonStatus(lesson, course) !== 'draft';

/** Whether the student completes the lesson with a button; a quiz is completed by passing it. */
export const isCompletedByClick = (lesson: PlayerLessonFragment, course: PlayerCourseFragment): boolean =>
  !needsEvidence(lesson.kind) && isOpenToStudent(lesson, course);
