import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, aPage, overflows, visit } from './browser';
import { aStranger } from './people';
import { words } from './words';

/* What stands on a page for a while only must be as accessible as the page itself. */

const ways = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1440 },
] as const;

const isFine = async (page: Page): Promise<void> => {
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);
};

test.each(ways)('complaints of the forms ($language, $width px)', async ({ language, width }) => {
  const t = words(language);
  const page = await aPage({ language, width });
  await visit(page, '/auth?tab=register');
  await page.getByRole('button', { name: t('auth:createAccount'), exact: true }).click();
  const firstName = page.getByLabel(t('auth:firstName'), { exact: true });
  await expect.poll(() => firstName.getAttribute('aria-invalid')).toBe('true');
  expect(
    await firstName.evaluate((field) => field === document.activeElement),
    'the first wrong field has the focus',
  ).toBe(true);
  await isFine(page);
});

test('the drawer of a small screen', async () => {
  const t = words('ar');
  const page = await aPage({ language: 'ar', width: 360 });
  await visit(page, '/courses');
  await page.getByRole('button', { name: t('shell:menu.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell:menu.close') })
    .waitFor();
  await isFine(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test.each(['ar', 'en'] as const)('the language menu (%s)', async (language) => {
  const page = await aPage({ language });
  await visit(page, '/courses');
  await page.getByRole('button', { name: words(language)('shell:language') }).click();
  await page.getByRole('menu').waitFor();
  await isFine(page);
});

test.each(ways)('the notice of a successful enrolment ($language, $width px)', async ({ language, width }) => {
  const t = words(language);
  const page = await aPage({ language, width });
  const answer = await page.request.post('/api/register', { data: aStranger() });
  expect(answer.status()).toBe(201);
  await visit(page, '/courses/2');
  await page.getByRole('button', { name: t('courses:enroll.enroll'), exact: true }).click();
  await page.getByText(t('courses:enroll.success'), { exact: true }).first().waitFor();
  await page.getByText(t('courses:enroll.successText')).first().waitFor();
  await isFine(page);
  await page.keyboard.press('F8');
  const isOnNotices = () => page.evaluate(() => document.activeElement?.closest('[role="region"]') !== null);
  await expect.poll(isOnNotices).toBe(true);
});
