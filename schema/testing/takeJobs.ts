import type { PrismaClient } from '../../prisma/generated/client';

interface TakenJob {
  name: string;
  payload: unknown;
  run_at: Date;
}

/** Removes all waiting jobs from the queue and returns them, oldest first. */
export const takeJobs = (db: PrismaClient): Promise<TakenJob[]> => db.$queryRaw<TakenJob[]>`
  WITH taken AS (DELETE FROM graphile_worker._private_jobs RETURNING id, task_id, payload, run_at)
  SELECT t.identifier AS name, taken.payload, taken.run_at
  FROM taken JOIN graphile_worker._private_tasks t ON t.id = taken.task_id ORDER BY taken.id`;
