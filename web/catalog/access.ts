import type { CourseAccessFragment, ViewerFragment } from '../data/generated';

/**
 * How somebody stands to a course: what the enrol card offers, and whether the lessons open. The server judges for itself;
 * this only decides what is shown.
 */
export type Standing = 'visitor' | 'student' | 'enrolled' | 'awaitingPayment' | 'staff' | 'onlooker';

/** `staff` may open the lessons without enrolling (its trainer, an admin); an `onlooker` is another trainer. */
export function standingOf(viewer: Pick<ViewerFragment, 'id' | 'role'> | null, course: CourseAccessFragment): Standing {
  if (!viewer) return 'visitor';
  if (course.myEnrollment) return course.myEnrollment.status === 'pending_payment' ? 'awaitingPayment' : 'enrolled';
  if (viewer.role === 'student') return 'student';
  return viewer.role === 'admin' || viewer.id === course.trainerId ? 'staff' : 'onlooker';
}

export const opensLessons = (standing: Standing): boolean => standing === 'enrolled' || standing === 'staff';
