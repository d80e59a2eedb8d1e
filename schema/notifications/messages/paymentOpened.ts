import { limits } from '../../contract/limits';
import { defineMessage } from '../message';
import { paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer after ordering something that is paid by transfer or card. */
export const paymentOpenedMessage = defineMessage({
  kind: 'payment_opened',
  label: { ar: 'طلب في انتظار الدفع', en: 'Order to be paid' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  mailsUnconfirmed: { perDay: limits.unconfirmedOrderMailsPerDay },
  payload: paymentPayload,
  path: toPaymentPath,
  text: {
    ar: (payment) => ({
      subject: `طلبك «${payment.titleAr}» في انتظار الدفع`,
      paragraphs: [
        'أرسل المبلغ المبيّن بالضبط واكتب المرجع على التحويل، ثم أرسل رقم العملية وصورة الوصل من صفحة الطلب.',
      ],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `Your order “${payment.title}” is to be paid`,
      paragraphs: [
        'Pay the exact amount, write the reference on the transfer, then send the transaction number and a photo of the receipt from the page of the order.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'Open the order',
    }),
  },
});
