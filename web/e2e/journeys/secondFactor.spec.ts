import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { problems } from '../../../schema/contract/problems/problems';
import { createTestAuthenticator } from '../../../schema/testing/authenticatorApp';
import { expect, test } from '../fixtures';
import { registerByApi, type UserData } from '../support/accounts';
import { focusedName, tabTo } from '../support/keyboard';
import { messagesIn } from '../support/messages';
import { expectAccessible, horizontalOverflow, visit } from '../support/checks/pageChecks';
import { arabicPhone, englishDesktop } from '../support/variants';

/** Other sections of the page ask for the password too. */
const section = (page: Page) => page.locator('section[aria-labelledby="second-factor"]');

/** Turns the second factor on by keyboard; returns the app and the recovery codes. */
async function turnOn(page: Page, user: UserData, language: Language) {
  const t = messagesIn(language);
  await tabTo(page, t('account:secondFactor.setUp'));
  await page.keyboard.press('Enter');
  await expect(section(page).getByLabel(t('account:secondFactor.password'), { exact: true })).toBeFocused();
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: t('account:secondFactor.qrCode') })).toBeVisible();
  expect(await focusedName(page)).toBe(t('account:secondFactor.steps.app'));
  await expectAccessible(page);
  const key = (await page.locator('code').textContent()) ?? '';
  const app = createTestAuthenticator(key.replaceAll(' ', ''));
  await tabTo(page, t('account:secondFactor.code'));
  await page.keyboard.type(app.code());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('account:secondFactor.steps.codes') })).toBeFocused();
  const recoveryCodes = await page.locator('#recovery-codes li').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  expect(await horizontalOverflow(page)).toEqual([]);
  await expectAccessible(page);
  await tabTo(page, t('account:secondFactor.saved'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('account:secondFactor.on'), { exact: true })).toBeVisible();
  return { app, recoveryCodes };
}

/** Signs out and enters email and password again. */
async function beginSignIn(page: Page, user: UserData, language: Language): Promise<void> {
  const t = messagesIn(language);
  await page.request.post('/api/logout');
  await visit(page, '/auth');
  await tabTo(page, t('auth:email'));
  await page.keyboard.type(user.email);
  await tabTo(page, t('auth:password'));
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('auth:secondFactor.title') })).toBeVisible();
  await expect(page.getByLabel(t('auth:secondFactor.totp'), { exact: true })).toBeFocused();
}

test('a student turns the second factor on, signs in with it and, without the phone, with a recovery code', async ({
  openPage,
}) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage(arabicPhone);
  const user = await registerByApi(page.request);
  await visit(page, '/account/security#second-factor');
  expect(await focusedName(page)).toBe(t('account:secondFactor.title'));
  const { app, recoveryCodes } = await turnOn(page, user, language);

  await beginSignIn(page, user, language);
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.keyboard.type(app.wrongCode());
  await page.keyboard.press('Enter');
  await expect(page.getByText(problems.wrongCode.text[language]).first()).toBeVisible();
  await page.getByLabel(t('auth:secondFactor.totp'), { exact: true }).press('ControlOrMeta+a');
  await page.keyboard.type(app.code(1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/student');

  await beginSignIn(page, user, language);
  await tabTo(page, t('auth:secondFactor.useRecovery'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('auth:secondFactor.recovery'), { exact: true })).toBeFocused();
  await page.keyboard.type(recoveryCodes[3]?.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/student');
  await visit(page, '/account/security');
  await expect(page.getByText(t('account:secondFactor.codesLeft', { count: 9, n: '9' }))).toBeVisible();
});

test('in English, new recovery codes replace the old ones, and the second factor is turned off', async ({
  openPage,
}) => {
  const t = messagesIn('en');
  const page = await openPage({ ...englishDesktop, colorScheme: 'dark' });
  const user = await registerByApi(page.request);
  await visit(page, '/account/security');
  const { app, recoveryCodes } = await turnOn(page, user, 'en');
  const prove = async (button: string, code: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await section(page).getByLabel(t('account:secondFactor.password'), { exact: true }).fill(user.password);
    await page.getByLabel(t('account:secondFactor.anyCode'), { exact: true }).fill(code);
    await page.getByRole('button', { name: button, exact: true }).click();
  };
  await prove(t('account:secondFactor.renew'), recoveryCodes[0] ?? '');
  const codes = page.locator('#recovery-codes li');
  await expect(codes).toHaveCount(10);
  const newCode = (await codes.first().textContent()) ?? '';
  expect(recoveryCodes).not.toContain(newCode);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('account:secondFactor.download') }).click();
  expect((await download).suggestedFilename()).toBe('tayyar-recovery-codes.txt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(newCode).filter({ visible: true }), 'the page itself is not printed').toHaveCount(1);
  await expect(page.getByText(user.email).filter({ visible: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: t('account:secondFactor.saved') }).click();

  await beginSignIn(page, user, 'en');
  await expectAccessible(page);
  await page.keyboard.type(app.wrongCode());
  await page.keyboard.press('Enter');
  await expect(page.getByText(problems.wrongCode.text.en).first()).toBeVisible();
  await page.getByLabel(t('auth:secondFactor.totp'), { exact: true }).fill(app.code(1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/student');
  await visit(page, '/account/security');
  await prove(t('account:secondFactor.turnOff'), newCode);
  await expect(page.getByText(t('account:secondFactor.offText'))).toBeVisible();
  await page.request.post('/api/logout');
  expect(await (await page.request.post('/api/login', { data: user })).json()).toMatchObject({ email: user.email });
});
