import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import { CertificateType } from '../../certificates/certificate';
import { builder } from '../../core/builder';
import { PaymentType } from '../../payments/payment';

const revoked = (userId: number) =>
  ({
    where: { userId, status: 'valid' },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
  }) satisfies Prisma.CertificateFindManyArgs;

/** Orders and requests about money that are not finished. */
const unfinished = (userId: number) =>
  ({
    where: { userId, status: { in: ['pending', 'submitted', 'rejected', 'refund_requested'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  }) satisfies Prisma.PaymentFindManyArgs;

const DeletionEffectsType = builder.objectRef<{ userId: number }>('AccountDeletionEffects').implement({
  description: 'What the deletion of the own account would end now.',
  fields: (t) => ({
    certificates: t.prismaField({
      type: [CertificateType],
      description: 'Valid certificates, which are revoked; the newest first.',
      resolve: (query, { userId }, _args, { db }) => db.certificate.findMany({ ...query, ...revoked(userId) }),
    }),
    payments: t.prismaField({
      type: [PaymentType],
      description:
        'Unfinished payments, the newest first: unpaid orders are given up, proofs under review and requested refunds are still decided.',
      resolve: (query, { userId }, _args, { db }) => db.payment.findMany({ ...query, ...unfinished(userId) }),
    }),
  }),
});

builder.queryField('accountDeletionEffects', (t) =>
  t.withAuth({ can: 'profile:write' }).field({
    type: DeletionEffectsType,
    description: 'What the deletion of the account of the signed-in user would end now.',
    resolve: (_root, _args, { viewer }) => ({ userId: viewer.id }),
  }),
);

/** The same for the mail about the requested deletion. */
export async function readDeletionEffects(db: Pick<PrismaClient, 'certificate' | 'payment'>, userId: number) {
  const certificates = await db.certificate.findMany({
    ...revoked(userId),
    select: { number: true, courseTitle: true, courseTitleAr: true },
  });
  const payments = await db.payment.findMany({ ...unfinished(userId), select: { reference: true, status: true } });
  return {
    certificates: certificates.map(({ number, courseTitle: title, courseTitleAr: titleAr }) => ({
      number,
      title,
      titleAr,
    })),
    payments: payments.map(({ reference, status }) => ({
      reference,
      effect: status === 'submitted' || status === 'refund_requested' ? status : ('closed' as const),
    })),
  };
}
