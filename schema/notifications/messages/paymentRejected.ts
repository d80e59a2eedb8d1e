import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer when the proof of a payment is refused. */
export const paymentRejectedMessage = defineMessage({
  kind: 'payment_rejected',
  label: { ar: 'رفض إثبات الدفع', en: 'Payment refused' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  mailsUnconfirmed: true,
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `لم يُقبل إثبات دفع ثمن «${payment.titleAr}»`,
      paragraphs: ['اقرأ السبب ثم أرسل إثباتًا آخر قبل آخر أجل. لا تدفع مرة ثانية إن كان المبلغ قد خرج من حسابك.'],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference', 'reason', 'seat', 'deadline']),
      action: 'إرسال إثبات آخر',
    }),
    en: (payment) => ({
      subject: `The proof of payment for “${payment.title}” was not accepted`,
      paragraphs: [
        'Read the reason and send another proof before the deadline. Do not pay a second time if the money has left your account.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference', 'reason', 'seat', 'deadline']),
      action: 'Send another proof',
    }),
  },
});
