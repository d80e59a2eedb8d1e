import type { Page } from '@playwright/test';
import { problems } from '../../../../schema/contract/problems/problems';
import { displayName, type NamedUser } from '../../../../schema/contract/text/names/displayName';
import { adminTabNames, tabNamespace } from '../../../admin/adminTabs';
import { expect, test, type OpenPage, type Width } from '../../fixtures';
import { createUserData, demo, requiredLabel, signInByApi } from '../../support/accounts';
import { confirmAction, confirmDelete, deleteButton, runRowAction, saveButton } from '../../support/adminPanel';
import { sendGraphql } from '../../support/graphql';
import { messagesIn } from '../../support/messages';
import { visit } from '../../support/checks/pageChecks';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');

async function openPanel(openPage: OpenPage, path: string, width: Width = 1440): Promise<Page> {
  const page = await openPage({ language: 'ar', width, role: 'admin' });
  await visit(page, path);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The grid or the cards, with the pagination. */
const rowsOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Creates a question and opens the table filtered to it. */
async function openQuestion(openPage: OpenPage, width: Width = 1440, filter = '') {
  const name = `سؤال ${uniqueId()}`;
  const page = await openPanel(
    openPage,
    `/dashboard/admin?tab=faqs&search=${encodeURIComponent(name)}${filter}`,
    width,
  );
  // The order keeps it out of the questions on the home page.
  const data = { question: 'Why?', questionAr: name, answer: 'So.', answerAr: 'هكذا.', order: 900 };
  expect((await page.request.post('/api/faqs', { data })).ok()).toBe(true);
  await page.reload();
  const edit = button(page, t('admin:edit', { name }));
  const more = button(page, t('admin:more', { name }));
  const runAction = (action: 'remove' | 'publishRow' | 'unpublishRow') =>
    runRowAction(page, name, t(`admin:${action}`, { name }));
  await expect(edit).toBeVisible();
  return { page, name, edit, more, runAction, rows: rowsOf(page, t('adminFaqs:label')) };
}

for (const width of [360, 1440] as const) {
  test(`saving and deleting keep the page and restore the focus (${width} px)`, async ({ openPage }) => {
    const { page, name, edit, more, runAction, rows } = await openQuestion(openPage, width);
    const title = await page.getByRole('heading', { level: 1 }).elementHandle();
    await edit.press('Enter');
    await saveButton(page).press('Enter');
    await expect(page.getByRole('dialog')).not.toBeAttached();
    await expect(edit).toBeFocused();
    await runAction('unpublishRow');
    await confirmAction(page, t('admin:bulk.unpublish'));
    await expect(rows.getByText(t('admin:state.draft'), { exact: true })).toBeVisible();
    await expect(more).toBeFocused();
    await (width === 360 ? runAction('remove') : deleteButton(page, name).press('Enter'));
    await confirmDelete(page).press('Enter');
    await expect(page.getByRole('alertdialog')).not.toBeAttached();
    await expect(rows).toBeFocused();
    expect(await title.evaluate(({ isConnected }) => isConnected), 'the page is not rebuilt').toBe(true);
  });
}

test('the table gets the focus when the action of a row removes the row from the filter', async ({ openPage }) => {
  const { page, edit, runAction, rows } = await openQuestion(openPage, 1440, '&status=yes');
  await runAction('unpublishRow');
  await confirmAction(page, t('admin:bulk.unpublish'));
  await expect(edit).not.toBeAttached();
  await expect(rows).toBeFocused();
});

test('an unchanged form closes without confirmation and returns the focus to its button', async ({ openPage }) => {
  const page = await openPanel(openPage, '/dashboard/admin?tab=users');
  for (const tab of adminTabNames) {
    const label = t(`${tabNamespace(tab)}:add`);
    await page.goto(`/dashboard/admin?tab=${tab}`);
    await button(page, label).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).not.toBeAttached();
    await expect(button(page, label)).toBeFocused();
  }
});

test('admins who change their own name see it at once in the account menu', async ({ openPage }) => {
  const admin = await openPage({ role: 'admin' });
  const me = createUserData();
  expect((await admin.request.post('/api/users', { data: { ...me, role: 'admin' } })).status()).toBe(201);
  const page = await openPage({ language: 'ar' });
  await signInByApi(page.request, me.email, me.password);
  await visit(page, `/dashboard/admin?tab=users&search=${me.email}`);
  const account = (firstName: string) =>
    page.getByLabel(`${t('workplace:siteMenu')}: ${firstName} ${me.lastName}`, { exact: true });
  await expect(account(me.firstName)).toBeVisible();
  await button(page, t('admin:edit', { name: displayName(me, 'ar') })).press('Enter');
  await page.getByLabel(requiredLabel(t('adminUsers:firstName'))).fill('نورة');
  await saveButton(page).press('Enter');
  await expect(account('نورة')).toBeVisible();
});

for (const width of [360, 1440] as const) {
  test(`rows that refuse a bulk action stay selected, each with its reason (${width} px)`, async ({ openPage }) => {
    const page = await openPanel(openPage, `/dashboard/admin?tab=users&search=${demo.admin}`, width);
    const [me] = (await (await page.request.get(`/api/users?search=${demo.admin}`)).json()) as [NamedUser];
    const name = displayName(me, 'ar');
    const checkbox = page.getByRole('checkbox', { name: t('admin:table.select', { name }) });
    await checkbox.press('Space');
    await button(page, t('admin:bulk.deactivate')).press('Enter');
    await confirmAction(page, t('admin:bulk.deactivate'));
    const refusal = page.getByRole('listitem').filter({ hasText: problems.ownAccount.text.ar });
    await expect(refusal.filter({ hasText: name })).toBeVisible();
    await expect(checkbox).toBeChecked();
    const summary = page.getByRole('listitem').filter({ hasText: t('admin:bulk.done', { count: 0, n: '0' }) });
    await expect(summary).toHaveText(/[^:\s]\s*$/, { useInnerText: true });

    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common:close') })
      .press('Enter');
    await expect(refusal).not.toBeAttached();
    await expect(rowsOf(page, t('adminUsers:label'))).toBeFocused();
    await button(page, t('admin:bulk.clear')).press('Enter');
    await expect(rowsOf(page, t('adminUsers:label'))).toBeFocused();
    await expect(checkbox).not.toBeChecked();
  });
}

test('the pagination buttons keep the focus, also after a cell had it', async ({ openPage }) => {
  const page = await openPanel(openPage, '/dashboard/admin/glossary');
  await page.getByRole('grid').getByRole('gridcell').nth(9).focus();
  for (const name of ['next', 'last', 'first'] as const) {
    const target = button(page, t(`admin:table.${name}`));
    const before = await page.getByRole('rowheader').first().innerText();
    await target.press('Enter');
    await expect.poll(() => page.getByRole('rowheader').first().innerText()).not.toBe(before);
    // The grid moves the focus with a delay after its rows have changed.
    await page.waitForTimeout(200);
    await expect(target).toBeFocused();
  }
});

test('Arabic text runs from right to left, whatever its first character', async ({ openPage }) => {
  const titleAr = `LFP أم NMC؟ ${uniqueId()}`;
  const page = await openPanel(openPage, `/dashboard/admin?tab=blog&search=${encodeURIComponent(titleAr)}`);
  // The English title has a column that is hidden by default.
  const showTitle = `mutation { saveTablePreference(list: "blog", columns: ["titleAr", "title", "createdAt"], density: standard) { list } }`;
  await sendGraphql(page.request, showTitle);
  const texts = { title: 'LFP?', excerpt: 'a', excerptAr: 'ا', content: 'a', contentAr: 'ا' };
  const data = { ...texts, titleAr, slug: `lfp-${uniqueId()}` };
  const { id } = (await (await page.request.post('/api/blog', { data })).json()) as { id: number };
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    const direction = (text: string) =>
      page
        .getByText(text, { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    expect(await direction(titleAr)).toBe('rtl');
    if (width === 1440) expect(await direction('LFP?')).toBe('ltr');
  }
  await page.request.delete(`/api/blog/${id}`);
  await sendGraphql(page.request, 'mutation { saveTablePreference(list: "blog", density: standard) { list } }');
});
