import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/checks/pageChecks';

const t = messagesIn('ar');

const field = (page: Page) => page.getByRole('combobox', { name: t('workplace:palette.field') });
const activeOption = (page: Page) =>
  page.getByRole('listbox', { name: t('workplace:palette.results') }).getByRole('option', { selected: true });

async function openPalette(page: Page, path = '/dashboard/admin/jobs'): Promise<void> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('the palette finds a person by a telephone number in any notation and opens the page', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await openPalette(page);
  await page.keyboard.type('540 66 21 85');
  await expect(activeOption(page)).toContainText('مريم زروقي');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/admin\/users\/\d+$/);
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: t('workplace:palette.groups.recent') })).toContainText('مريم زروقي');
});

test('arrows choose among places and actions, Enter goes there and Escape returns the focus', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await openPalette(page);
  await page.keyboard.type('المدفوعات');
  await expect(activeOption(page)).toContainText(t('workplace:navItems.payments'));
  await page.keyboard.press('ArrowDown');
  await expect(activeOption(page)).toContainText(t('workplace:navItems.paymentReview'));
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await activeOption(page).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL('**/payment-review');
  // A new screen moves the focus to its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const button = page.getByRole('button', { name: t('workplace:palette.label') });
  await button.press('Enter');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('what is typed before the results are loaded is kept', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin', freshContext: true });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/PaletteResults/, async (route) => {
    await released;
    await route.continue();
  });
  await openPalette(page);
  await page.keyboard.type('القسائم');
  await expect(field(page)).toHaveValue('القسائم');
  release();
  await expect(activeOption(page)).toContainText(t('workplace:navItems.coupons'));
});

test('a trainer finds own courses and places', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'trainer', width: 360 });
  await visit(page, '/dashboard/trainer?tab=students');
  await page.getByRole('button', { name: t('workplace:palette.label') }).click();
  await page.keyboard.type('دورة جديدة');
  await expect(activeOption(page)).toContainText(t('workplace:palette.actions.ownCourse'));
  await expectAccessible(page);
});
