import type { Certificate, Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { UserType } from '../accounts/user';
import { certificateNameSchema } from '../contract/validation/learning/certificates';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem, validate } from '../core/problem';
import { CertificateType } from './certificate';
import { announceCertificates } from './issueCertificates';

builder.prismaObjectFields(UserType, (t) => ({
  certificateName: t.exposeString('certificateName', {
    nullable: true,
    description: 'Spelling of the name on certificates in Latin script; null until the person has confirmed both.',
  }),
  certificateNameAr: t.exposeString('certificateNameAr', {
    nullable: true,
    description: 'Spelling of the name on certificates in Arabic script.',
  }),
  isCertificateNameFixed: t.boolean({
    description: 'True if a certificate bears the name: only an admin can correct it.',
    select: { certificates: { where: { holderName: { not: null } }, select: { id: true }, take: 1 } },
    resolve: ({ certificates }) => certificates.length > 0,
  }),
}));

const CertificateNameInput = builder.inputType('CertificateNameInput', {
  description: 'Both spellings of a name on certificates.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'In Latin script, at most 120 characters.' }),
    nameAr: t.string({ required: true, description: 'In Arabic script, at most 120 characters.' }),
  }),
});

builder.mutationField('confirmCertificateName', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: [CertificateType],
    description:
      "Confirms both spellings of the viewer's name and issues the certificates that await them; returns these.",
    problems: ['invalidInput', 'certificateNameFixed'],
    args: { input: t.arg({ type: CertificateNameInput, required: true, description: 'The spellings.' }) },
    resolve: async (query, _root, { input }, context) => {
      const ids = await confirmName(validate(certificateNameSchema, input), context);
      return context.db.certificate.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } });
    },
  }),
);

type CertificateName = ReturnType<typeof certificateNameSchema.parse>;

const confirmName = (input: CertificateName, context: SignedInContext): Promise<Certificate['id'][]> =>
  auditedTransaction(context, async (tx) => {
    const { id: userId } = context.viewer;
    const names = { certificateName: input.name, certificateNameAr: input.nameAr };
    // The row's lock orders this and completions (`issue_certificate`); a certificate with a name has fixed the name.
    await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${userId} FOR UPDATE`;
    const { count } = await tx.user.updateMany({
      where: { id: userId, OR: [names, { certificates: { none: { holderName: { not: null } } } }] },
      data: names,
    });
    if (count === 0) throw new Problem('certificateNameFixed');
    return issueAwaiting(tx, userId, input);
  });

/** Issues the certificates that await the user's name, and sends them. Returns their ids. */
export async function issueAwaiting(
  tx: Prisma.TransactionClient,
  userId: number,
  { name, nameAr }: CertificateName,
): Promise<number[]> {
  const issued = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "certificates" SET "status" = 'valid', "holderName" = ${name}, "holderNameAr" = ${nameAr}, "issuedAt" = now()
    WHERE "userId" = ${userId} AND "status" = 'awaiting_name' RETURNING "id"`;
  const ids = issued.map(({ id }) => id);
  await announceCertificates(tx, ids);
  return ids;
}
