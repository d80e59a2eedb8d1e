import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer whose money or proof came when what was ordered could no longer be given. */
export const paymentWithoutPlaceMessage = defineMessage({
  kind: 'payment_without_place',
  label: { ar: 'دفع ثمن ما لم يعد متاحًا', en: 'Payment without a place' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `وصلنا ثمن «${payment.titleAr}» ولم يعد متاحًا`,
      paragraphs: ['نراجع دفعك ونعيد إليك المبلغ. لا تدفع مرة ثانية. تجد حالة طلبك في صفحته.'],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `Your payment for “${payment.title}” came when the place was gone`,
      paragraphs: [
        'We check the payment and return the money to you. Do not pay a second time. The page of the order shows how it goes on.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference']),
      action: 'Open the order',
    }),
  },
});
