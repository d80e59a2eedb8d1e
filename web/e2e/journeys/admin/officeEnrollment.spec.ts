import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';
import { problems } from '../../../../schema/contract/problems/problems';
import { expect, test } from '../../fixtures';
import { requiredLabel } from '../../support/accounts';
import { messagesIn } from '../../support/messages';
import { expectAccessible, visit } from '../../support/checks/pageChecks';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');

test('a new person pays a course at the counter, and the address is not taken twice', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin/desk');
  const email = `counter-${uniqueId()}@example.dz`;
  const enroll = async () => {
    await page.getByRole('button', { name: t('adminOfficeEnrollment:newPerson') }).click();
    await page.getByLabel(requiredLabel(fieldLabelsAr.firstName)).fill('نادية');
    await page.getByLabel(requiredLabel(fieldLabelsAr.lastName)).fill('بن سالم');
    await page.getByLabel(requiredLabel(fieldLabelsAr.email)).fill(email);
    const item = page.getByRole('combobox', { name: t('adminOfficeEnrollment:item') });
    await item.fill('محطات الشحن: التركيب');
    await expect(page.getByRole('option')).toHaveText(/محطات الشحن: التركيب/);
    await item.press('Enter');
    await expect(page.getByText(t('adminOfficeEnrollment:amount'))).toBeVisible();
    await page.getByRole('button', { name: t('adminOfficeEnrollment:submitCash') }).click();
  };
  await enroll();
  await expect(page.getByRole('link', { name: /R-\d{4}-\d+/ })).toBeVisible();
  await expectAccessible(page);
  const next = page.getByRole('button', { name: t('adminOfficeEnrollment:next') });
  await expect(next).toBeFocused();
  await next.press('Enter');
  await enroll();
  await expect(page.getByText(problems.emailTaken.text.ar)).toBeVisible();
  await expect(page.getByLabel(requiredLabel(fieldLabelsAr.email))).toBeFocused();
});

test('the page of a person leads to the desk, which names them', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const names = { firstName: 'نادية', lastName: 'بن سالم', username: `n${uniqueId()}`, role: 'student' };
  const email = `${names.username}@example.dz`;
  const { id } = (await (await page.request.post('/api/users', { data: { ...names, email } })).json()) as {
    id: number;
  };
  await visit(page, `/dashboard/admin/users/${id}`);
  await page.getByRole('link', { name: t('adminPeople:enroll') }).click();
  await expect(page.getByRole('combobox', { name: t('adminOfficeEnrollment:person') })).toHaveValue(new RegExp(email));
  const item = page.getByRole('combobox', { name: t('adminOfficeEnrollment:item') });
  await item.fill('محطات الشحن: التركيب');
  await expect(page.getByRole('option')).toHaveText(/محطات الشحن: التركيب/);
  await item.press('Enter');
  await page.getByRole('button', { name: t('adminOfficeEnrollment:submitCash') }).click();
  await expect(page.getByRole('link', { name: /R-\d{4}-\d+/ })).toBeVisible();
  await page.getByRole('button', { name: t('adminOfficeEnrollment:next') }).press('Enter');
  await expect(page.getByRole('combobox', { name: t('adminOfficeEnrollment:person') })).toHaveValue('');
});
