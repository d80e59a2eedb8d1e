import { displayName, nameColumns } from '../../contract/text/names/displayName';
import type { Payment, PaymentProof, PaymentStatus, PrismaClient } from '../../../prisma/generated/client';
import { bounds } from '../../contract/bounds';
import { pageSizes } from '../../contract/pageSizes';
import { privateUploadsPath } from '../../contract/site/urls';
import { builder } from '../../core/builder';
import { PaymentStatusType } from '../../core/scalarsAndEnums';
import { parseId } from '../../core/ids';
import { fetchInIdOrder } from '../../paging/offsetPagination';
import { PaymentType } from '../payment';
import { findPaymentWarnings, type PaymentWarning, type PaymentWarningKind } from './paymentWarnings';
import { activeEnrollmentWhere, currentCertificateWhere } from '../../core/accessRules';
import type { Context } from '../../core/context';
import { dayMs } from '../../contract/text/format/dateTime';
import { readPaymentSettings } from '../paymentSettings';

const PaymentWarningKindType = builder.enumType('PaymentWarningKind', {
  description: 'Why a proof needs a closer look.',
  values: {
    transactionReused: { description: 'Another payment has the same transaction number.' },
    fileReused: { description: 'The same file was sent before.' },
    repeatedRefusals: { description: 'Several proofs of this payment were refused.' },
    amountDiffers: { description: "The amount in the payer's words is another one." },
    orderExpired: { description: 'The time to pay has ended meanwhile.' },
    discountWithoutCoupon: {
      description: 'The coupon of the late proof was used up by others; the agreed discount holds.',
    },
    payerInactive: { description: "The payer's account is deactivated." },
    payerRole: { description: 'The payer of a course is no student any more.' },
    hasAccess: { description: 'The payer has got the course or seat in another way.' },
    eventWithdrawn: { description: 'The event is cancelled.' },
    eventStarted: { description: 'The event has begun.' },
    free: { description: 'The course or event has become free.' },
    priceLower: { description: 'The price is lower than the one of the order.' },
    soldOut: { description: 'The order has lost its seat, and no seat is left.' },
  } satisfies Record<PaymentWarningKind, object>,
});

const ProofUseType = builder.objectRef<Pick<Payment, 'id' | 'reference' | 'status'>>('ProofUse').implement({
  description: 'A payment for which a proof was used before.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key of the payment.' }),
    reference: t.exposeString('reference', { description: 'Its reference.' }),
    status: t.expose('status', { type: PaymentStatusType, description: 'Its state now.' }),
  }),
});

const PaymentWarningType = builder.objectRef<PaymentWarning>('PaymentWarning').implement({
  description: 'A reason to look closer at a proof.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PaymentWarningKindType, description: 'The reason.' }),
    uses: t.expose('uses', {
      type: [ProofUseType],
      description: 'The payments with the same proof, the latest first.',
    }),
    statedAmount: t.string({
      nullable: true,
      description: 'The amount that the payer stated: "1500.00".',
      resolve: ({ statedAmount }) => statedAmount ?? null,
    }),
    currentPrice: t.string({
      nullable: true,
      description: 'The lower price of the course or event: "1500.00".',
      resolve: ({ currentPrice }) => currentPrice ?? null,
    }),
  }),
});

const PaymentProofType = builder.objectRef<PaymentProof>('PaymentProof').implement({
  description: 'A proof that was sent, for admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    url: t.string({
      description: 'Private path of the picture.',
      resolve: ({ uploadKey }) => `${privateUploadsPath}/${uploadKey}`,
    }),
    transactionId: t.exposeString('transactionId', { description: 'Number of the transfer.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the proof.' }),
  }),
});

interface PaymentReview {
  payment: Payment;
  proofs: PaymentProof[];
  deciderName: string | null;
}

const PaymentReviewType = builder.objectRef<PaymentReview>('PaymentReview').implement({
  description: 'All that an admin needs to decide on a payment.',
  fields: (t) => ({
    payment: t.prismaField({
      type: PaymentType,
      description: 'The payment.',
      resolve: (query, { payment: { id } }, _args, { db }) => db.payment.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    proofs: t.expose('proofs', { type: [PaymentProofType], description: 'All proofs, the latest first.' }),
    warnings: t.field({
      type: [PaymentWarningType],
      description: 'Reasons to look closer.',
      resolve: ({ payment, proofs }, _args, context) => findPaymentWarnings(context, payment, proofs[0]),
    }),
    earlierPayments: t.prismaField({
      type: [PaymentType],
      description: "The payer's other payments, the newest first, at most 20.",
      resolve: (query, { payment: { id, userId } }, _args, { db }) =>
        db.payment.findMany({
          ...query,
          where: { userId, id: { not: id } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: bounds.payment.reviewedMax,
        }),
    }),
    usage: t.field({
      type: PaymentUsageType,
      nullable: true,
      description: 'What the payer has used of what was paid; null before the payment.',
      resolve: ({ payment }, _args, context) => readPaymentUsage(context, payment),
    }),
    deciderName: t.exposeString('deciderName', {
      nullable: true,
      description: 'Name of the admin of the latest decision; null for the card provider, and before a decision.',
    }),
  }),
});

const findWaiting = (db: PrismaClient, status: PaymentStatus, take: number): Promise<{ id: number }[]> =>
  db.payment.findMany({
    select: { id: true },
    where: { status },
    orderBy:
      status === 'submitted' ? [{ submittedAt: 'asc' }, { id: 'asc' }] : [{ refundRequestedAt: 'asc' }, { id: 'asc' }],
    take,
  });

builder.queryFields((t) => ({
  paymentReviewQueue: t.withAuth({ can: 'payment:manage' }).prismaField({
    type: [PaymentType],
    description:
      'Payments that wait for a decision: proofs under review, the oldest first, then requested refunds; at most 100.',
    complexity: { multiplier: pageSizes.max },
    resolve: async (query, _root, _args, { db }) => {
      const submitted = await findWaiting(db, 'submitted', pageSizes.max);
      const room = pageSizes.max - submitted.length;
      const refunds = room === 0 ? [] : await findWaiting(db, 'refund_requested', room);
      return fetchInIdOrder([...submitted, ...refunds], (where) => db.payment.findMany({ ...query, where }));
    },
  }),
  paymentReview: t.withAuth({ can: 'payment:manage' }).field({
    type: PaymentReviewType,
    nullable: true,
    description: 'A payment with its proofs and warnings; null if there is none.',
    args: { id: t.arg.id({ required: true, description: 'Key of the payment.' }) },
    resolve: async (_root, args, { db }): Promise<PaymentReview | null> => {
      const row = await db.payment.findUnique({
        where: { id: parseId(args.id) },
        include: { proofs: { orderBy: { id: 'desc' }, take: bounds.payment.reviewedMax } },
      });
      if (!row) return null;
      const { proofs, ...payment } = row;
      const decider =
        payment.decidedBy === null
          ? null
          : await db.user.findUnique({
              where: { id: payment.decidedBy },
              select: nameColumns,
            });
      return { payment, proofs, deciderName: decider && displayName(decider, 'ar') };
    },
  }),
}));

interface PaymentUsage {
  lessonCount: number | null;
  completedLessons: number | null;
  hasCertificate: boolean;
  daysSincePayment: number;
  guaranteeDays: number;
  earlierRefunds: number;
  isOpenedByAdmin: boolean;
}

const PaymentUsageType = builder.objectRef<PaymentUsage>('PaymentUsage').implement({
  description: 'What the payer has used of what was paid, for the decision about a refund.',
  fields: (t) => ({
    lessonCount: t.exposeInt('lessonCount', { nullable: true, description: 'Published lessons; null for an event.' }),
    completedLessons: t.exposeInt('completedLessons', {
      nullable: true,
      description: 'How many of them the payer has completed; null for an event.',
    }),
    hasCertificate: t.exposeBoolean('hasCertificate', {
      description: 'Whether a certificate counts that a refund would revoke.',
    }),
    daysSincePayment: t.exposeInt('daysSincePayment', { description: 'Whole days since the payment.' }),
    guaranteeDays: t.exposeInt('guaranteeDays', { description: 'Days in which payers may ask for a refund.' }),
    earlierRefunds: t.exposeInt('earlierRefunds', { description: "The payer's other payments that were refunded." }),
    isOpenedByAdmin: t.exposeBoolean('isOpenedByAdmin', {
      description: 'Whether an admin has opened the access since the payment, so that a refund may leave it.',
    }),
  }),
});

/** Null for an order that was not paid. */
async function readPaymentUsage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, userId, courseId, status, confirmedAt }: Payment,
): Promise<PaymentUsage | null> {
  if (!confirmedAt || (status !== 'confirmed' && status !== 'refund_requested')) return null;
  const enrollment = await db.enrollment.findFirst({ where: { paymentId: id }, select: { id: true } });
  const lessons = { courseId: courseId ?? 0, isPublished: true };
  const own = { enrollmentId: enrollment?.id ?? 0 };
  const { guaranteeDays } = await readPaymentSettings(db);
  return {
    lessonCount: courseId && (await db.lesson.count({ where: lessons })),
    completedLessons:
      courseId && (await db.lessonProgress.count({ where: { ...own, completedAt: { not: null }, lesson: lessons } })),
    hasCertificate: (await db.certificate.count({ where: { ...own, ...currentCertificateWhere } })) > 0,
    daysSincePayment: Math.floor((clock.now().getTime() - confirmedAt.getTime()) / dayMs),
    guaranteeDays,
    earlierRefunds: await db.payment.count({ where: { userId, status: 'refunded', id: { not: id } } }),
    isOpenedByAdmin:
      (await db.enrollment.count({ where: { paymentId: id, source: 'admin', ...activeEnrollmentWhere } })) > 0,
  };
}
