import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aPage, reads, visit, type Visit } from './browser';
import { demo, signedIn } from './people';
import { words } from './words';

const t = words('ar');

async function anAdmin(way: Visit = {}): Promise<Page> {
  const page = await aPage({ language: 'ar', ...way });
  await signedIn(page, demo.admin);
  return page;
}

const grid = (page: Page) => page.getByRole('grid', { name: t('admin:tabs.faqs') });
/** What the rows of the page begin with. */
const firstCells = (page: Page) => grid(page).getByRole('rowheader').allInnerTexts();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the panel is Arabic for whoever reads English, and their own language comes back after it', async () => {
  const page = await anAdmin({ language: 'en' });
  await visit(page, '/dashboard/admin?tab=faqs');
  await reads(page, 'ar');
  await page.getByRole('heading', { level: 1, name: t('admin:title') }).waitFor();
  expect(await page.getByRole('button', { name: /^(Language|اللغة):/ }).count()).toBe(0);
  await page
    .getByRole('link', { name: t('shell:links.courses') })
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await reads(page, 'en');
  await page.goBack();
  await grid(page).waitFor();
  await reads(page, 'ar');
});

test('a tab is fetched when it is opened; public pages fetch nothing of the panel', async () => {
  const page = await anAdmin();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, '/courses');
  expect(fetched.filter((path) => /\/(DataGridRows|\w+Resource|Admin\w+)-/.test(path))).toEqual([]);
  await visit(page, '/dashboard/admin?tab=polls');
  await page.getByRole('grid').waitFor();
  expect(fetched.some((path) => path.includes('/pollResource-'))).toBe(true);
  expect(fetched.some((path) => path.includes('/faqResource-'))).toBe(false);
  await page.getByRole('tab', { name: t('admin:tabs.faqs') }).click();
  await grid(page).waitFor();
  expect(fetched.some((path) => path.includes('/faqResource-'))).toBe(true);
});

test('order, page, size and search stand in the address: a reload keeps them, going back undoes them', async () => {
  const page = await anAdmin();
  await visit(page, '/dashboard/admin/glossary');
  const terms = page.getByRole('grid', { name: t('admin:places.glossary') });
  await terms.waitFor();
  await page.getByText(t('admin:table.pageOf', { page: '1', pages: '5' })).waitFor();
  await button(page, t('admin:table.next')).click();
  await page.getByText(t('admin:table.pageOf', { page: '2', pages: '5' })).waitFor();
  await button(page, t('admin:table.last')).click();
  await page.getByText(t('admin:table.pageOf', { page: '5', pages: '5' })).waitFor();
  await page.goBack();
  await page.getByText(t('admin:table.pageOf', { page: '2', pages: '5' })).waitFor();
  const size = page.getByRole('combobox', { name: t('admin:table.rowsPerPage') });
  expect(await size.locator('option').allInnerTexts()).toEqual(['١٠', '٢٥', '٥٠', '١٠٠']);
  await size.selectOption('25');
  await page.getByText(t('admin:table.pageOf', { page: '1', pages: '2' })).waitFor();
  // Its name goes on with that of the button that sorts.
  const english = terms.getByRole('columnheader', { name: new RegExp(`^${t('glossary:edit.fields.term')}`) });
  await english.click();
  await page.waitForURL(/sort=term&/);
  await page.reload();
  await page.getByText(t('admin:table.pageOf', { page: '1', pages: '2' })).waitFor();
  expect(await size.inputValue()).toBe('25');
  expect(await english.getAttribute('aria-sort')).toBe('ascending');
  await page.getByRole('searchbox').fill('battery');
  await page.waitForURL(/search=battery/);
});

test('which columns are shown is remembered, and nothing but the empty row is shown where nothing is', async () => {
  const page = await anAdmin();
  await visit(page, '/dashboard/admin?tab=faqs');
  const category = grid(page).getByRole('columnheader', { name: t('adminFaqs:category'), exact: true });
  await category.waitFor();
  await button(page, t('admin:table.view')).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: t('adminFaqs:category') }).click();
  await page.keyboard.press('Escape');
  await category.waitFor({ state: 'detached' });
  await page.reload();
  await grid(page).waitFor();
  expect(await category.count()).toBe(0);
  await page.getByRole('searchbox').fill('لا شيء من هذا القبيل');
  await page.getByText(t('admin:table.empty')).first().waitFor();
});

test('a column keeps the width that it was drawn to, and what is done to a row stays in sight', async () => {
  const page = await anAdmin();
  await visit(page, '/dashboard/admin?tab=faqs');
  const header = page.locator('[role="columnheader"][data-field="questionAr"]');
  const width = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await header.waitFor();
  const before = await width();
  const edge = await header.locator('.MuiDataGrid-columnSeparator').boundingBox();
  const [x, y] = [edge!.x + edge!.width / 2, edge!.y + edge!.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(before + 80);
  await page.reload();
  await header.waitFor();
  expect(await width()).toBe(before + 80);
  await page.setViewportSize({ width: 768, height: 900 });
  const remove = page.getByRole('button', { name: /^حذف «/ }).first();
  expect(await remove.evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThan(0);
});

test('on a phone the filters wait behind a button, which says how many narrow the table', async () => {
  const page = await anAdmin({ width: 360 });
  await visit(page, '/dashboard/admin?tab=faqs&status=yes');
  const filters = button(page, `${t('admin:table.filter')} (1)`);
  const status = page.getByRole('combobox', { name: t('admin:state.label') });
  await filters.waitFor();
  expect([await filters.getAttribute('aria-expanded'), await status.count()]).toEqual(['false', 0]);
  await filters.press('Enter');
  await status.selectOption('');
  await button(page, t('admin:table.filter')).waitFor();
});

test('by the keyboard alone a cell is reached, rows are chosen, and what can be done to them is offered', async () => {
  const page = await anAdmin();
  await visit(page, '/dashboard/admin?tab=faqs');
  await grid(page).getByRole('rowheader').first().waitFor();
  const [first] = await firstCells(page);
  await grid(page).getByRole('columnheader').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toContain(first);
  // From right to left, the next cell is to the left.
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).not.toContain(first);
  await page.keyboard.press('Shift+Space');
  const bar = page.getByRole('region', { name: t('admin:bulk.label') });
  await bar.getByText(t('admin:bulk.selected', { count: 1, n: '1' })).waitFor();
  await bar.getByRole('button', { name: t('admin:bulk.clear') }).press('Enter');
  await bar.waitFor({ state: 'detached' });
});

test('a message is read and marked handled, and the audit log tells it with what was before and after', async () => {
  const page = await anAdmin();
  const subject = `سؤال ${crypto.randomUUID().slice(0, 8)}`;
  const query = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
  const input = { name: 'أمل', email: 'amel@example.dz', subject, message: 'متى تبدأ الدورة؟' };
  await page.request.post('/graphql', { data: { query, variables: { input } } });
  await visit(page, '/dashboard/admin/messages?handled=no');
  await button(page, t('adminInbox:read', { subject })).click();
  const dialog = page.getByRole('dialog', { name: subject });
  await dialog.getByRole('button', { name: t('adminInbox:markHandled') }).click();
  await page.getByText(t('admin:updated')).first().waitFor();
  await visit(page, '/dashboard/admin/audit?entity=contact_messages');
  const log = page.getByRole('grid', { name: t('admin:places.audit') });
  await log
    .getByRole('button', { name: new RegExp(t('adminAudit:actions.update')) })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('rowheader', { name: t('adminAudit:fields.handledAt') })
    .waitFor();
});
