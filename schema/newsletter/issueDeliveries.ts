import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { addJob, defineJob, isLiveJob, type JobPayload } from '../core/jobs';

/** The subscribers of an issue that follow one. */
export const queueNewsletterJob = defineJob({
  name: 'queue_newsletter',
  label: { ar: 'إعداد عدد من النشرة', en: 'Prepare an issue of the newsletter' },
  payload: z.object({
    issueId: z.int(),
    /** Id of the last subscriber of the previous batch; 0 for the first. */
    after: z.int(),
  }),
});

/** An issue to one subscriber. */
export const sendNewsletterJob = defineJob({
  name: 'send_newsletter',
  label: { ar: 'إرسال عدد من النشرة', en: 'Send an issue of the newsletter' },
  payload: z.object({ issueId: z.int(), subscriberId: z.int() }),
});

export type NewsletterDeliveryKey = JobPayload<typeof sendNewsletterJob>;

const batchSize = 200;

/** All other jobs start before those of a newsletter, so that no mail to one person waits for thousands. */
export const newsletterPriority = 10;

/**
 * The job `queue_newsletter`: adds a delivery and a job for each subscriber of a batch, moves the issue's cursor and adds
 * the job of the next batch, in one transaction. A batch before the cursor, or of a stopped issue, changes nothing.
 */
export const queueNewsletterBatch = (
  db: PrismaClient,
  { issueId, after }: JobPayload<typeof queueNewsletterJob>,
  size = batchSize,
): Promise<void> =>
  db.$transaction(async (tx) => {
    const [batch] = await tx.$queryRaw<{ count: number; last: number | null }[]>`
      WITH issue AS MATERIALIZED (
        SELECT "startedAt" FROM "newsletter_issues"
        WHERE "id" = ${issueId} AND "state" = 'sending' AND "queuedAt" IS NULL AND "lastSubscriberId" = ${after} FOR UPDATE
      ), batch AS MATERIALIZED (
        SELECT s."id" FROM "newsletter_subscribers" s
        WHERE s."id" > ${after} AND s."confirmedAt" <= (SELECT "startedAt" FROM issue) AND s."bouncedAt" IS NULL
        ORDER BY s."id" LIMIT ${size}
      ), deliveries AS (
        INSERT INTO "newsletter_deliveries" ("issueId", "subscriberId") SELECT ${issueId}, "id" FROM batch
        RETURNING graphile_worker.add_job('send_newsletter',
          json_build_object('issueId', "issueId", 'subscriberId', "subscriberId"), priority => ${newsletterPriority}::int)
      )
      SELECT (SELECT count(*)::int FROM batch) AS "count", (SELECT max("id") FROM batch) AS "last",
        (SELECT count(*)::int FROM deliveries) AS "jobs"
      FROM issue`;
    if (!batch) return;
    const last = batch.last ?? after;
    if (batch.count < size) return endBatches(tx, issueId, last);
    await tx.$executeRaw`UPDATE "newsletter_issues" SET "lastSubscriberId" = ${last} WHERE "id" = ${issueId}`;
    await addJob(tx, queueNewsletterJob, { issueId, after: last }, { priority: newsletterPriority });
  });

/**
 * Adds the jobs of a stopped issue that are missing: of deliveries that wait, unless their job is still in the queue, and of the
 * remaining batches. Jobs that were given up are deleted, so that none can be repeated beside its new one.
 */
export async function resumeDeliveries(tx: Prisma.TransactionClient, issueId: number): Promise<void> {
  await tx.$queryRaw`
    WITH own AS MATERIALIZED (
      SELECT j.id, (j.payload ->> 'subscriberId')::int AS "subscriberId", ${isLiveJob} AS "isLive"
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'send_newsletter' AND (j.payload ->> 'issueId')::int = ${issueId}
    ), given_up AS (
      DELETE FROM graphile_worker._private_jobs WHERE id IN (SELECT id FROM own WHERE NOT "isLive")
    )
    SELECT count(graphile_worker.add_job('send_newsletter',
      json_build_object('issueId', "issueId", 'subscriberId', "subscriberId"), priority => ${newsletterPriority}::int))
    FROM "newsletter_deliveries" d
    WHERE "issueId" = ${issueId} AND "state" = 'waiting'
      AND NOT EXISTS (SELECT FROM own WHERE "isLive" AND own."subscriberId" = d."subscriberId")`;
  const issue = await tx.newsletterIssue.findUniqueOrThrow({
    where: { id: issueId },
    select: { queuedAt: true, lastSubscriberId: true },
  });
  if (issue.queuedAt) return endCompleteIssue(tx, issueId);
  const batch = { issueId, after: issue.lastSubscriberId };
  await addJob(tx, queueNewsletterJob, batch, { priority: newsletterPriority });
}

/** Stops issues that are being sent without a job in the queue: all attempts failed, or the database was restored. */
export const stopAbandonedIssues = (db: PrismaClient): Promise<unknown> => db.$executeRaw`
  UPDATE "newsletter_issues" i SET "state" = 'stopped', "sentAt" = now() WHERE i."state" = 'sending' AND NOT EXISTS (
    SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier IN ('queue_newsletter', 'send_newsletter') AND (j.payload ->> 'issueId')::int = i."id" AND ${isLiveJob})`;

/** Subscribers may have left since sending began, so the recipients are counted again. */
async function endBatches(tx: Prisma.TransactionClient, issueId: number, last: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "newsletter_issues" SET "lastSubscriberId" = ${last}, "queuedAt" = now(),
      "recipientCount" = (SELECT count(*) FROM "newsletter_deliveries" WHERE "issueId" = ${issueId})
    WHERE "id" = ${issueId}`;
  await endCompleteIssue(tx, issueId);
}

/** Counts a delivery, once; the last one ends the issue. */
export const recordDelivery = (
  db: PrismaClient,
  key: NewsletterDeliveryKey,
  state: 'sent' | 'skipped',
): Promise<void> =>
  db.$transaction(async (tx) => {
    const { count } = await tx.newsletterDelivery.updateMany({ where: { ...key, state: 'waiting' }, data: { state } });
    if (count === 0) return;
    const [sent, skipped] = state === 'sent' ? [1, 0] : [0, 1];
    await tx.$executeRaw`
      UPDATE "newsletter_issues" SET "sentCount" = "sentCount" + ${sent}, "skippedCount" = "skippedCount" + ${skipped}
      WHERE "id" = ${key.issueId}`;
    await endCompleteIssue(tx, key.issueId);
  });

/** Call while the transaction has the lock of the issue's row, so that of concurrent deliveries the last one ends it. */
async function endCompleteIssue(tx: Prisma.TransactionClient, issueId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "newsletter_issues" SET "state" = 'sent', "sentAt" = now()
    WHERE "id" = ${issueId} AND "state" = 'sending' AND "queuedAt" IS NOT NULL
      AND "sentCount" + "skippedCount" >= "recipientCount"`;
}

/** What a delivery needs; null if it is done, the issue was stopped, or the subscriber must get no mail. */
export async function readDelivery(db: PrismaClient, key: NewsletterDeliveryKey) {
  const delivery = await db.newsletterDelivery.findUnique({
    where: { issueId_subscriberId: key },
    select: { state: true, issue: true },
  });
  if (delivery?.state !== 'waiting' || delivery.issue.state !== 'sending') return null;
  const subscriber = await db.newsletterSubscriber.findFirst({
    where: { id: key.subscriberId, confirmedAt: { not: null }, bouncedAt: null },
  });
  if (subscriber) return { issue: delivery.issue, subscriber };
  await recordDelivery(db, key, 'skipped');
  return null;
}
