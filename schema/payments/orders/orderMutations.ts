import type { Payment, Prisma, PrismaClient } from '../../../prisma/generated/client';
import { isOpen, openStatuses } from '../../contract/payments';
import { hasPermission } from '../../contract/permissions';
import { paymentReturnPath } from '../../contract/site/urls';
import { orderSchema, paymentProofSchema } from '../../contract/validation/payments/payments';
import { visiblePayments } from '../../core/accessRules';
import { builder } from '../../core/builder';
import { CardAmountError, CardProviderError } from '../../core/services/cardProvider';
import type { SignedInContext } from '../../core/context';
import { Problem, validate } from '../../core/problem';
import { parseId, parseOptionalId } from '../../core/ids';
import { PaymentMethodType } from '../../core/scalarsAndEnums';
import { cancelOrder, findOpenOrder, placeOrder, type Order, type OrderRequest } from './orders';
import { closeCardPage, openCardCheckout } from '../cards/cardPayments';
import { checkCardPayments } from '../cards/checkCardPayments';
import { findCoupon } from '../coupons';
import { PaymentType } from '../payment';
import { toPaymentItem } from '../paymentItem';
import { submitProof } from './proofs';
import { ensureFreeSeat, hasHeldPlace } from '../seats';
import { refundAccountFields } from '../refundInputs';

const paymentIdArg = { required: true, description: 'Key of the payment.' } as const;

const PaymentOrderInput = builder.inputType('PaymentOrderInput', {
  description: 'An order: a course or an event.',
  fields: (t) => ({
    courseId: t.id({ description: 'Key of a paid, published course.' }),
    eventId: t.id({ description: 'Key of a paid, published, upcoming event.' }),
    method: t.field({
      type: PaymentMethodType,
      description: 'Default: the method of the open order, or the first enabled one.',
    }),
    coupon: t.string({
      description: 'Code of a coupon; absent keeps the one of the open order, null or blank removes it.',
    }),
  }),
});

const PaymentProofInput = builder.inputType('PaymentProofInput', {
  description:
    'The proof of a transfer; with a late one, the account that the money goes back to if what was ordered is gone.',
  fields: (t) => ({
    transactionId: t.string({ required: true, description: 'Number of the transfer.' }),
    proofUrl: t.string({ required: true, description: 'Path of an upload of the kind `proof`.' }),
    notes: t.string({ description: 'Words to the admins.' }),
    ...refundAccountFields(t),
  }),
});

const orderProblems = [
  'invalidInput',
  'onlyStudentsEnroll',
  'courseNotFound',
  'eventNotFound',
  'eventAlreadyStarted',
  'eventSoldOut',
  'nothingToPay',
  'alreadyEnrolled',
  'alreadyRegistered',
  'methodNotOffered',
  'couponNotValid',
  'couponUsedUp',
  'couponUsedByYou',
  'cardsUnavailable',
  'amountNotForCards',
  'cardPageOpen',
  'addressNotConfirmed',
  'tooManyAttempts',
] as const;

const proofProblems = [
  'invalidInput',
  'paymentNotFound',
  'paymentStateChanged',
  'proofAlreadySent',
  'proofNotNeeded',
  'newerOrderExists',
] as const;

builder.mutationFields((t) => ({
  createPayment: t.withAuth({ can: 'payment:write' }).prismaField({
    type: PaymentType,
    description:
      'Orders a paid course or event. A repeated call returns the open order, with the new method and coupon while no proof was sent.',
    problems: orderProblems,
    args: { input: t.arg({ type: PaymentOrderInput, required: true, description: 'The order.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { payment, isNew } = await orderItem(context, toOrderRequest(validate(orderSchema, input)));
      const row = await context.db.payment.findUniqueOrThrow({ ...query, where: { id: payment.id } });
      return Object.assign(row, { isNew });
    },
  }),
  submitPaymentProof: t.withAuth({ can: 'payment:write' }).prismaField({
    type: PaymentType,
    description:
      'Sends a proof of the own payment, or another one until it is decided. A late proof opens an expired or cancelled order again while what was ordered can be given; otherwise the admins return the money.',
    problems: proofProblems,
    args: {
      id: t.arg.id(paymentIdArg),
      input: t.arg({ type: PaymentProofInput, required: true, description: 'The proof.' }),
      proofId: t.arg.id({
        description:
          'The latest proof that the payer has seen, null for none: refused if there is a newer one. If absent, the latest proof is replaced.',
      }),
    },
    resolve: async (query, _root, args, context) => {
      const claim = validate(paymentProofSchema, args.input);
      const knownProofId = args.proofId === null ? null : parseOptionalId(args.proofId);
      await closeOwnCardPage(context, args.id, { method: { not: 'card' } });
      const { id } = await submitProof(parseId(args.id), claim, context, knownProofId);
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  cancelPayment: t.withAuth({ can: 'payment:write' }).prismaField({
    type: PaymentType,
    description: 'Gives up an order that is not paid and not under review; admins may give up any.',
    problems: ['paymentNotFound', 'paymentStateChanged'],
    args: { id: t.arg.id(paymentIdArg) },
    resolve: async (query, _root, args, context) => {
      await closeOwnCardPage(context, args.id);
      const { id } = await cancelOrder(context, parseId(args.id), visiblePayments(context.viewer));
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  checkCardPayment: t.withAuth({ can: 'payment:write' }).prismaField({
    type: PaymentType,
    description:
      'Asks the card provider whether the own order was paid, after the return from its page. Without an answer the order is unchanged.',
    problems: ['paymentNotFound', 'tooManyAttempts'],
    args: { id: t.arg.id(paymentIdArg) },
    resolve: async (query, _root, args, { db, viewer, services: { cardProvider, rateLimiter } }) => {
      await rateLimiter.limitByUser(viewer.id, 'order');
      const where = { AND: [visiblePayments(viewer), { id: parseId(args.id) }] };
      if (cardProvider) await checkCardPayments(db, cardProvider, where);
      const payment = await db.payment.findFirst({ ...query, where });
      if (!payment) throw new Problem('paymentNotFound');
      return payment;
    },
  }),
}));

const toOrderRequest = ({ method, coupon, ...keys }: ReturnType<typeof orderSchema.parse>): OrderRequest => ({
  item: toPaymentItem(keys),
  method: method ?? undefined,
  coupon,
});

/** An order is not paid on its page after it was cancelled or paid by a transfer; while the provider is away, it may be. */
const closeOwnCardPage = (
  { db, viewer, services: { cardProvider } }: SignedInContext,
  id: string,
  where: Prisma.PaymentWhereInput = {},
): Promise<unknown> => closeCardPage(db, cardProvider, { AND: [visiblePayments(viewer), where, { id: parseId(id) }] });

/** Only students take courses; everybody signed in may take part in events. */
async function orderItem(context: SignedInContext, request: OrderRequest): Promise<Order> {
  const {
    db,
    viewer,
    services: { rateLimiter },
  } = context;
  if (request.item.courseId !== undefined && !hasPermission(viewer.role, 'enrollment:create'))
    throw new Problem('onlyStudentsEnroll');
  if (request.method === 'card' && !context.services.cardProvider) throw new Problem('cardsUnavailable');
  await rateLimiter.limitByUser(viewer.id, request.coupon ? 'coupon' : 'order');
  if (request.coupon !== undefined) await closeCardPageOfCoupon(context, request);
  const before = request.method === 'card' ? await findOpenOrder(db, viewer.id, request.item) : null;
  const order = await placeOrder(db, viewer.id, request);
  const { payment } = order;
  if (payment.method === 'card' && isOpen(payment.status) && !payment.checkoutUrl)
    await openCardPage(context, payment).catch(async (error: unknown) => {
      if (before) await keepMethod(db, before);
      throw error;
    });
  return order;
}

/** @throws Problem `eventSoldOut`, `cardsUnavailable`, `amountNotForCards` */
async function openCardPage(context: SignedInContext, payment: Payment): Promise<void> {
  // A seat that is no longer held may be gone.
  if (!(await hasHeldPlace(context.db, payment))) await ensureFreeSeat(context.db, payment.eventId);
  await openCheckout(context, payment.id);
}

/** An order whose page could not be opened can be paid as before. */
const keepMethod = (db: PrismaClient, { id, method }: Payment): Promise<unknown> =>
  db.payment.updateMany({
    where: { id, method: 'card', checkoutUrl: null, status: { in: [...openStatuses] } },
    data: { method },
  });

/** The page of the earlier amount is closed before the coupon changes; while it cannot be closed, the change is refused. */
async function closeCardPageOfCoupon(
  { db, viewer, services: { cardProvider } }: SignedInContext,
  { item, coupon }: OrderRequest,
): Promise<void> {
  const open = await db.payment.findFirst({
    where: { userId: viewer.id, ...item, status: 'pending', checkoutUrl: { not: null } },
    select: { id: true, couponId: true },
  });
  if (!open) return;
  const couponId = coupon ? (await findCoupon(db, coupon, item, new Date())).id : null;
  if (couponId !== open.couponId) await closeCardPage(db, cardProvider, { id: open.id });
}

async function openCheckout(context: SignedInContext, paymentId: number): Promise<void> {
  const {
    db,
    language,
    services: { cardProvider },
  } = context;
  if (!cardProvider) throw new Problem('cardsUnavailable');
  await openCardCheckout(db, cardProvider, paymentId, { language, returnPath: paymentReturnPath(paymentId) }).catch(
    (error: unknown) => {
      if (error instanceof CardAmountError) throw new Problem('amountNotForCards', { cause: error });
      if (error instanceof CardProviderError) throw new Problem('cardsUnavailable', { cause: error });
      throw error;
    },
  );
}
