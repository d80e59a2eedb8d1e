import type { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction, withoutAudit } from '../../audit/auditedTransaction';
import { bounds } from '../../contract/bounds';
import type { SignedInContext } from '../../core/context';
import { Problem } from '../../core/problem';
import { lockEnrollments, recalculateCourseProgress } from '../../learning/enrollmentProgress';
import { editableBy } from '../courseEditing/editableCourse';
import { lockCourse } from '../courseEditing/updateCourse';

/**
 * Serializes changes of a course's lessons and sections, because their order and the students' progress depend on all lessons.
 * @param affectsProgress whether published or required lessons change, so that progress is recalculated
 */
export const changeLessons = <Result>(
  context: SignedInContext,
  { courseId, affectsProgress = false }: { courseId: number; affectsProgress?: boolean },
  change: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> =>
  auditedTransaction(context, async (tx) => {
    await lockCourse(tx, courseId);
    // The course can be deleted or transferred between the check and the lock.
    if ((await tx.course.count({ where: editableBy(courseId, context.viewer) })) === 0)
      throw new Problem('courseNotFound');
    if (affectsProgress) await lockEnrollments(tx, courseId);
    const result = await change(tx);
    if (affectsProgress) await withoutAudit(tx, () => recalculateCourseProgress(tx, courseId));
    return result;
  });

export const inOutline = (courseId: number) => ({ courseId, archivedAt: null });

/**
 * The order of a lesson that is placed last.
 * @param isNew false if the course has the lesson already
 * @throws Problem `tooManyLessons`
 */
export async function nextLessonOrder(tx: Prisma.TransactionClient, courseId: number, isNew = true): Promise<number> {
  const { _max, _count } = await tx.lesson.aggregate({
    where: inOutline(courseId),
    _max: { order: true },
    _count: true,
  });
  if (isNew && _count >= bounds.courses.lessonsMax) throw new Problem('tooManyLessons');
  return (_max.order ?? 0) + 1;
}

/** @throws Problem `invalidInput` for a section of another course */
export async function ensureSectionOf(
  tx: Prisma.TransactionClient,
  courseId: number,
  sectionId: number,
): Promise<void> {
  if ((await tx.courseSection.count({ where: { id: sectionId, courseId } })) === 0)
    throw new Problem('invalidInput', { fields: { sectionId: 'unknownSection' } });
}

/**
 * Numbers the lessons of a course from 1 by section, then by their order. Leaves their `updatedAt` unchanged.
 * @param wanted keys of all lessons in the order that applies within their sections; default: the present one
 */
export const renumberLessons = (tx: Prisma.TransactionClient, courseId: number, wanted: readonly number[] = []) =>
  tx.$executeRaw`
    UPDATE "lessons" l SET "order" = numbered."place"
    FROM (
      SELECT o."id", row_number() OVER (ORDER BY s."position", s."id", w."place", o."order", o."id") AS "place"
      FROM "lessons" o JOIN "course_sections" s ON s."id" = o."sectionId"
        LEFT JOIN unnest(${wanted}::integer[]) WITH ORDINALITY AS w("id", "place") ON w."id" = o."id"
      WHERE o."courseId" = ${courseId} AND o."archivedAt" IS NULL
    ) AS numbered
    WHERE l."id" = numbered."id" AND l."order" <> numbered."place"`;

/** Whether a list of keys has each of the rows once and no others. */
export const listsExactly = (ids: readonly number[], rows: readonly { id: number }[]): boolean => {
  const wanted = new Set(ids);
  return wanted.size === ids.length && ids.length === rows.length && rows.every(({ id }) => wanted.has(id));
};
