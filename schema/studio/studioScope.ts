import { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { parseOptionalId } from '../core/ids';

/** Whose courses are looked at. */
export const studioArgs = builder.args((t) => ({
  trainerId: t.id({
    description:
      'Only courses of this trainer, for an admin, who reads all without it. Trainers read their own anyway.',
  }),
}));

/** The courses that numbers are about, as far as they are narrowed. */
export interface StudioScope {
  trainerId?: number | undefined;
  courseId?: number | undefined;
}

/** A trainer's own courses, and none where they ask for somebody else's; whatever an admin asks for. */
export function resolveStudioScope(
  viewer: Viewer,
  { trainerId, courseId }: { trainerId?: string | null; courseId?: string | null },
): StudioScope {
  const asked = parseOptionalId(trainerId);
  const own = asked === undefined || asked === viewer.id ? viewer.id : 0;
  return { trainerId: viewer.role === 'admin' ? asked : own, courseId: parseOptionalId(courseId) };
}

/** The same as a condition of Prisma on courses. */
export const coursesTaughtBy = ({ trainerId, courseId }: StudioScope): Prisma.CourseWhereInput => ({
  trainerId,
  id: courseId,
});

/** The same as a condition of SQL on courses that are called `c`. */
export function coursesTaughtBySql({ trainerId, courseId }: StudioScope): Prisma.Sql {
  const conditions = [
    ...(trainerId === undefined ? [] : [Prisma.sql`c."trainerId" = ${trainerId}`]),
    ...(courseId === undefined ? [] : [Prisma.sql`c."id" = ${courseId}`]),
  ];
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`TRUE`;
}
