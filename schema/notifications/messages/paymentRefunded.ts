import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer when a payment was returned. */
export const paymentRefundedMessage = defineMessage({
  kind: 'payment_refunded',
  label: { ar: 'إرجاع مبلغ', en: 'Payment returned' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  mailsUnconfirmed: true,
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `أُرجع المبلغ المدفوع مقابل «${payment.titleAr}»`,
      paragraphs: ['حُوّل المبلغ إليك وانتهى الوصول إلى ما دفعته. يبقى تقدّمك محفوظًا.'],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference', 'refund']),
      action: 'عرض الإشعار الدائن',
    }),
    en: (payment) => ({
      subject: `Your payment for “${payment.title}” was refunded`,
      paragraphs: ['The amount was sent to you and your access has ended. Your progress is kept.'],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference', 'refund']),
      action: 'See the credit note',
    }),
  },
});
