import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer whose paid event is cancelled. */
export const refundOfferedMessage = defineMessage({
  kind: 'refund_offered',
  label: { ar: 'استرداد ثمن فعالية ملغاة', en: 'Refund of a cancelled event' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `أُلغيت «${payment.titleAr}»: اطلب استرداد ما دفعته`,
      paragraphs: ['اطلب الاسترداد من صفحة الطلب واذكر الحساب الذي يُرجع إليه المبلغ. لا تنقضي مهلة هذا الطلب.'],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference']),
      action: 'طلب الاسترداد',
    }),
    en: (payment) => ({
      subject: `“${payment.title}” is cancelled: ask for your money back`,
      paragraphs: [
        'Ask for the refund on the page of the order, and name the account that the money should go to. There is no deadline.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference']),
      action: 'Ask for the refund',
    }),
  },
});
