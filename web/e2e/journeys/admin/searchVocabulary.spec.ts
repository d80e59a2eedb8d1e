import { expect, test } from '../../fixtures';
import {
  confirmDelete,
  deleteButton,
  expectSaved,
  runRowAction,
  saveButton,
  searchRow,
} from '../../support/adminPanel';
import { messagesIn } from '../../support/messages';
import { expectAccessible, visit } from '../../support/checks/pageChecks';
import { uniqueId } from '../../support/testRecords';
import { formatValidationMessage } from '../../../../schema/contract/problems/validationMessages';

const t = messagesIn('ar');

for (const width of [360, 1440] as const) {
  test(`an admin adds, edits and deletes an entry of the search vocabulary (${width} px)`, async ({ openPage }) => {
    const page = await openPage({ language: 'ar', width, role: 'admin' });
    await visit(page, '/dashboard/admin/search-vocabulary');
    const name = `mot ${uniqueId()}`;
    await page.getByRole('button', { name: t('adminSearchVocabulary:add') }).press('Enter');
    const words = page.getByRole('dialog').getByRole('textbox');
    await words.fill(`${name}\n${name.toUpperCase()}`);
    await saveButton(page).press('Enter');
    await expect(page.getByText(formatValidationMessage('differentWordsBetween|2|30', 'ar'))).toBeVisible();
    await words.fill(`${name}\nكلمة ${name}`);
    await expectAccessible(page);
    await saveButton(page).press('Enter');
    await expectSaved(page, 'created');
    await searchRow(page, `كلمة ${name}`, name);
    await page.getByRole('button', { name: t('admin:edit', { name }) }).press('Enter');
    await expect(words).toHaveValue(`${name}\nكلمة ${name}`);
    await words.press('ControlOrMeta+End');
    await words.pressSequentially(', word');
    await saveButton(page).press('Enter');
    await expectSaved(page, 'updated');
    await expect(page.getByText(/word/).first()).toBeVisible();
    await (width === 360
      ? runRowAction(page, name, t('admin:remove', { name }))
      : deleteButton(page, name).press('Enter'));
    await confirmDelete(page).press('Enter');
    await expect(page.getByRole('button', { name: t('admin:edit', { name }) })).not.toBeAttached();
  });
}
