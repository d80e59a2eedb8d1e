import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Prisma } from '../../prisma/generated/client';
import type { ReceiptContent } from '../../schema/payments/receiptContent';
import { createPaymentScene } from '../../schema/testing/payments/paymentFixtures';
import { createTestGateway, sendRequest, sessionCookieHeader, type TestGateway } from '../testing/testGateway';
import { readPdf } from '../testing/documents/readPdf';
import { renderReceipt } from './receiptPdf';

let gateway: TestGateway;
beforeAll(async () => (gateway = await createTestGateway()));
afterAll(() => gateway.close());

const content: ReceiptContent = {
  seller: {
    name: 'Tayyar',
    nameAr: 'طيّار',
    address: '',
    addressAr: '',
    nif: '1',
    nis: '2',
    rc: '3',
    ai: '4',
  },
  payer: { name: 'أمين بن علي', email: 'amine@example.dz' },
  item: { kind: 'course', id: 1, title: 'Home chargers', titleAr: 'شواحن المنازل' },
  reference: 'TY-4K7Q9X',
  method: 'ccp',
  transactionId: 'CCP 77',
  refundReference: null,
  listPrice: '16000.00',
  discount: '3200.00',
  couponCode: 'SUN20',
};
const receipt = {
  kind: 'receipt' as const,
  number: 'R-2026-000123',
  currency: 'DZD',
  content,
  amount: new Prisma.Decimal('12800'),
  issuedAt: new Date('2026-11-23T23:30:00Z'),
};
const render = async (changes: Partial<ReceiptContent> = {}) =>
  readPdf(await renderReceipt({ receipt: { ...receipt, content: { ...content, ...changes } } }));

describe('the file', () => {
  test('is one A4 page with all details in both languages', async () => {
    const { text, pages, size } = await render();
    expect([pages, size.map(Math.round)]).toEqual([1, [595, 842]]);
    for (const expected of [
      ...['Payment receipt', 'R-2026-000123', '24 November 2026', 'NIF', 'amine@example.dz', 'CCP 77', 'TY-4K7Q9X'],
      ...[
        'Home chargers',
        'DZD 16,000.00',
        'DZD −3,200.00',
        '(SUN20)',
        'DZD 12,800.00',
        'The amount of this receipt is:',
      ],
      'twelve thousand eight hundred Algerian dinars',
    ])
      expect(text).toContain(expected);
    for (const arabic of ['وصل دفع', 'أمين بن علي', 'شواحن المنازل', 'دج', 'الزبون', 'اثنا عشر'])
      expect(text).toContain(arabic);
  });

  test('has the same bytes at all times: it holds no time but that of the document', async () => {
    const file = await renderReceipt({ receipt });
    expect(file).toEqual(await renderReceipt({ receipt }));
    const times = file.toString('latin1').match(/D:\d{14}|\d{4}-\d\d-\d\dT[\d:]{8}/g);
    expect(new Set(times)).toEqual(new Set(['D:20261123233000', '2026-11-23T23:30:00']));
  });

  test('has its title and the seller as its author', async () => {
    const seller = { ...content.seller, name: 'Sun School' };
    const file = await renderReceipt({ receipt: { ...receipt, content: { ...content, seller } } });
    expect(file.toString('latin1')).toContain('/Title (Payment receipt R-2026-000123)');
    expect(file.toString('latin1')).toContain('/Author (Sun School)');
  });

  test('shows texts as they are: nothing of them is run', async () => {
    const title = '#eval("1+1") $x^2$ *b* _i_ @ref <label> \\ // http://x.dz #panic()';
    const { text } = await render({ item: { ...content.item, title } });
    expect(text).toContain('#eval("1+1") $x^2$ *b* _i_ @ref');
    expect(text).toContain('#panic()');
  });

  test.each([
    ['Arabic', 'عبد الرحمن '.repeat(11).trim()],
    ['Latin', 'Maximilian '.repeat(11).trim()],
    ['one word', 'W'.repeat(120)],
    ['other letters', '𝔘 漢字 🙂 \u202e\u0000'.replace('\0', '')],
  ])('stays on one page with a name of 120 characters: %s', async (_name, name) => {
    const { pages } = await render({
      payer: { name, email: `${'a'.repeat(60)}@example.dz` },
      item: { ...content.item, title: name, titleAr: name },
    });
    expect(pages).toBe(1);
  });

  test('of a credit note names the receipt and the transfer', async () => {
    const note = { ...receipt, kind: 'credit_note' as const, number: 'CN-2026-000004' };
    const pdf = await renderReceipt({
      receipt: { ...note, content: { ...content, refundReference: 'VIR 9' } },
      receiptNumber: 'R-2026-000123',
    });
    const { text } = readPdf(pdf);
    for (const expected of ['Credit note', 'CN-2026-000004', 'R-2026-000123', 'VIR 9', 'Amount returned'])
      expect(text).toContain(expected);
  });
});

describe('GET receipt.pdf and credit-note.pdf', () => {
  const get = async (path: string, viewer: { id: number } | null) =>
    sendRequest(
      gateway.app,
      'get',
      path,
      viewer ? { cookie: sessionCookieHeader(await gateway.createToken(viewer.id)) } : {},
    );

  test('sends the files to the payer and admins only', async () => {
    const { student, admin, order, submit, decide } = await createPaymentScene(gateway.db);
    const { id } = await order();
    const path = `/api/payments/${id}/receipt.pdf`;
    expect((await get(path, student)).status).toBe(404);
    await submit(id);
    await decide('confirm', id);
    for (const viewer of [student, admin]) {
      const { status, headers, body } = await get(path, viewer);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ]);
      expect(headers['content-disposition']).toMatch(/^attachment; filename=R-\d{4}-\d{6}\.pdf$/);
      expect(readPdf(body as Buffer).text).toContain('sixteen thousand Algerian dinars');
    }
    const stranger = await gateway.createUser();
    const trainer = await gateway.createUser({ role: 'trainer' });
    expect((await get(path, stranger)).status).toBe(404);
    expect((await get(path, trainer)).status).toBe(404);
    expect((await get(path, null)).status).toBe(401);
    expect((await get('/api/payments/0x1/receipt.pdf', admin)).status).toBe(404);
    expect((await get(`/api/payments/${id}/credit-note.pdf`, student)).status).toBe(404);
    await decide('requestRefund', id, student);
    await decide('refund', id);
    const note = await get(`/api/payments/${id}/credit-note.pdf`, student);
    expect(note.status).toBe(200);
    expect(readPdf(note.body as Buffer).text).toContain('VIR-1');
  });
});
