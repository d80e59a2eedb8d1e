import { mailLimits } from '../../contract/mailLimits';
import { defineMessage } from '../message';
import { accountFacts, paymentFacts, paymentPayload, toPaymentPath } from './paymentPayload';

/** To a payer after ordering something that is paid by transfer or card. */
export const paymentOpenedMessage = defineMessage({
  kind: 'payment_opened',
  label: { ar: 'طلب في انتظار الدفع', en: 'Order to be paid' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  mailsUnconfirmed: { perDay: mailLimits.unconfirmedOrderMailsPerDay },
  payload: paymentPayload,
  path: toPaymentPath,
  mailFacts: accountFacts,
  text: {
    ar: (payment) => ({
      subject: `طلبك «${payment.titleAr}» في انتظار الدفع`,
      paragraphs: [
        'حوّل المبلغ المبيّن بالضبط إلى حسابنا واكتب المرجع على التحويل، ثم أرسل رقم العملية وصورة الوصل من صفحة الطلب. وإن كنت تدفع بالبطاقة فمن الصفحة نفسها.',
      ],
      facts: paymentFacts(payment, 'ar', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'فتح الطلب',
    }),
    en: (payment) => ({
      subject: `Your order “${payment.title}” is to be paid`,
      paragraphs: [
        'Transfer the exact amount to our account, write the reference on the transfer, then send the transaction number and a photo of the receipt from the page of the order. To pay by card, open that page.',
      ],
      facts: paymentFacts(payment, 'en', ['item', 'amount', 'reference', 'seat', 'deadline']),
      action: 'Open the order',
    }),
  },
});
