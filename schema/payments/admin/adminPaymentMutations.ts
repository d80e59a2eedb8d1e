import type { Payment } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { isPaid, type PaymentStatus } from '../../contract/payments';
import {
  cashPaymentSchema,
  decisionNotesSchema,
  paymentReasonSchema,
  refundReferenceSchema,
} from '../../contract/validation/payments/payments';
import { refundSchema, unrequestedRefundSchema } from '../../contract/validation/payments/refunds';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { Problem, validate } from '../../core/problem';
import { parseId, parseOptionalId } from '../../core/ids';
import { PaymentStatusType } from '../../core/scalarsAndEnums';
import { closeCardPage } from '../cards/cardPayments';
import { declineRefund, refundPayment } from '../refunds/refunds';
import { confirmPayment, rejectPayment } from './paymentDecisions';
import { placeOrderIn, withOrderProblems } from '../orders/orders';
import { PaymentType } from '../payment';
import { toPaymentItem } from '../paymentItem';
import { refundAccountArgs } from '../refundInputs';
import { settleInCash } from '../settleOrder';

const paymentIdArg = { required: true, description: 'Key of the payment.' } as const;
const proofIdArg = {
  description: 'The proof that the decision is about: refused if there is a newer one. Default: the latest proof.',
} as const;
const endAccessArg = {
  type: 'Boolean',
  description: 'Of a refund: whether an access that an admin has opened since the payment ends, too; default true.',
} as const;
const reasonArg = { required: true, description: 'Reason that the payer reads.' } as const;
const decisionProblems = ['invalidInput', 'paymentNotFound', 'paymentStateChanged'] as const;

const CashPaymentInput = builder.inputType('CashPaymentInput', {
  description: 'A payment in cash at the desk, for a course or an event.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Key of the payer.' }),
    courseId: t.id({ description: 'Key of a paid, published course.' }),
    eventId: t.id({ description: 'Key of a paid, published, upcoming event.' }),
    notes: t.string({ description: 'Words of the admin.' }),
  }),
});

const cashPaymentProblems = [
  'invalidInput',
  'userNotFound',
  'onlyStudentsEnroll',
  'courseNotFound',
  'eventNotFound',
  'eventAlreadyStarted',
  'eventSoldOut',
  'nothingToPay',
  'alreadyEnrolled',
  'alreadyRegistered',
  'alreadyOrdered',
  'paymentStateChanged',
] as const;

builder.mutationFields((t) => ({
  confirmPayment: t.withAuth({ can: 'payment:manage' }).prismaField({
    type: PaymentType,
    description:
      'Accepts a proof, or the money of an expired order: the course or event is open at once and a receipt is created.',
    problems: [...decisionProblems, 'changedMeanwhile', 'eventSoldOut', 'alreadyOrdered'],
    args: { id: t.arg.id(paymentIdArg), proofId: t.arg.id(proofIdArg) },
    resolve: async (query, _root, args, context) => {
      const { id } = await confirmPayment(parseId(args.id), context, parseOptionalId(args.proofId));
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  rejectPayment: t.withAuth({ can: 'payment:manage' }).prismaField({
    type: PaymentType,
    description: 'Refuses a proof; the payer can send another one.',
    problems: [...decisionProblems, 'changedMeanwhile'],
    args: { id: t.arg.id(paymentIdArg), reason: t.arg.string(reasonArg), proofId: t.arg.id(proofIdArg) },
    resolve: async (query, _root, args, context) => {
      const { reason } = validate(paymentReasonSchema, args);
      const { id } = await rejectPayment(parseId(args.id), reason, context, parseOptionalId(args.proofId));
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  refundPayment: t.withAuth({ can: 'payment:manage' }).prismaField({
    type: PaymentType,
    description:
      'Records that money was returned: the access ends and a credit note is created. A payment without a request, confirmed or under review, needs reason, method, account and holder.',
    problems: decisionProblems,
    args: {
      id: t.arg.id(paymentIdArg),
      reference: t.arg.string({ required: true, description: 'Number of the transfer to the payer.' }),
      endAccess: t.arg(endAccessArg),
      reason: t.arg.string({ description: 'Why, if the payer has not requested it.' }),
      ...refundAccountArgs,
    },
    resolve: async (query, _root, args, context) => {
      const { id } = await recordRefund(parseId(args.id), args, context);
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  declinePaymentRefund: t.withAuth({ can: 'payment:manage' }).prismaField({
    type: PaymentType,
    description: 'Declines a requested refund; the payment stays confirmed.',
    problems: decisionProblems,
    args: { id: t.arg.id(paymentIdArg), reason: t.arg.string(reasonArg) },
    resolve: async (query, _root, args, context) => {
      const { reason } = validate(paymentReasonSchema, args);
      const { id } = await declineRefund(parseId(args.id), reason, context);
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  updatePaymentStatus: t.withAuth({ can: 'payment:manage' }).prismaField({
    type: PaymentType,
    description:
      'Decides a payment by its new status: confirmed, rejected or refunded; confirmed declines a requested refund.',
    problems: [...decisionProblems, 'eventSoldOut', 'alreadyOrdered'],
    args: {
      id: t.arg.id(paymentIdArg),
      status: t.arg({ type: PaymentStatusType, required: true, description: 'The new status.' }),
      notes: t.arg.string({ description: 'The reason that the payer reads, or the number of the refund transfer.' }),
      endAccess: t.arg(endAccessArg),
    },
    resolve: async (query, _root, args, context) => {
      const { id } = await decidePayment(parseId(args.id), args, context);
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  recordCashPayment: t.withAuth({ can: 'payment:manage' }).prismaField({
    type: PaymentType,
    description: 'Records a payment in cash: an open order is used, or one is created; it is confirmed at once.',
    problems: cashPaymentProblems,
    args: { input: t.arg({ type: CashPaymentInput, required: true, description: 'The payment.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { id } = await recordCash(validate(cashPaymentSchema, input), context);
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));

/** The state decides what is needed: a requested refund names its account already. */
async function recordRefund(id: number, args: { reason?: string | null | undefined }, context: SignedInContext) {
  const payment = await context.db.payment.findUnique({ where: { id }, select: { status: true } });
  if (!payment) throw new Problem('paymentNotFound');
  if (payment.status !== 'confirmed' && payment.status !== 'submitted')
    return refundPayment(id, validate(refundSchema, args), context);
  const { reference, endAccess, ...unrequested } = validate(unrequestedRefundSchema, args);
  return refundPayment(id, { reference, endAccess, unrequested }, context);
}

interface StatusDecision {
  status: PaymentStatus;
  notes?: string | null | undefined;
  endAccess?: boolean | null | undefined;
}

/**
 * The decision that leads to a status. A concurrent decision of another request is found by its transition.
 * @throws Problem `paymentNotFound`, `paymentStateChanged`, `invalidInput` without the notes that the decision needs
 */
async function decidePayment(
  id: number,
  { status, notes, endAccess }: StatusDecision,
  context: SignedInContext,
): Promise<Payment> {
  const payment = await context.db.payment.findUnique({ where: { id }, select: { status: true } });
  if (!payment) throw new Problem('paymentNotFound');
  const reason = () => validate(decisionNotesSchema, { notes: notes ?? '' }).notes;
  switch (`${payment.status} ${status}` as const) {
    case 'submitted confirmed':
    case 'expired confirmed':
      return confirmPayment(id, context);
    case 'submitted rejected':
      return rejectPayment(id, reason(), context);
    case 'refund_requested refunded': {
      const { notes: reference } = validate(refundReferenceSchema, { notes: notes ?? '' });
      return refundPayment(id, { reference, endAccess }, context);
    }
    case 'refund_requested confirmed':
      return declineRefund(id, reason(), context);
    default:
      throw new Problem('paymentStateChanged');
  }
}

async function recordCash(
  { userId, notes, ...keys }: ReturnType<typeof cashPaymentSchema.parse>,
  context: SignedInContext,
): Promise<Payment> {
  const {
    db,
    viewer,
    services: { cardProvider },
  } = context;
  const payer = await db.user.findFirst({
    where: { id: userId, isActive: true },
    select: { id: true, role: true },
  });
  if (!payer) throw new Problem('userNotFound');
  if (keys.courseId && payer.role !== 'student') throw new Problem('onlyStudentsEnroll');
  const item = toPaymentItem(keys);
  // Without a provider's answer the page stays open; a payment there is shown to the admins.
  await closeCardPage(db, cardProvider, { userId: payer.id, ...item });
  return withOrderProblems(() =>
    auditedTransaction(context, async (tx) => {
      const { payment } = await placeOrderIn(tx, payer.id, { item, method: 'cash', isByOffice: true });
      if (isPaid(payment.status)) throw new Problem('alreadyOrdered');
      return settleInCash(tx, payment.id, viewer.id, notes);
    }),
  );
}
