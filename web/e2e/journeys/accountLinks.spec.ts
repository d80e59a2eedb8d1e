import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { createUserData, registerByApi, signInByApi } from '../support/accounts';
import { focusedName, tabTo } from '../support/keyboard';
import { confirmAddressByApi, waitForMail } from '../support/mails';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { arabicPhone, englishDesktop } from '../support/variants';

const t = messagesIn('ar');

/** Opens the link of a mail; its token stays in the address until it is used. */
async function openLink(page: Page, link: string): Promise<void> {
  await visit(page, link);
  expect(link).toContain('#token=');
  expect(await page.evaluate(() => location.hash)).toBe(link.slice(link.indexOf('#')));
}

/** After the use, the address can be shown to anyone. */
const expectUsed = (page: Page) => expect.poll(() => page.evaluate(() => location.hash)).toBe('');

/** Moves the focus to a field or button by keyboard; types into a field, presses a button. */
async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test('a new user confirms the address by keyboard, and the link works once', async ({ openPage }) => {
  const page = await openPage(arabicPhone);
  const user = createUserData();
  await visit(page, '/auth?tab=register');
  await type(page, /^الاسم\s*\*?$/, user.firstName);
  await type(page, new RegExp(`^${t('auth:lastName')}`), user.lastName);
  await type(page, new RegExp(`^${t('auth:username')}`), user.username);
  await type(page, new RegExp(`^${t('auth:email')}`), user.email);
  await type(page, new RegExp(`^${t('auth:password')}`), user.password);
  await type(page, new RegExp(`^${t('auth:confirmPassword')}`), user.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/student');
  const notice = page.getByText(t('accountLinks:notice.unconfirmed', { email: user.email }));
  await expect(notice).toBeVisible();
  await expectAccessible(page);

  const { link } = await waitForMail(user.email, '/confirm-email');
  await openLink(page, link);
  await expectHeading(page, t('accountLinks:confirmEmail.title'));
  await expectAccessible(page);
  await press(page, t('accountLinks:confirmEmail.button'));
  await expectHeading(page, t('accountLinks:confirmEmail.doneTitle'));
  expect(await focusedName(page)).toBe(t('accountLinks:confirmEmail.doneTitle'));
  await expectUsed(page);
  await visit(page, '/dashboard/student');
  await expect(notice).toHaveCount(0);

  await visit(page, '/');
  await openLink(page, link);
  await press(page, t('accountLinks:confirmEmail.button'));
  await expectHeading(page, t('accountLinks:invalid.title'));
  await expect(page.getByText(t('accountLinks:confirmEmail.invalidText'))).toBeVisible();
  await expectAccessible(page);
});

test('the notice sends the link again', async ({ openPage }) => {
  const page = await openPage(arabicPhone);
  const user = await registerByApi(page.request);
  await visit(page, '/account');
  await waitForMail(user.email, '/confirm-email');
  await press(page, t('accountLinks:notice.resend'));
  await expect(page.getByText(t('accountLinks:notice.sent'), { exact: true }).first()).toBeVisible();
  const { link } = await waitForMail(user.email, '/confirm-email', { count: 2 });
  await openLink(page, link);
  await press(page, t('accountLinks:confirmEmail.button'));
  await expectHeading(page, t('accountLinks:confirmEmail.doneTitle'));
});

test('a forgotten password is replaced by keyboard, and the link works once', async ({ openPage }) => {
  const other = await openPage(arabicPhone);
  const user = await registerByApi(other.request);
  const page = await openPage(arabicPhone);
  await visit(page, '/auth');
  await press(page, t('auth:forgotPassword'));
  await expectHeading(page, t('accountLinks:forgot.title'));
  await expectAccessible(page);
  await type(page, t('auth:email'), user.email);
  await page.keyboard.press('Enter');
  await expectHeading(page, t('accountLinks:forgot.doneTitle'));
  await expectAccessible(page);

  const { link } = await waitForMail(user.email, '/reset-password');
  const first = await openPage({ ...arabicPhone, isDeferred: true });
  await openLink(first, link);
  await first.getByLabel(t('account:password.next')).first().click();
  await first.getByLabel(t('account:password.next')).first().fill('half a pass');
  await waitUntilIdle(first);
  const address = await first.evaluate(() => location.href);
  await openLink(page, address.slice(new URL(address).origin.length));
  await page.reload();
  await waitUntilIdle(page);
  await type(page, t('account:password.next'), 'new-secret-78');
  await type(page, t('account:password.confirmation'), 'new-secret-78');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectHeading(page, t('accountLinks:reset.doneTitle'));
  await expectUsed(page);
  await press(page, t('accountLinks:toSignIn'));
  await page.waitForURL('**/auth');
  await waitUntilIdle(page);
  await type(page, t('auth:email'), user.email);
  await type(page, t('auth:password'), 'new-secret-78');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/student');
  expect((await other.request.get('/api/user')).status()).toBe(401);

  await openLink(page, link);
  await type(page, t('account:password.next'), 'new-secret-79');
  await type(page, t('account:password.confirmation'), 'new-secret-79');
  await page.keyboard.press('Enter');
  await expectHeading(page, t('accountLinks:invalid.title'));
  await expectAccessible(page);
  await press(page, t('accountLinks:newLink'));
  await page.waitForURL('**/forgot-password');
});

test('in English, the pages of a forgotten password are accessible on a wide window', async ({ openPage }) => {
  const english = messagesIn('en');
  const page = await openPage(englishDesktop);
  const user = await registerByApi((await openPage(englishDesktop)).request);
  await visit(page, '/forgot-password');
  await type(page, english('auth:email'), user.email);
  await page.keyboard.press('Enter');
  await expectHeading(page, english('accountLinks:forgot.doneTitle'));
  await expectAccessible(page);
  const { link } = await waitForMail(user.email, '/reset-password');
  await openLink(page, link);
  for (const name of ['next', 'confirmation'] as const)
    await type(page, english(`account:password.${name}`), 'new-secret-78');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectHeading(page, english('accountLinks:reset.doneTitle'));
  await openLink(page, link);
  for (const name of ['next', 'confirmation'] as const)
    await type(page, english(`account:password.${name}`), 'new-secret-79');
  await page.keyboard.press('Enter');
  await expectHeading(page, english('accountLinks:invalid.title'));
  await expectAccessible(page);
});

test('an unknown address gets the same page as a known one', async ({ openPage }) => {
  const page = await openPage(arabicPhone);
  await visit(page, '/forgot-password');
  const { email } = createUserData();
  await type(page, t('auth:email'), email);
  await page.keyboard.press('Enter');
  await expectHeading(page, t('accountLinks:forgot.doneTitle'));
  await expect(page.getByText(t('accountLinks:forgot.doneText', { email }))).toBeVisible();
});

test('a change of address is confirmed at the new one and undone at the old one', async ({ openPage }) => {
  const page = await openPage(arabicPhone);
  const user = await registerByApi(page.request);
  await confirmAddressByApi(page.request, user.email);
  const { email: newEmail } = createUserData();
  await visit(page, '/account');
  await type(page, t('account:email.next'), newEmail);
  await type(page, t('account:email.password'), user.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('account:email.pending', { email: newEmail }))).toBeVisible();
  await expectAccessible(page);

  const change = await waitForMail(newEmail, '/confirm-email-change');
  const revert = await waitForMail(user.email, '/revert-email-change');
  await openLink(page, change.link);
  await expectAccessible(page);
  await press(page, t('accountLinks:confirmEmailChange.button'));
  await expectHeading(page, t('accountLinks:confirmEmailChange.doneTitle'));
  await signInByApi(page.request, newEmail, user.password);

  await visit(page, '/');
  await expect(page.locator('a[href="/notifications"]')).toHaveCount(1);
  await openLink(page, revert.link);
  await expectAccessible(page);
  await press(page, t('accountLinks:revertEmailChange.button'));
  await expectHeading(page, t('accountLinks:revertEmailChange.doneTitle'));
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await expect(page.locator('a[href="/notifications"]')).toHaveCount(0);
  const reset = await waitForMail(user.email, '/reset-password');
  await openLink(page, reset.link);
  await type(page, t('account:password.next'), 'new-secret-78');
  await type(page, t('account:password.confirmation'), 'new-secret-78');
  await page.keyboard.press('Enter');
  await expectHeading(page, t('accountLinks:reset.doneTitle'));
  await signInByApi(page.request, user.email, 'new-secret-78');
});

test('a link keeps its token through a change of the language, another page and back', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', width: 1440 });
  const user = await registerByApi(page.request);
  const { link } = await waitForMail(user.email, '/confirm-email');
  const token = link.slice(link.indexOf('#'));
  await openLink(page, link);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  const english = messagesIn('en');
  await expectHeading(page, english('accountLinks:confirmEmail.title'));
  expect(await page.evaluate(() => location.hash)).toBe(token);
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await expectHeading(page, english('accountLinks:confirmEmail.title'));
  await page.getByRole('button', { name: english('accountLinks:confirmEmail.button') }).click();
  await expectHeading(page, english('accountLinks:confirmEmail.doneTitle'));
  await page.reload();
  await expect(page.getByText(english('common:missingLink'))).toBeVisible();
});

test('a page of a link explains itself without one', async ({ openPage }) => {
  const page = await openPage(arabicPhone);
  for (const path of ['/confirm-email', '/confirm-email-change', '/revert-email-change', '/reset-password']) {
    await visit(page, path);
    await expectHeading(page, t('accountLinks:invalid.title'));
    await expect(page.getByText(t('common:missingLink'))).toBeVisible();
  }
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe', '/unsubscribe']) {
    await visit(page, path);
    await expect(page.getByText(t('common:missingLink'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});
