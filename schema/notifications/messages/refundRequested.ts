import { paymentReviewPath } from '../../contract/urls';
import { defineMessage } from '../message';
import { paymentFacts, paymentPayload } from './paymentPayload';

/** To admins when a payer asks for a refund. */
export const refundRequestedMessage = defineMessage({
  kind: 'refund_requested',
  label: { ar: 'طلب استرداد', en: 'Refund request' },
  roles: ['admin'],
  inApp: 'on',
  byEmail: 'off',
  payload: paymentPayload,
  path: () => paymentReviewPath,
  text: {
    ar: (payment) => ({
      subject: `طلب استرداد ${payment.reference} في انتظار القرار`,
      paragraphs: ['طُلب استرداد مبلغ مدفوع.'],
      facts: paymentFacts(payment, 'ar', ['item', 'amount']),
      action: 'مراجعة المدفوعات',
    }),
    en: (payment) => ({
      subject: `A refund request waits for a decision: ${payment.reference}`,
      paragraphs: ['A refund has been requested.'],
      facts: paymentFacts(payment, 'en', ['item', 'amount']),
      action: 'Review payments',
    }),
  },
});
