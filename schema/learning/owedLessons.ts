import type { PrismaClient } from '../../prisma/generated/client';
import type { LessonKind } from '../contract/courses/lessonKinds';

/* Lessons that count for an enrollment; the rules are the SQL functions `counted_lessons` and `withdrawn_lessons` (R-LRN-3, R-LRN-8). */

/** Keys of the lessons that an enrollment owes, in course order. */
export async function findOwedLessons(db: PrismaClient, enrollmentId: number): Promise<number[]> {
  const owed = await db.$queryRaw<{ id: number }[]>`
    SELECT l."id" FROM counted_lessons(${enrollmentId}::int) k JOIN "lessons" l ON l."id" = k."lessonId"
    WHERE k."state" = 'owed' ORDER BY l."order", l."id"`;
  return owed.map(({ id }) => id);
}

/** Keys of the withdrawn lessons that are open to an enrollment, in course order. */
export const findWithdrawnLessons = (db: PrismaClient, enrollmentId: number) =>
  db.$queryRaw<{ id: number }[]>`SELECT "lessonId" AS "id" FROM withdrawn_lessons(${enrollmentId}::int)`;

/** Key of the first withdrawn lesson that an enrollment owes. */
export async function findIncompleteWithdrawnLesson(
  db: PrismaClient,
  enrollmentId: number,
): Promise<number | undefined> {
  const [withdrawn] = await db.$queryRaw<{ id: number }[]>`
    SELECT "lessonId" AS "id" FROM withdrawn_lessons(${enrollmentId}::int) WHERE NOT "isCompleted" LIMIT 1`;
  return withdrawn?.id;
}

/** The student's active enrollment to which a withdrawn lesson is open, and the lesson's kind; undefined if there is none. */
export async function findEnrollmentOfWithdrawnLesson(
  db: PrismaClient,
  studentId: number,
  lessonId: number,
): Promise<{ enrollmentId: number; kind: LessonKind } | undefined> {
  const [row] = await db.$queryRaw<{ enrollmentId: number; kind: LessonKind }[]>`
    SELECT e."id" AS "enrollmentId", l."kind"::text FROM "lessons" l
      JOIN "enrollments" e ON e."courseId" = l."courseId" AND e."studentId" = ${studentId} AND e."status" IN ('in_progress', 'completed')
      CROSS JOIN LATERAL withdrawn_lessons(e."id") w
    WHERE l."id" = ${lessonId} AND w."lessonId" = l."id"`;
  return row;
}
