import type { Page } from '@playwright/test';
import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';
import { expect, test } from '../../fixtures';
import { demo } from '../../support/accounts';
import { sendGraphql } from '../../support/graphql';
import { confirmAction, expectToast, runRowAction } from '../../support/adminPanel';
import { blockMail, findMail } from '../../support/mails';
import { messagesIn } from '../../support/messages';
import { openSiteMenu } from '../../support/siteMenu';
import { createNewsletterIssue } from '../../support/newsletterIssues';
import { expectAccessible, expectLanguage, horizontalOverflow, visit } from '../../support/checks/pageChecks';
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
  expect(fetched.filter((path) => /\/(AdminTable|\w+Resource|Admin\w+)-/.test(path))).toEqual([]);
  // Shared code has other file names; the table is recognized by the query of its stored settings, a tab by its query.
  expect(await loads('MyTablePreferences')).toBe(false);
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
  const terms = page.getByRole('grid', { name: t('admin:navItems.glossary') });
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

test('the shown columns are kept on the server, and an empty result says so', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=faqs');
  const category = grid(page).getByRole('columnheader', { name: fieldLabelsAr.categoryId, exact: true });
  const toggleCategory = async () => {
    await button(page, t('admin:table.view')).press('Enter');
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('menuitemcheckbox', { name: fieldLabelsAr.categoryId }).click();
    await saved;
    await page.keyboard.press('Escape');
  };
  await expect(category).toBeVisible();
  await toggleCategory();
  await expect(category).not.toBeAttached();
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect(category).toHaveCount(0);
  // Other tests have the same account.
  await toggleCategory();
  await expect(category).toBeVisible();
  await page.getByRole('searchbox').fill('لا شيء من هذا القبيل');
  await expect(page.getByText(t('admin:table.noMatch', { label: t('adminFaqs:label') })).first()).toBeVisible();
});

test('columns are as wide as their content, and the row actions stay visible', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  for (const width of [1920, 1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/dashboard/admin?tab=users');
    const first = page.getByRole('rowheader').first();
    await expect(first).toBeVisible();
    if (width > 768) expect((await first.boundingBox())!.y).toBeLessThanOrEqual(300);
    const addresses = page.locator('[role="gridcell"] [dir="ltr"]');
    const lines = await addresses.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
    // Narrow windows have the menu only, so that the columns before it are not covered.
    const action = page.getByRole('row').getByRole('button', { name: width > 768 ? /^حذف «/ : /^المزيد: «/ });
    expect(await action.first().evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThan(0);
    if (width === 768) await expect(page.getByRole('button', { name: /^حذف «/ })).toHaveCount(0);
    expect(await horizontalOverflow(page)).toEqual([]);
  }
});

test('the text of a review is read in its row, beside the other cells', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin', width: 1440 });
  await visit(page, '/dashboard/admin/reviews');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const overlaps = await page
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.flatMap((row) =>
        [...row.children].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
      ),
    );
  expect(overlaps).toEqual([]);
  const frame = page.getByRole('grid').locator('..');
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 768, height: 900 });
  const text = (await page.locator('[data-long-text]').first().boundingBox())!;
  const actions = (await page.locator('td[data-actions]').first().boundingBox())!;
  expect(text.x, 'the actions, on the left, do not cover the text').toBeGreaterThanOrEqual(actions.x + actions.width);
});

test('a filter is a chip in the address, and is saved, renamed and removed as a view', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=polls');
  const [name, renamed] = [`عرض ${uniqueId()}`, `مفعّلة ${uniqueId()}`];
  const views = page.getByRole('navigation', { name: t('admin:views.label') });
  await button(page, t('admin:table.filter')).press('Enter');
  await page.getByRole('combobox', { name: t('admin:state.label') }).selectOption('yes');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=yes/);
  await button(page, t('admin:views.save')).press('Enter');
  await page.getByRole('dialog').getByLabel(t('admin:views.name')).fill(name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  const filter = `${t('admin:state.label')}: ${t('admin:state.active')}`;
  await button(page, t('admin:table.removeFilter', { filter })).press('Enter');
  await expect(page).not.toHaveURL(/status=/);
  await page.reload();
  await views.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/status=yes/);
  await expectAccessible(page);
  await runRowAction(page, name, t('admin:views.rename'));
  await page.getByRole('dialog').getByLabel(t('admin:views.name')).fill(renamed);
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name: renamed })).toBeVisible();
  await runRowAction(page, renamed, t('admin:views.remove'));
  await expect(views.getByRole('link', { name: renamed })).toHaveCount(0);
});

test('all matching rows are selected, hidden and brought back', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const word = `مجموعة ${uniqueId()}`;
  const texts = { question: 'Why?', answer: 'So.', answerAr: 'هكذا.', order: 900 };
  for (let number = 0; number < 12; number += 1)
    await page.request.post('/api/faqs', { data: { ...texts, questionAr: `${word} ${number}` } });
  const address = `/dashboard/admin?tab=faqs&search=${encodeURIComponent(word)}`;
  await visit(page, address);
  await page.getByRole('checkbox', { name: t('admin:table.selectAll') }).press('Space');
  const bar = page.getByRole('region', { name: t('admin:bulk.label') });
  await bar.getByRole('button', { name: t('admin:bulk.selectMatching', { n: '12' }) }).press('Enter');
  await expect(bar.getByText(t('admin:bulk.selected', { count: 12, n: '12' }))).toBeVisible();
  await bar.getByRole('button', { name: t('admin:bulk.unpublish') }).press('Enter');
  await confirmAction(page, t('admin:bulk.unpublish'));
  await expectToast(page, t('admin:bulk.done', { count: 12, n: '12' }));
  const exportUrl = await page.getByRole('link', { name: t('admin:table.export') }).getAttribute('href');
  const exported = await (await page.request.get(exportUrl ?? '')).text();
  expect(exported.split('\r\n').filter((line) => line.includes(word))).toHaveLength(12);
  await button(page, t('admin:bulk.undo')).press('Enter');
  await expectToast(page, t('admin:bulk.undone', { count: 12, n: '12' }));
  await visit(page, `${address}&status=yes`);
  await expect(page.getByText(t('admin:table.range', { from: '1', to: '10', total: '12' }))).toBeVisible();
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
  await page.keyboard.press('Escape');
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
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: t('admin:bulk.label') });
  await expect(bar.getByText(t('admin:bulk.selected', { count: 1, n: '1' }))).toBeVisible();
  await bar.getByRole('button', { name: t('admin:bulk.clear') }).press('Enter');
  await expect(bar).not.toBeAttached();
  // The position of `/` on an Arabic keyboard.
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ظ', code: 'Slash', bubbles: true })),
  );
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.closest('tbody tr') !== null)).toBe(true);
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/admin\/users\/\d+$/);
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
  await expectToast(page, t('admin:done', { action: t('adminInbox:markHandled') }));
  await visit(page, '/dashboard/admin/audit');
  await page.getByRole('link', { name: fieldLabelsAr.price, exact: true }).click();
  await page.waitForURL(/field=price/);
  await visit(page, '/dashboard/admin/audit?entity=contact_messages');
  const log = page.getByRole('grid', { name: t('admin:navItems.audit') });
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
    await page.keyboard.press('ArrowDown');
    await expect(retry).toBeFocused();
    // In right-to-left order the next button is on the left.
    await page.keyboard.press('ArrowLeft');
    await expect(button(page, read)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name }).getByText('EISDIR')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button(page, read)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(retry).toBeFocused();
  } finally {
    await unblock();
  }
  await page.keyboard.press('Enter');
  await findMail(demo.admin, subjectAr);
  await visit(page, '/dashboard/admin/jobs?state=scheduled');
  await expect(retry).toHaveCount(0);
});

test('a form that the address has opened gives the focus to the list', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=faqs&new=1');
  const form = page.getByRole('dialog', { name: t('adminFaqs:add') });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).not.toBeAttached();
  await expect(page.getByRole('group', { name: t('adminFaqs:label'), exact: true })).toBeFocused();
});
