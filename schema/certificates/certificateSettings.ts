import { UserType } from '../accounts/user';
import { auditedTransaction } from '../audit/auditedTransaction';
import { certificateSettingsSchema, signatureImageSchema } from '../contract/validation/learning/certificates';
import { builder } from '../core/builder';
import { validate } from '../core/problem';
import { updateLocked } from '../admin/optimisticLock';
import { requireOwnSignatureKey, signatureUrl } from './signatures';

const id = 1;

/** Names and descriptions of the text columns. */
const texts = {
  signatoryName: 'Name of the signatory of the platform in Latin script; empty: none.',
  signatoryNameAr: 'Name of the signatory in Arabic script.',
  signatoryTitle: 'English title of the signatory.',
  signatoryTitleAr: 'Arabic title of the signatory.',
} as const;
const textNames = Object.keys(texts) as (keyof typeof texts)[];

const CertificateSettingsType = builder.prismaObject('CertificateSettings', {
  description: 'The signature of the platform on new certificates. Visible to admins only.',
  fields: (t) => ({
    ...Object.fromEntries(textNames.map((name) => [name, t.exposeString(name, { description: texts[name] })])),
    signature: t.string({
      nullable: true,
      description: 'Path of the picture of the signature; null for none.',
      resolve: ({ signature }) => signatureUrl(signature),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

const CertificateSettingsInput = builder.inputType('CertificateSettingsInput', {
  description: 'All settings of certificates.',
  fields: (t) => ({
    ...Object.fromEntries(textNames.map((name) => [name, t.string({ description: texts[name] })])),
    signature: t.string({ description: 'Path of an own upload of the kind `signature`; null for none.' }),
  }),
});

builder.queryField('certificateSettings', (t) =>
  t.withAuth({ can: 'certificate:manage' }).prismaField({
    type: CertificateSettingsType,
    description: 'The signature of the platform on new certificates.',
    resolve: (query, _root, _args, { db }) => db.certificateSettings.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);

builder.mutationField('updateCertificateSettings', (t) =>
  t.withAuth({ can: 'certificate:manage' }).prismaField({
    type: CertificateSettingsType,
    description: 'Replaces the signature of the platform on new certificates; issued ones keep theirs.',
    problems: ['invalidInput', 'changedMeanwhile'],
    args: {
      input: t.arg({ type: CertificateSettingsInput, required: true, description: 'All settings.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'Optimistic lock: `updatedAt` of the version that was edited.',
      }),
    },
    resolve: (query, _root, { input, updatedAt }, context) => {
      const data = validate(certificateSettingsSchema, input);
      return auditedTransaction(context, async (tx) => {
        const { signature: present } = await tx.certificateSettings.findUniqueOrThrow({ where: { id } });
        const owner = { ownerId: context.viewer.id, present };
        const signature = await requireOwnSignatureKey(tx, data.signature, owner);
        await updateLocked(tx.certificateSettings, {
          id,
          updatedAt,
          data: { ...data, signature },
          notFound: 'notFound',
        });
        return tx.certificateSettings.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
);

builder.prismaObjectField(UserType, 'signature', (t) =>
  t.string({
    nullable: true,
    description: "Path of the trainer's signature on certificates of own courses; null for none.",
    select: { signature: true },
    resolve: ({ signature }) => signatureUrl(signature),
  }),
);

builder.mutationField('setSignature', (t) =>
  t.withAuth({ can: 'course:write' }).prismaField({
    type: UserType,
    description: "Replaces the viewer's signature on new certificates of own courses; issued ones keep theirs.",
    problems: ['invalidInput'],
    args: { url: t.arg.string({ description: 'Path of an own upload of the kind `signature`; null for none.' }) },
    resolve: (query, _root, args, context) => {
      const { url } = validate(signatureImageSchema, { url: args.url ?? null });
      const { id: ownerId } = context.viewer;
      return auditedTransaction(context, async (tx) => {
        const { signature: present } = await tx.user.findUniqueOrThrow({
          where: { id: ownerId },
          select: { signature: true },
        });
        const signature = await requireOwnSignatureKey(tx, url, { ownerId, present });
        return tx.user.update({ ...query, where: { id: ownerId }, data: { signature } });
      });
    },
  }),
);
