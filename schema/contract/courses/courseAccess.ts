import type { Role } from '../permissions';

/**
 * The viewer's relation to a course. `staff`: its trainer and admins; `awaitingPayment`: enrolled but not yet active.
 */
export type CourseAccess = 'visitor' | 'student' | 'enrolled' | 'awaitingPayment' | 'staff' | 'otherTrainer';

interface CourseViewer {
  id: string;
  role: Role;
}

interface CourseEnrollmentState {
  trainerId: string;
  myEnrollment: { status: 'in_progress' | 'completed' | 'pending_payment' | 'ended' } | null;
}

/** Decides only what course pages show; the server enforces access in `schema/core/accessRules.ts`. */
export function getCourseAccess(
  viewer: CourseViewer | null,
  { trainerId, myEnrollment }: CourseEnrollmentState,
): CourseAccess {
  if (!viewer) return 'visitor';
  const status = myEnrollment?.status;
  if (status === 'in_progress' || status === 'completed') return 'enrolled';
  if (viewer.role === 'admin' || (viewer.role === 'trainer' && viewer.id === trainerId)) return 'staff';
  if (status === 'pending_payment') return 'awaitingPayment';
  return viewer.role === 'student' ? 'student' : 'otherTrainer';
}

export const canOpenLessons = (role: CourseAccess): role is 'enrolled' | 'staff' =>
  role === 'enrolled' || role === 'staff';
