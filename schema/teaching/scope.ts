import { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import type { Viewer } from '../context';
import { filterId } from '../ids';

/** Whose courses are looked at. */
export const teachingArguments = builder.args((t) => ({
  trainerId: t.id({
    description:
      'Only courses of this trainer, for an admin, who reads all without it. Trainers read their own anyway.',
  }),
}));

/** The courses that numbers are about, as far as they are narrowed. */
export interface Scope {
  trainerId?: number | undefined;
  courseId?: number | undefined;
}

/** A trainer's own courses, and none where they ask for somebody else's; whatever an admin asks for. */
export function scopeOf(
  viewer: Viewer,
  { trainerId, courseId }: { trainerId?: string | null; courseId?: string | null },
): Scope {
  const asked = filterId(trainerId);
  const own = asked === undefined || asked === viewer.id ? viewer.id : 0;
  return { trainerId: viewer.role === 'admin' ? asked : own, courseId: filterId(courseId) };
}

/** The same as a condition of Prisma on courses. */
export const taught = ({ trainerId, courseId }: Scope): Prisma.CourseWhereInput => ({ trainerId, id: courseId });

/** The same as a condition of SQL on courses that are called `c`. */
export function taughtInSql({ trainerId, courseId }: Scope): Prisma.Sql {
  const conditions = [
    ...(trainerId === undefined ? [] : [Prisma.sql`c."trainerId" = ${trainerId}`]),
    ...(courseId === undefined ? [] : [Prisma.sql`c."id" = ${courseId}`]),
  ];
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`TRUE`;
}
