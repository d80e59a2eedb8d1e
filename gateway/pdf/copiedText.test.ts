import { expect, test } from 'vitest';
import { Prisma } from '../../prisma/generated/client';
import { renderCertificatePdf } from '../certificates/document/certificateDocument';
import { renderReceipt } from '../payments/receiptPdf';
import { certificateData, certificateOptions } from '../testing/certificates/documentCases';
import { copyPdfText } from '../testing/documents/copyPdfText';
import { readPdf } from '../testing/documents/readPdf';

/** A letter that appears twice, or a sign without its letter, would not be found by a search for the word. */
const names = {
  holderNameAr: 'محمّد الأمين شُرَيْح',
  courseTitleAr: 'تركيب الألواح وصيانة المحرّكات',
  trainerName: 'كريم حدّاد',
};

test('a certificate is copied and searched as it was written, names with vowel signs included', async () => {
  const text = await copyPdfText(await renderCertificatePdf({ ...certificateData, ...names }, certificateOptions));
  for (const expected of [
    ...['تيّار', 'شهادة إتمام', 'تمنح هذه الشهادة إلى', 'لإتمام دورة', 'تاريخ الإتمام', 'المدرّب', 'منصة تدريب'],
    ...Object.values(names),
    'ولا تعوّض شهادة الدولة',
    'does not replace a state diploma',
  ])
    expect(text).toContain(expected);
});

test('a receipt is copied as it was written, with both units and the closing formula', async () => {
  const file = await renderReceipt({
    receipt: {
      kind: 'receipt',
      number: 'R-2026-000123',
      currency: 'DZD',
      amount: new Prisma.Decimal('18000'),
      issuedAt: new Date('2026-11-23T23:30:00Z'),
      content: {
        seller: {
          name: 'Tayyar',
          nameAr: 'تيّار للتكوين',
          address: '',
          addressAr: 'الجزائر',
          nif: '1',
          nis: '2',
          rc: '3',
          ai: '4',
        },
        payer: { name: 'محمّد شُرَيْح', email: 'm@example.dz' },
        item: { kind: 'course', id: 1, title: 'Panels', titleAr: 'الألواح الشمسية المتقدّمة' },
        reference: 'TY-4K7Q9X',
        method: 'cash',
        transactionId: null,
        refundReference: null,
        listPrice: '18000.00',
        discount: '0.00',
        couponCode: null,
      },
    },
  });
  const text = await copyPdfText(file);
  for (const expected of [
    ...['تيّار للتكوين', 'محمّد شُرَيْح', 'الألواح الشمسية المتقدّمة', 'الزبون', 'رقم مادة الإخضاع'],
    ...['DZD 18,000.00', 'دج', 'مبلغ هذا الوصل بالحروف:', 'ثمانية عشر ألف دينار جزائري'],
  ])
    expect(text).toContain(expected);
  expect(text).not.toContain('الدافع');
  expect(readPdf(file).pages).toBe(1);
});
