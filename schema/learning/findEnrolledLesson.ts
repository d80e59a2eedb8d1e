import { findLockedLessons } from '../catalog/lessons/lessonLocks';
import type { LessonKind } from '../contract/courses/lessonKinds';
import { activeEnrollmentWhere, readableLessons } from '../core/accessRules';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { findEnrollmentOfWithdrawnLesson } from './owedLessons';

interface EnrolledLesson {
  key: { enrollmentId: number; lessonId: number };
  kind: LessonKind;
}

/**
 * A lesson that is open to the student, and the viewer's active enrollment in its course.
 * @throws Problem `lessonNotFound`, `notEnrolled`, or `lessonLocked` before the completion of the lesson before it
 */
export async function findEnrolledLesson(key: string, { db, viewer }: SignedInContext): Promise<EnrolledLesson> {
  const lessonId = parseId(key);
  const lesson = await db.lesson.findFirst({
    where: { AND: [readableLessons(viewer)], id: lessonId, isPublished: true },
    select: {
      kind: true,
      needsPrevious: true,
      course: {
        select: { enrollments: { where: { studentId: viewer.id, ...activeEnrollmentWhere }, select: { id: true } } },
      },
    },
  });
  if (!lesson) {
    const withdrawn = await findEnrollmentOfWithdrawnLesson(db, viewer.id, lessonId);
    if (!withdrawn) throw new Problem('lessonNotFound');
    return { key: { enrollmentId: withdrawn.enrollmentId, lessonId }, kind: withdrawn.kind };
  }
  const [enrollment] = lesson.course.enrollments;
  if (!enrollment) throw new Problem('notEnrolled');
  if (lesson.needsPrevious && (await findLockedLessons(db, enrollment.id)).has(lessonId))
    throw new Problem('lessonLocked');
  return { key: { enrollmentId: enrollment.id, lessonId }, kind: lesson.kind };
}
