import { limits } from '../../contract/limits';
import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer when the time to pay has ended. */
export const paymentExpiredMessage = defineMessage({
  kind: 'payment_expired',
  label: { ar: 'انتهاء أجل الدفع', en: 'Time to pay ended' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  mailsUnconfirmed: { perDay: limits.unconfirmedOrderMailsPerDay },
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `انتهى أجل دفع «${payment.titleAr}»`,
      paragraphs: ['أُغلق الطلب ولم يعد المكان محجوزًا. يمكنك تقديم طلب جديد.'],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `The time to pay for “${payment.title}” has ended`,
      paragraphs: ['The order is closed and nothing is held any more. You can order again.'],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference']),
      action: 'Open the order',
    }),
  },
});
