import { Prisma, type Payment, type PaymentProof, type PrismaClient } from '../../../prisma/generated/client';
import { bounds } from '../../contract/bounds';
import { toSearchText } from '../../contract/search/searchText';
import { parseDecimal } from '../../contract/text/decimalNumber';
import type { Context } from '../../core/context';
import { orderConditions, readSituation, type OrderCondition } from '../orders/orderConditions';

/** What has changed since the order; a proof under review is decided by an admin alone. */
type WarningCondition = {
  [Name in OrderCondition]: (typeof orderConditions)[Name]['warns'] extends true ? Name : never;
}[OrderCondition];

export type PaymentWarningKind =
  | 'transactionReused'
  | 'fileReused'
  | 'repeatedRefusals'
  | 'amountDiffers'
  | 'orderExpired'
  | 'discountWithoutCoupon'
  | WarningCondition;

export interface PaymentWarning {
  kind: PaymentWarningKind;
  /** Other payments, or this one before a refusal, with the same transaction number or file. */
  uses: Pick<Payment, 'id' | 'reference' | 'status'>[];
  statedAmount?: string;
  /** Of the course or event now, where it is lower than in the order. */
  currentPrice?: string;
}

const minRefusals = 2;

/**
 * What an admin should look at before deciding on a proof.
 * @param latest the latest proof; undefined without one
 */
export async function findPaymentWarnings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  payment: Payment,
  latest: PaymentProof | undefined,
): Promise<PaymentWarning[]> {
  const { amount, listPrice, notes, status, rejectionCount, expiresAt, couponId } = payment;
  const warnings: PaymentWarning[] = latest ? await findReusedProofs(db, latest) : [];
  if (rejectionCount >= minRefusals) warnings.push({ kind: 'repeatedRefusals', uses: [] });
  const statedAmount = notes === null ? undefined : findStatedAmount(notes);
  if (statedAmount && !amount.equals(statedAmount))
    warnings.push({ kind: 'amountDiffers', uses: [], statedAmount: statedAmount.toFixed(2) });
  if (status !== 'submitted') return warnings;
  if (clock.hasPassed(expiresAt)) warnings.push({ kind: 'orderExpired', uses: [] });
  if (couponId === null && amount.lessThan(listPrice)) warnings.push({ kind: 'discountWithoutCoupon', uses: [] });
  const { conditions, price } = await readSituation(db, payment, clock);
  for (const kind of conditions.filter(isWarning))
    warnings.push({ kind, uses: [], ...(kind === 'priceLower' && { currentPrice: price.toFixed(2) }) });
  return warnings;
}

const isWarning = (condition: OrderCondition): condition is WarningCondition => orderConditions[condition].warns;

/** Another photo of one transfer is no second use of its number; a file that was refused before is one. */
async function findReusedProofs(
  db: PrismaClient,
  { id, paymentId, transactionKey, fileHash }: PaymentProof,
): Promise<PaymentWarning[]> {
  const others = await db.paymentProof.findMany({
    where: { id: { not: id }, OR: [{ transactionKey, paymentId: { not: paymentId } }, { fileHash }] },
    select: {
      transactionKey: true,
      fileHash: true,
      paymentId: true,
      payment: { select: { id: true, reference: true, status: true } },
    },
    orderBy: { id: 'desc' },
    take: bounds.payment.reviewedMax,
  });
  const uses = {
    transactionReused: others.filter(
      (proof) => proof.transactionKey === transactionKey && proof.paymentId !== paymentId,
    ),
    fileReused: others.filter((proof) => proof.fileHash === fileHash),
  };
  return (['transactionReused', 'fileReused'] as const).flatMap((kind) =>
    uses[kind].length === 0 ? [] : [{ kind, uses: uses[kind].filter(isFirstOfPayment).map(({ payment }) => payment) }],
  );
}

const isFirstOfPayment = <Use extends { paymentId: number }>({ paymentId }: Use, at: number, all: readonly Use[]) =>
  all.findIndex((use) => use.paymentId === paymentId) === at;

const figure = String.raw`(\d[\d\s.,٬٫']*)`;
const currency = String.raw`(?:dzd|da|dinars?|دج|د\.ج|دينار)(?![a-z])`;
const amountPattern = new RegExp(String.raw`${figure}${currency}|(?<![a-z])${currency}\s*${figure}`, 'i');

/** An amount with its currency in the payer's words: "15 000 DA", "DA 15 000". */
function findStatedAmount(notes: string): Prisma.Decimal | undefined {
  const [, before, after] = amountPattern.exec(toSearchText(notes)) ?? [];
  const text = before ?? after ?? '';
  const amount = parseDecimal(text);
  return amount === null ? undefined : new Prisma.Decimal(amount);
}
