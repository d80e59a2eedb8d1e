import type { Page } from '@playwright/test';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import type { Language } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { confirmDelete, expectSaved, expectToast, runRowAction, saveButton, searchRow } from '../support/adminPanel';
import { messagesIn } from '../support/messages';
import { axeViolations, expectAccessible, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';
import { arabicPhone, englishDesktop } from '../support/variants';

// One after the other: the visitors' tests compare the questions that the admin's test changes.
test.describe.configure({ mode: 'default' });

const questions = (page: Page) => page.locator('#faq details');
/** Indices of the open questions. */
const openIndices = (page: Page): Promise<number[]> =>
  questions(page).evaluateAll((all) =>
    all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
  );
const texts = (page: Page): Promise<string[]> => page.locator('#faq summary').allInnerTexts();

test('at most one question is open at a time, by pointer and by keyboard', async ({ openPage }) => {
  const page = await openPage(arabicPhone);
  await visit(page, '/');
  await expect(questions(page)).toHaveCount(5);
  expect(await openIndices(page)).toEqual([]);
  const summary = (at: number) => questions(page).nth(at).locator('summary');
  await summary(0).click();
  await expect.poll(() => openIndices(page)).toEqual([0]);
  await expect(questions(page).nth(0).locator('.answer')).toBeVisible();
  await summary(2).click();
  await expect.poll(() => openIndices(page)).toEqual([2]);
  expect(await axeViolations(page)).toEqual([]);
  await summary(2).click();
  await expect.poll(() => openIndices(page)).toEqual([]);
  await summary(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => openIndices(page)).toEqual([1]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => openIndices(page)).toEqual([2]);
  await page.keyboard.press('Space');
  await expect.poll(() => openIndices(page)).toEqual([]);
});

test('the tabs filter the questions, and the address keeps the choice', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage(englishDesktop);
  await visit(page, '/');
  const general = await texts(page);
  const tab = (name: 'general' | 'courses' | 'payment' | 'technical') =>
    page.getByRole('tab', { name: t(`faqs:tabs.${name}`), exact: true });
  await tab('payment').scrollIntoViewIfNeeded();
  const height = async () => (await tab('payment').boundingBox())?.y;
  const before = await height();
  await tab('payment').click();
  await page.waitForURL(/\?faq=payment$/);
  await expect.poll(() => texts(page)).not.toEqual(general);
  const payment = await texts(page);
  expect(payment.length).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await height(), 'the page does not jump').toBe(before);
  await expect(tab('payment')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await waitUntilIdle(page);
  expect(await texts(page)).toEqual(payment);
  await tab('technical').click();
  await page.waitForURL(/\?faq=technical$/);
  await expect.poll(() => texts(page)).not.toEqual(payment);
  await tab('general').click();
  await expect.poll(() => texts(page)).toEqual(general);
});

test('without JavaScript the tabs are links, and the answers can be read', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', javaScriptEnabled: false });
  await page.goto('/');
  const general = await texts(page);
  await page.getByRole('tab', { name: messagesIn('ar')('faqs:tabs.courses'), exact: true }).click();
  await page.waitForURL(/\?faq=courses#faq$/);
  expect(await texts(page)).not.toEqual(general);
  await questions(page).nth(0).locator('summary').click();
  await expect(questions(page).nth(0).locator('.answer')).toBeVisible();
  await questions(page).nth(1).locator('summary').click();
  expect(await openIndices(page)).toEqual([1]);
});

/** The section is in view and its heading has the focus. */
async function expectAtQuestions(page: Page, language: Language): Promise<void> {
  const heading = page.getByRole('heading', { name: messagesIn(language)('faqs:title'), exact: true });
  await expect(heading).toBeFocused();
  const top = () => page.locator('#faq').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThan(100);
}

test('the footer links to the questions from every page', async ({ openPage }) => {
  const language = 'ar';
  const page = await openPage({ language, width: 360 });
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: messagesIn(language)('shell:footer.faq'), exact: true });
  await visit(page, '/about');
  await link.click();
  await page.waitForURL(/\/#faq$/);
  await expectAtQuestions(page, language);
  await link.click();
  await expectAtQuestions(page, language);
});

test('an admin creates and deletes a question on a phone by keyboard alone, and visitors see it at once', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', role: 'admin', width: 360 });
  await visit(page, '/dashboard/admin?tab=faqs');
  const name = `هل هذا سؤال ${uniqueId()}؟`;
  const dialog = page.getByRole('dialog');
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await page.getByRole('button', { name: t('adminFaqs:add') }).press('Enter');
  await expect(dialog).toBeVisible();
  // Each answer follows its toolbar, which is one tab stop.
  await type(name, 'Is this a question?', '', 'نعم.', '', 'Yes.');
  await expectAccessible(page);
  await expect(dialog.getByLabel(fieldLabelsAr.order), 'after the last question').toHaveValue(/^[1-9]\d*$/);
  await dialog.getByLabel(fieldLabelsAr.order).fill('٠');
  await saveButton(page).press('Enter');
  await expectSaved(page, 'created');

  const visitor = await openPage({ language: 'ar' });
  const faqs = async () => (await (await visitor.request.get('/api/faqs')).json()) as { questionAr: string }[];
  expect((await faqs()).filter(({ questionAr }) => questionAr === name)).toMatchObject([
    { answer: 'Yes.', order: 0, isPublished: true, categoryId: null },
  ]);

  await searchRow(page, name);
  await expectAccessible(page);
  await runRowAction(page, name, t('admin:remove', { name }));
  await confirmDelete(page).press('Enter');
  await expectToast(page, t('admin:deleted'));
  expect((await faqs()).some(({ questionAr }) => questionAr === name)).toBe(false);
});
