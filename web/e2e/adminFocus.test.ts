import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problems } from '../../schema/contract/problems/problems';
import { aPage, visit, type Visit } from './browser';
import { demo, signedIn } from './people';
import { words } from './words';

const t = words('ar');

async function anAdminAt(path: string, width: Visit['width'] = 1440): Promise<Page> {
  const page = await aPage({ language: 'ar', width });
  await signedIn(page, demo.admin);
  await visit(page, path);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement), { timeout: 5000 }).toBe(true);
/** Grid or cards, with the buttons of its pages. */
const rowsOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: t('common:save'), exact: true });

/** A question of this test alone, with the table narrowed to it. */
async function aQuestion(width?: Visit['width'], filter = '') {
  const name = `سؤال ${crypto.randomUUID().slice(0, 8)}`;
  const page = await anAdminAt(`/dashboard/admin?tab=faqs&search=${encodeURIComponent(name)}${filter}`, width);
  const data = { question: 'Why?', questionAr: name, answer: 'So.', answerAr: 'هكذا.' };
  expect((await page.request.post('/api/faqs', { data })).ok()).toBe(true);
  await page.reload();
  const row = (deed: 'edit' | 'remove' | 'publishRow' | 'unpublishRow') => button(page, t(`admin:${deed}`, { name }));
  await row('edit').waitFor();
  return { page, row, place: rowsOf(page, t('admin:tabs.faqs')) };
}

test.each([360, 1440] as const)(
  'what is written leaves the page and its focus where they were (%d px)',
  async (width) => {
    const { page, row, place } = await aQuestion(width);
    const title = await page.getByRole('heading', { level: 1 }).elementHandle();
    await row('edit').press('Enter');
    await save(page).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasFocus(row('edit'));
    await row('unpublishRow').press('Enter');
    await row('publishRow').waitFor();
    await hasFocus(row('publishRow'));
    await row('remove').press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common:delete'), exact: true })
      .press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await hasFocus(place);
    expect(await title.evaluate(({ isConnected }) => isConnected), 'nothing is built anew').toBe(true);
  },
);

test('a row that its own switch takes out of the table leaves the focus with the others', async () => {
  const { row, place } = await aQuestion(1440, '&status=yes');
  await row('unpublishRow').press('Enter');
  await row('edit').waitFor({ state: 'detached' });
  await hasFocus(place);
});

test('a form in which nothing was typed closes without a question, and the focus is where it was opened', async () => {
  const page = await anAdminAt('/dashboard/admin');
  const adds = {
    users: t('adminUsers:add'),
    courses: t('adminCourses:add'),
    blog: t('adminBlog:add'),
    events: t('adminEvents:add'),
    faqs: t('adminFaqs:add'),
    polls: t('adminPolls:add'),
  };
  for (const [tab, add] of Object.entries(adds)) {
    await page.goto(`/dashboard/admin?tab=${tab}`);
    await button(page, add).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasFocus(button(page, add));
  }
});

test('an admin who changes their own name reads it at once at the head of the page', async () => {
  const page = await anAdminAt(`/dashboard/admin?search=${demo.admin}`);
  const [me] = (await (await page.request.get(`/api/users?search=${demo.admin}`)).json()) as [Record<string, string>];
  const account = (firstName: string) => button(page, `${t('shell:account.label')}: ${firstName} ${me.lastName}`);
  await account(me.firstName ?? '').waitFor();
  await button(page, t('admin:edit', { name: `${me.lastName} ${me.firstName}` })).press('Enter');
  await page.getByLabel(t('adminUsers:firstName')).fill('نورة');
  await save(page).press('Enter');
  await account('نورة').waitFor();
  await page.request.put(`/api/users/${me.id}`, { data: { firstName: me.firstName } });
});

test.each([360, 1440] as const)(
  'rows that refuse a bulk action stay chosen, each with its reason (%d px)',
  async (width) => {
    const page = await anAdminAt(`/dashboard/admin?search=${demo.admin}`, width);
    const [me] = (await (await page.request.get(`/api/users?search=${demo.admin}`)).json()) as [Record<string, string>];
    const name = `${me.lastName} ${me.firstName}`;
    const choose = page.getByRole('checkbox', { name: t('admin:table.select', { name }) });
    await choose.press('Space');
    await button(page, t('admin:bulk.deactivate')).press('Enter');
    const refusal = page.getByRole('listitem').filter({ hasText: problems.ownAccount.text.ar });
    await refusal.filter({ hasText: name }).waitFor();
    expect(await choose.isChecked()).toBe(true);
    const told = page.getByRole('listitem').filter({ hasText: t('admin:bulk.done', { count: 0, n: '0' }) });
    expect(await told.innerText()).toMatch(/[^:\s]\s*$/);

    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common:close') })
      .press('Enter');
    await refusal.waitFor({ state: 'detached' });
    await hasFocus(rowsOf(page, t('admin:tabs.users')));
    await button(page, t('admin:bulk.clear')).press('Enter');
    await hasFocus(rowsOf(page, t('admin:tabs.users')));
    expect(await choose.isChecked()).toBe(false);
  },
);

test('the buttons of the pages keep the focus, also after a cell had it', async () => {
  const page = await anAdminAt('/dashboard/admin/glossary');
  await page.getByRole('grid').getByRole('gridcell').nth(9).click();
  for (const name of ['next', 'last', 'first'] as const) {
    const to = button(page, t(`admin:table.${name}`));
    const before = await page.getByRole('rowheader').first().innerText();
    await to.press('Enter');
    await expect.poll(() => page.getByRole('rowheader').first().innerText()).not.toBe(before);
    // The grid takes the focus a moment after its rows have changed, if it does.
    await page.waitForTimeout(200);
    await hasFocus(to);
  }
});

test('a text in Arabic is laid out from right to left, whatever it begins with', async () => {
  const titleAr = `LFP أم NMC؟ ${crypto.randomUUID().slice(0, 8)}`;
  const page = await anAdminAt(`/dashboard/admin?tab=blog&search=${encodeURIComponent(titleAr)}`);
  const texts = { title: 'LFP?', excerpt: 'a', excerptAr: 'ا', content: 'a', contentAr: 'ا' };
  const data = { ...texts, titleAr, slug: `lfp-${crypto.randomUUID().slice(0, 8)}` };
  const { id } = (await (await page.request.post('/api/blog', { data })).json()) as { id: number };
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    const direction = (text: string) =>
      page
        .getByText(text, { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    expect([await direction(titleAr), await direction('LFP?')]).toEqual(['rtl', 'ltr']);
  }
  await page.request.delete(`/api/blog/${id}`);
});
