import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { accessibilityFaults, aPage, reads, settled, visit } from './browser';
import { demo, signedIn } from './people';
import { words } from './words';

const aMessage = () => ({
  name: 'أمينة Haddad',
  email: 'amina@example.dz',
  phone: '0555 12 34 56',
  subject: `Group price ${crypto.randomUUID()}`,
  message: 'نحن عشرون طالبًا.\nIs there a price for all of us?',
});
type Message = ReturnType<typeof aMessage>;

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const;
const field = (page: Page, language: Language, name: keyof Message) =>
  page.getByRole('textbox', { name: words(language)(`contact:form.${name}`), exact: true });

async function fill(page: Page, language: Language, message: Message): Promise<void> {
  for (const name of fields) await field(page, language, name).fill(message[name]);
}

/** What the form holds now. */
async function typed(page: Page, language: Language): Promise<Record<string, string>> {
  const values = fields.map(async (name) => [name, await field(page, language, name).inputValue()] as const);
  return Object.fromEntries(await Promise.all(values));
}

/** Messages with this subject, as an admin finds them. */
async function stored(page: Page, subject: string): Promise<number> {
  const admin = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const reader = await admin.newPage();
  await signedIn(reader, demo.admin);
  const query = '{ contactMessages(first: 100) { nodes { subject } } }';
  const answer = await reader.request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { contactMessages: { nodes: { subject: string }[] } } };
  await admin.close();
  return data.contactMessages.nodes.filter((message) => message.subject === subject).length;
}

test.each(['ar', 'en'] as const)('a message is sent once, even by a double click (%s)', async (language) => {
  const t = words(language);
  const page = await aPage({ language, width: language === 'ar' ? 360 : 1440 });
  await visit(page, '/contact');
  const message = aMessage();
  await fill(page, language, message);
  await page.getByRole('button', { name: t('contact:form.send'), exact: true }).dblclick();
  const sending = page.getByRole('button', { name: t('contact:form.sending'), exact: true });
  await sending.waitFor();
  expect(await typed(page, language), 'until it has arrived, it stays').toEqual(message);
  await page.getByText(t('contact:form.sent'), { exact: true }).first().waitFor();
  await page.getByText(t('contact:form.sentText'), { exact: true }).first().waitFor();
  await sending.waitFor({ state: 'hidden' });
  await expect.poll(() => typed(page, language)).toEqual({ name: '', email: '', phone: '', subject: '', message: '' });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await stored(page, message.subject)).toBe(1);
  await page.reload();
  await settled(page);
  expect((await typed(page, language)).message, 'what was sent does not come back').toBe('');
});

test('what is missing or wrong is said beside its field, in the language of the page', async () => {
  const page = await aPage({ language: 'ar' });
  await visit(page, '/contact');
  await field(page, 'ar', 'email').fill('amina');
  await page.getByRole('button', { name: words('ar')('contact:form.send'), exact: true }).click();
  for (const complaint of ['الاسم مطلوب', 'عنوان البريد الإلكتروني غير صالح', 'الموضوع مطلوب', 'نص الرسالة مطلوب'])
    await page.getByText(complaint, { exact: true }).waitFor();
  expect(await field(page, 'ar', 'name').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('with the server out of reach the form says so, and loses nothing: not by a new language, nor a reload', async () => {
  const [ar, en] = [words('ar'), words('en')];
  // A page that may complain of a request that fails: here that is what the test wants.
  const page = await (await aPage({ language: 'en' })).context().newPage();
  await visit(page, '/contact');
  const message = aMessage();
  await fill(page, 'en', message);
  await settled(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: en('contact:form.send'), exact: true }).click();
  await page.getByText(en('contact:form.failed'), { exact: true }).first().waitFor();
  const inline = page.getByRole('main').getByRole('alert');
  await inline.getByText('Check your connection and try again', { exact: true }).waitFor();
  expect(await typed(page, 'en')).toEqual(message);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: en('shell:language') }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await reads(page, 'ar');
  expect(await typed(page, 'ar')).toEqual(message);
  await page.reload();
  await settled(page);
  await expect.poll(() => typed(page, 'ar')).toEqual(message);
  await page.getByRole('button', { name: ar('contact:form.send'), exact: true }).click();
  await page.getByText(ar('contact:form.sent'), { exact: true }).first().waitFor();
  expect(await stored(page, message.subject)).toBe(1);
});

test('a refusal of the server is told with its status, and nothing is lost', async () => {
  const page = await (await aPage({ language: 'en' })).context().newPage();
  await visit(page, '/contact');
  const refusal = {
    errors: [
      { message: 'Too many attempts. Please try again later', extensions: { code: 'RATE_LIMITED', status: 429 } },
    ],
  };
  await page.route('**/graphql', (route) => route.fulfill({ status: 429, json: refusal }));
  const message = aMessage();
  await fill(page, 'en', message);
  await page.getByRole('button', { name: words('en')('contact:form.send'), exact: true }).click();
  const sentence = '429: Too many attempts. Please try again later';
  await page.getByRole('main').getByText(sentence, { exact: true }).waitFor();
  await expect.poll(() => page.getByText(sentence, { exact: true }).count()).toBeGreaterThan(1);
  expect(await typed(page, 'en')).toEqual(message);
});

test('without JavaScript the page says how to reach us, and what its form needs', async () => {
  const t = words('ar');
  const page = await aPage({ language: 'ar', width: 360, javaScriptEnabled: false });
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByText('+213 555 12 34 56', { exact: true }).waitFor();
  expect(await main.locator('noscript').innerText()).toContain(t('contact:form.needsScript'));
  const leadsTo = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await leadsTo(t('contact:details.call'))).toBe('tel:+213555123456');
  expect(await leadsTo(t('contact:details.write'))).toBe('mailto:contact@tayyar.example');
});
