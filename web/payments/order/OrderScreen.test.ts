import { describe, expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { paymentFixture, userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

interface RenderOptions {
  language?: Language;
  search?: string;
  role?: 'student' | 'admin';
}

const render = (payment: object | null, { language = 'en', search = '', role = 'student' }: RenderOptions = {}) =>
  renderServerPageWithData(
    `/payments/31${search}`,
    { me: userFixture(role, role === 'student' ? 9 : 1), payment },
    language,
  );

const event = { id: 7, title: 'Commissioning a wallbox', titleAr: 'وضع شاحن جداري في الخدمة' };
const sent = {
  submittedAt: new Date('2099-11-24T09:30:00Z'),
  transactionId: 'CCP 0417',
  proofUrl: '/media/proofs/a.webp',
};
const paid = { ...sent, status: 'confirmed', confirmedAt: new Date('2099-11-25T09:30:00Z') };
const receipt = { kind: 'receipt', number: 'R-2099-000001', url: '/api/payments/31/receipt.pdf' };

describe('the page of an order', () => {
  test('names account, amount, reference and deadline of a transfer, and takes its proof', async () => {
    const { html, text } = await render(paymentFixture());
    for (const expected of [
      'TY-4K7Q9X',
      'DZD 16,000',
      '0012345678',
      '42',
      'Tayyar SARL',
      'November 26, 2099, 10:30 AM',
    ])
      expect(text).toContain(expected);
    for (const name of ['Exact amount', 'Reference to write on the transfer', 'CCP number', 'Key'])
      expect(html).toContain(`aria-label="Copy: ${name}"`);
    expect(html).toMatch(/<button[^>]* type="submit"[^>]*>.*Send the proof/);
    expect(html).not.toContain('Or a URL that begins with');
    expect(text).toMatch(/Receipt of the transfer \*/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(text).toContain('Cancel the order');
  });

  test('groups the digits of a RIP and names no account that is not set up', async () => {
    const account = {
      holder: 'Tayyar',
      number: null,
      key: null,
      rip: '00799999002145368712',
      rib: null,
      bankName: null,
    };
    expect((await render(paymentFixture({ method: 'baridimob', account }))).text).toContain('0079 9999 0021 4536 8712');
    expect((await render(paymentFixture({ account: null }))).text).toContain('is not set up yet');
  });

  test('says since when a proof is under review, and lets it be replaced', async () => {
    const { html, text } = await render(paymentFixture({ status: 'submitted', ...sent }));
    expect(text).toContain('Under review since November 24, 2099, 10:30 AM');
    expect(text).toContain('Replace the proof');
    expect(html).toContain('href="/media/proofs/a.webp"');
    expect(text).not.toMatch(/Cancel the order|Exact amount/);
    expect(text.match(/CCP 0417/g)).toHaveLength(1);
  });

  test('shows the reason of a refusal, with what was typed before', async () => {
    const rejected = paymentFixture({ status: 'rejected', ...sent, decisionReason: 'غير مقروء', notes: 'Hello' });
    const { html, text } = await render(rejected, { language: 'ar' });
    expect(text).toContain('السبب: \u2068غير مقروء\u2069');
    expect(text).toContain('أرسل إثباتًا آخر');
    expect(html).toContain('value="CCP 0417"');
    expect(html).toContain('>Hello</textarea>');
    expect(text).toContain('لا تدفع مرة ثانية');
    expect(text).toContain('مبلغ الطلب');
    expect(text).not.toContain('تحويل المبلغ');
    expect(html).toMatch(/<textarea.*<details[^>]*><summary[^>]*>حساب التحويل ومبلغه.*0012345678.*<\/details>/s);
  });

  test('offers the receipt, the course and a refund after the confirmation', async () => {
    const refundableUntil = new Date('2099-12-09T09:30:00Z');
    const { html, text } = await render(paymentFixture({ ...paid, refundableUntil, receipts: [receipt] }));
    expect(text).toContain('Paid: the course is open to you');
    expect(html).toMatch(/href="\/api\/payments\/31\/receipt\.pdf"[^>]*>.*R-2099-000001/);
    expect(html).toContain('href="/courses/1"');
    expect(text).toContain('You can ask for a refund until December 9, 2099.');
    expect((await render(paymentFixture(paid))).text).not.toContain('Ask for a refund');
  });

  test('shows a declined refund, a requested one and a refund with its credit note', async () => {
    const refundableUntil = new Date('2099-12-09T09:30:00Z');
    const declined = await render(paymentFixture({ ...paid, refundableUntil, decisionReason: 'Completed' }));
    expect(declined.text).toContain('The refund was declined. Reason: \u2068Completed\u2069');
    const refundRequestedAt = new Date('2099-11-26T09:30:00Z');
    const requested = await render(
      paymentFixture({ ...paid, status: 'refund_requested', refundRequestedAt, refundReason: 'Too hard' }),
    );
    expect(requested.text).toContain('Refund requested on November 26, 2099');
    const creditNote = { kind: 'credit_note', number: 'CN-2099-000001', url: '/api/payments/31/credit-note.pdf' };
    const refunded = await render(
      paymentFixture({ ...paid, status: 'refunded', refundedAt: refundRequestedAt, receipts: [receipt, creditNote] }),
    );
    expect(refunded.html).toContain('href="/api/payments/31/credit-note.pdf"');
    expect(refunded.html).toContain('href="/checkout/courses/1"');
    expect(requested.text).toContain('Amount paid');
    expect(refunded.text).toContain('Amount of the order');
  });

  test.each(['expired', 'cancelled'])('an order that is %s can be ordered again', async (status) => {
    const closed = { status, courseId: null, course: null, eventId: 7, event };
    const { html, text } = await render(paymentFixture(closed));
    expect(html).toContain('href="/checkout/events/7"');
    expect(text).not.toMatch(/Cancel the order|Send the proof/);
    expect(text).toContain('Amount of the order');
    expect(text).not.toContain('Amount to pay');
    expect(html).toMatch(/<button[^>]*>I have transferred the money/);
  });

  test('says until when a seat is held, that it is not, and that none is left', async () => {
    const seat = { courseId: null, course: null, eventId: 7, event };
    const held = paymentFixture({ ...seat, seatHeldUntil: new Date('2099-11-24T09:30:00Z') });
    expect((await render(held)).text).toContain('Your seat is held until November 24, 2099, 10:30 AM');
    const unheld = (await render(paymentFixture({ ...seat, place: 'available' }))).text;
    expect(unheld).toContain('You can pay while there are seats');
    expect(unheld).toContain('Send the proof');
    const gone = (await render(paymentFixture({ ...seat, place: 'gone' }))).text;
    expect(gone).toContain('No seat is left at present. Please do not pay.');
    expect(gone).toContain('I have transferred the money');
    expect(gone).not.toContain('Make the transfer');
  });

  test('names the account of a requested refund, and offers one for a cancelled event at any time', async () => {
    const account = { refundMethod: 'ccp', refundAccount: '0021453687 33', refundHolder: 'Amina' };
    const requested = paymentFixture({
      ...paid,
      status: 'refund_requested',
      refundRequestedAt: paid.confirmedAt,
      ...account,
    });
    expect((await render(requested)).text).toContain('CCP transfer \u20660021453687 33\u2069, \u2068Amina\u2069');
    const late = { ...paid, refundableUntil: new Date('2020-01-01'), canRequestRefund: true };
    expect((await render(paymentFixture(late))).text).toContain('Ask for a refund');
  });

  test('a card payment leads to the page of the card provider; the return confirms nothing', async () => {
    const card = paymentFixture({ method: 'card', account: null, checkoutUrl: 'https://pay.example.dz/1' });
    const first = await render(card);
    expect(first.html).toMatch(/href="https:\/\/pay\.example\.dz\/1"[^>]*>Pay DZD 16,000 by card/);
    expect(first.text).not.toContain('We are waiting for the confirmation');
    const returned = await render(card, { search: '?returned=1' });
    expect(returned.text).toContain('We are waiting for the confirmation');
    expect(returned.text).not.toContain('Paid: the course is open');
    expect((await render({ ...card, checkoutUrl: null })).html).toMatch(/<button[^>]*>Open the payment page/);
  });

  test('an admin sees the order of another person without its actions', async () => {
    const { text } = await render(paymentFixture(), { role: 'admin' });
    expect(text).toContain('This is the order of another person.');
    expect(text).not.toMatch(/Send the proof|Cancel the order/);
    const card = paymentFixture({ method: 'card', account: null, checkoutUrl: null });
    expect((await render(card, { role: 'admin' })).text).not.toContain('Open the payment page');
    const cancelled = await render(paymentFixture({ status: 'cancelled' }), { role: 'admin' });
    expect(cancelled.text).not.toContain('Order again');
  });

  test('is not found for others, and leads visitors to the login and back', async () => {
    const { status, text } = await render(null);
    expect(status).toBe(404);
    expect(text).toContain('Order not found');
    const visitor = await renderServerPageWithData('/payments/31', { me: null });
    expect(visitor.redirect).toBe('/auth?next=%2Fpayments%2F31');
  });
});
