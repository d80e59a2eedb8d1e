import { z } from 'zod';
import type { Language } from '../../../contract/languages';
import { formatDate, formatPrice, formatTime, localizeField } from '../../../contract/text/format/formatters';
import { paymentPath } from '../../../contract/site/urls';
import type { PaymentAccount } from '../../../payments/orders/transferAccounts';
import type { MailContext, NotificationDetail } from '../../defineNotification';
import { groupAccountDigits } from '../../../contract/validation/fields/accountNumbers';

export const paymentPayload = z.object({
  paymentId: z.number(),
  /** Short text on the transfer. */
  reference: z.string(),
  title: z.string(),
  titleAr: z.string(),
  /** Numeric string. */
  amount: z.string(),
  expiresAt: z.string(),
  /** Until when an unpaid order holds a seat; null for courses and without a seat. */
  seatHeldUntil: z.string().nullable().default(null),
  /** Why the payment or the refund was refused. */
  reason: z.string().nullable(),
  /** Number of the transfer that returned the money. */
  refundReference: z.string().nullable(),
});

export type PaymentPayload = z.output<typeof paymentPayload>;

/** Why an order ended without its payer's doing. */
export const orderEndCauses = [
  'free',
  'freeSoldOut',
  'hasAccess',
  'eventWithdrawn',
  'payerRole',
  'payerInactive',
  'admin',
] as const;
export type OrderEndCause = (typeof orderEndCauses)[number];

export const toPaymentPath = ({ paymentId }: PaymentPayload): string => paymentPath(paymentId);

const detailLabels = {
  ar: {
    item: 'الطلب',
    amount: 'المبلغ',
    reference: 'المرجع',
    seat: 'المقعد محجوز إلى',
    deadline: 'آخر أجل',
    reason: 'السبب',
    refund: 'رقم التحويل',
  },
  en: {
    item: 'Order',
    amount: 'Amount',
    reference: 'Reference',
    seat: 'Seat held until',
    deadline: 'Pay by',
    reason: 'Reason',
    refund: 'Transfer number',
  },
} as const satisfies Record<Language, object>;

type PaymentDetail = keyof (typeof detailLabels)['en'];

/** In words in Arabic, where a comma between numbers is read in the wrong order. */
const formatDateAndTime = (iso: string, language: Language): string =>
  [formatDate(iso, language), formatTime(iso, language)].join(language === 'ar' ? ' على الساعة ' : ', ');

/** Labels and values of a payment; those without a value are left out. */
export function paymentDetails(
  payment: PaymentPayload,
  language: Language,
  names: readonly PaymentDetail[],
): NotificationDetail[] {
  const values: Record<PaymentDetail, string | null> = {
    item: localizeField(payment, 'title', language),
    amount: formatPrice(payment.amount, language),
    reference: payment.reference,
    seat: payment.seatHeldUntil && formatDateAndTime(payment.seatHeldUntil, language),
    deadline: formatDateAndTime(payment.expiresAt, language),
    reason: payment.reason,
    refund: payment.refundReference,
  };
  return names.flatMap((name) => {
    const value = values[name];
    return value ? [[detailLabels[language][name], value] satisfies NotificationDetail] : [];
  });
}

const accountLabels = {
  ar: {
    holder: 'صاحب الحساب',
    number: 'رقم الحساب CCP',
    key: 'المفتاح',
    rip: 'رقم الحساب RIP',
    bankName: 'البنك',
    rib: 'رقم الحساب RIB',
  },
  en: {
    holder: 'Account holder',
    number: 'CCP account number',
    key: 'Key',
    rip: 'RIP account number',
    bankName: 'Bank',
    rib: 'RIB account number',
  },
} as const satisfies Record<Language, Record<keyof PaymentAccount, string>>;

/** The account to which the order is paid, for mails: it can be read where the site cannot be opened, such as in a post office. */
export async function accountDetails(
  { paymentId }: PaymentPayload,
  { language, findOrderAccount }: MailContext,
): Promise<NotificationDetail[]> {
  const account = await findOrderAccount(paymentId);
  if (!account) return [];
  const { holder, number, key, rip, bankName, rib } = account;
  const values = {
    holder,
    number,
    key,
    bankName,
    rip: rip && groupAccountDigits(rip),
    rib: rib && groupAccountDigits(rib),
  };
  return (['holder', 'number', 'key', 'rip', 'bankName', 'rib'] as const).flatMap((name) => {
    const value = values[name];
    return value ? [[accountLabels[language][name], value] satisfies NotificationDetail] : [];
  });
}
