import { z } from 'zod';
import { defineMessage } from '../message';
import { orderEndCauses, paymentFacts, paymentPayload, toPaymentPath, type OrderEndCause } from './paymentPayload';

const paidAlready = {
  ar: 'إن كنت قد حوّلت المبلغ فأرسل الإثبات من صفحة الطلب لنعيده إليك.',
  en: 'If you have transferred the money already, send the proof from the page of the order, and we return it.',
};

const explanations: Record<OrderEndCause, { ar: string; en: string }> = {
  free: {
    ar: 'أصبح هذا مجانيًا: أُلغي الطلب، ولك الوصول من غير دفع.',
    en: 'This is free now: the order is cancelled, and the place is yours without payment.',
  },
  freeSoldOut: {
    ar: 'أصبحت هذه الفعالية مجانية فأُلغي الطلب، لكن لم يبق فيها مقعد.',
    en: 'This event is free now, so that the order is cancelled; but no seat is left.',
  },
  hasAccess: {
    ar: 'فُتح لك الوصول من غير هذا الطلب، فلا يلزمك دفع شيء.',
    en: 'You have got access without this order: there is nothing to pay.',
  },
  eventWithdrawn: {
    ar: 'أُلغيت الفعالية، فلا تدفع شيئًا.',
    en: 'The event is cancelled: please pay nothing.',
  },
  payerRole: {
    ar: 'تغيّر دور حسابك، والدورات للطلاب فقط.',
    en: 'The role of your account has changed, and courses are for students only.',
  },
  payerInactive: {
    ar: 'عُطّل حسابك.',
    en: 'Your account was deactivated.',
  },
  admin: {
    ar: 'ألغته الإدارة، فلا يلزمك دفع شيء.',
    en: 'The team has cancelled it: there is nothing to pay.',
  },
};

/** To a payer when an unpaid order ends by a change of its course or event, of the access or of the account. */
export const orderCancelledMessage = defineMessage({
  kind: 'order_cancelled',
  label: { ar: 'إلغاء طلب', en: 'Order cancelled' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'on',
  payload: paymentPayload.extend({ cause: z.enum(orderEndCauses) }),
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `أُلغي طلبك «${payment.titleAr}»`,
      paragraphs: [explanations[payment.cause].ar, paidAlready.ar],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference', 'reason']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `Your order “${payment.title}” is cancelled`,
      paragraphs: [explanations[payment.cause].en, paidAlready.en],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference', 'reason']),
      action: 'Open the order',
    }),
  },
});
