import type { Payment, PaymentSettings, Prisma, PrismaClient } from '../../../prisma/generated/client';
import { CourseType } from '../../catalog/course';
import type { PayerMethod } from '../../contract/payments';
import { orderSchema } from '../../contract/validation/payments/payments';
import { builder } from '../../core/builder';
import { Problem, validate } from '../../core/problem';
import { PaymentMethodType } from '../../core/scalarsAndEnums';
import { EventType } from '../../events/event';
import { applyCoupon, findCoupon, isCardAmount } from '../coupons';
import { findOpenOrder } from './orders';
import { PaymentType } from '../payment';
import { toPaymentItem, type PaymentItem } from '../paymentItem';
import { readPaymentSettings } from '../paymentSettings';
import { transferAccounts, type PaymentAccount } from './transferAccounts';

interface CheckoutMethod {
  method: PayerMethod;
  account: PaymentAccount | null;
}

export const PaymentAccountType = builder.objectRef<PaymentAccount>('PaymentAccount').implement({
  description: 'The account that a transfer goes to.',
  fields: (t) => ({
    holder: t.exposeString('holder', { description: 'Name of the holder.' }),
    number: t.exposeString('number', { nullable: true, description: 'Number of the postal account.' }),
    key: t.exposeString('key', { nullable: true, description: 'Key of the postal account.' }),
    rip: t.exposeString('rip', { nullable: true, description: 'RIP for BaridiMob: 20 digits.' }),
    rib: t.exposeString('rib', { nullable: true, description: 'RIB of the bank account: 20 digits.' }),
    bankName: t.exposeString('bankName', { nullable: true, description: 'Name of the bank.' }),
  }),
});

const CheckoutMethodType = builder.objectRef<CheckoutMethod>('CheckoutMethod').implement({
  description: 'A payment method that is offered now.',
  fields: (t) => ({
    method: t.expose('method', { type: PaymentMethodType, description: 'The method.' }),
    account: t.expose('account', {
      type: PaymentAccountType,
      nullable: true,
      description: 'Where a transfer goes; null for cards, and until an admin has set it up.',
    }),
  }),
});

interface Checkout {
  courseId?: number;
  eventId?: number;
  listPrice: Prisma.Decimal;
  amount: Prisma.Decimal;
  couponCode: string | null;
  paymentId: number | null;
  settings: PaymentSettings;
}

const CheckoutType = builder.objectRef<Checkout>('Checkout').implement({
  description: 'What an order of a course or event costs the viewer and how it can be paid.',
  fields: (t) => ({
    course: t.prismaField({
      type: CourseType,
      nullable: true,
      description: 'The course; null for an event.',
      resolve: (query, { courseId }, _args, { db }) =>
        courseId === undefined ? null : db.course.findUnique({ ...query, where: { id: courseId } }),
    }),
    event: t.prismaField({
      type: EventType,
      nullable: true,
      description: 'The event; null for a course.',
      resolve: (query, { eventId }, _args, { db }) =>
        eventId === undefined ? null : db.event.findUnique({ ...query, where: { id: eventId } }),
    }),
    listPrice: t.expose('listPrice', { type: 'Decimal', description: 'Price without a discount.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'What is to be paid.' }),
    couponCode: t.exposeString('couponCode', { nullable: true, description: 'Code of the coupon that was applied.' }),
    methods: t.field({
      type: [CheckoutMethodType],
      description: 'Methods that are offered now, the default first.',
      resolve: ({ settings, amount }, _args, { services: { cardProvider } }) =>
        offeredMethods(settings, cardProvider !== null && isCardAmount(amount)),
    }),
    daysToPay: t.int({
      description: 'Days until an unpaid order expires.',
      resolve: ({ settings }) => settings.daysToPay,
    }),
    seatHoldHours: t.int({
      description: 'Hours for which an order of an event holds a seat without payment.',
      resolve: ({ settings }) => settings.seatHoldHours,
    }),
    guaranteeDays: t.int({
      description: 'Days after the confirmation in which a refund can be requested.',
      resolve: ({ settings }) => settings.guaranteeDays,
    }),
    payment: t.prismaField({
      type: PaymentType,
      nullable: true,
      description: "The viewer's open or paid order of the item; null without one.",
      resolve: (query, { paymentId }, _args, { db }) =>
        paymentId === null ? null : db.payment.findUnique({ ...query, where: { id: paymentId } }),
    }),
  }),
});

/** A card needs the provider and whole dinars; a transfer whose account is not set up yet has none. */
export function offeredMethods(settings: PaymentSettings, hasCards: boolean): CheckoutMethod[] {
  const accounts = transferAccounts(settings);
  return settings.enabledMethods.flatMap((method) => {
    if (method === 'cash' || (method === 'card' && !hasCards)) return [];
    return [{ method, account: method === 'card' ? null : accounts[method] }];
  });
}

builder.queryField('checkout', (t) =>
  t.withAuth({ can: 'payment:write' }).field({
    type: CheckoutType,
    description: 'What an order would cost, or the order that exists.',
    problems: ['invalidInput', 'courseNotFound', 'eventNotFound', 'couponNotValid', 'tooManyAttempts'],
    args: {
      courseId: t.arg.id({ description: 'Key of a published course.' }),
      eventId: t.arg.id({ description: 'Key of a published event.' }),
      coupon: t.arg.string({ description: 'Code of a coupon to try; null or blank: the price without one.' }),
    },
    resolve: async (_root, args, { db, viewer, clock, services: { rateLimiter } }) => {
      const { coupon: code, ...keys } = validate(orderSchema, args);
      const item = toPaymentItem(keys);
      if (code) await rateLimiter.limitByUser(viewer.id, 'coupon');
      const [settings, open] = [await readPaymentSettings(db), await findOpenOrder(db, viewer.id, item)];
      const price = open ? await readAgreedPrice(db, open) : await readItemPrice(db, item);
      const isChangeable = !open || open.status === 'pending';
      const coupon = code && isChangeable ? await findCoupon(db, code, item, clock.now()) : null;
      return {
        ...item,
        ...price,
        ...(coupon && { amount: applyCoupon(price.listPrice, coupon), couponCode: coupon.code }),
        ...(code === null && isChangeable && { amount: price.listPrice, couponCode: null }),
        paymentId: open?.id ?? null,
        settings,
      };
    },
  }),
);

type CheckoutPrice = Pick<Checkout, 'listPrice' | 'amount' | 'couponCode'>;

async function readAgreedPrice(db: PrismaClient, { listPrice, amount, couponId }: Payment): Promise<CheckoutPrice> {
  const coupon = couponId === null ? null : await db.coupon.findUnique({ where: { id: couponId } });
  return { listPrice, amount, couponCode: coupon?.code ?? null };
}

/** @throws Problem `courseNotFound`, `eventNotFound` */
async function readItemPrice(db: PrismaClient, { courseId, eventId }: PaymentItem): Promise<CheckoutPrice> {
  const row =
    courseId === undefined
      ? await db.event.findFirst({ where: { id: eventId, isPublished: true }, select: { price: true } })
      : await db.course.findFirst({ where: { id: courseId, isPublished: true }, select: { price: true } });
  if (!row) throw new Problem(courseId === undefined ? 'eventNotFound' : 'courseNotFound');
  return { listPrice: row.price, amount: row.price, couponCode: null };
}
