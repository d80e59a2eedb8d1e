import { expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { connectionFixture, paymentFixture, userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const render = (payments: object[], language: Language = 'en', more = false) =>
  renderServerPageWithData(
    '/payments',
    { me: userFixture('student', 9), payments: connectionFixture(payments, { more }) },
    language,
  );

test('the list names item, reference, date, amount and state of each order, and links to it', async () => {
  const { html, text } = await render([paymentFixture(), paymentFixture({ id: 32, status: 'confirmed' })]);
  expect(text).toContain('Home solar Course · TY-4K7Q9X · November 23, 2099 DZD 16,000 To be paid');
  expect(html).toContain('href="/payments/32"');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('Load more payments');
});

test('the list has further pages and an empty state in both languages', async () => {
  expect((await render([paymentFixture()], 'en', true)).html).toContain('href="/payments?pages=2"');
  expect((await render([])).text).toContain('No payments yet');
  expect((await render([], 'ar')).text).toContain('لا توجد مدفوعات بعد');
});

test('the account menu links to the payments', async () => {
  const page = await renderServerPageWithData('/about', { me: userFixture('student', 9) });
  expect(page.html).toMatch(/href="\/payments"/);
});
