import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { field, insertCompleteCourse } from '../support/courseEditor';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit, waitUntilIdle } from '../support/checks/pageChecks';

/** Blocks the script of a module until the returned function is called. */
async function blockScript(page: Page, module: string, fail: 'offline' | 'missing' = 'offline') {
  const url = `**/assets/${module}-*.js`;
  await page.route(url, (route) => (fail === 'offline' ? route.abort() : route.fulfill({ status: 404 })));
  return async () => page.unroute(url);
}

for (const language of ['en', 'ar'] as const) {
  test(`a part whose code cannot be loaded says so and is loaded again; what is typed stays (${language})`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, role: 'trainer', allowFailedRequests: true, freshContext: true });
    const { id, lessons } = await insertCompleteCourse(page.request);
    const unblock = await blockScript(page, 'FindReplace');
    await visit(page, `/dashboard/trainer/courses/${id}?lesson=${lessons[0]}`);
    await field(page, 'lesson-content').fill('Switch off first.');
    const openSearch = page.getByRole('button', { name: t('textEditor:find'), exact: true }).last();
    await openSearch.click();
    const error = page.getByRole('alert').filter({ hasText: t('common:unfetchedPart.title') });
    await expect(error).toBeVisible();
    await expect(field(page, 'lesson-content')).toHaveValue('Switch off first.');
    await expectAccessible(page);
    const retry = error.getByRole('button', { name: t('common:retry'), exact: true });
    await page.context().setOffline(true);
    await retry.click();
    await expect(retry).toBeEnabled();
    await expect(error, 'the error stays without a connection').toBeVisible();
    await page.context().setOffline(false);
    await unblock();
    await retry.click();
    await expect(page.getByLabel(t('textEditor:search'), { exact: true })).toBeVisible();
    await expect(error).toBeHidden();
    await expect(field(page, 'lesson-content')).toHaveValue('Switch off first.');
  });
}

test('a dialog whose code cannot be loaded can be closed, and opened when the connection is back', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', role: 'admin', allowFailedRequests: true, freshContext: true });
  const unblock = await blockScript(page, 'ShortcutDialog');
  await visit(page, '/dashboard/admin/coupons');
  await page.keyboard.press('?');
  const error = page.getByRole('alertdialog', { name: t('common:unfetchedPart.title') });
  await expect(error).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: t('workplace:navItems.coupons') })).toBeVisible();
  await page.keyboard.press('?');
  await unblock();
  await error.getByRole('button', { name: t('common:retry') }).click();
  await expect(page.getByRole('dialog', { name: t('workplace:shortcuts.label') })).toBeVisible();
  await expect(error).toBeHidden();
});

test('a part that the server does not have any more is loaded by reloading the page', async ({ openPage }) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', role: 'admin', allowFailedRequests: true, freshContext: true });
  const unblock = await blockScript(page, 'ShortcutDialog', 'missing');
  await visit(page, '/dashboard/admin/coupons');
  await page.keyboard.press('?');
  const error = page.getByRole('alertdialog', { name: t('common:unfetchedPart.title') });
  await error.getByRole('button', { name: t('common:retry') }).click();
  await expect(error.getByText(t('common:unfetchedPart.reload'))).toBeVisible();
  await unblock();
  const reloaded = page.waitForEvent('load');
  await error.getByRole('button', { name: t('shell:broken.reload') }).click();
  await reloaded;
  await waitUntilIdle(page);
  await expect(error).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: t('workplace:shortcuts.label') })).toBeVisible();
});
