import { expect, test } from 'vitest';
import { contactDetailsFixture } from '../testing/siteFixtures';
import { renderServerPageWithData } from '../testing/renderServerPage';

test('shows address, phone, email and working hours', async () => {
  const { status, text, html } = await renderServerPageWithData('/contact', {});
  expect(status).toBe(200);
  for (const expectedText of [
    '12 Didouche Mourad Street, Algiers, Algeria',
    '+213 555 12 34 56',
    'contact@tayyar.example',
    'Sunday to Thursday, 8:00 to 17:00',
  ]) {
    expect(text).toContain(expectedText);
  }
  expect(html).toMatch(/<a [^>]*href="tel:\+213555123456"[^>]*>.*?Call us/s);
  expect(html).toMatch(/<a [^>]*href="mailto:contact@tayyar.example"[^>]*>.*?Send an email/s);
});

test('contact details that the operator has not entered are left out', async () => {
  const none = Object.fromEntries(Object.keys(contactDetailsFixture()).map((name) => [name, '']));
  const { status, text, html } = await renderServerPageWithData('/contact', { contactDetails: none });
  expect(status).toBe(200);
  for (const absent of ['Call us', 'Send an email', 'Working hours']) expect(text).not.toContain(absent);
  expect(html).not.toMatch(/tel:|mailto:|facebook\.com/);
});

test('shows the page in Arabic with left-to-right numbers', async () => {
  const { text, html } = await renderServerPageWithData('/contact', {}, 'ar');
  for (const expectedText of ['12 شارع ديدوش مراد', 'من الأحد إلى الخميس، من 8:00 إلى 17:00', 'إرسال الرسالة']) {
    expect(text).toContain(expectedText);
  }
  expect(html).toContain('<bdi dir="ltr">+213\u00a0555\u00a012\u00a034\u00a056</bdi>');
  expect(html).toMatch(/<bdi [^>]*dir="ltr"[^>]*>contact@tayyar.example<\/bdi>/);
});

test('the form has five fields and never puts them into the address (R-CON-2)', async () => {
  const { html } = await renderServerPageWithData('/contact', {});
  const [form = ''] = /<form\b.*?<\/form>/s.exec(html) ?? [];
  expect([...form.matchAll(/<(?:input|textarea) [^>]*name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'name',
    'email',
    'phone',
    'subject',
    'message',
  ]);
  expect(form).toMatch(/<form [^>]*method="post"/);
  expect(form).toMatch(/<input [^>]*type="email"[^>]*name="email"|<input [^>]*name="email"[^>]*type="email"/);
  expect(html).toMatch(/<noscript>.*requires JavaScript.*mailto:contact@tayyar\.example.*<\/noscript>/s);
});

test('shows a drawing instead of a map and requests nothing from third parties', async () => {
  const { text, html } = await renderServerPageWithData('/contact', {});
  expect(text).toContain('A map will be added soon.');
  expect(html).not.toMatch(/<(iframe|img) /);
});
