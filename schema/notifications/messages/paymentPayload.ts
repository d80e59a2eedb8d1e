import { z } from 'zod';
import type { Language } from '../../contract/languages';
import { formatDate, formatPrice, localizeField } from '../../contract/text/formatters';
import { paymentPath } from '../../contract/urls';

/** Payload of messages about a payment. */
export const paymentPayload = z.object({
  paymentId: z.number(),
  /** Short text on the transfer. */
  reference: z.string(),
  title: z.string(),
  titleAr: z.string(),
  /** Numeric string. */
  amount: z.string(),
  expiresAt: z.string(),
  /** Why the payment or the refund was refused. */
  reason: z.string().nullable(),
  /** Number of the transfer that returned the money. */
  refundReference: z.string().nullable(),
});

export type PaymentPayload = z.output<typeof paymentPayload>;

/** The page of the order. */
export const toPaymentPath = ({ paymentId }: PaymentPayload): string => paymentPath(paymentId);

const factLabels = {
  ar: {
    item: 'الموضوع',
    amount: 'المبلغ',
    reference: 'المرجع',
    deadline: 'آخر أجل',
    reason: 'السبب',
    refund: 'رقم التحويل',
  },
  en: {
    item: 'For',
    amount: 'Amount',
    reference: 'Reference',
    deadline: 'Pay by',
    reason: 'Reason',
    refund: 'Transfer number',
  },
} as const satisfies Record<Language, object>;

type PaymentFact = keyof (typeof factLabels)['en'];

/** Labels and values of a payment; those without a value are left out. */
export function paymentFacts(
  payment: PaymentPayload,
  language: Language,
  names: readonly PaymentFact[],
): [label: string, value: string][] {
  const values: Record<PaymentFact, string | null> = {
    item: localizeField(payment, 'title', language),
    amount: formatPrice(payment.amount, language),
    reference: payment.reference,
    deadline: formatDate(payment.expiresAt, language),
    reason: payment.reason,
    refund: payment.refundReference,
  };
  return names.flatMap((name) => {
    const value = values[name];
    return value ? [[factLabels[language][name], value] as [string, string]] : [];
  });
}
