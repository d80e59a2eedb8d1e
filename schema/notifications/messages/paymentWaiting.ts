import { paymentReviewPath } from '../../contract/urls';
import { defineMessage } from '../message';
import { paymentFacts, paymentPayload } from './paymentPayload';

/** To admins when a proof of payment waits for review. Names are left out: payloads outlive accounts. */
export const paymentWaitingMessage = defineMessage({
  kind: 'payment_waiting',
  label: { ar: 'دفع في انتظار المراجعة', en: 'Payment waiting for review' },
  roles: ['admin'],
  inApp: 'on',
  byEmail: 'off',
  payload: paymentPayload,
  path: () => paymentReviewPath,
  text: {
    ar: (payment) => ({
      subject: `إثبات دفع ${payment.reference} في انتظار المراجعة`,
      paragraphs: ['أُرسل إثبات دفع.'],
      facts: paymentFacts(payment, 'ar', ['item', 'amount']),
      action: 'مراجعة المدفوعات',
    }),
    en: (payment) => ({
      subject: `A proof of payment waits for review: ${payment.reference}`,
      paragraphs: ['A proof of payment has been sent.'],
      facts: paymentFacts(payment, 'en', ['item', 'amount']),
      action: 'Review payments',
    }),
  },
});
