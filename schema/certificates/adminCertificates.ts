import { displayName, nameColumns } from '../contract/text/names/displayName';
import { RevocationCause } from '../../prisma/generated/enums';
import type { Prisma } from '../../prisma/generated/client';
import { certificateStatusLabelsAr } from '../contract/labels/stateLabelsAr';
import { adminList } from '../admin/adminList';
import { adminSearchFilter, labeledStates } from '../admin/adminSearch';
import { builder } from '../core/builder';
import { parseOptionalId } from '../core/ids';
import { timeSpanFilter } from '../core/dates';
import { CertificateFactsType, CertificateStatusType } from './certificate';

const RevocationCauseType = builder.enumType('RevocationCause', {
  description: 'Why a certificate was revoked: by an admin, by a refund, or with the account.',
  values: Object.values(RevocationCause),
});

const holderSelect = { user: { select: { ...nameColumns, email: true } } } as const;

export const AdminCertificateType = builder.prismaObject('Certificate', {
  variant: 'AdminCertificate',
  interfaces: [CertificateFactsType],
  description: 'A certificate with the account of its holder, for admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    userId: t.exposeID('userId', { description: 'Key of the holder.' }),
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    accountName: t.string({
      description: 'First and last name of the account.',
      select: holderSelect,
      resolve: ({ user }) => displayName(user, 'ar'),
    }),
    email: t.string({
      description: 'Email address of the account.',
      select: holderSelect,
      resolve: ({ user }) => user.email,
    }),
    revocationCause: t.expose('revocationCause', {
      type: RevocationCauseType,
      nullable: true,
      description: 'Why it was revoked; null otherwise.',
    }),
    revocationReason: t.exposeString('revocationReason', {
      nullable: true,
      description: 'Reason of an admin, which the holder reads.',
    }),
    replacedByNumber: t.string({
      nullable: true,
      description: 'Number of the certificate that was issued in its place; null without one.',
      select: { replacedBy: { select: { number: true } } },
      resolve: ({ replacedBy }) => replacedBy?.number ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
  }),
});

export const AdminCertificateFilter = builder.inputType('AdminCertificateFilter', {
  description: 'Conditions on certificates, combined with AND.',
  fields: (t) => ({
    search: t.string({
      description: 'Words that all occur in number, code, names, course, trainer or account, or in the state.',
    }),
    status: t.field({ type: CertificateStatusType, description: 'Certificates in this state only.' }),
    courseId: t.id({ description: 'Certificates of this course only.' }),
    userId: t.id({ description: 'Certificates of this holder only.' }),
    from: t.field({ type: 'DateTime', description: 'Created at or after this time.' }),
    to: t.field({ type: 'DateTime', description: 'Created before this time.' }),
  }),
});

const certificateStates = labeledStates(certificateStatusLabelsAr, (status): Prisma.CertificateWhereInput => ({
  status,
}));

type Filter = typeof AdminCertificateFilter.$inferInput;

/** Rows of the panel's table, of the CSV export and of archives. */
export const adminCertificateWhere = (filter: Filter): Prisma.CertificateWhereInput => {
  const { search, status, courseId, userId, from, to } = filter;
  return {
    AND: adminSearchFilter<Prisma.CertificateWhereInput>(search, { states: certificateStates }),
    status: status ?? undefined,
    courseId: parseOptionalId(courseId),
    userId: parseOptionalId(userId),
    createdAt: timeSpanFilter({ from, to }),
  };
};

const list = adminList('Certificate', {
  query: 'adminCertificates',
  permission: 'certificate:manage',
  type: AdminCertificateType,
  noun: 'certificates',
  filter: AdminCertificateFilter,
  where: adminCertificateWhere,
  sortFields: ['createdAt'],
  defaultSort: ['createdAt', 'desc'],
});

/** The rows of the CSV export, with contact data, which is for admins alone. */
export const certificateExport = list.exportAs((db, where) =>
  db.certificate.findMany({ where, omit: { adminSearchText: true, signatures: true }, include: holderSelect }),
);
