import { paymentReviewPath } from '../../contract/site/urls';
import { defineNotification } from '../defineNotification';
import { paymentDetails, type PaymentPayload, paymentPayload, toPaymentPath } from './payloads/paymentPayload';

/** To admins when a proof of payment waits for review. Names are left out: payloads outlive accounts. */
export const paymentWaitingNotification = defineNotification({
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
      details: paymentDetails(payment, 'ar', ['item', 'amount']),
      action: 'مراجعة المدفوعات',
    }),
    en: (payment) => ({
      subject: `A proof of payment waits for review: ${payment.reference}`,
      paragraphs: ['A proof of payment has been sent.'],
      details: paymentDetails(payment, 'en', ['item', 'amount']),
      action: 'Review payments',
    }),
  },
});

/** A coupon of the whole price: there is no receipt. */
const isFree = ({ amount }: PaymentPayload): boolean => Number(amount) === 0;

/** To a payer when a payment is confirmed, or an order that costs nothing. */
export const paymentConfirmedNotification = defineNotification({
  kind: 'payment_confirmed',
  label: { ar: 'تأكيد الدفع', en: 'Payment confirmed' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'on',
  mailsUnconfirmed: true,
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: isFree(payment) ? `تأكّد طلبك «${payment.titleAr}»` : `تأكّد دفع ثمن «${payment.titleAr}»`,
      paragraphs: [
        isFree(payment)
          ? 'تغطي القسيمة السعر كله، فلا شيء عليك دفعه، ولا وصل دفع لهذا الطلب.'
          : 'وصل الدفع محفوظ في صفحة الطلب ويمكنك تنزيله في أي وقت.',
      ],
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference']),
      action: isFree(payment) ? 'فتح الطلب' : 'عرض الوصل',
    }),
    en: (payment) => ({
      subject: `Your ${isFree(payment) ? 'order' : 'payment'} for “${payment.title}” is confirmed`,
      paragraphs: [
        isFree(payment)
          ? 'The coupon covers the whole price: there is nothing to pay, and no receipt for this order.'
          : 'The receipt is on the page of the order, where you can download it at any time.',
      ],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference']),
      action: isFree(payment) ? 'Open the order' : 'See the receipt',
    }),
  },
});

/** To a payer when the proof of a payment is refused. */
export const paymentRejectedNotification = defineNotification({
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
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference', 'reason', 'seat', 'deadline']),
      action: 'إرسال إثبات آخر',
    }),
    en: (payment) => ({
      subject: `The proof of payment for “${payment.title}” was not accepted`,
      paragraphs: [
        'Read the reason and send another proof before the deadline. Do not pay a second time if the money has left your account.',
      ],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference', 'reason', 'seat', 'deadline']),
      action: 'Send another proof',
    }),
  },
});

/** To a payer whose money or proof came when what was ordered could no longer be given. */
export const paymentWithoutPlaceNotification = defineNotification({
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
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `Your payment for “${payment.title}” came when the place was gone`,
      paragraphs: [
        'We check the payment and return the money to you. Do not pay a second time. The page of the order shows how it goes on.',
      ],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference']),
      action: 'Open the order',
    }),
  },
});
