import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { demo, signInByApi } from '../support/accounts';
import { blockGraphql, sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectLanguage, visit } from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';
import { arabicPhone, englishDesktop } from '../support/variants';

// One after the other: the visitor's test counts the terms that the trainer's tests change.
test.describe.configure({ mode: 'default' });

const headings = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level }).allInnerTexts();

test('a visitor finds a term by letter, search and category', async ({ openPage }) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage(arabicPhone);
  await visit(page, '/glossary');
  await expectLanguage(page, language);
  const letters = await headings(page, 3);
  expect(letters.length).toBeGreaterThan(10);
  expect(letters).toEqual([...letters].sort());
  const all = await page.getByRole('article').count();

  // A letter is a link to its terms, and moves the focus there.
  const last = letters.at(-1) ?? '';
  await page
    .getByRole('navigation', { name: t('glossary:letters') })
    .getByRole('link', { name: last, exact: true })
    .press('Enter');
  await expect.poll(() => page.evaluate(() => decodeURIComponent(location.hash))).toBe(`#letter-${last}`);
  await expect(page.getByRole('heading', { level: 3, name: last, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  expect(await focusedId(page)).toBe(`letter-${last}`);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(1000);

  // The list is filtered in the browser before the server answers.
  const release = await blockGraphql(page);
  const search = page.getByRole('searchbox', { name: t('glossary:search'), exact: true });
  await search.pressSequentially('بطاريه');
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  release();
  await page.waitForURL(/search=/);
  const found = await page.getByRole('article').count();
  await expect(
    page.getByText(t('glossary:found', { count: found, n: String(found), total: String(all) })),
  ).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();

  await page.getByLabel(t('glossary:category'), { exact: true }).selectOption('Wind energy');
  await expect(page.getByRole('heading', { name: t('glossary:empty') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('glossary:reset') }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(all);
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('link', { name: t('common:view.list') }).click();
  await page.waitForURL(/view=list/);
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('glossary:empty') })).toBeVisible();
});

test('without JavaScript the search is a plain form, and the letters are links', async ({ openPage }) => {
  const page = await openPage({ language: 'en', width: 360, javaScriptEnabled: false });
  await page.goto('/glossary');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'T', exact: true }).click();
  expect(page.url()).toContain('#letter-T');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('charger');
  await page.getByLabel('Category', { exact: true }).selectOption('Electric vehicles');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/search=charger&category=Electric\+vehicles/);
  expect(await headings(page, 3)).toEqual(['On-board charger (OBC)']);
});

/** A new term in both languages. */
const createTermNames = () => {
  const term = `Fuse ${uniqueId()}`;
  return { en: term, ar: `منصهر ${term}` };
};

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

test('a trainer adds, changes and deletes a term by keyboard', async ({ openPage }) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const names = createTermNames();
  const page = await openPage({ ...arabicPhone, role: 'trainer' });
  await visit(page, '/glossary');
  await page.getByRole('link', { name: t('common:view.list') }).press('Enter');
  await page.waitForURL(/view=list/);
  const dialog = page.getByRole('dialog');
  const actionButton = (action: 'edit' | 'delete') =>
    page.getByRole('button', { name: t(`glossary:edit.${action}`, { term: names[language] }) });

  await page.getByRole('button', { name: t('glossary:edit.add') }).press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBeGreaterThan(4);
  await expectAccessible(page);
  for (const each of ['ar', 'en'] as const) {
    for (const text of [names[each], '', each === 'ar' ? 'ينصهر.' : 'It melts.']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  }
  for (const text of ['Fusible', 'فيزيبل']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await dialog.getByRole('button', { name: t('common:save') }).press('Enter');
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: names.en });
  await expect
    .poll(async () => [await card.getAttribute('id'), await focusedId(page)])
    .toEqual(Array(2).fill(await card.getAttribute('id')));

  // Escape and going back ask before they discard input.
  await actionButton('edit').press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('FZ');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave().catch(() => undefined);
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(confirmation).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card.getByText('FZ', { exact: true })).toBeVisible();

  await actionButton('delete').press('Enter');
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation.getByText(t('common:cannotBeUndone'))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card).not.toBeAttached();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
});

test('in English on a wide window, the terms are sorted, and their form begins with the English fields', async ({
  openPage,
}) => {
  const t = messagesIn('en');
  const page = await openPage({ ...englishDesktop, role: 'trainer' });
  await visit(page, '/glossary');
  const letters = await headings(page, 3);
  expect(letters.length).toBeGreaterThan(10);
  expect(letters).toEqual([...letters].sort());
  await page.getByRole('link', { name: t('common:view.list') }).press('Enter');
  await page.waitForURL(/view=list/);
  await page.getByRole('button', { name: t('glossary:edit.add') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('Fuse');
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Fuse');
  await expect(dialog.getByRole('textbox').first()).toHaveAttribute('dir', 'ltr');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

const createTerm = `mutation ($input: CreateGlossaryTermInput!) { createGlossaryTerm(input: $input) { id } }`;
const updateTerm = `mutation ($id: ID!, $input: UpdateGlossaryTermInput!) { updateGlossaryTerm(id: $id, input: $input) { id } }`;

/** The data of a response, or the code of its error. */
async function dataOrErrorCode(page: Page, query: string, variables: object): Promise<unknown> {
  const { data, errors } = await sendGraphql(page.request, query, variables);
  return errors?.[0]?.extensions.code ?? data;
}

test('a late save shows the concurrent change and overwrites nothing without confirmation', async ({ openPage }) => {
  const t = messagesIn('en');
  const names = createTermNames();
  const input = {
    term: names.en,
    termAr: names.ar,
    definition: 'It melts.',
    definitionAr: 'ينصهر.',
    category: 'Electrical grid',
    categoryAr: 'الشبكة الكهربائية',
  };
  const page = await openPage({ language: 'en', role: 'trainer' });
  const { createGlossaryTerm } = (await dataOrErrorCode(page, createTerm, { input })) as {
    createGlossaryTerm: { id: string };
  };
  const theirs = { id: createGlossaryTerm.id, input: { ...input, definition: 'It melts, and opens the circuit.' } };
  await visit(page, `/glossary?search=${encodeURIComponent(names.en)}`);
  await page.getByRole('button', { name: t('glossary:edit.edit', { term: names.en }) }).click();
  const dialog = page.getByRole('dialog');
  const acronym = dialog.getByRole('textbox', { name: t('glossary:edit.fields.acronym'), exact: true });
  await acronym.fill('FUS');

  const other = await openPage({ language: 'en' });
  await signInByApi(other.request, demo.otherTrainer);
  await visit(other, `/glossary?search=${encodeURIComponent(names.en)}`);
  await expect(other.getByRole('article')).toBeVisible();
  await expect(other.getByRole('button', { name: t('glossary:edit.edit', { term: names.en }) })).toHaveCount(0);
  expect(await dataOrErrorCode(other, updateTerm, theirs)).toBe('FORBIDDEN');
  await signInByApi(other.request, demo.admin);
  expect(await dataOrErrorCode(other, updateTerm, theirs)).toEqual({ updateGlossaryTerm: { id: theirs.id } });

  await dialog.getByRole('button', { name: t('common:save') }).click();
  await expect(dialog.getByText(t('common:conflict.title'))).toBeVisible();
  await expect(dialog.getByText(theirs.input.definition).first()).toBeVisible();
  await expect(acronym).toHaveValue('FUS');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common:conflict.takeTheirs') }).click();
  await expect(acronym).toHaveValue('');
  await acronym.fill('FUS');
  await dialog.getByRole('button', { name: t('common:save') }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('article').filter({ hasText: 'opens the circuit' }).getByText('FUS', { exact: true }),
  ).toBeVisible();
  await dataOrErrorCode(page, 'mutation ($id: ID!) { deleteGlossaryTerm(id: $id) }', { id: theirs.id });
});
