import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CertificateArchive, PrismaClient } from '../../prisma/generated/client';
import { DataExportStateType } from '../accounts/privacy/dataExport';
import { auditedTransaction } from '../audit/auditedTransaction';
import { bounds } from '../contract/bounds';
import { periods } from '../contract/periods';
import { toEndTime } from '../contract/text/format/dateTime';
import { certificateArchivePath } from '../contract/site/urls';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { onConstraintViolation, Problem } from '../core/problem';
import { addJob, defineJob, isAbandoned, zipQueue } from '../core/jobs';
import { AdminCertificateFilter } from './adminCertificates';
import { archivedCertificateWhere } from './certificateArchiveFilter';

export const archiveCertificatesJob = defineJob({
  name: 'archive_certificates',
  label: { ar: 'ملف مضغوط للشهادات', en: 'Zip file of certificates' },
  payload: z.object({ archiveId: z.string() }),
});

/** After the last attempt the admin can request another file. */
const maxAttempts = 5;

/** When an archive that is finished now expires. */
export const certificateArchiveExpiry = (): Date =>
  new Date(Date.now() + periods.certificateArchiveHours * 60 * 60 * 1000);

/** Marks archives as failed that wait without a job, so that their admins can ask again. */
export const failAbandonedArchives = (db: PrismaClient): Promise<unknown> => db.$executeRaw`
  UPDATE "certificate_archives" r SET "state" = 'failed'
  WHERE "state" = 'waiting' AND ${isAbandoned(archiveCertificatesJob, 'archiveId')}`;

const CertificateArchiveType = builder.prismaObject('CertificateArchive', {
  description: 'A zip file with the PDF files of certificates, for the admin who has requested it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Key; not a credential.' }),
    state: t.expose('state', { type: DataExportStateType, description: 'State.' }),
    total: t.exposeInt('total', { description: 'Number of certificates.' }),
    done: t.exposeInt('done', { description: 'Certificates that the file contains so far.' }),
    bytes: t.exposeInt('bytes', { nullable: true, description: 'Size of the file; null until it is ready.' }),
    url: t.string({
      nullable: true,
      description: 'Path of the file; null unless it is ready.',
      resolve: ({ id, state }) => (state === 'ready' ? certificateArchivePath(id) : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the request.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Time when the file is deleted.' }),
  }),
});

builder.queryField('certificateArchives', (t) =>
  t.withAuth({ can: 'certificate:manage' }).prismaField({
    type: [CertificateArchiveType],
    description:
      'Zip files that the signed-in admin has requested and that have not expired, the newest first; at most 5.',
    resolve: (query, _root, _args, { db, viewer, clock }) =>
      db.certificateArchive.findMany({
        ...query,
        where: { userId: viewer.id, state: { not: 'expired' }, expiresAt: { gt: clock.now() } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 5,
      }),
  }),
);

builder.mutationField('createCertificateArchive', (t) =>
  t.withAuth({ can: 'certificate:manage' }).prismaField({
    type: CertificateArchiveType,
    description: `Starts a zip file with the PDF files of the issued certificates of a filter, at most ${bounds.certificateArchive.certificates}.`,
    problems: ['invalidInput', 'archiveEmpty', 'archiveTooLarge', 'archiveWaiting'],
    args: { filter: t.arg({ type: AdminCertificateFilter, description: 'Conditions that all certificates meet.' }) },
    resolve: async (query, _root, { filter }, context) => {
      const { id } = await requestArchive(filter ?? {}, context);
      return context.db.certificateArchive.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

/** A unique key decides about concurrent requests: of an admin one file is made at a time. */
async function requestArchive(
  filter: typeof AdminCertificateFilter.$inferInput,
  context: SignedInContext,
): Promise<Pick<CertificateArchive, 'id'>> {
  const { certificates: max } = bounds.certificateArchive;
  const total = await context.db.certificate.count({ where: archivedCertificateWhere(filter), take: max + 1 });
  if (total === 0) throw new Problem('archiveEmpty');
  if (total > max) throw new Problem('archiveTooLarge');
  const id = randomUUID();
  return auditedTransaction(context, async (tx) => {
    await addJob(tx, archiveCertificatesJob, { archiveId: id }, { maxAttempts, queue: zipQueue });
    const data = { id, userId: context.viewer.id, total, expiresAt: certificateArchiveExpiry() };
    const { search, status, courseId, userId, from, to } = filter;
    const stored = {
      search,
      status,
      courseId,
      userId,
      from: from?.toISOString(),
      to: to && toEndTime(to).toISOString(),
    };
    return tx.certificateArchive.create({ select: { id: true }, data: { ...data, filter: stored } });
  }).catch(onConstraintViolation({ certificate_archives_one_waiting: 'archiveWaiting' }));
}
