import type { Prisma } from '../../../prisma/generated/client';
import type { SignedInContext, Viewer } from '../../core/context';
import { Problem } from '../../core/problem';
import { parseId } from '../../core/ids';
import { editableCourses, visibleCourses, visibleLessons } from '../../core/accessRules';

const canEditCourse = (course: { trainerId: number }, viewer: Viewer): boolean =>
  viewer.role === 'admin' || viewer.id === course.trainerId;

/**
 * A course that the viewer may edit: a trainer their own, an admin any.
 * @throws Problem `courseNotFound` for an invisible course, `notAllowed` for another trainer's course
 */
export async function findEditableCourse(key: string | number, { db, viewer }: Pick<SignedInContext, 'db' | 'viewer'>) {
  const course = await db.course.findFirst({
    where: { AND: [visibleCourses(viewer)], id: parseId(String(key)) },
    select: { id: true, trainerId: true, title: true, slug: true, isPublished: true, firstPublishedAt: true },
  });
  if (!course) throw new Problem('courseNotFound');
  if (!canEditCourse(course, viewer)) throw new Problem('notAllowed');
  return course;
}

/**
 * A lesson of a course that the viewer may edit.
 * @throws Problem `lessonNotFound` for an invisible lesson, `notAllowed` for a lesson of another trainer's course
 */
export async function findEditableLesson(key: string | number, { db, viewer }: Pick<SignedInContext, 'db' | 'viewer'>) {
  const lesson = await db.lesson.findFirst({
    where: { AND: [visibleLessons(viewer)], id: parseId(String(key)) },
    select: { id: true, courseId: true, isPublished: true, course: { select: { trainerId: true } } },
  });
  if (!lesson) throw new Problem('lessonNotFound');
  if (!canEditCourse(lesson.course, viewer)) throw new Problem('notAllowed');
  return lesson;
}

/** The course with this id, if the viewer may edit it at the time of the write. */
export const editableBy = (id: number, viewer: Viewer) => ({ AND: [editableCourses(viewer)], id });

/** Lessons that no student has seen: never published, or in a course that was never published and has no enrollments. */
export const deletableLessons = {
  threads: { none: {} },
  notes: { none: {} },
  OR: [{ firstPublishedAt: null }, { course: { firstPublishedAt: null, enrollments: { none: {} } } }],
} satisfies Prisma.LessonWhereInput;
