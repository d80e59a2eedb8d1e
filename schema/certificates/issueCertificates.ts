import type { Prisma, PrismaClient, RevocationCause } from '../../prisma/generated/client';
import { addJob, defineJob, noPayload } from '../core/jobs';
import { certificateIssuedNotification, certificateNameNeededNotification } from '../notifications/kinds/certificates';
import { messageIdOf, sendNotification, sendNotifications } from '../notifications/sendNotification';

/** Issues certificates of completions that have none, such as those from before there were certificates. */
export const issueCertificatesJob = defineJob({
  name: 'issue_certificates',
  label: { ar: 'إصدار الشهادات المتأخرة', en: 'Issue missing certificates' },
  schedule: '17 * * * *',
  payload: noPayload,
});

export async function announceCertificates(tx: Prisma.TransactionClient, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const certificates = await tx.certificate.findMany({
    where: { id: { in: ids }, status: 'valid' },
    select: { id: true, userId: true, number: true, code: true, courseTitle: true, courseTitleAr: true },
    orderBy: { id: 'asc' },
  });
  await sendNotifications(
    tx,
    certificateIssuedNotification,
    certificates.map(({ userId, ...certificate }) => ({ userId, payload: toCertificatePayload(certificate) })),
  );
}

interface NamedCertificate {
  id: number;
  number: string;
  code: string;
  courseTitle: string;
  courseTitleAr: string;
}

export const toCertificatePayload = ({ id, number, code, courseTitle, courseTitleAr }: NamedCertificate) => ({
  certificateId: id,
  number,
  code,
  title: courseTitle,
  titleAr: courseTitleAr,
});

/** Revokes the certificates of enrollments that end with their payment, or of a deleted account. */
export const revokeCertificates = (
  tx: Prisma.TransactionClient,
  where: Prisma.CertificateWhereInput,
  revocationCause: Exclude<RevocationCause, 'admin'>,
) =>
  tx.certificate.updateMany({
    where: { ...where, status: { in: ['awaiting_name', 'valid'] } },
    data: { status: 'revoked', revokedAt: new Date(), revocationCause },
  });

/** Deletes the holder's name, and reasons that may contain it, from certificates of an account, which no longer prove anything. */
export async function deleteCertificateHolder(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await revokeCertificates(tx, { userId }, 'account_deleted');
  await tx.certificate.updateMany({
    where: { userId },
    data: { holderName: null, holderNameAr: null, revocationReason: null },
  });
}

/** Completions in one transaction, which locks the counter of the numbers. */
const batchSize = 200;

/**
 * The job `issue_certificates`. Students who have not confirmed their name are asked for it once for all their certificates.
 */
export async function issueDueCertificates(db: PrismaClient): Promise<void> {
  const isDone = await db.$transaction(async (tx) => {
    // All enrollments are locked before the counter; one that is just being completed gets its certificate there.
    const due = await tx.$queryRaw<{ id: number }[]>`
      SELECT e."id" FROM "enrollments" e
        JOIN "courses" c ON c."id" = e."courseId" AND c."hasCertificate"
        JOIN "users" u ON u."id" = e."studentId" AND u."deletedAt" IS NULL
      WHERE e."status" = 'completed' AND lacks_certificate(e."id")
      ORDER BY e."completedAt", e."id" LIMIT ${batchSize}
      FOR NO KEY UPDATE OF e SKIP LOCKED`;
    const ids = due.map(({ id }) => id);
    await tx.$executeRaw`SELECT issue_certificate("id") FROM unnest(${ids}::int[]) AS "id"`;
    const issued = await tx.certificate.findMany({
      where: { enrollmentId: { in: ids }, status: { in: ['awaiting_name', 'valid'] } },
      select: { id: true, userId: true, status: true },
    });
    await announceCertificates(
      tx,
      issued.filter(({ status }) => status === 'valid').map(({ id }) => id),
    );
    await askForNames(
      tx,
      new Set(issued.filter(({ status }) => status === 'awaiting_name').map(({ userId }) => userId)),
    );
    return due.length < batchSize;
  });
  if (!isDone) await addJob(db, issueCertificatesJob, {}, { key: issueCertificatesJob.name });
}

async function askForNames(tx: Prisma.TransactionClient, userIds: ReadonlySet<number>): Promise<void> {
  for (const userId of userIds)
    await sendNotification(
      tx,
      certificateNameNeededNotification,
      { userIds: [userId] },
      {},
      { messageId: messageIdOf(`certificate name of ${userId}`) },
    );
}
