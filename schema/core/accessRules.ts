import type { Prisma } from '../../prisma/generated/client';
import type { Viewer } from './context';

/*
 * Which rows a viewer reaches, as Prisma conditions: ownership is a `where`, never an `if`. Who may do a thing at all is
 * in contract/permissions.ts. Source: product.md sections 3 (Visibility, Lessons) and 5.
 */

/** Published courses, and one's own as their trainer; all for an admin. */
export function visibleCourses(viewer: Viewer | null): Prisma.CourseWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true };
  return viewer?.role === 'trainer' ? { OR: [published, { trainerId: viewer.id }] } : published;
}

/** One's own courses as their trainer; all for an admin. */
export const editableCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  viewer.role === 'admin' ? {} : { trainerId: viewer.id };

/** Lessons of the outline: published ones of published courses, and those of one's own courses; all for an admin. */
export function visibleLessons(viewer: Viewer | null): Prisma.LessonWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true, course: { isPublished: true } };
  return viewer?.role === 'trainer' ? { OR: [published, { course: { trainerId: viewer.id } }] } : published;
}

/** Enrolments that open a course's lessons; one that waits for its payment does not. */
export const activeEnrollmentWhere = {
  status: { in: ['in_progress', 'completed'] },
} satisfies Prisma.EnrollmentWhereInput;

/** One's own enrolments; those of one's courses for a trainer; all for an admin. */
export function visibleEnrollments(viewer: Viewer): Prisma.EnrollmentWhereInput {
  if (viewer.role === 'admin') return {};
  return viewer.role === 'trainer' ? { course: { trainerId: viewer.id } } : { studentId: viewer.id };
}

/** Approved reviews, and all of one's own courses for their trainer; all for an admin. */
export function visibleReviews(viewer: Viewer | null): Prisma.ReviewWhereInput {
  if (viewer?.role === 'admin') return {};
  const approved = { isApproved: true };
  return viewer?.role === 'trainer' ? { OR: [approved, { trainerId: viewer.id }] } : approved;
}

/** Published articles, and one's own as their author; all for an admin. */
export function visibleBlogPosts(viewer: Viewer | null): Prisma.BlogPostWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true };
  return viewer ? { OR: [published, { authorId: viewer.id }] } : published;
}

/** Active polls, also those whose end has passed, and one's own; all for an admin. */
export function visiblePolls(viewer: Viewer | null): Prisma.PollWhereInput {
  if (viewer?.role === 'admin') return {};
  const active = { isActive: true };
  return viewer ? { OR: [active, { createdBy: viewer.id }] } : active;
}

/** Published questions; all for an admin. */
export const visibleFaqs = (viewer: Viewer | null): Prisma.FaqWhereInput =>
  viewer?.role === 'admin' ? {} : { isPublished: true };

/** Published events, and one's own as their organiser; all for an admin. */
export function visibleEvents(viewer: Viewer | null): Prisma.EventWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true };
  return viewer ? { OR: [published, { organizerId: viewer.id }] } : published;
}

/** Visible events, and those that the viewer is registered for, though they were unpublished since. */
export function visibleOrRegisteredEvents(viewer: Viewer): Prisma.EventWhereInput {
  if (viewer.role === 'admin') return {};
  return { OR: [visibleEvents(viewer), { registrations: { some: { userId: viewer.id } } }] };
}

/** Published terms, and one's own as a trainer; all for an admin. */
export function visibleGlossaryTerms(viewer: Viewer | null): Prisma.GlossaryTermWhereInput {
  if (viewer?.role === 'admin') return {};
  const published = { isPublished: true };
  return viewer?.role === 'trainer' ? { OR: [published, { createdBy: viewer.id }] } : published;
}
