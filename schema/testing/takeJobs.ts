import type { PrismaClient } from '../../prisma/generated/client';
import { collectMessages } from '../notifications/deliverNotifications';
import { deliverNotificationsJob, type NotificationDelivery } from '../notifications/sendNotification';

interface TakenJob {
  name: string;
  payload: unknown;
  run_at: Date;
}

/** Removes all waiting jobs from the queue and returns them, oldest first; each message that a job delivers as a job of its own. */
export async function takeJobs(db: PrismaClient): Promise<TakenJob[]> {
  await collectMessages(db);
  const jobs = await db.$queryRaw<TakenJob[]>`
    WITH taken AS (DELETE FROM graphile_worker._private_jobs RETURNING id, task_id, payload, run_at)
    SELECT t.identifier AS name, taken.payload, taken.run_at
    FROM taken JOIN graphile_worker._private_tasks t ON t.id = taken.task_id ORDER BY taken.id`;
  return jobs.flatMap((job) =>
    job.name === deliverNotificationsJob.name
      ? (job.payload as unknown[]).map((payload) => ({ ...job, payload }))
      : job,
  );
}

/** Removes all waiting jobs and returns the messages that they deliver. */
export const takeDeliveries = async (db: PrismaClient): Promise<NotificationDelivery[]> =>
  (await takeJobs(db))
    .filter(({ name }) => name === deliverNotificationsJob.name)
    .map(({ payload }) => payload as NotificationDelivery);
