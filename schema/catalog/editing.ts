import type { SignedInContext, Viewer } from '../context';
import { Problem } from '../errors';
import { recordId } from '../ids';
import { ownCourses, visibleCourses, visibleLessons } from '../rules';

const isOwn = (course: { trainerId: number }, viewer: Viewer): boolean =>
  viewer.role === 'admin' || viewer.id === course.trainerId;

/**
 * The course that the viewer may change: a trainer their own, an admin any (product.md section 5).
 * @throws Problem `courseNotFound` for one they may not even see, `notAllowed` for somebody else's
 */
export async function editableCourse(key: string | number, { db, viewer }: Pick<SignedInContext, 'db' | 'viewer'>) {
  const course = await db.course.findFirst({
    where: { AND: [visibleCourses(viewer)], id: typeof key === 'number' ? key : recordId(key) },
    select: { id: true, trainerId: true, title: true, isPublished: true },
  });
  if (!course) throw new Problem('courseNotFound');
  if (!isOwn(course, viewer)) throw new Problem('notAllowed');
  return course;
}

/**
 * The lesson that the viewer may change, as part of a course that they may change.
 * @throws Problem `lessonNotFound` for one they may not even see, `notAllowed` for one of somebody else's course
 */
export async function editableLesson(key: string, { db, viewer }: Pick<SignedInContext, 'db' | 'viewer'>) {
  const lesson = await db.lesson.findFirst({
    where: { AND: [visibleLessons(viewer)], id: recordId(key) },
    select: { id: true, courseId: true, isPublished: true, course: { select: { trainerId: true } } },
  });
  if (!lesson) throw new Problem('lessonNotFound');
  if (!isOwn(lesson.course, viewer)) throw new Problem('notAllowed');
  return lesson;
}

/** The rows of a write: the one with this key, as long as it is the viewer's to change. */
export const own = (id: number, viewer: Viewer) => ({ AND: [ownCourses(viewer)], id });
