import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer when a payment is confirmed. */
export const paymentConfirmedMessage = defineMessage({
  kind: 'payment_confirmed',
  label: { ar: 'تأكيد الدفع', en: 'Payment confirmed' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'on',
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `تأكّد دفعك مقابل «${payment.titleAr}»`,
      paragraphs: ['وصل الدفع محفوظ في صفحة الطلب ويمكنك تنزيله في أي وقت.'],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference']),
      action: 'عرض الوصل',
    }),
    en: (payment) => ({
      subject: `Your payment for “${payment.title}” is confirmed`,
      paragraphs: ['The receipt is on the page of the order, where you can download it at any time.'],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference']),
      action: 'See the receipt',
    }),
  },
});
