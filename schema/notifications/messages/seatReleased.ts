import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer when the seat of an unpaid order is no longer held. */
export const seatReleasedMessage = defineMessage({
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
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference', 'deadline']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `Your seat at “${payment.title}” is no longer held`,
      paragraphs: [
        'The time for which the seat was held has ended without a proof. The order stays open: you can pay while there are seats. Look at the page of the order before you transfer.',
        'If you have transferred the money already, send the proof now.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference', 'deadline']),
      action: 'Open the order',
    }),
  },
});
