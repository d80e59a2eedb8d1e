import type { Role } from '../permissions';

/**
 * How somebody stands to a course. `staff` are its trainer and admins; an `otherTrainer` is another trainer;
 * `awaitingPayment` is enrolled, but not yet active.
 */
export type CourseRole = 'visitor' | 'student' | 'enrolled' | 'awaitingPayment' | 'staff' | 'otherTrainer';

interface CourseViewer {
  id: string;
  role: Role;
}

interface CourseEnrollmentState {
  trainerId: string;
  myEnrollment: { status: 'in_progress' | 'completed' | 'pending_payment' } | null;
}

/**
 * What is offered to the viewer on a course's pages. Source: product.md section 3, Lessons and Enrolment. The server
 * judges for itself by `schema/core/accessRules.ts`; this decides only what is shown.
 */
export function getCourseRole(
  viewer: CourseViewer | null,
  { trainerId, myEnrollment }: CourseEnrollmentState,
): CourseRole {
  if (!viewer) return 'visitor';
  if (myEnrollment && myEnrollment.status !== 'pending_payment') return 'enrolled';
  if (viewer.role === 'admin' || viewer.id === trainerId) return 'staff';
  if (myEnrollment) return 'awaitingPayment';
  return viewer.role === 'student' ? 'student' : 'otherTrainer';
}

/** Whether the lessons open: for an active enrolment, the course's trainer and admins. */
export const canOpenLessons = (standing: CourseRole): standing is 'enrolled' | 'staff' =>
  standing === 'enrolled' || standing === 'staff';
