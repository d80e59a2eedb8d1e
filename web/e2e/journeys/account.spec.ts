import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { registerByApi, signInByApi } from '../support/accounts';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { openSiteMenu } from '../support/siteMenu';
import { expectAccessible, visit } from '../support/checks/pageChecks';
import { arabicPhone, englishDesktop } from '../support/variants';

test('a user uploads an avatar, changes the password, and ends other sessions', async ({ openPage }) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage(arabicPhone);
  const user = await registerByApi(page.request);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  const second = await openPage(arabicPhone);
  await signInByApi(second.request, user.email, user.password);
  const third = await openPage(arabicPhone);
  await signInByApi(third.request, user.email, user.password);

  await visit(page, '/account');
  const picture = page.getByRole('group', { name: t('account:profile.avatar') });
  const fileInput = picture.locator('input[type=file]');
  await fileInput.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(picture.getByText(t('upload:wrongType'))).toBeVisible();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  await fileInput.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expect(picture.getByText(t('upload:heic'))).toBeVisible();
  await fileInput.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await takeScreenshot(page) });
  await expect(picture.getByRole('button', { name: t('upload:remove') })).toBeVisible();
  await field(t('auth:lastName')).fill('Haddad');
  await button(t('account:profile.save')).click();
  await expect(page.getByText(t('account:profile.saved')).first()).toBeVisible();
  await visit(page, '/account');
  const avatar = page.getByRole('banner').locator('img[src^="/media/uploads/"]');
  await expect(avatar).toBeVisible();
  await expect(avatar).toHaveJSProperty('naturalWidth', 256);
  await expect(field(t('auth:lastName'))).toHaveValue('Haddad');

  await visit(page, '/account/security');
  const sessions = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(sessions).toHaveCount(3);
  await sessions.nth(1).getByRole('button').click();
  await expect(sessions).toHaveCount(2);
  expect([await isSignedIn(second), await isSignedIn(third)].sort()).toEqual([false, true]);

  await field(t('account:password.current')).fill('not the password');
  await field(t('account:password.next')).fill('secret-78');
  await field(t('account:password.confirmation')).fill('secret-78');
  await button(t('account:password.save')).click();
  await expect(page.getByText('كلمة المرور الحالية غير صحيحة').first()).toBeVisible();
  await expect(field(t('account:password.next'))).toHaveValue('secret-78');
  await field(t('account:password.current')).fill(user.password);
  await button(t('account:password.save')).click();
  await expect(page.getByText(t('account:password.saved')).first()).toBeVisible();
  await expect(page.getByText(t('account:sessions.onlyHere'))).toBeVisible();
  expect([await isSignedIn(page), await isSignedIn(second), await isSignedIn(third)]).toEqual([true, false, false]);

  await expectAccessible(page);
});

test('of two tabs with the profile, each saves only what was changed in it', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage(englishDesktop);
  await registerByApi(page.request);
  await visit(page, '/account');
  await page.getByLabel(t('auth:lastName'), { exact: true }).fill('Haddad');
  const change = 'mutation { updateProfile(input: { phone: "0550123456", firstName: "Lila" }) { id } }';
  await sendGraphql(page.request, change);
  await page.getByRole('button', { name: t('account:profile.save'), exact: true }).click();
  await expect(page.getByText(t('account:profile.saved')).first()).toBeVisible();
  const response = await page.request.get('/api/user');
  expect(await response.json()).toMatchObject({ firstName: 'Lila', lastName: 'Haddad', phone: '0550123456' });
});

test('restored changes of the profile are announced until they are discarded or saved', async ({ openPage }) => {
  const t = messagesIn('ar');
  const page = await openPage(arabicPhone);
  await registerByApi(page.request);
  await visit(page, '/account');
  const lastName = page.getByLabel(t('auth:lastName'), { exact: true });
  const registered = await lastName.inputValue();
  const notice = page.getByRole('status').filter({ hasText: t('common:restoredDraft.text') });
  await lastName.fill('Haddad');
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(lastName).toHaveValue('Haddad');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: t('common:restoredDraft.discard'), exact: true }).press('Enter');
  await expect(lastName).toHaveValue(registered);
  await expect(page.getByRole('group', { name: t('account:profile.title'), exact: true })).toBeFocused();
  await page.reload();
  await expect(lastName).toHaveValue(registered);
  await expect(notice).toHaveCount(0);

  await lastName.fill('Haddad');
  await page.getByRole('button', { name: t('account:profile.save'), exact: true }).click();
  await expect(page.getByText(t('account:profile.saved')).first()).toBeVisible();
  // What was saved here is no unsaved change once it is changed elsewhere.
  await sendGraphql(page.request, 'mutation { updateProfile(input: { lastName: "Mansouri" }) { id } }');
  await page.reload();
  await expect(lastName).toHaveValue('Mansouri');
  await expect(notice).toHaveCount(0);
});

/** A PNG of more than 256 pixels in width and height. */
const takeScreenshot = (page: Page): Promise<Buffer> =>
  page.screenshot({ clip: { x: 0, y: 0, width: 340, height: 300 }, animations: 'disabled' });

const isSignedIn = async ({ request }: Page): Promise<boolean> => (await request.get('/api/user')).ok();

test('a refused password is shown at its field in English', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage(englishDesktop);
  await registerByApi(page.request);
  await visit(page, '/account/security');
  await page.getByLabel(t('account:password.current'), { exact: true }).fill('not the password');
  for (const name of ['next', 'confirmation'] as const)
    await page.getByLabel(t(`account:password.${name}`), { exact: true }).fill('secret-78');
  await page.getByRole('button', { name: t('account:password.save'), exact: true }).click();
  await expect(page.getByText('The current password is not correct').first()).toBeVisible();
  await expectAccessible(page);
});

test('leaving the page with unsaved changes asks for confirmation', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'student' });
  await visit(page, '/account');
  const name = page.getByLabel(t('auth:firstName'), { exact: true });
  await name.fill('Another name');
  await (await openSiteMenu(page)).getByRole('link', { name: t('shell:links.courses') }).click();
  await page.getByRole('button', { name: t('unsaved.stay') }).click();
  await expect(name).toHaveValue('Another name');
  await (await openSiteMenu(page)).getByRole('link', { name: t('shell:links.courses') }).click();
  await page.getByRole('button', { name: t('unsaved.leave') }).click();
  await page.waitForURL('**/courses');
});
