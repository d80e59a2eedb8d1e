import type { Language } from './languages';

export const paymentMethods = ['baridimob', 'ccp', 'bank_transfer', 'card', 'cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods in which the payer sends a proof. */
const transferMethods = ['baridimob', 'ccp', 'bank_transfer'] as const satisfies readonly PaymentMethod[];
export type TransferMethod = (typeof transferMethods)[number];

export const payerMethods = [...transferMethods, 'card'] as const satisfies readonly PaymentMethod[];
export type PayerMethod = (typeof payerMethods)[number];

/** Whether the payer sends a proof. */
export const isTransferMethod = (method: PaymentMethod): method is TransferMethod =>
  (transferMethods as readonly PaymentMethod[]).includes(method);

/** How money is returned: by a transfer, or in cash at the desk. */
export const refundMethods = [...transferMethods, 'cash'] as const satisfies readonly PaymentMethod[];
export type RefundMethod = (typeof refundMethods)[number];

export const paymentStatuses = [
  'pending',
  'submitted',
  'confirmed',
  'rejected',
  'expired',
  'cancelled',
  'refund_requested',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Orders that may still be paid; their payer has one per course and event. */
export const unpaidStatuses = ['pending', 'submitted', 'rejected'] as const satisfies readonly PaymentStatus[];
export const isUnpaid = (status: PaymentStatus): boolean =>
  (unpaidStatuses as readonly PaymentStatus[]).includes(status);

/** Orders that wait for their payer. */
export const openStatuses = ['pending', 'rejected'] as const satisfies readonly PaymentStatus[];
export const isOpen = (status: PaymentStatus): boolean => (openStatuses as readonly PaymentStatus[]).includes(status);

/** Orders that ended without money; a late proof opens them again. */
const closedStatuses = ['expired', 'cancelled'] as const satisfies readonly PaymentStatus[];
export const isClosed = (status: PaymentStatus): boolean =>
  (closedStatuses as readonly PaymentStatus[]).includes(status);

/** Payments whose money the platform has. */
export const paidStatuses = ['confirmed', 'refund_requested'] as const satisfies readonly PaymentStatus[];
export const isPaid = (status: PaymentStatus): boolean => (paidStatuses as readonly PaymentStatus[]).includes(status);

/** How the office enrolls a person: free of charge, paid in cash now, or with an order to be paid by transfer. */
export const officePayments = ['free', 'cash', 'transfer'] as const;
export type OfficePayment = (typeof officePayments)[number];

export const paymentMethodLabels = {
  baridimob: { ar: 'بريدي موب', en: 'BaridiMob' },
  ccp: { ar: 'تحويل بريدي CCP', en: 'CCP transfer' },
  bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  card: { ar: 'بطاقة (الذهبية أو CIB)', en: 'Card (Edahabia or CIB)' },
  cash: { ar: 'نقدًا', en: 'Cash' },
} as const satisfies Record<PaymentMethod, Record<Language, string>>;
