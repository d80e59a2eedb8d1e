import type { Prisma } from '../../prisma/generated/client';
import { visibleCourses } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { Problem } from '../core/problem';
import { hasAdminRights } from '../core/permissionProblem';
import { CourseType } from './course';

/** Advice: who lacks them can still enroll and open the lessons. */
builder.prismaObjectField(CourseType, 'prerequisites', (t) =>
  t.field({
    type: [CourseType],
    description: 'Courses that learners should take before this one, as far as the caller sees them.',
    select: (_args, { viewer }, nested) => ({
      prerequisites: {
        where: { required: visibleCourses(viewer) },
        orderBy: { requiredCourseId: 'asc' },
        select: { required: nested() },
      },
    }),
    resolve: ({ prerequisites }) => prerequisites.map(({ required }) => required),
  }),
);

/**
 * Checks new prerequisites: published courses, and a trainer's own; those that the course has already remain.
 * @throws Problem `invalidInput` for other courses
 */
export async function checkPrerequisites(
  tx: Prisma.TransactionClient,
  ids: readonly number[] | undefined,
  { viewer, courseId = 0 }: { viewer: Viewer; courseId?: number },
): Promise<void> {
  if (!ids?.length) return;
  const rule = hasAdminRights(viewer) ? {} : { OR: [visibleCourses(viewer), { requiredBy: { some: { courseId } } }] };
  if ((await tx.course.count({ where: { ...rule, id: { in: [...ids] } } })) < ids.length)
    throw new Problem('invalidInput', { fields: { requiredCourseIds: 'unknownCourse' } });
}

const toRows = (ids: readonly number[]) => ids.map((requiredCourseId) => ({ requiredCourseId }));

/** Part of the data of a new course. */
export const newPrerequisites = (ids: readonly number[] = []) => ({ prerequisites: { create: toRows(ids) } });

/** Part of the data of an update; undefined leaves the prerequisites unchanged. */
export const replacePrerequisites = (ids: readonly number[] | undefined) =>
  ids && {
    prerequisites: {
      deleteMany: { requiredCourseId: { notIn: [...ids] } },
      createMany: { data: toRows(ids), skipDuplicates: true },
    },
  };
