import { z } from 'zod';
import { paymentReviewPath } from '../../contract/site/urls';
import { defineNotification } from '../defineNotification';
import { paymentDetails, paymentPayload, toPaymentPath } from './payloads/paymentPayload';

/** To admins when a payer asks for a refund. */
export const refundRequestedNotification = defineNotification({
  kind: 'refund_requested',
  label: { ar: 'طلب استرداد', en: 'Refund request' },
  roles: ['admin'],
  inApp: 'on',
  byEmail: 'off',
  payload: paymentPayload,
  path: () => paymentReviewPath,
  text: {
    ar: (payment) => ({
      subject: `طلب استرداد ${payment.reference} في انتظار القرار`,
      paragraphs: ['طُلب استرداد مبلغ مدفوع.'],
      details: paymentDetails(payment, 'ar', ['item', 'amount']),
      action: 'مراجعة المدفوعات',
    }),
    en: (payment) => ({
      subject: `A refund request waits for a decision: ${payment.reference}`,
      paragraphs: ['A refund has been requested.'],
      details: paymentDetails(payment, 'en', ['item', 'amount']),
      action: 'Review payments',
    }),
  },
});

/** To a payer whose paid event is cancelled. */
export const refundOfferedNotification = defineNotification({
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
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference']),
      action: 'طلب الاسترداد',
    }),
    en: (payment) => ({
      subject: `“${payment.title}” is cancelled: ask for your money back`,
      paragraphs: [
        'Ask for the refund on the page of the order, and name the account that the money should go to. There is no deadline.',
      ],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference']),
      action: 'Ask for the refund',
    }),
  },
});

/** To a payer when a payment was returned. */
export const paymentRefundedNotification = defineNotification({
  kind: 'payment_refunded',
  label: { ar: 'إرجاع مبلغ', en: 'Payment returned' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  mailsUnconfirmed: true,
  /** `keepsAccess`: an admin or a price of 0 has opened the access. */
  payload: paymentPayload.extend({ keepsAccess: z.boolean().default(false) }),
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `أُرجع إليك ثمن «${payment.titleAr}»`,
      paragraphs: [
        payment.keepsAccess
          ? 'أُرجع المبلغ إليك، ويبقى الوصول مفتوحًا لك.'
          : 'أُرجع المبلغ إليك وانتهى الوصول إلى ما دفعت ثمنه. يبقى تقدّمك محفوظًا.',
      ],
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference', 'refund']),
      action: 'عرض الإشعار الدائن',
    }),
    en: (payment) => ({
      subject: `Your payment for “${payment.title}” was refunded`,
      paragraphs: [
        payment.keepsAccess
          ? 'The amount was returned to you. Your access stays open.'
          : 'The amount was returned to you and your access has ended. Your progress is kept.',
      ],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference', 'refund']),
      action: 'See the credit note',
    }),
  },
});

/** To a payer when a refund is refused. */
export const refundDeclinedNotification = defineNotification({
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
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference', 'reason']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `The refund for “${payment.title}” was declined`,
      paragraphs: ['Your access stays as it is. Write to us from the page “Contact us” if you have a question.'],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference', 'reason']),
      action: 'Open the order',
    }),
  },
});
