import type { CertificateArchive, Prisma } from '../../prisma/generated/client';
import { certificateStatuses } from '../contract/certificates';
import { z } from '../contract/validation/fields/zod';
import { adminCertificateWhere } from './adminCertificates';
import { issuedCertificateWhere } from './certificate';

const storedFilterSchema = z.object({
  search: z.string().nullish(),
  status: z.enum(certificateStatuses).nullish(),
  courseId: z.string().nullish(),
  userId: z.string().nullish(),
  from: z.coerce.date().optional(),
  to: z.coerce.date().optional(),
});

/** Issued certificates of a filter that bear a name: files are made of these. */
export const archivedCertificateWhere = (
  filter: Parameters<typeof adminCertificateWhere>[0],
): Prisma.CertificateWhereInput => ({
  AND: [adminCertificateWhere(filter), issuedCertificateWhere, { holderName: { not: null } }],
});

export const storedArchiveWhere = ({ filter }: Pick<CertificateArchive, 'filter'>): Prisma.CertificateWhereInput =>
  archivedCertificateWhere(storedFilterSchema.parse(filter));
