import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath, type PaymentPayload } from './paymentPayload';

/** A coupon of the whole price: there is no receipt. */
const isFree = ({ amount }: PaymentPayload): boolean => Number(amount) === 0;

/** To a payer when a payment is confirmed, or an order that costs nothing. */
export const paymentConfirmedMessage = defineMessage({
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
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference']),
      action: isFree(payment) ? 'فتح الطلب' : 'عرض الوصل',
    }),
    en: (payment) => ({
      subject: `Your ${isFree(payment) ? 'order' : 'payment'} for “${payment.title}” is confirmed`,
      paragraphs: [
        isFree(payment)
          ? 'The coupon covers the whole price: there is nothing to pay, and no receipt for this order.'
          : 'The receipt is on the page of the order, where you can download it at any time.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference']),
      action: isFree(payment) ? 'Open the order' : 'See the receipt',
    }),
  },
});
