import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { blockGraphql, sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { axeViolations, expectLanguage, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';

const createMessage = () => ({
  name: 'أمينة Haddad',
  email: 'amina@example.dz',
  phone: '0555 12 34 56',
  subject: `Group price ${uniqueId()}`,
  message: 'نحن عشرون طالبًا.\nIs there a price for all of us?',
});
type Message = ReturnType<typeof createMessage>;

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const;
const field = (page: Page, language: Language, name: keyof Message) =>
  page.getByRole('textbox', { name: messagesIn(language)(`contact:form.${name}`), exact: true });

async function fill(page: Page, language: Language, message: Message): Promise<void> {
  for (const name of fields) await field(page, language, name).fill(message[name]);
}

async function readForm(page: Page, language: Language): Promise<Record<string, string>> {
  const values = fields.map(async (name) => [name, await field(page, language, name).inputValue()] as const);
  return Object.fromEntries(await Promise.all(values));
}

/** The number of stored messages with this subject. */
async function countStored(admin: Page, subject: string): Promise<number> {
  const query = '{ contactMessages(first: 100) { nodes { subject } } }';
  const { data } = await sendGraphql<{ contactMessages: { nodes: { subject: string }[] } }>(admin.request, query);
  return data.contactMessages.nodes.filter((message) => message.subject === subject).length;
}

for (const language of ['ar', 'en'] as const) {
  test(`a message is sent once, even by a double click (${language})`, async ({ openPage }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, width: language === 'ar' ? 360 : 1440 });
    await visit(page, '/contact');
    const message = createMessage();
    await fill(page, language, message);
    const release = await blockGraphql(page);
    await page.getByRole('button', { name: t('contact:form.send'), exact: true }).dblclick();
    const sending = page.getByRole('button', { name: t('contact:form.sending'), exact: true });
    await expect(sending).toBeVisible();
    expect(await readForm(page, language), 'the form keeps its values until the message is sent').toEqual(message);
    release();
    await expect(page.getByText(t('contact:form.sent'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t('contact:form.sentText'), { exact: true }).first()).toBeVisible();
    await expect(sending).toBeHidden();
    await expect
      .poll(() => readForm(page, language))
      .toEqual({ name: '', email: '', phone: '', subject: '', message: '' });
    expect(await axeViolations(page)).toEqual([]);
    expect(await countStored(await openPage({ role: 'admin' }), message.subject)).toBe(1);
    await page.reload();
    await waitUntilIdle(page);
    expect((await readForm(page, language)).message, 'no draft of the sent message is restored').toBe('');
  });
}

test('missing and invalid values are reported at their fields, in the language of the page', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', width: 360 });
  await visit(page, '/contact');
  await field(page, 'ar', 'email').fill('amina');
  await page.getByRole('button', { name: messagesIn('ar')('contact:form.send'), exact: true }).click();
  for (const error of ['الاسم مطلوب', 'عنوان البريد الإلكتروني غير صالح', 'الموضوع مطلوب', 'نص الرسالة مطلوب'])
    await expect(page.getByText(error, { exact: true })).toBeVisible();
  await expect(field(page, 'ar', 'name')).toBeFocused();
  const label = page.locator('label').filter({ hasText: messagesIn('ar')('contact:form.name') });
  // The field is just below the bar, and its label under it.
  await field(page, 'ar', 'email').focus();
  await field(page, 'ar', 'name').evaluate((input) => window.scrollBy(0, input.getBoundingClientRect().top - 97));
  expect(await label.evaluate(isUncovered)).toBe(false);
  await page.keyboard.press('Enter');
  await expect(field(page, 'ar', 'name')).toBeFocused();
  await expect.poll(() => label.evaluate(isUncovered), 'the label is below the bar').toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test('without a connection the form reports the failure and keeps its values, also through a language switch and a reload', async ({
  openPage,
}) => {
  const [ar, en] = [messagesIn('ar'), messagesIn('en')];
  const page = await openPage({ language: 'en', allowFailedRequests: true });
  await visit(page, '/contact');
  const message = createMessage();
  await fill(page, 'en', message);
  await waitUntilIdle(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: en('contact:form.send'), exact: true }).click();
  await expect(page.getByText(en('contact:form.failed'), { exact: true }).first()).toBeVisible();
  const formError = page.getByRole('main').getByRole('alert');
  await expect(formError.getByText('Check your connection and try again', { exact: true })).toBeVisible();
  expect(await readForm(page, 'en')).toEqual(message);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: en('shell:language') }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expectLanguage(page, 'ar');
  expect(await readForm(page, 'ar')).toEqual(message);
  await page.reload();
  await waitUntilIdle(page);
  await expect.poll(() => readForm(page, 'ar')).toEqual(message);
  await page.getByRole('button', { name: ar('contact:form.send'), exact: true }).click();
  await expect(page.getByText(ar('contact:form.sent'), { exact: true }).first()).toBeVisible();
  expect(await countStored(await openPage({ role: 'admin' }), message.subject)).toBe(1);
});

test('an error of the server is shown, with its status in the toast, and the form keeps its values', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'en', allowFailedRequests: true });
  await visit(page, '/contact');
  const rateLimited = {
    errors: [
      { message: 'Too many attempts. Please try again later', extensions: { code: 'RATE_LIMITED', status: 429 } },
    ],
  };
  await page.route('**/graphql', (route) => route.fulfill({ status: 429, json: rateLimited }));
  const message = createMessage();
  await fill(page, 'en', message);
  await page.getByRole('button', { name: messagesIn('en')('contact:form.send'), exact: true }).click();
  const error = 'Too many attempts. Please try again later';
  await expect(page.getByRole('main').getByText(error, { exact: true })).toBeVisible();
  await expect(page.getByText(`429: ${error}`, { exact: true }).first()).toBeVisible();
  expect(await readForm(page, 'en')).toEqual(message);
});

test('without JavaScript the page shows the contact details and says that the form needs scripts', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', width: 360, javaScriptEnabled: false });
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('+213 555 12 34 56', { exact: true })).toBeVisible();
  const noScripts = main.locator('noscript');
  const texts = await noScripts.allInnerTexts();
  const sentence = texts.findIndex((text) => text.includes(t('contact:form.needsScriptOrMail')));
  expect(sentence).not.toBe(-1);
  await expect(noScripts.nth(sentence)).toBeVisible();
  const hrefOf = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf(t('contact:details.call'))).toBe('tel:+213555123456');
  expect(await hrefOf(t('contact:details.write'))).toBe('mailto:contact@tayyar.example');
});

/** A script of the page: whether the corners of an element's box are in the window, with nothing else above them. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
}
