import type { User } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { UserType } from '../accounts/user';
import { pageSizes } from '../contract/pageSizes';
import { learnerHandleSchema, normalizeHandle } from '../contract/validation/learning/certificates';
import { builder } from '../core/builder';
import { onUniqueViolation, Problem, validate } from '../core/problem';
import { PublicCertificateType } from './certificate';

builder.prismaObjectField(UserType, 'learnerHandle', (t) =>
  t.exposeString('learnerHandle', {
    nullable: true,
    description: 'Last part of the address of the public learner page; null: there is no page.',
  }),
);

type Learner = Pick<User, 'id' | 'learnerHandle' | 'certificateName' | 'certificateNameAr'>;

const LearnerPageType = builder.objectRef<Learner>('LearnerPage').implement({
  description: 'The public page of a learner who has chosen an address for it.',
  fields: (t) => ({
    handle: t.string({
      description: 'Last part of the address.',
      resolve: ({ learnerHandle }) => learnerHandle ?? '',
    }),
    name: t.string({ description: 'Name in Latin script.', resolve: ({ certificateName }) => certificateName ?? '' }),
    nameAr: t.string({
      description: 'Name in Arabic script.',
      resolve: ({ certificateNameAr }) => certificateNameAr ?? '',
    }),
    certificates: t.prismaField({
      type: [PublicCertificateType],
      description: `Valid certificates, the newest first; at most ${pageSizes.certificates}.`,
      resolve: (query, { id }, _args, { db }) =>
        db.certificate.findMany({
          ...query,
          where: { userId: id, status: 'valid' },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: pageSizes.certificates,
        }),
    }),
  }),
});

builder.queryField('learner', (t) =>
  t.field({
    type: LearnerPageType,
    nullable: true,
    description: 'The public page of a learner; null if there is none.',
    args: { handle: t.arg.string({ required: true, description: 'Last part of the address.' }) },
    resolve: (_root, { handle }, { db }) =>
      db.user.findFirst({
        where: {
          learnerHandle: normalizeHandle(handle),
          isActive: true,
          deleteAfter: null,
          certificateName: { not: null },
        },
        select: { id: true, learnerHandle: true, certificateName: true, certificateNameAr: true },
      }),
  }),
);

builder.mutationField('setLearnerHandle', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: UserType,
    description: "Publishes the page of the viewer's certificates at an address, or removes it.",
    problems: ['invalidInput', 'certificateNameMissing', 'handleTaken'],
    args: { handle: t.arg.string({ description: '3 to 30 small letters, digits and hyphens; null: no page.' }) },
    resolve: async (query, _root, args, context) => {
      const { db, viewer } = context;
      const { handle } = validate(learnerHandleSchema, { handle: args.handle ?? null });
      const where = { id: viewer.id, ...(handle !== null && { certificateName: { not: null } }) };
      const { count } = await auditedTransaction(context, (tx) =>
        tx.user.updateMany({ where, data: { learnerHandle: handle } }),
      ).catch(onUniqueViolation({ users_learnerHandle_key: { code: 'handleTaken', field: 'handle' } }));
      if (count === 0) throw new Problem('certificateNameMissing');
      return db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } });
    },
  }),
);
