import type { PaymentSettings } from '../../../prisma/generated/client';
import { isClosed, isTransferMethod, isUnpaid } from '../../contract/payments';
import { builder } from '../../core/builder';
import type { Context, Viewer } from '../../core/context';
import { hasAdminRights } from '../../core/permissionProblem';
import { EventType } from '../../events/event';
import { EventRegistrationType } from '../../events/eventRegistration';
import { EnrollmentType } from '../../learning/enrollment';
import { PaymentAccountType } from './checkout';
import { PaymentType } from '../payment';
import { hasPlace, readSituation } from './orderConditions';
import { hasHeldPlace } from '../seats';
import { guaranteeEnd, readPaymentSettings } from '../paymentSettings';
import { transferAccounts } from './transferAccounts';

type OrderPlace = 'held' | 'available' | 'gone';

const OrderPlaceType = builder.enumType('OrderPlace', {
  description: 'Whether a course or seat waits for the money of an order.',
  values: {
    held: { description: 'It waits for the payment.' },
    available: { description: 'It is not held, but can still be given.' },
    gone: { description: 'It can no longer be given: money would be returned.' },
  } satisfies Record<OrderPlace, object>,
});

/* Fields that join orders with the settings, and enrollments and registrations with their orders. */

const settingsOfRequests = new WeakMap<Context, Promise<PaymentSettings>>();

/** The settings, read once in a request. */
function settingsOf(context: Context): Promise<PaymentSettings> {
  const settings = settingsOfRequests.get(context) ?? readPaymentSettings(context.db);
  settingsOfRequests.set(context, settings);
  return settings;
}

builder.prismaObjectFields(PaymentType, (t) => ({
  account: t.field({
    type: PaymentAccountType,
    nullable: true,
    description: 'Where the transfer goes; null for other methods, closed or paid orders, and without an account.',
    select: { method: true, status: true },
    resolve: async ({ method, status }, _args, context) =>
      isTransferMethod(method) && isUnpaid(status) ? transferAccounts(await settingsOf(context))[method] : null,
  }),
  refundableUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'End of the guarantee period; null for orders that are not paid and for those of price 0.',
    select: { status: true, amount: true, confirmedAt: true },
    resolve: async ({ status, amount, confirmedAt }, _args, context) => {
      if (status !== 'confirmed' || amount.isZero() || !confirmedAt) return null;
      return guaranteeEnd(confirmedAt, await settingsOf(context));
    },
  }),
  canRequestRefund: t.boolean({
    description: 'Whether the payer may ask for a refund: within the guarantee period, or if the event is cancelled.',
    select: { status: true, amount: true, confirmedAt: true, event: { select: { isPublished: true } } },
    resolve: async ({ status, amount, confirmedAt, event }, _args, context) => {
      if (status !== 'confirmed' || amount.isZero() || !confirmedAt) return false;
      if (event && !event.isPublished) return true;
      return !context.clock.hasPassed(guaranteeEnd(confirmedAt, await settingsOf(context)));
    },
  }),
  place: t.field({
    type: OrderPlaceType,
    nullable: true,
    description: 'What money that arrives now would get; null for orders that are paid or refunded.',
    select: { id: true, userId: true, listPrice: true, status: true },
    resolve: async (payment, _args, { db, clock }): Promise<OrderPlace | null> => {
      if (!isUnpaid(payment.status) && !isClosed(payment.status)) return null;
      if (isUnpaid(payment.status) && (await hasHeldPlace(db, payment))) return 'held';
      return hasPlace(await readSituation(db, payment, clock)) ? 'available' : 'gone';
    },
  }),
}));

const maySeePayment = (viewer: Viewer | null, ownerId: number): boolean =>
  viewer?.id === ownerId || hasAdminRights(viewer);

builder.prismaObjectField(EnrollmentType, 'payment', (t) =>
  t.field({
    type: PaymentType,
    nullable: true,
    description: 'The latest order of the course, for the student and admins; null without one.',
    select: (_args, _context, nested) => ({ studentId: true, payment: nested() }),
    resolve: ({ studentId, payment }, _args, { viewer }) => (maySeePayment(viewer, studentId) ? payment : null),
  }),
);

builder.prismaObjectField(EventRegistrationType, 'payment', (t) =>
  t.field({
    type: PaymentType,
    nullable: true,
    description: 'The order of the seat, for its user and admins; null for a free event.',
    select: (_args, _context, nested) => ({ userId: true, payment: nested() }),
    resolve: ({ userId, payment }, _args, { viewer }) => (maySeePayment(viewer, userId) ? payment : null),
  }),
);

builder.prismaObjectField(EventType, 'myOrder', (t) =>
  t.field({
    type: PaymentType,
    nullable: true,
    description: "The viewer's open or paid order of a seat; null without one.",
    select: (_args, { viewer }, nested) => ({
      payments: nested({ where: { userId: viewer?.id ?? 0, openKey: { not: null } } }),
    }),
    resolve: ({ payments }) => payments[0] ?? null,
  }),
);
