import { z } from 'zod';
import { mailLimits } from '../../contract/mailLimits';
import { defineNotification } from '../defineNotification';
import {
  accountDetails,
  type OrderEndCause,
  orderEndCauses,
  paymentDetails,
  paymentPayload,
  toPaymentPath,
} from './payloads/paymentPayload';

/** To a payer after ordering something that is paid by transfer or card. */
export const paymentOpenedNotification = defineNotification({
  kind: 'payment_opened',
  label: { ar: 'طلب في انتظار الدفع', en: 'Order to be paid' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  mailsUnconfirmed: { perDay: mailLimits.unconfirmedOrderMailsPerDay },
  payload: paymentPayload,
  path: toPaymentPath,
  mailDetails: accountDetails,
  text: {
    ar: (payment) => ({
      subject: `طلبك «${payment.titleAr}» في انتظار الدفع`,
      paragraphs: [
        'حوّل المبلغ المبيّن بالضبط إلى حسابنا واكتب المرجع على التحويل، ثم أرسل رقم العملية وصورة الوصل من صفحة الطلب. وإن كنت تدفع بالبطاقة فمن الصفحة نفسها.',
      ],
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `Your order “${payment.title}” is to be paid`,
      paragraphs: [
        'Transfer the exact amount to our account, write the reference on the transfer, then send the transaction number and a photo of the receipt from the page of the order. To pay by card, open that page.',
      ],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'Open the order',
    }),
  },
});

/** To a payer when the time to pay has ended. */
export const paymentExpiredNotification = defineNotification({
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
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `The time to pay for “${payment.title}” has ended`,
      paragraphs: [
        'The order is closed and nothing is held any more.',
        'If you have transferred the money, do not pay a second time: send the proof from the page of the order. Then it is opened again, or the money is returned. If you have not paid, you can order again.',
      ],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference']),
      action: 'Open the order',
    }),
  },
});

/** To a payer when the seat of an unpaid order is no longer held. */
export const seatReleasedNotification = defineNotification({
  kind: 'seat_released',
  label: { ar: 'انتهاء حجز مقعد', en: 'Seat no longer held' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `لم يعد مقعدك في «${payment.titleAr}» محجوزًا`,
      paragraphs: [
        'انتهت مدة حجز المقعد دون إثبات دفع. يبقى طلبك مفتوحًا: يمكنك الدفع ما دامت هناك مقاعد، فتحقّق من ذلك في صفحة الطلب قبل التحويل.',
        'إن كنت قد حوّلت المبلغ فأرسل الإثبات الآن.',
      ],
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference', 'deadline']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `Your seat at “${payment.title}” is no longer held`,
      paragraphs: [
        'The time for which the seat was held has ended without a proof. The order stays open: you can pay while there are seats. Look at the page of the order before you transfer.',
        'If you have transferred the money already, send the proof now.',
      ],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference', 'deadline']),
      action: 'Open the order',
    }),
  },
});

/** To a payer when an unpaid order asks for less, because its course or event has become cheaper. */
export const orderPriceLoweredNotification = defineNotification({
  kind: 'order_price_lowered',
  label: { ar: 'انخفاض سعر طلب', en: 'Lower price of an order' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: paymentPayload,
  path: toPaymentPath,
  mailDetails: accountDetails,
  text: {
    ar: (payment) => ({
      subject: `انخفض سعر «${payment.titleAr}»`,
      paragraphs: [
        'خُفّض مبلغ طلبك إلى السعر الجديد. إن كنت قد حوّلت المبلغ السابق فاذكر ذلك في ملاحظتك مع الإثبات لنعيد إليك الفرق.',
      ],
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `“${payment.title}” costs less now`,
      paragraphs: [
        'Your order asks for the new price. If you have transferred the earlier amount already, say so in the note to the proof, and we return the difference.',
      ],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'Open the order',
    }),
  },
});

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
export const orderCancelledNotification = defineNotification({
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
      details: paymentDetails(payment, 'ar', ['item', 'amount', 'reference', 'reason']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `Your order “${payment.title}” is cancelled`,
      paragraphs: [explanations[payment.cause].en, paidAlready.en],
      details: paymentDetails(payment, 'en', ['item', 'amount', 'reference', 'reason']),
      action: 'Open the order',
    }),
  },
});
