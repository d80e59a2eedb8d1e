import type { PrismaClient } from '../../prisma/generated/client';

/** Statements that wait for a lock of another transaction, on PostgreSQL. */
export const countLockWaits = async (db: PrismaClient): Promise<number> =>
  (
    await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  ).length;
