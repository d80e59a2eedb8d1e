import { expect, type Page } from '@playwright/test';
import { messagesIn } from './messages';

/** The admin panel is in Arabic only. */
const t = messagesIn('ar');

/** Labels of the two fields of a bilingual text. */
export const arabicLabel = (label: string) => t('admin:form.arabic', { label });
export const englishLabel = (label: string) => t('admin:form.english', { label });

export const saveButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: t('common:save'), exact: true });

/** A toast has a copy for screen readers. */
export const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** The form has closed, and a toast confirms what was saved. */
export async function expectSaved(page: Page, action: 'created' | 'updated'): Promise<void> {
  await expectToast(page, t(`admin:${action}`));
  await expect(page.getByRole('dialog')).not.toBeAttached();
}

/** The page of the record that was created is shown; the browser's way back leads to its list. */
export async function returnToList(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
}

/** Searches the table for a row by its name. */
export async function searchRow(page: Page, search: string, name = search): Promise<void> {
  await page.getByLabel(t('admin:table.search'), { exact: true }).fill(search);
  await page.waitForURL(/search=/);
  await expect(page.getByRole('button', { name: t('admin:edit', { name }) })).toBeVisible();
}

/** An action in the menu of a row, which it opens. */
export async function openRowMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: t('admin:more', { name }), exact: true }).press('Enter');
}
export const menuItem = (page: Page, label: string) => page.getByRole('menuitem', { name: label, exact: true });

/** Runs an action of the menu of a row. */
export async function runRowAction(page: Page, name: string, label: string): Promise<void> {
  await openRowMenu(page, name);
  await menuItem(page, label).press('Enter');
}

export const deleteButton = (page: Page, name: string) =>
  page.getByRole('button', { name: t('admin:remove', { name }) });

/** Answers the question that an action asks first. */
export const confirmAction = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).press('Enter');

/** The delete button of the confirmation dialog. */
export const confirmDelete = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: t('common:delete'), exact: true });
