import type { Payment, Prisma } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { type OptionalRefundAccount, refundRequestSchema } from '../../contract/validation/payments/refunds';
import type { SignedInContext } from '../../core/context';
import { Problem, validate } from '../../core/problem';
import { hasAdminRights } from '../../core/permissionProblem';
import {
  paymentRefundedNotification,
  refundDeclinedNotification,
  refundRequestedNotification,
} from '../../notifications/kinds/refunds';
import { sendNotification } from '../../notifications/sendNotification';
import { applyRefund } from '../paymentEffects';
import { notifyPayer, toPaymentPayload } from '../paymentNotifications';
import { guaranteeEnd, readPaymentSettings } from '../paymentSettings';
import { changePaymentState, decidedBy, lockPayment } from '../paymentStates';
import { validateRefundAccount } from '../refundAccount';
import { visiblePayments } from '../../core/accessRules';
import { builder } from '../../core/builder';
import { parseId } from '../../core/ids';
import { PaymentType } from '../payment';
import { refundAccountArgs } from '../refundInputs';

/**
 * Asks for a refund: the payer within the guarantee period, or at any time if the event is cancelled; an admin at any time.
 * @throws Problem `paymentNotFound`, `paymentStateChanged`, `guaranteeEnded`, `nothingToPay` for an order that a coupon has paid,
 *   `invalidInput` for cash that was not paid in cash
 */
const requestRefund = (
  id: number,
  { reason, ...account }: RefundRequest,
  context: SignedInContext,
  where: Prisma.PaymentWhereInput,
): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const payment = await changePaymentState(
      tx,
      id,
      'requestRefund',
      {
        ...(await validateRefundAccount(tx, account)),
        refundReason: reason,
        refundRequestedAt: new Date(),
        decisionReason: null,
      },
      where,
    );
    if (!hasAdminRights(context.viewer)) {
      if (payment.amount.isZero()) throw new Problem('nothingToPay');
      await ensureWithinGuarantee(tx, payment);
      if (account.refundMethod === 'cash' && payment.method !== 'cash')
        throw new Problem('invalidInput', { fields: { refundMethod: 'cashForCashOnly' } });
    }
    await sendNotification(tx, refundRequestedNotification, { role: 'admin' }, await toPaymentPayload(tx, payment));
    return payment;
  });

async function ensureWithinGuarantee(tx: Prisma.TransactionClient, payment: Payment): Promise<void> {
  const settings = await readPaymentSettings(tx);
  const { confirmedAt, eventId } = payment;
  if (confirmedAt && guaranteeEnd(confirmedAt, settings) >= new Date()) return;
  if (eventId === null || (await tx.event.count({ where: { id: eventId, isPublished: false } })) === 0)
    throw new Problem('guaranteeEnded');
}

interface RefundRequest extends OptionalRefundAccount {
  reason: string;
}

interface Refund {
  /** Number of the transfer to the payer. */
  reference: string;
  /** Whether an access that an admin has opened since the payment ends, too; default true. */
  endAccess?: boolean | null | undefined;
  /** Of a refund that was not requested. */
  unrequested?: RefundRequest;
}

/**
 * Records that the money was returned: the access ends and a credit note is created.
 * @throws Problem `paymentNotFound`, `paymentStateChanged`; `invalidInput` if a payment without a request lacks reason and
 *   account
 */
export const refundPayment = (
  id: number,
  { reference, endAccess, unrequested }: Refund,
  context: SignedInContext,
): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const now = new Date();
    const before = await lockPayment(tx, id);
    const isRequested = before.status === 'refund_requested';
    if (!isRequested && !unrequested) throw new Problem('paymentStateChanged');
    const payment = await changePaymentState(tx, id, 'refund', {
      ...decidedBy(context, now),
      ...(unrequested && { ...(await validateRefundAccount(tx, unrequested)), refundReason: unrequested.reason }),
      refundedAt: now,
      refundReference: reference,
    });
    const keepsAccess = await applyRefund(tx, payment, {
      endAccess: endAccess ?? true,
      wasConfirmed: before.status !== 'submitted',
    });
    await sendNotification(
      tx,
      paymentRefundedNotification,
      { userIds: [payment.userId] },
      { ...(await toPaymentPayload(tx, payment)), keepsAccess },
    );
    // A deleted account's number is needed no longer.
    await tx.payment.updateMany({
      where: { id, user: { deletedAt: { not: null } } },
      data: { refundAccount: null, refundHolder: null },
    });
    return payment;
  });

/** @throws Problem `paymentNotFound`, `paymentStateChanged` */
export const declineRefund = (id: number, reason: string, context: SignedInContext): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const payment = await changePaymentState(tx, id, 'declineRefund', {
      ...decidedBy(context, new Date()),
      decisionReason: reason,
    });
    await notifyPayer(tx, payment, refundDeclinedNotification);
    return payment;
  });

builder.mutationField('requestPaymentRefund', (t) =>
  t.withAuth({ can: 'payment:write' }).prismaField({
    type: PaymentType,
    description:
      'Asks for the money back, within the guarantee period or if an event is cancelled; admins at any time. Method, account and holder are required.',
    problems: ['invalidInput', 'paymentNotFound', 'paymentStateChanged', 'guaranteeEnded', 'nothingToPay'],
    args: {
      id: t.arg.id({ required: true, description: 'Key of the payment.' }),
      reason: t.arg.string({ required: true, description: 'Why.' }),
      ...refundAccountArgs,
    },
    resolve: async (query, _root, args, context) => {
      const request = validate(refundRequestSchema, args);
      const { id } = await requestRefund(parseId(args.id), request, context, visiblePayments(context.viewer));
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
