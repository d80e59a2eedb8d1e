import type { Receipt, ReceiptKind } from '../../prisma/generated/client';
import type { Language } from '../../schema/contract/languages';
import { paymentMethodLabels } from '../../schema/contract/payments';
import { receiptContentSchema, type ReceiptContent } from '../../schema/payments/receiptContent';
import { removeUnprintableEmoji } from '../../schema/contract/text/documentCharacters';
import { renderPdf } from '../pdf/pdfEngine';
import { printTexts, toPrinted } from '../pdf/printedTexts';
import { amountInWords } from './amountInWords';

type Bilingual = Record<Language, string>;

/** An amount with its unit in both languages. */
interface Money {
  number: string;
  unit: Bilingual;
  /** Shown behind the amount. */
  note?: string;
}

/** A line with labels on both sides. */
interface Detail {
  label: Bilingual;
  value?: string;
  /** Instead of a value: one text for each language. */
  texts?: Bilingual;
}

const titles: Record<ReceiptKind, Bilingual> = {
  receipt: { en: 'Payment receipt', ar: 'وصل دفع' },
  credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
};

const amountLabels: Record<ReceiptKind, Bilingual> = {
  receipt: { en: 'Amount received', ar: 'المبلغ المستلم' },
  credit_note: { en: 'Amount returned', ar: 'المبلغ المُسترَدّ' },
};

/** In front of the amount in words, so that nothing can be added to it. */
const closings: Record<ReceiptKind, Bilingual> = {
  receipt: { en: 'The amount of this receipt is:', ar: 'مبلغ هذا الوصل بالحروف:' },
  credit_note: { en: 'The amount of this credit note is:', ar: 'مبلغ هذا الإشعار بالحروف:' },
};

const itemLabels: Record<ReceiptContent['item']['kind'], Bilingual> = {
  course: { en: 'Course', ar: 'الدورة' },
  event: { en: 'Event', ar: 'الفعالية' },
};

const fiscalLabels = {
  nif: { en: 'NIF', ar: 'رقم التعريف الجبائي' },
  nis: { en: 'NIS', ar: 'رقم التعريف الإحصائي' },
  rc: { en: 'RC', ar: 'السجل التجاري' },
  ai: { en: 'Art. imp.', ar: 'رقم مادة الإخضاع' },
} as const satisfies Partial<Record<keyof ReceiptContent['seller'], Bilingual>>;

const labels = {
  seller: { en: 'Seller', ar: 'البائع' },
  payer: { en: 'Customer', ar: 'الزبون' },
  method: { en: 'Method', ar: 'طريقة الدفع' },
  transaction: { en: 'Transaction', ar: 'رقم العملية' },
  reference: { en: 'Reference', ar: 'المرجع' },
  receipt: { en: 'Receipt', ar: 'الوصل' },
  refund: { en: 'Refund transfer', ar: 'تحويل الاسترداد' },
  listPrice: { en: 'List price', ar: 'السعر' },
  discount: { en: 'Discount', ar: 'التخفيض' },
} as const satisfies Record<string, Bilingual>;

interface ReceiptDocument {
  receipt: Pick<Receipt, 'kind' | 'number' | 'amount' | 'currency' | 'issuedAt' | 'content'>;
  /** Number of the receipt that a credit note is about. */
  receiptNumber?: string | undefined;
}

/** The PDF file of a receipt or credit note, the same bytes at all times. */
export function renderReceipt(document: ReceiptDocument): Promise<Buffer> {
  return renderPdf({
    template: 'gateway/payments/receipt.typ',
    inputs: { data: JSON.stringify(toTemplateData(document), withoutUnprintableEmoji) },
    createdAt: document.receipt.issuedAt,
  });
}

const withoutUnprintableEmoji = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? removeUnprintableEmoji(value) : value;

function toTemplateData({ receipt, receiptNumber }: ReceiptDocument): object {
  const { kind, number, currency, issuedAt } = receipt;
  const content = receiptContentSchema.parse(receipt.content);
  const { seller, payer, item, reference, discount, couponCode } = content;
  const amount = receipt.amount.toFixed(2);
  const hasDiscount = Number(discount) > 0;
  const listPrice = { label: labels.listPrice, money: toMoney(content.listPrice, currency) };
  return {
    number,
    reference,
    labels: { ...labels, title: titles[kind], item: itemLabels[item.kind], amount: amountLabels[kind] },
    issuedAt: { en: formatDate(issuedAt, 'en-GB'), ar: formatDate(issuedAt, 'ar-DZ-u-nu-latn') },
    seller,
    fiscal: Object.entries(fiscalLabels).flatMap(([name, label]) => {
      const value = seller[name as keyof typeof fiscalLabels];
      return value ? [{ label, value }] : [];
    }),
    payer: { names: [payer.name, ...(payer.nameAr === undefined ? [] : [payer.nameAr])], email: payer.email },
    item,
    details: paymentDetails(content, receiptNumber),
    sums: [
      listPrice,
      ...(hasDiscount
        ? [
            {
              label: labels.discount,
              money: { ...toMoney(`-${discount}`, currency), ...(couponCode !== null && { note: `(${couponCode})` }) },
            },
          ]
        : []),
    ],
    amount: toMoney(amount, currency),
    closing: closings[kind],
    words: { en: amountInWords(amount, 'en'), ar: toPrinted(amountInWords(amount, 'ar')) },
  };
}

function paymentDetails(
  { method, transactionId, reference, refundReference }: ReceiptContent,
  receiptNumber: string | undefined,
): Detail[] {
  const optional = (label: Bilingual, value: string | null | undefined): Detail[] => (value ? [{ label, value }] : []);
  return [
    { label: labels.method, texts: printTexts(paymentMethodLabels[method]) },
    ...optional(labels.transaction, transactionId),
    { label: labels.reference, value: reference },
    ...optional(labels.receipt, receiptNumber),
    ...optional(labels.refund, refundReference),
  ];
}

/** "16,000.00"; the amount is never a floating-point number. */
const toMoney = (amount: string, currency: string): Money => ({
  number: amount.replace(/\B(?=(\d{3})+(?!\d)\.)/g, ',').replace('-', '−'),
  unit: { en: currency, ar: currency === 'DZD' ? 'دج' : currency },
});

const formatDate = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Africa/Algiers' }).format(date);
