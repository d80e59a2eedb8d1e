import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer when a refund is refused. */
export const refundDeclinedMessage = defineMessage({
  kind: 'refund_declined',
  label: { ar: 'رفض الاسترداد', en: 'Refund declined' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  mailsUnconfirmed: true,
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `لم يُقبل طلب استرداد «${payment.titleAr}»`,
      paragraphs: ['يبقى وصولك كما هو. راسلنا من صفحة «الاتصال بنا» إن كان لديك سؤال.'],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference', 'reason']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `The refund for “${payment.title}” was declined`,
      paragraphs: ['Your access stays as it is. Write to us from the page “Contact us” if you have a question.'],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference', 'reason']),
      action: 'Open the order',
    }),
  },
});
