import { defineMessage } from '../message';
import { accountFacts, paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer when an unpaid order asks for less, because its course or event has become cheaper. */
export const orderPriceLoweredMessage = defineMessage({
  kind: 'order_price_lowered',
  label: { ar: 'انخفاض سعر طلب', en: 'Lower price of an order' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: paymentPayload,
  path: toPaymentPath,
  mailFacts: accountFacts,
  text: {
    ar: (payment) => ({
      subject: `انخفض سعر «${payment.titleAr}»`,
      paragraphs: [
        'خُفّض مبلغ طلبك إلى السعر الجديد. إن كنت قد حوّلت المبلغ السابق فاذكر ذلك في ملاحظتك مع الإثبات لنعيد إليك الفرق.',
      ],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `“${payment.title}” costs less now`,
      paragraphs: [
        'Your order asks for the new price. If you have transferred the earlier amount already, say so in the note to the proof, and we return the difference.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'Open the order',
    }),
  },
});
