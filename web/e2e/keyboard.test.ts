import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aPage, visit } from './browser';
import { demo } from './people';
import { words } from './words';

const t = words('en');

/** The accessible name of what has the focus, as far as a label, its text or aria-label gives it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    return element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent).trim();
  });

/** Presses Tab until the focus is on what is named so; everything on the way must be seen to have the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
  }
  throw new Error(`Tab never reaches “${String(name)}”`);
}

test('signing in, opening the account menu and leaving need no pointer', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(t('shell:skipToContent'));
  await tabTo(page, t('shell:account.login'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/auth/);

  await tabTo(page, t('auth:email'));
  await page.keyboard.type(demo.student);
  await tabTo(page, t('auth:password'));
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/student/);

  await tabTo(page, new RegExp(`^${t('shell:account.label')}`));
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  expect(await focused(page)).toBe(t('shell:account.dashboard'));
  await page.keyboard.press('End');
  expect(await focused(page)).toBe(t('shell:account.logout'));
  await page.keyboard.press('Enter');
  await page.getByText(t('shell:loggedOut.text')).first().waitFor();
});

test('the skip link brings the focus to the content', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/courses');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Escape closes the language menu and gives the focus back', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/courses');
  const button = page.getByRole('button', { name: t('shell:language') });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});
