import type { SignedInContext, Viewer } from '../core/context';
import { Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { editableCourses, visibleCourses, visibleLessons } from '../core/accessRules';

const canEditCourse = (course: { trainerId: number }, viewer: Viewer): boolean =>
  viewer.role === 'admin' || viewer.id === course.trainerId;

/**
 * The course that the viewer may change: a trainer their own, an admin any (product.md section 5).
 * @throws Problem `courseNotFound` for one they may not even see, `notAllowed` for somebody else's
 */
export async function findEditableCourse(key: string | number, { db, viewer }: Pick<SignedInContext, 'db' | 'viewer'>) {
  const course = await db.course.findFirst({
    where: { AND: [visibleCourses(viewer)], id: typeof key === 'number' ? key : parseId(key) },
    select: { id: true, trainerId: true, title: true, isPublished: true },
  });
  if (!course) throw new Problem('courseNotFound');
  if (!canEditCourse(course, viewer)) throw new Problem('notAllowed');
  return course;
}

/**
 * The lesson that the viewer may change, as part of a course that they may change.
 * @throws Problem `lessonNotFound` for one they may not even see, `notAllowed` for one of somebody else's course
 */
export async function findEditableLesson(key: string, { db, viewer }: Pick<SignedInContext, 'db' | 'viewer'>) {
  const lesson = await db.lesson.findFirst({
    where: { AND: [visibleLessons(viewer)], id: parseId(key) },
    select: { id: true, courseId: true, isPublished: true, course: { select: { trainerId: true } } },
  });
  if (!lesson) throw new Problem('lessonNotFound');
  if (!canEditCourse(lesson.course, viewer)) throw new Problem('notAllowed');
  return lesson;
}

/** The rows of a write: the one with this key, as long as it is the viewer's to change. */
export const editableBy = (id: number, viewer: Viewer) => ({ AND: [editableCourses(viewer)], id });
