import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { accessibilityFaults, aPage, overflows, settled, visit } from './browser';
import { words } from './words';

/** Nothing on the page is inaccessible or too wide. */
export const isFine = async (page: Page) =>
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);

/** A field of the editor, by its key on the page. */
export const field = (page: Page, id: string) => page.locator(`#${id}`);

/** Waits until the editor says that all is saved. */
export const saved = (page: Page, language: Language) =>
  page.getByText(words(language)('editor:state.saved'), { exact: true }).first().waitFor();

/** A page that may complain of requests that fail: here that is what a test wants. */
export const aTolerantPage = async (language: Language): Promise<Page> =>
  (await aPage({ language })).context().newPage();

/** Begins a course as its trainer does. */
export async function begin(page: Page, language: Language): Promise<{ id: string; names: Record<Language, string> }> {
  const t = words(language);
  const unique = crypto.randomUUID().slice(0, 8);
  const names = { en: `Heat pumps ${unique}`, ar: `المضخات الحرارية ${unique}` };
  await visit(page, '/dashboard/trainer/courses/new');
  await page.getByRole('textbox', { name: t('editor:fields.titleAr'), exact: true }).fill(names.ar);
  await page.getByRole('textbox', { name: t('editor:fields.title'), exact: true }).fill(names.en);
  await page.getByRole('combobox', { name: t('editor:fields.categoryId') }).press('Enter');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: t('editor:start.submit') }).click();
  await page.waitForURL(/\/dashboard\/trainer\/courses\/\d+$/);
  await page.getByRole('heading', { level: 1, name: names[language] }).waitFor();
  await settled(page);
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', names };
}

/** Adds a lesson and names it; answers its key. */
export async function addLesson(page: Page, language: Language, title: string): Promise<string> {
  const t = words(language);
  const add = page.getByRole('button', { name: t('editor:lessons.add'), exact: true });
  const first = page.getByRole('button', { name: t('editor:lessons.first'), exact: true });
  const before = page.url();
  await add.or(first).filter({ visible: true }).press('Enter');
  await page.waitForURL((url) => url.href !== before && url.searchParams.has('lesson'));
  // The title that it begins with is chosen: typing replaces it.
  const own = language === 'ar' ? 'lesson-titleAr' : 'lesson-title';
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), { timeout: 10_000 }).toBe(own);
  await page.keyboard.type(title);
  return new URL(page.url()).searchParams.get('lesson') ?? '';
}
