import type { Certificate, Prisma, PrismaClient } from '../../prisma/generated/client';
import { parseCertificateReference } from '../contract/certificates';
import { pageSizes } from '../contract/pageSizes';
import { visibleCertificates } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Context } from '../core/context';
import { boundedCountNote, countRows } from '../core/countRows';
import { connectionComplexity, findPage } from '../core/cursorPagination';
import { parseOptionalId } from '../core/ids';
import { CertificateSummaryType, CertificateType, issuedCertificateWhere, PublicCertificateType } from './certificate';

/**
 * An issued certificate whose file is requested, for everybody who has its code.
 * @throws Problem `tooManyAttempts`
 */
export async function findCertificateByCode(
  db: PrismaClient,
  code: string,
  { services: { rateLimiter } }: Pick<Context, 'services'>,
): Promise<Certificate | null> {
  await rateLimiter.limitByIp('certificateFile');
  return db.certificate.findFirst({ where: { code, ...issuedCertificateWhere } });
}

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.CertificateOrderByWithRelationInput[];

interface CertificateFilter {
  courseId?: string | null;
}

const certificateWhere = ({ courseId }: CertificateFilter, viewer: Parameters<typeof visibleCertificates>[0]) => ({
  AND: [visibleCertificates(viewer), { courseId: parseOptionalId(courseId) }],
});

builder.queryFields((t) => ({
  certificate: t.prismaField({
    type: PublicCertificateType,
    nullable: true,
    description:
      'Verifies a certificate by its code: its public facts and state; null if there is none. Limited per network.',
    problems: ['tooManyAttempts'],
    args: {
      code: t.arg.string({ required: true, description: 'Code, with or without hyphens, in either case.' }),
    },
    resolve: async (query, _root, args, { db, services: { rateLimiter } }) => {
      const reference = parseCertificateReference(args.code);
      if (!reference || !('code' in reference)) return null;
      await rateLimiter.limitByIp('certificateCode');
      return db.certificate.findFirst({ ...query, where: { code: reference.code, ...issuedCertificateWhere } });
    },
  }),
  certificateSummary: t.prismaField({
    type: CertificateSummaryType,
    nullable: true,
    description:
      'Says whether a certificate with a number exists, its state, course and year; null if there is none. Limited per network, more strictly than codes.',
    problems: ['tooManyAttempts'],
    args: {
      number: t.arg.string({ required: true, description: 'Number, with or without hyphens, in either case.' }),
    },
    resolve: async (query, _root, args, { db, services: { rateLimiter } }) => {
      const reference = parseCertificateReference(args.number);
      if (!reference || !('number' in reference)) return null;
      await rateLimiter.limitByIp('certificateNumber');
      return db.certificate.findFirst({ ...query, where: { number: reference.number, ...issuedCertificateWhere } });
    },
  }),
  myCertificates: t.withAuth({ can: 'certificate:read' }).prismaField({
    type: [CertificateType],
    description: `Own certificates, the newest first; at most ${pageSizes.certificates}.`,
    resolve: (query, _root, _args, { db, viewer }) =>
      db.certificate.findMany({
        ...query,
        where: { userId: viewer.id },
        orderBy: newestFirst,
        take: pageSizes.certificates,
      }),
  }),
  certificates: t.withAuth({ can: 'certificate:read' }).prismaConnection(
    {
      type: CertificateType,
      cursor: 'id',
      description:
        'Certificates visible to the caller, the newest first: own ones for students, those of own courses for trainers, all for admins.',
      args: { courseId: t.arg.id({ description: 'Certificates of this course only.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, args, { db, viewer }) => countRows(db.certificate, certificateWhere(args, viewer)),
      resolve: (query, _root, args, { db, viewer }) =>
        findPage(db.certificate, query, { where: certificateWhere(args, viewer), orderBy: newestFirst }),
    },
    { name: 'CertificateConnection', description: `A page of certificates. totalCount: ${boundedCountNote}` },
    { name: 'CertificateEdge', description: 'A certificate and its cursor.' },
  ),
}));
