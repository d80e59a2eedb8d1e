import { enrollmentStatusLabelsAr } from '../../../../schema/contract/labels/stateLabelsAr';
import { expect, test } from '../../fixtures';
import { createUserData } from '../../support/accounts';
import { confirmAction, runRowAction } from '../../support/adminPanel';
import { messagesIn } from '../../support/messages';
import { expectAccessible, visit } from '../../support/checks/pageChecks';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');

test('an admin enrolls people by their addresses, ends an access and opens it again', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', width: 1440, role: 'admin' });
  const createStudent = () => ({ ...createUserData(), lastName: `Benali ${uniqueId()}`, role: 'student' });
  const [one, two] = [createStudent(), createStudent()];
  const ids: number[] = [];
  for (const user of [one, two]) {
    const response = await page.request.post('/api/users', { data: user });
    ids.push(((await response.json()) as { id: number }).id);
  }
  await visit(page, '/dashboard/admin/enrollments');

  await page.getByRole('button', { name: t('adminEnrollments:enroll.open') }).press('Enter');
  const dialog = page.getByRole('dialog');
  const course = dialog.getByRole('combobox', { name: t('adminEnrollments:course') });
  await course.fill('الشمسية');
  await page.getByRole('option').first().click();
  const title = await course.inputValue();
  const addresses = `${one.email.toUpperCase()}; ${two.email}\nunknown@example.dz, no address`;
  await dialog.getByLabel(t('adminEnrollments:enroll.addresses')).fill(addresses);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('adminEnrollments:enroll.submit'), exact: true }).press('Enter');
  const listOf = (outcome: 'enrolled' | 'notFound' | 'invalid') =>
    dialog.getByRole('list', { name: t(`adminEnrollments:enroll.names.${outcome}`) }).getByRole('listitem');
  await expect(listOf('enrolled')).toHaveText([one.email, two.email]);
  await expect(listOf('notFound')).toHaveText(['unknown@example.dz']);
  await expect(listOf('invalid')).toHaveText(['no address']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common:close'), exact: true }).press('Enter');
  await expect(dialog).not.toBeAttached();

  await page.getByLabel(t('admin:table.search'), { exact: true }).fill(one.email);
  const name = t('adminEnrollments:rowName', { name: `${one.firstName} ${one.lastName}`, course: title });
  const grid = page.getByRole('grid');
  await runRowAction(page, name, t('adminEnrollments:end', { name }));
  await confirmAction(page, t('adminEnrollments:endAction'));
  await expect(grid.getByText(enrollmentStatusLabelsAr.ended, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: t('admin:table.selectAll') }).press('Space');
  const bulkBar = page.getByRole('region', { name: t('admin:bulk.label') });
  await bulkBar.getByRole('button', { name: t('adminEnrollments:reopenAction') }).press('Enter');
  await expect(page.getByRole('button', { name: t('admin:bulk.undo') })).toBeVisible();
  await expect(grid.getByText(enrollmentStatusLabelsAr.in_progress, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const exportUrl = await page.getByRole('link', { name: t('admin:table.export') }).getAttribute('href');
  expect(await (await page.request.get(exportUrl ?? '')).text()).toContain(enrollmentStatusLabelsAr.in_progress);

  await visit(page, `/dashboard/admin/users/${ids[0]}`);
  const courses = page.getByRole('region', { name: t('adminPeople:enrollments') });
  await expect(courses.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
});
