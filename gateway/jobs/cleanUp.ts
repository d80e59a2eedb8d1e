import type { PrismaClient } from '../../prisma/generated/client';
import { periods } from '../../schema/contract/periods';
import { accountDeletedNotification } from '../../schema/notifications/kinds/accounts';
import { dayMs } from '../../schema/contract/text/format/dateTime';
import { failAbandonedExports } from '../../schema/accounts/privacy/dataExport';
import { stopAbandonedIssues } from '../../schema/newsletter/issueDeliveries';
import { failAbandonedArchives } from '../../schema/certificates/certificateArchive';
import { removeOrderDataOfDeletedPayers } from '../../schema/payments/orders/deletedPayers';
import { deleteUnusedSearchWords } from '../../schema/search/deleteUnusedSearchWords';
import { deleteUnusedUploads } from '../../schema/uploads/uploads';
import type { Retention } from '../config';
import { zipFileKey, type FileStorage } from '../storage/createStorage';
import { removeStaleUploads } from '../uploads/receiveUpload';
import { toStoredError } from './storedError';
import { deleteUploadedFile } from '../uploads/linkPreviews';

/** Views are unique per day; the counter keeps its value when the rows are deleted. */
const viewRetentionMs = 7 * dayMs;
/** A client repeats a request until it has the answer, at most when it is online again. */
const clientKeyRetentionMs = 7 * dayMs;
/** A job is repeated for some days at most. */
const deliveredMessageRetentionMs = 30 * dayMs;
/** Used and expired links still explain themselves for a while. */
const linkRetentionMs = 30 * dayMs;
/** Failed jobs contain personal data; admins see them this long. */
const failedJobRetentionMs = 30 * dayMs;

interface CleanUpServices {
  db: PrismaClient;
  storage: Pick<FileStorage, 'delete'>;
  exportStorage: Pick<FileStorage, 'delete'>;
  unfinishedExportFolder: string;
  retention: Retention;
}

/**
 * The job `clean_up`: deletes rows and files that are no longer needed, and ends what waits for a job that is gone. An error in
 * one step does not skip the others.
 * @throws AggregateError of all steps that failed
 */
export async function cleanUp(services: CleanUpServices): Promise<void> {
  const failures: Error[] = [];
  for (const [name, run] of Object.entries(cleaningSteps(services)))
    await run().catch((error: unknown) => {
      const { message } = toStoredError(error);
      failures.push(new Error(`${name}: ${message}`, { cause: error }));
    });
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}

/** Each step by its name in errors. */
function cleaningSteps(services: CleanUpServices): Record<string, () => Promise<unknown>> {
  const { db, storage, retention } = services;
  const before = (ageMs: number) => ({ lt: new Date(Date.now() - ageMs) });
  return {
    sessions: () => db.session.deleteMany({ where: { expiresAt: before(0) } }),
    accountLinks: () => db.accountLink.deleteMany({ where: { expiresAt: before(linkRetentionMs) } }),
    secondFactorSetups: () =>
      db.secondFactor.deleteMany({
        where: { confirmedAt: null, createdAt: before(periods.secondFactorSetupMinutes * 60_000) },
      }),
    blogPostViews: () => db.blogPostView.deleteMany({ where: { day: before(viewRetentionMs) } }),
    deliveredMessages: () => db.deliveredMessage.deleteMany({ where: { at: before(deliveredMessageRetentionMs) } }),
    clientKeys: () => db.clientKey.deleteMany({ where: { createdAt: before(clientKeyRetentionMs) } }),
    failedJobs: () => db.$executeRaw`
      DELETE FROM graphile_worker._private_jobs
      WHERE locked_at IS NULL AND attempts >= max_attempts AND updated_at < ${before(failedJobRetentionMs).lt}`,
    contactMessages: () =>
      db.contactMessage.deleteMany({
        where: {
          OR: [
            { handledAt: before(retention.contactMessageDays * dayMs) },
            { createdAt: before(periods.contactMessageDays * dayMs) },
          ],
        },
      }),
    tracesOfDeletedPayers: () => removeOrderDataOfDeletedPayers(db),
    notifications: () =>
      db.notification.deleteMany({ where: { createdAt: before(retention.notificationDays * dayMs) } }),
    newsletterSubscribers: () =>
      db.newsletterSubscriber.deleteMany({
        where: { confirmedAt: null, confirmationSentAt: before(retention.unconfirmedSubscriberDays * dayMs) },
      }),
    newsletterIssues: () => stopAbandonedIssues(db),
    newsletterDeliveries: () =>
      db.newsletterDelivery.deleteMany({
        where: { issue: { sentAt: before(periods.newsletterResumeDays * dayMs) } },
      }),
    finalMails: () => deleteUndeliveredFinalMails(db),
    abandonedExports: () => failAbandonedExports(db),
    expiredExports: () => deleteExpiredExports(services),
    abandonedArchives: () => failAbandonedArchives(db),
    expiredArchives: () => deleteExpiredArchives(services),
    expiredExportRows: () =>
      db.dataExport.deleteMany({ where: { state: 'expired', expiresAt: before(linkRetentionMs) } }),
    expiredArchiveRows: () =>
      db.certificateArchive.deleteMany({ where: { state: 'expired', expiresAt: before(linkRetentionMs) } }),
    unfinishedExports: () => removeStaleUploads(services.unfinishedExportFolder),
    unusedSearchWords: () => deleteUnusedSearchWords(db),
    unusedUploads: () => deleteUnusedUploads(db, (key) => deleteUploadedFile(storage, key)),
  };
}

/** The job's row contains the address of a deleted account. */
const deleteUndeliveredFinalMails = (db: PrismaClient): Promise<unknown> => db.$executeRaw`
  DELETE FROM graphile_worker._private_jobs
  WHERE attempts >= max_attempts AND locked_at IS NULL AND payload ->> 'kind' = ${accountDeletedNotification.kind}`;

/** Deletes files after their time, and those without user. The row explains old links for a while. */
async function deleteExpiredExports({ db, exportStorage }: CleanUpServices): Promise<void> {
  const expired = await db.dataExport.findMany({
    where: { state: { not: 'expired' }, OR: [{ expiresAt: { lt: new Date() } }, { userId: null }] },
    select: { id: true },
  });
  for (const { id } of expired) {
    await exportStorage.delete(zipFileKey(id));
    await db.dataExport.updateMany({ where: { id }, data: { state: 'expired' } });
  }
}

async function deleteExpiredArchives({ db, exportStorage }: CleanUpServices): Promise<void> {
  const expired = await db.certificateArchive.findMany({
    where: { state: { not: 'expired' }, OR: [{ expiresAt: { lt: new Date() } }, { userId: null }] },
    select: { id: true },
  });
  for (const { id } of expired) {
    await exportStorage.delete(zipFileKey(id));
    await db.certificateArchive.updateMany({ where: { id }, data: { state: 'expired', filter: {} } });
  }
}
