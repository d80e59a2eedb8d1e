import { mailLimits } from '../../contract/mailLimits';
import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer when the time to pay has ended. */
export const paymentExpiredMessage = defineMessage({
  kind: 'payment_expired',
  label: { ar: 'انتهاء أجل الدفع', en: 'Time to pay ended' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  mailsUnconfirmed: { perDay: mailLimits.unconfirmedOrderMailsPerDay },
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `انتهى أجل دفع «${payment.titleAr}»`,
      paragraphs: [
        'أُغلق الطلب ولم يعد شيء محجوزًا لك.',
        'إن كنت قد حوّلت المبلغ فلا تدفع مرة ثانية: أرسل الإثبات من صفحة الطلب، فيُفتح الطلب من جديد أو يُعاد إليك المبلغ. وإن لم تكن قد دفعت فيمكنك تقديم طلب جديد.',
      ],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `The time to pay for “${payment.title}” has ended`,
      paragraphs: [
        'The order is closed and nothing is held any more.',
        'If you have transferred the money, do not pay a second time: send the proof from the page of the order. Then it is opened again, or the money is returned. If you have not paid, you can order again.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference']),
      action: 'Open the order',
    }),
  },
});
