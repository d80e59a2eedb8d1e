import type { Certificate, Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { certificateNameSchema, revocationSchema } from '../contract/validation/learning/certificates';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { certificateRevokedNotification } from '../notifications/kinds/certificates';
import { sendNotification } from '../notifications/sendNotification';
import { AdminCertificateType } from './adminCertificates';
import { issueAwaiting } from './certificateName';
import { announceCertificates, toCertificatePayload } from './issueCertificates';

const idArg = { required: true, description: 'Key of the certificate.' } as const;
const problems = ['invalidInput', 'certificateNotFound', 'certificateStateChanged'] as const;

const ReissueCertificateInput = builder.inputType('ReissueCertificateInput', {
  description: 'The corrected name of a holder.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'In Latin script, at most 120 characters.' }),
    nameAr: t.string({ required: true, description: 'In Arabic script, at most 120 characters.' }),
  }),
});

builder.mutationFields((t) => ({
  revokeCertificate: t.withAuth({ can: 'certificate:manage' }).prismaField({
    type: AdminCertificateType,
    description: 'Revokes a certificate and informs the holder; the verification page shows it at once.',
    problems,
    args: {
      id: t.arg.id(idArg),
      reason: t.arg.string({ required: true, description: 'Reason that the holder reads.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { reason } = validate(revocationSchema, args);
      const id = await revoke(parseId(args.id), reason, context);
      return context.db.certificate.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  reissueCertificate: t.withAuth({ can: 'certificate:manage' }).prismaField({
    type: AdminCertificateType,
    description:
      'Issues a certificate with a corrected name in the place of a valid or revoked one, and returns it; the name holds for later certificates too.',
    problems,
    args: {
      id: t.arg.id(idArg),
      input: t.arg({ type: ReissueCertificateInput, required: true, description: 'The corrected name.' }),
    },
    resolve: async (query, _root, args, context) => {
      const id = await reissue(parseId(args.id), validate(certificateNameSchema, args.input), context);
      return context.db.certificate.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));

const revoke = (id: number, revocationReason: string, context: SignedInContext): Promise<number> =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.certificate.updateMany({
      where: { id, status: { in: ['awaiting_name', 'valid'] } },
      data: { status: 'revoked', revokedAt: new Date(), revocationCause: 'admin', revocationReason },
    });
    const certificate = await findCertificate(tx, id);
    if (count === 0) throw new Problem('certificateStateChanged');
    await sendNotification(
      tx,
      certificateRevokedNotification,
      { userIds: [certificate.userId] },
      { ...toCertificatePayload(certificate), reason: revocationReason },
    );
    return id;
  });

/** Only the latest certificate of an enrollment has a successor: a unique key on `replacesId` decides about concurrent calls. */
const reissue = (
  id: number,
  { name, nameAr }: ReturnType<typeof certificateNameSchema.parse>,
  context: SignedInContext,
): Promise<number> =>
  auditedTransaction(context, async (tx) => {
    await lockForReissue(tx, id);
    const certificate = await findCertificate(tx, id);
    if (!canBeReissued(certificate)) throw new Problem('certificateStateChanged');
    if (certificate.status === 'valid') await tx.certificate.update({ where: { id }, data: { status: 'replaced' } });
    await tx.user.update({
      where: { id: certificate.userId },
      data: { certificateName: name, certificateNameAr: nameAr },
      select: { id: true },
    });
    await issueAwaiting(tx, certificate.userId, { name, nameAr });
    const replacement = await tx.certificate.create({
      data: {
        ...copiedColumns(certificate),
        status: 'valid',
        holderName: name,
        holderNameAr: nameAr,
        issuedAt: new Date(),
      },
      select: { id: true },
    });
    await announceCertificates(tx, [replacement.id]);
    return replacement.id;
  });

/**
 * Locks in the order of name changes, refunds and completions: person and enrollment, payment, certificate, and the counter with
 * the insertion. A refund comes before, or finds the new certificate.
 */
async function lockForReissue(tx: Prisma.TransactionClient, id: number): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "certificates" k JOIN "users" u ON u."id" = k."userId" JOIN "enrollments" e ON e."id" = k."enrollmentId"
    WHERE k."id" = ${id} FOR NO KEY UPDATE OF u FOR KEY SHARE OF e`;
  await tx.$queryRaw`
    SELECT 1 FROM "payments" WHERE "id" = (
      SELECT e."paymentId" FROM "certificates" k JOIN "enrollments" e ON e."id" = k."enrollmentId" WHERE k."id" = ${id})
    FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "certificates" WHERE "id" = ${id} FOR UPDATE`;
}

const reissueInclude = {
  replacedBy: { select: { id: true } },
  user: { select: { deletedAt: true } },
  enrollment: { select: { payment: { select: { status: true } } } },
} satisfies Prisma.CertificateInclude;

type ReplaceableCertificate = Prisma.CertificateGetPayload<{ include: typeof reissueInclude }>;

async function findCertificate(tx: Prisma.TransactionClient, id: number): Promise<ReplaceableCertificate> {
  const certificate = await tx.certificate.findUnique({
    where: { id },
    include: reissueInclude,
  });
  if (!certificate) throw new Problem('certificateNotFound');
  return certificate;
}

/** A valid one, or one that an admin revoked; never after a refund or for a deleted account. */
function canBeReissued({ status, revocationCause, replacedBy, user, enrollment }: ReplaceableCertificate): boolean {
  const isRevokedByAdmin = status === 'revoked' && revocationCause === 'admin' && !replacedBy;
  const isRefunded = enrollment.payment?.status === 'refunded';
  return !user.deletedAt && (status === 'valid' || (isRevokedByAdmin && !isRefunded));
}

function copiedColumns(certificate: Certificate) {
  const { enrollmentId, userId, courseId, courseTitle, courseTitleAr, level, duration, lessonCount } = certificate;
  const { trainerName, trainerNameAr, signatures, evidence, completedAt, id } = certificate;
  return {
    enrollmentId,
    userId,
    courseId,
    courseTitle,
    courseTitleAr,
    level,
    duration,
    lessonCount,
    trainerName,
    trainerNameAr,
    signatures: signatures ?? {},
    completedAt,
    replacesId: id,
    evidence: evidence ?? undefined,
  };
}
