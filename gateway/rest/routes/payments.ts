import { z } from 'zod';
import {
  orderSchema,
  paymentProofSchema,
  paymentStatusSchema,
} from '../../../schema/contract/validation/payments/payments';
import { refundRequestSchema } from '../../../schema/contract/validation/payments/refunds';
import {
  RestCreatePaymentDocument,
  RestPaymentDocument,
  RestPaymentsDocument,
  RestRequestPaymentRefundDocument,
  RestSubmitPaymentProofDocument,
  RestUpdatePaymentDocument,
} from '../operations/generated';
import { paymentQuerySchema, adminPaymentFilterShape } from '../queryParameters';
import { get, listRoute, post, put, type Route } from '../route';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { localizeField } from '../../../schema/contract/text/format/formatters';
import { formatPhone } from '../../../schema/contract/text/phoneNumber';
import { paymentStatusLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { paymentMethodLabels } from '../../../schema/contract/payments';
import { paymentExport } from '../../../schema/payments/admin/adminPayments';
import { defineCsvExport } from '../../exports/csvExport';

export const paymentRoutes: Route[] = [
  listRoute('/api/payments', RestPaymentsDocument, {
    query: paymentQuerySchema,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ payments }) => payments,
  }),
  post('/api/payments', RestCreatePaymentDocument, {
    body: orderSchema,
    variables: ({ body: { courseId, eventId, method, coupon } }) => ({
      input: { courseId: toId(courseId), eventId: toId(eventId), method, coupon },
    }),
    response: ({ createPayment: { isNew: _isNew, ...payment } }) => payment,
    isCreated: ({ createPayment }) => createPayment.isNew,
  }),
  get('/api/payments/:id', RestPaymentDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ payment }) => payment,
    notFound: 'paymentNotFound',
  }),
  put('/api/payments/:id/proof', RestSubmitPaymentProofDocument, {
    body: paymentProofSchema,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
    response: ({ submitPaymentProof }) => submitPaymentProof,
  }),
  put('/api/payments/:id/refund-request', RestRequestPaymentRefundDocument, {
    body: refundRequestSchema,
    variables: ({ params, body }) => ({ id: params.id, ...body }),
    response: ({ requestPaymentRefund }) => requestPaymentRefund,
  }),
  put('/api/payments/:id', RestUpdatePaymentDocument, {
    body: paymentStatusSchema,
    variables: ({ params, body: { status, notes, endAccess } }) => ({ id: params.id, status, notes, endAccess }),
    response: ({ updatePaymentStatus }) => updatePaymentStatus,
  }),
];

const toId = (key: number | null | undefined): string | undefined => (key ? String(key) : undefined);

export const paymentCsv = defineCsvExport('payments', paymentExport, {
  description: 'Payments as CSV',
  filter: z.object(adminPaymentFilterShape),
  columns: [
    'id',
    'reference',
    'createdAt',
    ['payer', ({ user }) => displayName(user, 'ar')],
    ['email', ({ user }) => user.email],
    ['phone', ({ user }) => user.phone && formatPhone(user.phone)],
    ['courseId', ({ course }) => course && localizeField(course, 'title', 'ar')],
    ['eventId', ({ event }) => event?.titleAr ?? null],
    'listPrice',
    ['couponId', ({ coupon }) => coupon?.code ?? null],
    'amount',
    'currency',
    ['method', ({ method }) => paymentMethodLabels[method].ar],
    ['status', ({ status }) => paymentStatusLabelsAr[status]],
    'transactionId',
    'submittedAt',
    'confirmedAt',
    'refundedAt',
    'refundReference',
    ['receipt', ({ receipts }) => receipts.find(({ kind }) => kind === 'receipt')?.number ?? null],
    ['creditNote', ({ receipts }) => receipts.find(({ kind }) => kind === 'credit_note')?.number ?? null],
    'notes',
  ],
});
