import type { PrismaClient } from '../../../prisma/generated/client';
import type { Context } from '../../core/context';

type LockedLessons = ReadonlyMap<number, number>;

/** The lessons that are locked for an enrollment, each with the lesson that opens it; the rule is the SQL function. */
export async function findLockedLessons(db: PrismaClient, enrollmentId: number): Promise<LockedLessons> {
  const rows = await db.$queryRaw<{ lessonId: number; lockedBy: number }[]>`
    SELECT "lessonId", "lockedBy" FROM locked_lessons(${enrollmentId}::int)`;
  return new Map(rows.map(({ lessonId, lockedBy }) => [lessonId, lockedBy]));
}

const pendingReads = new WeakMap<Context, Map<number, Promise<LockedLessons>>>();

/** Like {@link findLockedLessons}; lessons asked for in one moment of a request are read by one statement. */
export function readLockedLessons(context: Context, enrollmentId: number): Promise<LockedLessons> {
  const reads = pendingReads.get(context) ?? new Map<number, Promise<LockedLessons>>();
  pendingReads.set(context, reads);
  const read =
    reads.get(enrollmentId) ??
    findLockedLessons(context.db, enrollmentId).finally(() => {
      reads.delete(enrollmentId);
    });
  reads.set(enrollmentId, read);
  return read;
}
