import { expect, test } from '../fixtures';
import { demo } from '../support/accounts';
import { focusedName, tabTo } from '../support/keyboard';
import { messagesIn } from '../support/messages';
import { visit } from '../support/checks/pageChecks';

const t = messagesIn('en');

test('signing in, opening the account menu and signing out work without a pointer', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe(t('shell:skipToContent'));
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
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await focusedName(page)).toBe(t('shell:account.dashboard.student'));
  await page.keyboard.press('End');
  expect(await focusedName(page)).toBe(t('shell:account.logout'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('shell:loggedOut.text')).first()).toBeVisible();
});

test('the skip link moves the focus to the content', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/courses');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Escape closes the language menu and restores the focus', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/courses');
  const button = page.getByRole('button', { name: t('shell:language') });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
});
