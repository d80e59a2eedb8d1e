import type { Page } from '@playwright/test';
import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';
import { expect, test } from '../../fixtures';
import { demo } from '../../support/accounts';
import { sendGraphql } from '../../support/graphql';
import { blockMail, findMail } from '../../support/mails';
import { messagesIn } from '../../support/messages';
import { openSiteMenu } from '../../support/siteMenu';
import { createNewsletterIssue } from '../../support/newsletterIssues';
import { expectAccessible, expectLanguage, visit } from '../../support/pageChecks';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');

const grid = (page: Page) => page.getByRole('grid', { name: t('adminFaqs:label') });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the panel is Arabic for English-speaking admins too, and the rest of the site keeps their language', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'en', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=faqs');
  await expectLanguage(page, 'ar');
  await expect(page.getByRole('heading', { level: 1, name: t('admin:title') })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Language|اللغة):/ })).toHaveCount(0);
  await (await openSiteMenu(page)).getByRole('link', { name: t('shell:links.courses') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLanguage(page, 'en');
  await page.goBack();
  await expect(grid(page)).toBeVisible();
  await expectLanguage(page, 'ar');
});

test('the code of a tab loads when it is opened, and public pages load no code of the panel', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, '/courses');
  const scripts = () => fetched.filter((path) => path.endsWith('.js'));
  const loads = async (text: string) => {
    const codes = await Promise.all(scripts().map(async (path) => (await page.request.get(path)).text()));
    return codes.some((code) => code.includes(text));
  };
  expect(fetched.filter((path) => /\/(DataGridRows|\w+Resource|Admin\w+)-/.test(path))).toEqual([]);
  // Shared code has other file names; the table is recognized by the key of its stored settings, a tab by its query.
  expect(await loads('tayyar_table_')).toBe(false);
  await visit(page, '/dashboard/admin?tab=polls');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await loads('AdminPollList')).toBe(true);
  expect(await loads('AdminFaqList')).toBe(false);
  await page.getByRole('tab', { name: t('adminFaqs:label') }).click();
  await expect(grid(page)).toBeVisible();
  expect(await loads('AdminFaqList')).toBe(true);
});

test('sort order, page, page size and search are in the address', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin/glossary');
  const terms = page.getByRole('grid', { name: t('admin:places.glossary') });
  await expect(terms).toBeVisible();
  await expect(page.getByText(t('admin:table.pageOf', { page: '1', pages: '5' }))).toBeVisible();
  await button(page, t('admin:table.next')).click();
  await expect(page.getByText(t('admin:table.pageOf', { page: '2', pages: '5' }))).toBeVisible();
  await button(page, t('admin:table.last')).click();
  await expect(page.getByText(t('admin:table.pageOf', { page: '5', pages: '5' }))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(t('admin:table.pageOf', { page: '2', pages: '5' }))).toBeVisible();
  const size = page.getByRole('combobox', { name: t('admin:table.rowsPerPage') });
  await expect(size.locator('option')).toHaveText(['١٠', '٢٥', '٥٠', '١٠٠'], { useInnerText: true });
  await size.selectOption('25');
  await expect(page.getByText(t('admin:table.pageOf', { page: '1', pages: '2' }))).toBeVisible();
  // The name of the header includes that of its sort button.
  const termHeader = terms.getByRole('columnheader', { name: new RegExp(`^${t('glossary:edit.fields.term')}`) });
  await termHeader.click();
  await page.waitForURL(/sort=term&/);
  await page.reload();
  await expect(page.getByText(t('admin:table.pageOf', { page: '1', pages: '2' }))).toBeVisible();
  await expect(size).toHaveValue('25');
  await expect(termHeader).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('searchbox').fill('battery');
  await page.waitForURL(/search=battery/);
});

test('hidden columns are remembered, and an empty result says so', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=faqs');
  const category = grid(page).getByRole('columnheader', { name: fieldLabelsAr.categoryId, exact: true });
  await expect(category).toBeVisible();
  await button(page, t('admin:table.view')).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: fieldLabelsAr.categoryId }).click();
  await page.keyboard.press('Escape');
  await expect(category).not.toBeAttached();
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect(category).toHaveCount(0);
  await page.getByRole('searchbox').fill('لا شيء من هذا القبيل');
  await expect(page.getByText(t('admin:table.empty')).first()).toBeVisible();
});

test('a resized column keeps its width, and the row actions stay visible', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=faqs');
  const header = page.locator('[role="columnheader"][data-field="questionAr"]');
  const width = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await expect(header).toBeVisible();
  const before = await width();
  const edge = await header.locator('.MuiDataGrid-columnSeparator').boundingBox();
  const [x, y] = [edge!.x + edge!.width / 2, edge!.y + edge!.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(before + 80);
  await page.reload();
  await expect(header).toBeVisible();
  expect(await width()).toBe(before + 80);
  await page.setViewportSize({ width: 768, height: 900 });
  const remove = page.getByRole('button', { name: /^حذف «/ }).first();
  expect(await remove.evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThan(0);
});

test('on a phone a button opens the filters and counts the active ones', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', width: 360, role: 'admin' });
  await visit(page, '/dashboard/admin?tab=faqs&status=yes');
  const filters = button(page, `${t('admin:table.filter')} (1)`);
  const status = page.getByRole('combobox', { name: t('admin:state.label') });
  await expect(filters).toBeVisible();
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(status).toHaveCount(0);
  await filters.press('Enter');
  await status.selectOption('');
  await expect(button(page, t('admin:table.filter'))).toBeVisible();
});

test('cells, row selection and bulk actions are reachable by keyboard', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=faqs');
  await expect(grid(page).getByRole('rowheader').first()).toBeVisible();
  const first = await grid(page).getByRole('rowheader').first().innerText();
  await grid(page).getByRole('columnheader').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toContain(first);
  // In right-to-left order the next cell is on the left.
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).not.toContain(first);
  await page.keyboard.press('Shift+Space');
  const bar = page.getByRole('region', { name: t('admin:bulk.label') });
  await expect(bar.getByText(t('admin:bulk.selected', { count: 1, n: '1' }))).toBeVisible();
  await bar.getByRole('button', { name: t('admin:bulk.clear') }).press('Enter');
  await expect(bar).not.toBeAttached();
});

test('a message is marked as handled, and the audit log shows the values before and after', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const subject = `سؤال ${uniqueId()}`;
  const query = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
  const input = { name: 'أمل', email: 'amel@example.dz', subject, message: 'متى تبدأ الدورة؟' };
  await sendGraphql(page.request, query, { input });
  await visit(page, '/dashboard/admin/messages?handled=no');
  await button(page, t('adminInbox:read', { subject })).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await button(page, t('adminInbox:markHandled')).click();
  await expect(page.getByText(t('admin:updated')).first()).toBeVisible();
  await visit(page, '/dashboard/admin/audit?entity=contact_messages');
  const log = page.getByRole('grid', { name: t('admin:places.audit') });
  await log
    .getByRole('button', { name: new RegExp(t('adminAudit:actions.update')) })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('rowheader', { name: fieldLabelsAr.handledAt })).toBeVisible();
});

test('a job whose attempt failed shows its error and is run again by keyboard', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const { id: userId } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const { id, subjectAr, updatedAt } = await createNewsletterIssue(page.request);
  const unblock = await blockMail(`newsletter-test-${id}.${Date.parse(updatedAt)}.${userId}.ar`);
  const name = 'إرسال رسالة تجريبية من النشرة';
  const retry = button(page, t('adminJobs:retry', { name }));
  try {
    await sendGraphql(page.request, 'mutation ($id: ID!) { sendNewsletterTest(id: $id) }', { id });
    await expect(async () => {
      await visit(page, '/dashboard/admin/jobs?state=scheduled');
      await expect(retry).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('columnheader').last().focus();
    const read = t('adminJobs:read', { name });
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(button(page, read)).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name }).getByText('EISDIR')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button(page, read)).toBeFocused();
    // In right-to-left order the next button is on the left.
    await page.keyboard.press('ArrowLeft');
    await expect(retry).toBeFocused();
  } finally {
    await unblock();
  }
  await page.keyboard.press('Enter');
  await findMail(demo.admin, subjectAr);
  await visit(page, '/dashboard/admin/jobs?state=scheduled');
  await expect(retry).toHaveCount(0);
});
