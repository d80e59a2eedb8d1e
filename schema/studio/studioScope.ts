import type { Prisma } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { parseOptionalId } from '../core/ids';

export const studioArgs = builder.args((t) => ({
  trainerId: t.id({
    description: 'Key of a trainer, for admins; without it, all courses. Trainers always query their own courses.',
  }),
}));

/** Restricts studio queries to a trainer and a course. */
export interface StudioScope {
  trainerId?: number | undefined;
  courseId?: number | undefined;
}

/** The scope that the arguments of a studio query request. */
export const parseStudioArgs = (args: { trainerId?: string | null; courseId?: string | null }): StudioScope => ({
  trainerId: parseOptionalId(args.trainerId),
  courseId: parseOptionalId(args.courseId),
});

/** A trainer's own courses (none if another trainer is requested); for admins any trainer or all. */
export function resolveStudioScope(viewer: Viewer, { trainerId, courseId }: StudioScope): StudioScope {
  const ownId = trainerId === undefined || trainerId === viewer.id ? viewer.id : 0;
  return { trainerId: viewer.role === 'admin' ? trainerId : ownId, courseId };
}

export const studioScopeWhere = ({ trainerId, courseId }: StudioScope): Prisma.CourseWhereInput => ({
  trainerId,
  id: courseId,
});

/** The same for SQL, on courses aliased `c`. */
export const studioScopeSql = (scope: StudioScope): Prisma.Sql => conditionSql('Course', 'c', studioScopeWhere(scope));
