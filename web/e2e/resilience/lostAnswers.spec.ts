import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { arabicLabel, englishLabel, saveButton } from '../support/adminPanel';
import { visit } from '../support/checks/pageChecks';
import { messagesIn } from '../support/messages';
import { uniqueId } from '../support/testRecords';

/** The server carries out the next request with a text, and its answer is lost. */
async function loseNextAnswer(page: Page, text: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql*', async (route) => {
    if (isLost || route.request().postData()?.includes(text) !== true) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

test('a course whose creation had no answer is created once', async ({ openPage }) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', role: 'trainer', allowFailedRequests: true });
  const title = `العواكس ${uniqueId()}`;
  await visit(page, '/dashboard/trainer/courses/new');
  await page.getByRole('textbox', { name: t('editor:fields.titleAr'), exact: true }).fill(title);
  await page.getByRole('combobox', { name: t('editor:fields.categoryId') }).press('Enter');
  await page.getByRole('option').first().click();
  await loseNextAnswer(page, title);
  const submit = page.getByRole('button', { name: t('editor:start.submit') });
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await submit.click();
  await page.waitForURL(/\/dashboard\/trainer\/courses\/\d+$/);
  await visit(page, '/dashboard/trainer?tab=courses');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
});

test('a category whose creation had no answer is created once', async ({ openPage }) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', role: 'admin', allowFailedRequests: true });
  const name = `الشبكات ${uniqueId()}`;
  await visit(page, '/dashboard/admin/categories?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(arabicLabel(t('adminCategories:name'))).fill(name);
  await dialog.getByLabel(englishLabel(t('adminCategories:name'))).fill(`Grids ${uniqueId()}`);
  await loseNextAnswer(page, name);
  await saveButton(page).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await saveButton(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});
