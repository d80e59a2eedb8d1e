import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { accessibilityFaults, aPage, overflows, reads, visit } from './browser';
import { demo, signedIn } from './people';
import { words } from './words';

const ways = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1440 },
] as const;

const isFine = async (page: Page) =>
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);

const headings = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level }).allInnerTexts();

test.each(ways)('a visitor finds a term, by letters, words and category ($language, $width px)', async (way) => {
  const { language } = way;
  const t = words(language);
  const page = await aPage(way);
  await visit(page, '/glossary');
  await reads(page, language);
  const letters = await headings(page, 3);
  expect(letters.length).toBeGreaterThan(10);
  expect(letters).toEqual([...letters].sort());
  const all = await page.getByRole('article').count();

  // A letter leads to its terms, and what is read on from there.
  const last = letters.at(-1) ?? '';
  await page
    .getByRole('navigation', { name: t('glossary:letters') })
    .getByRole('link', { name: last, exact: true })
    .press('Enter');
  await expect.poll(() => page.evaluate(() => decodeURIComponent(location.hash))).toBe(`#letter-${last}`);
  expect(await page.getByRole('heading', { level: 3, name: last, exact: true }).isVisible()).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  expect(await focusedId(page)).toBe(`letter-${last}`);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(1000);

  // The list follows the typing before any answer has come.
  const release = await withheld(page);
  const search = page.getByLabel(t('glossary:search'), { exact: true });
  await search.pressSequentially(language === 'ar' ? 'بطاريه' : 'battery');
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  release();
  await page.waitForURL(/search=/);
  const found = await page.getByRole('article').count();
  await page.getByText(t('glossary:found', { count: found, n: String(found), total: String(all) })).waitFor();
  await page.locator('mark').first().waitFor();

  await page.getByLabel(t('glossary:category'), { exact: true }).selectOption('Wind energy');
  await page.getByRole('heading', { name: t('glossary:empty') }).waitFor();
  await isFine(page);
  await page.getByRole('button', { name: t('glossary:reset') }).press('Enter');
  await expect.poll(() => page.getByRole('article').count()).toBe(all);
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('link', { name: t('common:view.list') }).click();
  await page.waitForURL(/view=list/);
  await isFine(page);
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { name: t('glossary:empty') }).waitFor();
});

/** Holds back all answers of the schema until they are released. */
async function withheld(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('without JavaScript the search is a plain form, and the letters are links', async () => {
  const page = await aPage({ language: 'en', width: 360, javaScriptEnabled: false });
  await page.goto('/glossary');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'T', exact: true }).click();
  expect(page.url()).toContain('#letter-T');
  await page.getByLabel('Search', { exact: true }).fill('charger');
  await page.getByLabel('Category', { exact: true }).selectOption('Electric vehicles');
  await page.getByRole('button', { name: 'Show terms' }).click();
  await page.waitForURL(/search=charger&category=Electric\+vehicles/);
  expect(await headings(page, 4)).toEqual(['On-board charger (OBC)']);
});

/** A term nobody has typed yet, as each language calls it. */
const aNewTerm = () => {
  const term = `Fuse ${crypto.randomUUID().slice(0, 8)}`;
  return { en: term, ar: `منصهر ${term}` };
};

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

test.each(ways)('a trainer adds, changes and deletes a term by keyboard ($language, $width px)', async (way) => {
  const { language } = way;
  const t = words(language);
  const names = aNewTerm();
  const page = await aPage(way);
  await signedIn(page, demo.trainer);
  await visit(page, '/glossary');
  await page.getByRole('link', { name: t('common:view.list') }).press('Enter');
  await page.waitForURL(/view=list/);
  const dialog = page.getByRole('dialog');
  const act = (deed: 'edit' | 'delete') =>
    page.getByRole('button', { name: t(`glossary:edit.${deed}`, { term: names[language] }) });

  await page.getByRole('button', { name: t('glossary:edit.add') }).press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBeGreaterThan(4);
  await isFine(page);
  const order: Language[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  for (const each of order) {
    for (const text of [names[each], '', each === 'ar' ? 'ينصهر.' : 'It melts.']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  }
  await page.keyboard.press('Space');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: t('common:save') }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const card = page.getByRole('article').filter({ hasText: names.en });
  await expect
    .poll(async () => [await card.getAttribute('id'), await focusedId(page)])
    .toEqual(Array(2).fill(await card.getAttribute('id')));

  // What is typed is not lost by Escape, and not by going back.
  await act('edit').press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('FZ');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave().catch(() => undefined);
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await card.getByText('FZ', { exact: true }).waitFor();

  await act('delete').press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByText(t('common:cannotBeUndone')).waitFor();
  await isFine(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
});

const create = `mutation ($input: CreateGlossaryTermInput!) { createGlossaryTerm(input: $input) { id } }`;
const update = `mutation ($id: ID!, $input: UpdateGlossaryTermInput!) { updateGlossaryTerm(id: $id, input: $input) { id } }`;

/** Asks the schema as the page's visitor; answers the data, or the code of what went wrong. */
async function asked(page: Page, query: string, variables: object): Promise<unknown> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await answer.json()) as { data: unknown; errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? data;
}

test('whoever saves late is told what was changed meanwhile, and overwrites nothing unasked', async () => {
  const t = words('en');
  const names = aNewTerm();
  const input = {
    term: names.en,
    termAr: names.ar,
    definition: 'It melts.',
    definitionAr: 'ينصهر.',
    category: 'Electrical grid',
    categoryAr: 'الشبكة الكهربائية',
  };
  const page = await aPage({ language: 'en' });
  await signedIn(page, demo.trainer);
  const { createGlossaryTerm } = (await asked(page, create, { input })) as { createGlossaryTerm: { id: string } };
  const theirs = { id: createGlossaryTerm.id, input: { ...input, definition: 'It melts, and opens the circuit.' } };
  await visit(page, `/glossary?search=${encodeURIComponent(names.en)}`);
  await page.getByRole('button', { name: t('glossary:edit.edit', { term: names.en }) }).click();
  const dialog = page.getByRole('dialog');
  const acronym = dialog.getByRole('textbox', { name: t('glossary:edit.fields.acronym'), exact: true });
  await acronym.fill('FUS');

  const other = await aPage({ language: 'en' });
  await signedIn(other, 'nadia.meziane@demo.dz');
  await visit(other, `/glossary?search=${encodeURIComponent(names.en)}`);
  await other.getByRole('article').waitFor();
  expect(await other.getByRole('button', { name: t('glossary:edit.edit', { term: names.en }) }).count()).toBe(0);
  expect(await asked(other, update, theirs)).toBe('FORBIDDEN');
  await signedIn(other, demo.admin);
  expect(await asked(other, update, theirs)).toEqual({ updateGlossaryTerm: { id: theirs.id } });

  await dialog.getByRole('button', { name: t('common:save') }).click();
  await dialog.getByText(t('common:conflict.title')).waitFor();
  await dialog.getByText(theirs.input.definition).first().waitFor();
  expect(await acronym.inputValue()).toBe('FUS');
  await isFine(page);
  await dialog.getByRole('button', { name: t('common:conflict.takeTheirs') }).click();
  expect(await acronym.inputValue()).toBe('');
  await acronym.fill('FUS');
  await dialog.getByRole('button', { name: t('common:save') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('article').filter({ hasText: 'opens the circuit' }).getByText('FUS', { exact: true }).waitFor();
  await asked(page, 'mutation ($id: ID!) { deleteGlossaryTerm(id: $id) }', { id: theirs.id });
});
