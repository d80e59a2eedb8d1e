import type { CoursePlayerQuery, ViewerFragment } from '../data/generated';

export type PlayedCourse = NonNullable<CoursePlayerQuery['course']>;
export type PlayedLesson = PlayedCourse['lessons'][number];
export type PlayedEnrollment = NonNullable<PlayedCourse['myEnrollment']>;

/** Why a lesson opens or does not: `student` could enroll, `other` (trainers and admins elsewhere) can't. */
export type Access = 'open' | 'visitor' | 'student' | 'payment' | 'other';

/**
 * Whether the viewer may open a course's lessons: an active enrollment, the course's trainer and admins do (product.md
 * section 3). The server decides; this only chooses the words.
 */
export function accessOf({ trainerId, myEnrollment }: PlayedCourse, viewer: ViewerFragment | null): Access {
  if (!viewer) return 'visitor';
  if (viewer.role === 'admin' || viewer.id === trainerId) return 'open';
  if (myEnrollment) return myEnrollment.status === 'pending_payment' ? 'payment' : 'open';
  return viewer.role === 'student' ? 'student' : 'other';
}
