import type { Prisma } from '../../prisma/generated/client';
import { CourseType } from '../catalog/course';
import { isOpen } from '../contract/payments';
import { privateUploadsPath, receiptPath } from '../contract/site/urls';
import { visiblePayments } from '../core/accessRules';
import { builder } from '../core/builder';
import { boundedCountNote, countRows } from '../paging/countRows';
import { connectionComplexity, findPage } from '../paging/cursorPagination';
import { parseId, parseOptionalId } from '../core/ids';
import { PaymentMethodType, PaymentStatusType } from '../core/scalarsAndEnums';
import { EventType } from '../events/event';

const ReceiptKindType = builder.enumType('ReceiptKind', {
  description: 'A receipt, or the credit note of a refund.',
  values: ['receipt', 'credit_note'] as const,
});

const ReceiptType = builder.prismaObject('Receipt', {
  description: 'A numbered document about a payment. It never changes.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReceiptKindType, description: 'Receipt or credit note.' }),
    number: t.exposeString('number', { description: '"R-2026-000123"; without gaps in each kind and year.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'What was received or returned.' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'Time of the document.' }),
    url: t.string({
      description: 'Path of the PDF file, for the owner and admins.',
      select: { paymentId: true, kind: true },
      resolve: ({ paymentId, kind }) => receiptPath(paymentId, kind),
    }),
  }),
});

/** `select` of the proof that counts. */
const latestProof = {
  proofs: { orderBy: { id: 'desc' }, take: 1, select: { id: true, uploadKey: true } },
} as const;

export const PaymentType = builder.prismaObject('Payment', {
  select: { id: true },
  description: 'An order of a course or of a seat at an event, and its payment. Visible to its owner and admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    userId: t.exposeID('userId', { description: 'Key of the payer.' }),
    courseId: t.exposeID('courseId', { nullable: true, description: 'Key of the course; null for an event.' }),
    course: t.relation('course', { type: CourseType, nullable: true, description: 'The course; null for an event.' }),
    eventId: t.exposeID('eventId', { nullable: true, description: 'Key of the event; null for a course.' }),
    event: t.relation('event', { type: EventType, nullable: true, description: 'The event; null for a course.' }),
    amount: t.expose('amount', {
      type: 'Decimal',
      description: 'What is to be paid: the agreed price less the discount.',
    }),
    listPrice: t.expose('listPrice', { type: 'Decimal', description: 'Price at the time of the order.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code: DZD.' }),
    method: t.expose('method', { type: PaymentMethodType, description: 'How it is paid.' }),
    status: t.expose('status', { type: PaymentStatusType, description: 'State of the payment.' }),
    reference: t.exposeString('reference', { description: 'Short text to write on the transfer: "TY-4K7Q9X".' }),
    couponCode: t.string({
      nullable: true,
      description: 'Code of the coupon; null without one.',
      select: { coupon: { select: { code: true } } },
      resolve: ({ coupon }) => coupon?.code ?? null,
    }),
    transactionId: t.exposeString('transactionId', {
      nullable: true,
      description: 'Number of the transfer, once known.',
    }),
    notes: t.exposeString('notes', { nullable: true, description: "The payer's words to the admins." }),
    proofUrl: t.string({
      nullable: true,
      description: 'Private path of the latest proof; null before it was sent.',
      select: latestProof,
      resolve: ({ proofs }) => (proofs[0] ? `${privateUploadsPath}/${proofs[0].uploadKey}` : null),
    }),
    decisionReason: t.exposeString('decisionReason', {
      nullable: true,
      description: 'Why the payment or the refund was refused last.',
    }),
    rejectionCount: t.exposeInt('rejectionCount', { description: 'How many proofs were refused.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'End of the time to pay.' }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the latest proof; null before.',
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'Time of the latest decision.' }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the confirmation; null before.',
    }),
    checkoutUrl: t.string({
      nullable: true,
      description: "Address of the card provider's page while a card payment is open; null for other payments.",
      select: { checkoutUrl: true, status: true, method: true },
      resolve: ({ checkoutUrl, status, method }) => (isOpen(status) && method === 'card' ? checkoutUrl : null),
    }),
    isNew: t.boolean({
      description: 'Whether this call of `createPayment` created the order; false everywhere else.',
      resolve: (payment: { id: number; isNew?: boolean }) => payment.isNew ?? false,
    }),
    receipts: t.relation('receipts', {
      type: ReceiptType,
      description: 'The receipt, and the credit note after a refund.',
      query: { orderBy: { id: 'asc' } },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the order.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

builder.prismaObjectFields(PaymentType, (t) => ({
  seatHeldUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Until when an unpaid order holds its seat; null for courses and for orders that hold none.',
    select: { seatHeldUntil: true, status: true, registration: { select: { id: true } } },
    resolve: ({ seatHeldUntil, status, registration }) => (registration && isOpen(status) ? seatHeldUntil : null),
  }),
  refundReason: t.exposeString('refundReason', { nullable: true, description: 'Why a refund was requested.' }),
  refundRequestedAt: t.expose('refundRequestedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Time of the latest refund request.',
  }),
  refundMethod: t.expose('refundMethod', {
    type: PaymentMethodType,
    nullable: true,
    description:
      'How the money is to be returned; null before a request, and in requests from before this was asked for.',
  }),
  refundAccount: t.exposeString('refundAccount', {
    nullable: true,
    description: 'Account that the money goes to: 20 digits, or number and key of a postal account; null for cash.',
  }),
  refundHolder: t.exposeString('refundHolder', {
    nullable: true,
    description: 'Name of the holder of that account.',
  }),
  refundReference: t.exposeString('refundReference', {
    nullable: true,
    description: 'Number of the transfer that returned the money.',
  }),
  refundedAt: t.expose('refundedAt', { type: 'DateTime', nullable: true, description: 'Time of the refund.' }),
}));

builder.prismaObjectField(PaymentType, 'proofId', (t) =>
  t.id({
    nullable: true,
    description: 'Key of the latest proof; null before it was sent.',
    select: latestProof,
    resolve: ({ proofs }) => proofs[0]?.id ?? null,
  }),
);

const PaymentFilter = builder.inputType('PaymentFilter', {
  description: 'Conditions on payments, combined with AND.',
  fields: (t) => ({
    status: t.field({ type: PaymentStatusType, description: 'Payments in this state only.' }),
    userId: t.id({ description: 'Payments of this payer only.' }),
    courseId: t.id({ description: 'Payments of this course only.' }),
    eventId: t.id({ description: 'Payments of this event only.' }),
  }),
});

type Filter = typeof PaymentFilter.$inferInput;

const filterWhere = ({ status, userId, courseId, eventId }: Filter): Prisma.PaymentWhereInput => ({
  status: status ?? undefined,
  userId: parseOptionalId(userId),
  courseId: parseOptionalId(courseId),
  eventId: parseOptionalId(eventId),
});

builder.queryFields((t) => ({
  payments: t.withAuth({ can: 'payment:write' }).prismaConnection(
    {
      type: PaymentType,
      cursor: 'id',
      description: "The viewer's payments, the newest first; all for admins.",
      args: { filter: t.arg({ type: PaymentFilter, description: 'Conditions that all payments meet.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db, viewer }) =>
        countRows(db.payment, { AND: [visiblePayments(viewer), filterWhere(filter ?? {})] }),
      resolve: async (query, _root, { filter }, { db, viewer }) => {
        const where = { AND: [visiblePayments(viewer), filterWhere(filter ?? {})] };
        return findPage(db.payment, query, { where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'PaymentConnection', description: `A page of payments. totalCount: ${boundedCountNote}` },
    { name: 'PaymentEdge', description: 'A payment and its cursor.' },
  ),
  payment: t.withAuth({ can: 'payment:write' }).prismaField({
    type: PaymentType,
    nullable: true,
    description: 'A payment of the viewer, or any for admins; null if there is none.',
    args: { id: t.arg.id({ required: true, description: 'Key of the payment.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.payment.findFirst({ ...query, where: { AND: [visiblePayments(viewer), { id: parseId(id) }] } }),
  }),
}));
