import { z } from 'zod';
import { displayName, nameColumns, type NamedUser } from '../contract/text/names/displayName';
import type { Payment, Prisma } from '../../prisma/generated/client';
import { paymentMethods } from '../contract/payments';
import { readPaymentSettings } from './paymentSettings';

/** What a receipt says besides its number, amount and date; stored with it, so that later changes have no effect. */
export const receiptContentSchema = z.object({
  seller: z.object({
    name: z.string(),
    nameAr: z.string(),
    address: z.string(),
    addressAr: z.string(),
    nif: z.string(),
    nis: z.string(),
    rc: z.string(),
    ai: z.string(),
  }),
  /** `nameAr` only where the payer has given it. */
  payer: z.object({ name: z.string(), nameAr: z.string().optional(), email: z.string() }),
  item: z.object({ kind: z.enum(['course', 'event']), id: z.number(), title: z.string(), titleAr: z.string() }),
  reference: z.string(),
  method: z.enum(paymentMethods),
  transactionId: z.string().nullable(),
  /** Numeric strings with two decimals. */
  listPrice: z.string(),
  discount: z.string(),
  couponCode: z.string().nullable(),
  /** Of a credit note: number of the transfer that returned the money. */
  refundReference: z.string().nullable(),
});

export type ReceiptContent = z.output<typeof receiptContentSchema>;

export async function readReceiptContent(tx: Prisma.TransactionClient, payment: Payment): Promise<ReceiptContent> {
  const titles = { select: { id: true, title: true, titleAr: true } } as const;
  const settings = await readPaymentSettings(tx);
  const { user, course, event, coupon } = await tx.payment.findUniqueOrThrow({
    where: { id: payment.id },
    select: {
      user: { select: { ...nameColumns, email: true } },
      course: titles,
      event: titles,
      coupon: { select: { code: true } },
    },
  });
  const item = course ?? event;
  if (!item) throw new Error(`Payment ${payment.id} has no item`);
  return {
    seller: {
      name: settings.sellerName,
      nameAr: settings.sellerNameAr,
      address: settings.sellerAddress,
      addressAr: settings.sellerAddressAr,
      nif: settings.nif,
      nis: settings.nis,
      rc: settings.rc,
      ai: settings.ai,
    },
    payer: describePayer(user),
    item: { kind: course ? 'course' : 'event', ...item },
    reference: payment.reference,
    method: payment.method,
    transactionId: payment.transactionId,
    listPrice: payment.listPrice.toFixed(2),
    discount: payment.listPrice.minus(payment.amount).toFixed(2),
    couponCode: coupon?.code ?? null,
    refundReference: payment.refundReference,
  };
}

function describePayer(user: NamedUser & { email: string }): ReceiptContent['payer'] {
  const [name, nameAr] = [displayName(user, 'en'), displayName(user, 'ar')];
  return { name, ...(nameAr !== name && { nameAr }), email: user.email };
}
