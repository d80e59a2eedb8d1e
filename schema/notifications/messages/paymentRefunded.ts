import { z } from 'zod';
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
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference', 'refund']),
      action: 'عرض الإشعار الدائن',
    }),
    en: (payment) => ({
      subject: `Your payment for “${payment.title}” was refunded`,
      paragraphs: [
        payment.keepsAccess
          ? 'The amount was returned to you. Your access stays open.'
          : 'The amount was returned to you and your access has ended. Your progress is kept.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference', 'refund']),
      action: 'See the credit note',
    }),
  },
});
