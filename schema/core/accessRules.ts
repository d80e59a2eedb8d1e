import type { Prisma } from '../../prisma/generated/client';
import type { Viewer } from './context';

/* Row-level access rules as Prisma conditions. Permissions of roles are in contract/permissions.ts. */

/** Published courses and the trainer's own; all for admins. */
export function visibleCourses(viewer: Viewer | null): Prisma.CourseWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true };
  return viewer?.role === 'trainer' ? { OR: [published, { trainerId: viewer.id }] } : published;
}

/** The trainer's own courses; all for admins. */
export const editableCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  viewer.role === 'admin' ? {} : { trainerId: viewer.id };

/** Published lessons of published courses and all lessons of the trainer's own courses; all for admins. */
export function visibleLessons(viewer: Viewer | null): Prisma.LessonWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true, course: { isPublished: true } };
  return viewer?.role === 'trainer' ? { OR: [published, { course: { trainerId: viewer.id } }] } : published;
}

/** Enrollments that give access to lessons: `pending_payment` does not. */
export const activeEnrollmentWhere = {
  status: { in: ['in_progress', 'completed'] },
} satisfies Prisma.EnrollmentWhereInput;

/** A student's own enrollments, a trainer's course enrollments; all for admins. */
export function visibleEnrollments(viewer: Viewer): Prisma.EnrollmentWhereInput {
  if (viewer.role === 'admin') return {};
  return viewer.role === 'trainer' ? { course: { trainerId: viewer.id } } : { studentId: viewer.id };
}

/** Approved reviews and all reviews of the trainer's own courses; all for admins. */
export function visibleReviews(viewer: Viewer | null): Prisma.ReviewWhereInput {
  if (viewer?.role === 'admin') return {};
  const approved = { isApproved: true };
  return viewer?.role === 'trainer' ? { OR: [approved, { trainerId: viewer.id }] } : approved;
}

/** Published blog posts and the author's own; all for admins. */
export function visibleBlogPosts(viewer: Viewer | null): Prisma.BlogPostWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true };
  return viewer ? { OR: [published, { authorId: viewer.id }] } : published;
}

/** Active polls, including ended ones, and the creator's own; all for admins. */
export function visiblePolls(viewer: Viewer | null): Prisma.PollWhereInput {
  if (viewer?.role === 'admin') return {};
  const active = { isActive: true };
  return viewer ? { OR: [active, { createdBy: viewer.id }] } : active;
}

/** Published FAQs; all for admins. */
export const visibleFaqs = (viewer: Viewer | null): Prisma.FaqWhereInput =>
  viewer?.role === 'admin' ? {} : { isPublished: true };

/** Published events and the organizer's own; all for admins. */
export function visibleEvents(viewer: Viewer | null): Prisma.EventWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true };
  return viewer ? { OR: [published, { organizerId: viewer.id }] } : published;
}

/** Visible events and those the viewer is registered for, even if unpublished since. */
export function visibleOrRegisteredEvents(viewer: Viewer): Prisma.EventWhereInput {
  if (viewer.role === 'admin') return {};
  return { OR: [visibleEvents(viewer), { registrations: { some: { userId: viewer.id } } }] };
}

/** Published terms and the trainer's own; all for admins. */
export function visibleGlossaryTerms(viewer: Viewer | null): Prisma.GlossaryTermWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true };
  return viewer?.role === 'trainer' ? { OR: [published, { createdBy: viewer.id }] } : published;
}
