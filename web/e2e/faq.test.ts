import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { aPage, accessibilityFaults, settled, visit } from './browser';
import { words } from './words';

const questions = (page: Page) => page.locator('#faq details');
/** Which of the questions are open, counted from 0. */
const open = (page: Page): Promise<number[]> =>
  questions(page).evaluateAll((all) => all.flatMap((one, at) => ((one as HTMLDetailsElement).open ? [at] : [])));
const texts = (page: Page): Promise<string[]> => page.locator('#faq summary').allInnerTexts();

test.each(['ar', 'en'] as const)(
  'one question is open at a time, or none, by pointer and by keyboard (%s)',
  async (language) => {
    const page = await aPage({ language });
    await visit(page, '/');
    expect(await questions(page).count()).toBe(5);
    expect(await open(page)).toEqual([]);
    const summary = (at: number) => questions(page).nth(at).locator('summary');
    await summary(0).click();
    await expect.poll(() => open(page)).toEqual([0]);
    await questions(page).nth(0).locator('.answer').waitFor();
    await summary(2).click();
    await expect.poll(() => open(page)).toEqual([2]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await summary(2).click();
    await expect.poll(() => open(page)).toEqual([]);
    await summary(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => open(page)).toEqual([1]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => open(page)).toEqual([2]);
    await page.keyboard.press('Space');
    await expect.poll(() => open(page)).toEqual([]);
  },
);

test.each(['ar', 'en'] as const)(
  'the tabs narrow the questions, and the address keeps the choice (%s)',
  async (language) => {
    const t = words(language);
    const page = await aPage({ language });
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
    expect(await height(), 'the page does not jump').toBe(before);
    expect(await tab('payment').getAttribute('aria-selected')).toBe('true');
    await page.reload();
    await settled(page);
    expect(await texts(page)).toEqual(payment);
    await tab('technical').click();
    await page.waitForURL(/\?faq=technical$/);
    await expect.poll(() => texts(page)).not.toEqual(payment);
    await tab('general').click();
    await expect.poll(() => texts(page)).toEqual(general);
  },
);

test('without JavaScript the tabs lead back to the questions, and the answers can be read', async () => {
  const page = await aPage({ language: 'ar', javaScriptEnabled: false });
  await page.goto('/');
  const general = await texts(page);
  await page.getByRole('tab', { name: words('ar')('faqs:tabs.courses'), exact: true }).click();
  await page.waitForURL(/\?faq=courses#faq$/);
  expect(await texts(page)).not.toEqual(general);
  await questions(page).nth(0).locator('summary').click();
  await questions(page).nth(0).locator('.answer').waitFor();
  await questions(page).nth(1).locator('summary').click();
  expect(await open(page)).toEqual([1]);
});

/** The questions are in sight, and have the focus. */
async function isAtQuestions(page: Page, language: Language): Promise<void> {
  const heading = page.getByRole('heading', { name: words(language)('faqs:title'), exact: true });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  const top = () => page.locator('#faq').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThan(100);
}

test('the footer leads to the questions from every page', async () => {
  const language = 'ar';
  const page = await aPage({ language, width: 360 });
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: words(language)('shell:footer.faq'), exact: true });
  await visit(page, '/about');
  await link.click();
  await page.waitForURL(/\/#faq$/);
  await isAtQuestions(page, language);
  await link.click();
  await isAtQuestions(page, language);
});
