import type { Prisma } from '../../prisma/generated/client';
import type { Viewer } from './context';
import { hasAdminRights } from './permissionProblem';

/* Row-level access rules that several files use, as Prisma conditions. Permissions of roles are in contract/permissions.ts. */

/** Published courses and the trainer's own; all for admins. */
export function visibleCourses(viewer: Viewer | null): Prisma.CourseWhereInput {
  if (hasAdminRights(viewer)) return {};
  const published = { isPublished: true };
  return viewer?.role === 'trainer' ? { OR: [published, { trainerId: viewer.id }] } : published;
}

/** Courses in which students may enroll, and that are recommended to them: published ones. */
export const openCourses = visibleCourses(null);

/** True for courses that are or were published: an unpublished one of them is archived. */
export const everPublished = { firstPublishedAt: { not: null } } satisfies Prisma.CourseWhereInput;

/** Unpublished courses that were published before. */
export const archivedCourses = { isPublished: false, ...everPublished } satisfies Prisma.CourseWhereInput;

/** Archived courses with an enrollment of the viewer. */
const enrolledArchivedCourses = (viewer: Viewer): Prisma.CourseWhereInput => ({
  ...archivedCourses,
  enrollments: { some: { studentId: viewer.id } },
});

/** Courses that the viewer may open: visible ones, and archived ones with an enrollment, which no list contains. */
export function readableCourses(viewer: Viewer | null): Prisma.CourseWhereInput {
  if (!viewer || hasAdminRights(viewer)) return visibleCourses(viewer);
  return { OR: [visibleCourses(viewer), enrolledArchivedCourses(viewer)] };
}

/**
 * The first result for {@link readableCourses} by its parts: who the viewer is, is asked for archived courses only, so that
 * pages of the others can be shared.
 * @param find returns null without a result
 */
export async function findReadable<Result>(
  viewer: Viewer | null,
  find: (where: Prisma.CourseWhereInput) => Promise<Result | null>,
): Promise<Result | null> {
  const visible = await find(visibleCourses(viewer));
  if (visible !== null || !viewer || hasAdminRights(viewer)) return visible;
  return find(enrolledArchivedCourses(viewer));
}

/** The trainer's own courses; all for admins. */
export const editableCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  hasAdminRights(viewer) ? {} : { trainerId: viewer.id };

/** Lessons in the outline of their course; archived ones are unpublished, too. */
const notArchived = { archivedAt: null } satisfies Prisma.LessonWhereInput;

export const archivedLessons = (viewer: Viewer | null): Prisma.LessonWhereInput => ({
  archivedAt: { not: null },
  course: viewer && viewer.role !== 'student' ? editableCourses(viewer) : { id: 0 },
});

/** Published lessons of published courses and all lessons of the trainer's own courses; all for admins. Archived ones are no part of them. */
export function visibleLessons(viewer: Viewer | null): Prisma.LessonWhereInput {
  if (hasAdminRights(viewer)) return notArchived;
  const published = { isPublished: true, course: { isPublished: true } };
  return viewer?.role === 'trainer'
    ? { OR: [published, { ...notArchived, course: { trainerId: viewer.id } }] }
    : published;
}

/** The lessons of a course that the viewer may open, as a relation of it. */
export const readableLessonsOfCourse = (viewer: Viewer | null): Prisma.LessonWhereInput =>
  viewer?.role === 'student' ? lessonsOfEnrollment : readableLessons(viewer);

/** The published lessons that an enrollment in a published or archived course shows. */
export const lessonsOfEnrollment = { isPublished: true, course: everPublished } satisfies Prisma.LessonWhereInput;

/** Lessons of courses that the viewer may open: visible ones and those of archived courses with an enrollment. */
export function readableLessons(viewer: Viewer | null): Prisma.LessonWhereInput {
  if (!viewer || hasAdminRights(viewer)) return visibleLessons(viewer);
  const published = { isPublished: true, course: readableCourses(viewer) };
  // A condition on the course within OR would make PostgreSQL read the keys of all courses.
  return viewer.role === 'trainer'
    ? { OR: [published, { ...notArchived, course: { trainerId: viewer.id } }] }
    : published;
}

/** Enrollments that give access to lessons: `pending_payment` and `ended` do not. */
export const activeEnrollmentWhere = {
  status: { in: ['in_progress', 'completed'] },
} satisfies Prisma.EnrollmentWhereInput;

/** A student's own enrollments, a trainer's course enrollments; all for admins. */
export function visibleEnrollments(viewer: Viewer): Prisma.EnrollmentWhereInput {
  if (hasAdminRights(viewer)) return {};
  return viewer.role === 'trainer' ? { course: { trainerId: viewer.id } } : { studentId: viewer.id };
}

/** Certificates that count: of an enrollment there is at most one. */
export const currentCertificateWhere = {
  status: { in: ['awaiting_name', 'valid'] },
} satisfies Prisma.CertificateWhereInput;

/** A student's own certificates, those of a trainer's courses; all for admins. */
export function visibleCertificates(viewer: Viewer): Prisma.CertificateWhereInput {
  if (hasAdminRights(viewer)) return {};
  return viewer.role === 'trainer' ? { course: { trainerId: viewer.id } } : { userId: viewer.id };
}

/** The viewer's own payments; all for admins. Trainers see none of their students. */
export const visiblePayments = (viewer: Viewer): Prisma.PaymentWhereInput =>
  hasAdminRights(viewer) ? {} : { userId: viewer.id };

/** Threads and posts that everybody in the course may read. */
export const sharedThreads = { isPrivate: false, hiddenAt: null } satisfies Prisma.ThreadWhereInput;

/** The own ones that are not shared. */
export const ownUnsharedThreads = (viewer: Viewer): Prisma.ThreadWhereInput => ({
  authorId: viewer.id,
  OR: [{ isPrivate: true }, { hiddenAt: { not: null } }],
});

/** All threads of the trainer's own courses; shared and own threads of courses that are open to a student; all for admins. */
export function visibleThreads(viewer: Viewer): Prisma.ThreadWhereInput {
  if (hasAdminRights(viewer)) return {};
  if (viewer.role === 'trainer') return { course: { trainerId: viewer.id } };
  return {
    course: { enrollments: { some: { studentId: viewer.id, ...activeEnrollmentWhere } } },
    OR: [sharedThreads, { authorId: viewer.id }],
  };
}

/** Posts of a visible thread: hidden ones are for their author, the trainer of the course and admins. */
export function visiblePosts(viewer: Viewer | null): Prisma.PostWhereInput {
  if (hasAdminRights(viewer)) return {};
  const shown = { hiddenAt: null };
  if (!viewer) return shown;
  const own = { authorId: viewer.id };
  return { OR: [shown, own, ...(viewer.role === 'trainer' ? [{ thread: { course: { trainerId: viewer.id } } }] : [])] };
}

/** Approved reviews and all reviews of the trainer's own courses; all for admins. */
export function visibleReviews(viewer: Viewer | null): Prisma.ReviewWhereInput {
  if (hasAdminRights(viewer)) return {};
  const approved = { isApproved: true };
  return viewer?.role === 'trainer' ? { OR: [approved, { trainerId: viewer.id }] } : approved;
}

/** Published blog posts and the author's own; all for admins. */
export function visibleBlogPosts(viewer: Viewer | null): Prisma.BlogPostWhereInput {
  if (hasAdminRights(viewer)) return {};
  const published = { isPublished: true };
  return viewer && viewer.role !== 'student' ? { OR: [published, { authorId: viewer.id }] } : published;
}

/** Active polls, including ended ones, and the creator's own; all for admins. */
export function visiblePolls(viewer: Viewer | null): Prisma.PollWhereInput {
  if (hasAdminRights(viewer)) return {};
  const active = { isActive: true };
  return viewer && viewer.role !== 'student' ? { OR: [active, { createdBy: viewer.id }] } : active;
}

/** Published events and the organizer's own; all for admins. */
export function visibleEvents(viewer: Viewer | null): Prisma.EventWhereInput {
  if (hasAdminRights(viewer)) return {};
  const published = { isPublished: true };
  return viewer && viewer.role !== 'student' ? { OR: [published, { organizerId: viewer.id }] } : published;
}

/** Visible events and those the viewer is registered for, even if unpublished since. */
export function visibleOrRegisteredEvents(viewer: Viewer): Prisma.EventWhereInput {
  if (hasAdminRights(viewer)) return {};
  return { OR: [visibleEvents(viewer), { registrations: { some: { userId: viewer.id } } }] };
}

/** Published terms and the trainer's own; all for admins. */
export function visibleGlossaryTerms(viewer: Viewer | null): Prisma.GlossaryTermWhereInput {
  if (hasAdminRights(viewer)) return {};
  const published = { isPublished: true };
  return viewer?.role === 'trainer' ? { OR: [published, { createdBy: viewer.id }] } : published;
}

/** Documents of the search by the rules of their rows; "ownerId" is the trainer, author, organizer or creator. */
export function visibleDocuments(viewer: Viewer | null): Prisma.SearchDocumentWhereInput {
  if (hasAdminRights(viewer)) return {};
  const published = { isPublished: true };
  if (!viewer || viewer.role === 'student') return published;
  const ofTrainers = { courseId: null, glossaryTermId: null };
  return { OR: [published, { ownerId: viewer.id, ...(viewer.role !== 'trainer' && ofTrainers) }] };
}
