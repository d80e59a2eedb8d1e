import { readFile } from 'node:fs/promises';
import { languages } from '../../../schema/contract/languages';
import { problems } from '../../../schema/contract/problems/problems';
import { formatDate } from '../../../schema/contract/text/format/formatters';
import { expect, test } from '../fixtures';
import { registerByApi } from '../support/accounts';
import { tabTo } from '../support/keyboard';
import { messagesIn } from '../support/messages';
import { expectAccessible, horizontalOverflow, visit } from '../support/checks/pageChecks';
import { submitPayment } from '../support/payments';

for (const language of languages) {
  test(`a student downloads a copy of all own data by keyboard (${language})`, async ({ openPage }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, width: 360 });
    const user = await registerByApi(page.request);
    await visit(page, '/account/data#export');
    await expect(page.locator('#export')).toBeFocused();
    await tabTo(page, t('accountData:export.request'));
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: t('accountData:export.download') });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toEqual([]);
    await page.locator('#export').focus();
    await tabTo(page, t('accountData:export.download'));
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^tayyar-data-\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await readFile(await download.path());
    expect(bytes.toString('latin1')).toMatch(/^PK[^]*profile\.json/);
    const url = await link.getAttribute('href');
    await registerByApi(page.request);
    expect([(await page.request.get(url ?? '')).status(), user.email]).toEqual([404, user.email]);
  });

  test(`who asks for the deletion sees what it ends, with the files of certificates (${language})`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const page = await openPage({ role: 'student', language, width: 360 });
    const own = (await (await page.request.get('/api/my-certificates')).json()) as { number: string; status: string }[];
    const valid = own.filter(({ status }) => status === 'valid');
    expect(valid.length).toBeGreaterThan(0);
    await visit(page, '/account/data#delete');
    await page.getByRole('button', { name: t('accountData:deletion.start') }).click();
    const dialog = page.getByRole('dialog');
    for (const { number } of valid) {
      const item = dialog.getByRole('listitem').filter({ hasText: number });
      const file = await page.request.get((await item.getByRole('link').getAttribute('href')) ?? '');
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toEqual([]);
  });

  test(`who asks for the deletion sees the orders that are not finished (${language})`, async ({ openPage }) => {
    const page = await openPage({ language, width: 360 });
    const user = await registerByApi(page.request);
    const { id, reference } = await submitPayment(page.request, `CCP ${user.username}`);
    await visit(page, '/account/data#delete');
    await page.getByRole('button', { name: messagesIn(language)('accountData:deletion.start') }).click();
    const order = page.getByRole('dialog').getByRole('listitem').filter({ hasText: reference });
    await expect(order).toContainText(messagesIn(language)('accountData:deletion.paymentEffects.submitted'));
    await expect(order.getByRole('link')).toHaveAttribute('href', new RegExp(`/payments/${id}$`));
  });

  test(`a student asks for the deletion, signs in again and keeps the account, by keyboard (${language})`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, width: 360 });
    const user = await registerByApi(page.request);
    await visit(page, '/account/data#delete');
    await tabTo(page, t('accountData:deletion.start'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await tabTo(page, t('accountData:deletion.confirm'));
    await tabTo(page, t('accountData:deletion.password'));
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(problems.wrongPassword.text[language]).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(user.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const keepButton = page.getByRole('button', { name: t('accountData:deletion.keep') });
    await expect(keepButton).toBeVisible();

    await page.request.post('/api/logout');
    await visit(page, '/auth');
    await tabTo(page, t('auth:email'));
    await page.keyboard.type(user.email);
    await tabTo(page, t('auth:password'));
    await page.keyboard.type(user.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/student');
    const week = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
    await expect(page.getByRole('alert').filter({ hasText: formatDate(week, language) })).toBeVisible();
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toEqual([]);
    await tabTo(page, t('accountData:deletion.keep'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('accountData:deletion.cancelled')).first()).toBeVisible();
    await expect(keepButton).toBeHidden();
    await visit(page, '/account/data');
    await expect(page.getByRole('button', { name: t('accountData:deletion.start') })).toBeVisible();
  });
}
