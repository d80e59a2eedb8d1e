import { displayName, nameColumns } from '../../contract/text/names/displayName';
import { Prisma } from '../../../prisma/generated/client';
import { paymentStatusLabelsAr } from '../../contract/labels/stateLabelsAr';
import { pageSizes } from '../../contract/pageSizes';
import { isPaid, paymentMethodLabels, paymentMethods } from '../../contract/payments';
import { adminList } from '../../admin/adminList';
import { adminSearchFilter, labeledStates } from '../../admin/adminSearch';
import { builder } from '../../core/builder';
import { parseOptionalId } from '../../core/ids';
import { PaymentMethodType, PaymentStatusType } from '../../core/scalarsAndEnums';
import { timeSpanFilter } from '../../core/dates';
import { expiringOrders, ordersExpiringToday } from '../orders/expiringOrders';
import { PaymentType } from '../payment';

const payerSelect = { user: { select: { ...nameColumns, email: true, phone: true } } } as const;

builder.prismaObjectFields(PaymentType, (t) => ({
  payerName: t.string({
    description: 'First and last name of the payer.',
    select: payerSelect,
    resolve: ({ user }) => displayName(user, 'ar'),
  }),
  payerEmail: t.string({
    description: 'E-mail address of the payer.',
    select: payerSelect,
    resolve: ({ user }) => user.email,
  }),
  payerPhone: t.string({
    nullable: true,
    description: 'Phone number of the payer.',
    select: payerSelect,
    resolve: ({ user }) => user.phone,
  }),
}));

const AdminPaymentFilter = builder.inputType('AdminPaymentFilter', {
  description: 'Conditions on payments, combined with AND.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words that all occur in reference, name, e-mail, phone, transaction number or item, or in the state.',
    }),
    status: t.field({ type: PaymentStatusType, description: 'Payments in this state only.' }),
    method: t.field({ type: PaymentMethodType, description: 'Payments by this method only.' }),
    courseId: t.id({ description: 'Payments of this course only.' }),
    eventId: t.id({ description: 'Payments of this event only.' }),
    isExpiring: t.boolean({
      description: `True: orders that end without a payment within ${pageSizes.office.newDays} days only; false: all others only.`,
    }),
    isExpiringToday: t.boolean({
      description: 'True: orders that end without a payment before midnight in Algeria only; false: all others only.',
    }),
    from: t.field({ type: 'DateTime', description: 'Orders at or after this time.' }),
    to: t.field({ type: 'DateTime', description: 'Orders before this time.' }),
  }),
});

const paymentStates = [
  ...labeledStates(paymentStatusLabelsAr, (status): Prisma.PaymentWhereInput => ({ status })),
  ...paymentMethods.map((method) => [paymentMethodLabels[method].ar, { method }] as const),
];

/** True: the rows of a condition; false: all others; absent: all. */
const matching = (flag: boolean | null | undefined, where: Prisma.PaymentWhereInput): Prisma.PaymentWhereInput[] =>
  flag == null ? [] : [flag ? where : { NOT: where }];

const list = adminList('Payment', {
  query: 'adminPayments',
  permission: 'payment:manage',
  type: PaymentType,
  noun: 'payments',
  filter: AdminPaymentFilter,
  where: ({ search, status, method, courseId, eventId, isExpiring, isExpiringToday, from, to }, { clock }) => ({
    AND: [
      ...adminSearchFilter<Prisma.PaymentWhereInput>(search, { states: paymentStates }),
      ...matching(isExpiring, expiringOrders(clock.now())),
      ...matching(isExpiringToday, ordersExpiringToday(clock.now())),
    ],
    status: status ?? undefined,
    method: method ?? undefined,
    courseId: parseOptionalId(courseId),
    eventId: parseOptionalId(eventId),
    createdAt: timeSpanFilter({ from, to }),
  }),
  sortFields: ['createdAt', 'amount', 'status', 'method'],
  defaultSort: ['createdAt', 'desc'],
  orderBy: (sort, direction) => {
    if (sort === 'amount') return [{ amount: direction }, { id: direction }];
    // The indexes of states and methods are in the order of time, the newest first.
    const opposite = direction === 'asc' ? 'desc' : 'asc';
    if (sort !== 'createdAt') return [{ [sort]: direction }, { createdAt: opposite }, { id: opposite }];
    return [{ createdAt: direction }, { id: direction }];
  },
});

/** The rows of the CSV export, with contact data, which is for admins alone. */
export const paymentExport = list.exportAs((db, where) =>
  db.payment.findMany({
    where,
    omit: { adminSearchText: true },
    include: {
      ...payerSelect,
      course: { select: { title: true, titleAr: true } },
      event: { select: { titleAr: true } },
      coupon: { select: { code: true } },
      receipts: { select: { kind: true, number: true } },
    },
  }),
);

interface PaymentTotals {
  count: number;
  amount: string;
  net: string;
}

const PaymentTotalsType = builder.objectRef<PaymentTotals>('PaymentTotals').implement({
  description: 'Sums of the payments of a filter.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Number of payments.' }),
    amount: t.exposeString('amount', { description: 'Sum of all amounts: "1500.00".' }),
    net: t.exposeString('net', { description: 'Confirmed payments less refunded ones: "1500.00".' }),
  }),
});

builder.objectField(list.type, 'totals', (t) =>
  t.field({
    type: PaymentTotalsType,
    description: 'Sums of the payments on all pages.',
    resolve: async ({ where }, _args, { db }): Promise<PaymentTotals> => {
      const groups = await db.payment.groupBy({
        by: ['status'],
        where,
        _count: { _all: true },
        _sum: { amount: true },
      });
      const sumOf = (counted: typeof groups) =>
        counted.reduce((sum, { _sum }) => sum.plus(_sum.amount ?? 0), new Prisma.Decimal(0)).toFixed(2);
      return {
        count: groups.reduce((count, { _count }) => count + _count._all, 0),
        amount: sumOf(groups),
        net: sumOf(groups.filter(({ status }) => isPaid(status))),
      };
    },
  }),
);
