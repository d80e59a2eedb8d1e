import type { Page } from '@playwright/test';
import { problems } from '../../../../schema/contract/problems/problems';
import { displayName, type NamedUser } from '../../../../schema/contract/text/names/displayName';
import { formatValidationMessage } from '../../../../schema/contract/problems/validationMessages';
import { secondFactorChangedNotification } from '../../../../schema/notifications/kinds/accountSecurity';
import { createTestAuthenticator } from '../../../../schema/testing/authenticatorApp';
import { expect, test, type OpenPage, type Width } from '../../fixtures';
import { createUserData, demo, registerByApi, requiredLabel } from '../../support/accounts';
import {
  confirmAction,
  expectToast,
  menuItem,
  openRowMenu,
  returnToList,
  runRowAction,
  saveButton,
  searchRow,
} from '../../support/adminPanel';
import { sendGraphql } from '../../support/graphql';
import { confirmAddressByApi, findMail } from '../../support/mails';
import { messagesIn } from '../../support/messages';
import { expectAccessible, visit } from '../../support/checks/pageChecks';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');

async function openUsers(openPage: OpenPage, width: Width = 1440): Promise<Page> {
  const page = await openPage({ language: 'ar', width, role: 'admin' });
  await visit(page, '/dashboard/admin?tab=users');
  await expect(page.getByRole('search', { name: t('admin:table.filters') })).toBeVisible();
  return page;
}

test('an admin creates an account, saves over a concurrent change, exports it and deactivates it', async ({
  openPage,
}) => {
  const page = await openUsers(openPage);
  const user = { ...createUserData(), lastName: `Benali ${uniqueId()}` };
  const name = displayName(user, 'ar');
  const dialog = page.getByRole('dialog');
  const field = (what: 'firstName' | 'lastName' | 'email' | 'username' | 'password') =>
    dialog.getByLabel(requiredLabel(t(`adminUsers:${what}`)));
  const save = () => saveButton(page).press('Enter');

  await page.getByRole('button', { name: t('adminUsers:add') }).press('Enter');
  await expect(dialog).toBeVisible();
  await save();
  for (const error of ['firstNameRequired', 'lastNameRequired', 'invalidEmail', 'usernameTooShort'])
    await expect(dialog.getByText(formatValidationMessage(error, 'ar'))).toBeVisible();
  await expectAccessible(page);
  for (const what of ['firstName', 'lastName', 'username'] as const) await field(what).fill(user[what]);
  await field('password').first().fill(user.password);
  await field('email').fill(demo.student);
  await save();
  await expect(dialog.getByText(problems.emailTaken.text.ar, { exact: true }).first()).toBeVisible();
  await field('email').fill(user.email);
  await save();
  await expectToast(page, t('admin:created'));
  await expect(dialog).not.toBeAttached();

  await returnToList(page, name);
  await searchRow(page, user.email, name);
  await expectAccessible(page);
  const list = await page.request.get(`/api/users?search=${user.email}`);
  const [{ id }] = (await list.json()) as [{ id: number }];
  await page.getByRole('button', { name: t('admin:edit', { name }) }).press('Enter');
  await expect(dialog).toBeVisible();
  await field('firstName').fill('منال');
  await page.request.put(`/api/users/${id}`, { data: { lastName: 'Ziani' } });
  await save();
  await expect(dialog.getByText(t('common:conflict.title'))).toBeVisible();
  // The save button now overwrites the other version: the focus moves, so that a repeated key press does not reach it.
  const notice = dialog.getByRole('alert').filter({ hasText: t('common:conflict.title') });
  await expect(notice).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common:conflict.saveOver') }).click();
  await expectToast(page, t('admin:updated'));
  const changed = `منال ${user.lastName}`;
  await expect(page.getByRole('button', { name: t('admin:edit', { name: changed }) })).toBeVisible();

  const exportUrl = await page.getByRole('link', { name: t('admin:table.export') }).getAttribute('href');
  expect(await (await page.request.get(exportUrl ?? '')).text()).toContain(user.email);

  for (const [action, done] of [
    ['sendPasswordReset', 'passwordResetSent'],
    ['endSessions', 'sessionsEnded'],
  ] as const) {
    await runRowAction(page, changed, t(`adminUsers:${action}`, { name: changed }));
    await expectToast(page, t(`adminUsers:${done}`));
  }

  await page.getByRole('checkbox', { name: t('admin:table.selectAll') }).press('Space');
  await page.getByRole('button', { name: t('admin:bulk.deactivate'), exact: true }).press('Enter');
  await confirmAction(page, t('admin:bulk.deactivate'));
  await expect(page.getByRole('grid').getByText(t('admin:state.inactive'), { exact: true })).toBeVisible();
  const login = { email: user.email, password: user.password };
  expect((await page.request.post('/api/login', { data: login })).status()).toBe(401);
});

test('admins cannot deactivate their own account', async ({ openPage }) => {
  const page = await openUsers(openPage);
  const [me] = (await (await page.request.get(`/api/users?search=${demo.admin}`)).json()) as [NamedUser];
  const name = displayName(me, 'ar');
  await searchRow(page, demo.admin, name);
  await runRowAction(page, name, t('adminUsers:deactivate', { name }));
  await confirmAction(page, t('admin:bulk.deactivate'));
  await expectToast(page, problems.ownAccount.text.ar);
  expect((await page.request.get('/api/user')).status()).toBe(200);
});

test('users are imported from a CSV file only when every row is valid', async ({ openPage }) => {
  const page = await openUsers(openPage, 360);
  const dialog = page.getByRole('dialog');
  const [one, two] = [createUserData(), createUserData()];
  const row = ({ firstName, lastName, username, email, password }: typeof one) =>
    [firstName, lastName, username, email, password, 'طالب'].join(';');
  const header = 'الاسم;اللقب;اسم المستخدم;البريد الإلكتروني;كلمة المرور;الدور';
  const chooseFile = (...rows: string[]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'users.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${[header, ...rows].join('\r\n')}`),
    });
  const submit = () => dialog.getByRole('button', { name: t('adminUsers:import.submit'), exact: true }).click();

  await page.getByRole('button', { name: t('adminUsers:import.open') }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await submit();
  await expect(dialog.getByText(t('adminUsers:import.chooseFirst'))).toBeVisible();
  await chooseFile(row(one), row({ ...two, email: 'invalid' }));
  const invalidRow = dialog.getByRole('row').filter({ hasText: formatValidationMessage('invalidEmail', 'ar') });
  await expect(invalidRow).toBeVisible();
  await expect(invalidRow.getByRole('cell').first()).toHaveText('3', { useInnerText: true });
  await expectAccessible(page);
  await submit();
  await expect(dialog.getByText(t('adminUsers:import.nothingWritten'))).toBeVisible();
  await chooseFile(row(one), row(two));
  await expect(dialog.getByText(t('adminUsers:import.ready', { count: 2, n: '2' }))).toBeInViewport();
  await expect(dialog.getByRole('combobox', { name: t('adminUsers:import.enroll.course') })).toBeFocused();
  await expect(dialog.getByRole('button', { name: t('common:cancel'), exact: true })).toBeVisible();
  await submit();
  await expectToast(page, t('adminUsers:import.done', { count: 2, n: '2' }));
  await expect(dialog).not.toBeAttached();
  await page.getByLabel(t('admin:table.search'), { exact: true }).fill(one.email);
  await expect(page.getByRole('button', { name: t('admin:edit', { name: displayName(one, 'ar') }) })).toHaveCount(1);
});

test('the people of a file get accounts and a course in one step, and each row says what happened', async ({
  openPage,
}) => {
  const page = await openUsers(openPage, 360);
  const dialog = page.getByRole('dialog');
  const [fresh, known] = [createUserData(), createUserData()];
  await page.request.post('/api/users', { data: { ...known, role: 'student' } });
  const rows = [fresh, known].map(({ firstName, lastName, email }) => [firstName, lastName, email, 'طالب'].join(';'));

  await page.getByRole('button', { name: t('adminUsers:import.open') }).press('Enter');
  const course = dialog.getByRole('combobox', { name: t('adminUsers:import.enroll.course') });
  await course.fill('الشمسية');
  await page.getByRole('option').first().click();
  const title = await course.inputValue();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${['الاسم;اللقب;البريد الإلكتروني;الدور', ...rows].join('\r\n')}`),
  });
  const enrollments = dialog.getByRole('region', { name: t('adminUsers:import.enroll.title', { course: title }) });
  const rowOf = (email: string) => enrollments.getByRole('row').filter({ hasText: email });
  await expect(rowOf(fresh.email)).toContainText(t('adminUsers:import.enroll.newAccountEnrolled'));
  await expect(rowOf(known.email)).toContainText(t('adminUsers:import.enroll.existingAccountEnrolled'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('adminUsers:import.submit'), exact: true }).press('Enter');
  const done = dialog.getByRole('alert').filter({ hasText: t('adminUsers:import.done', { count: 2, n: '2' }) });
  await expect(done).toBeFocused();
  await expect(done).toBeInViewport();
  await expect(dialog.getByRole('button', { name: t('adminUsers:import.submit'), exact: true })).not.toBeAttached();
  await expect(rowOf(fresh.email)).toContainText(t('adminUsers:import.enroll.newAccountEnrolled'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common:close'), exact: true }).press('Enter');
  await expect(dialog).not.toBeAttached();

  await visit(page, `/dashboard/admin/enrollments?search=${encodeURIComponent(fresh.email)}`);
  await expect(page.getByText(title).first()).toBeVisible();
});

test('an admin turns off the second factor of a user, who then signs in with the password', async ({ openPage }) => {
  const { request } = await openPage();
  const user = await registerByApi(request, { ...createUserData(), lastName: `Benali ${uniqueId()}` });
  await confirmAddressByApi(request, user.email);
  const start = 'mutation ($input: StartSecondFactorInput!) { startSecondFactor(input: $input) { secret } }';
  const { password } = user;
  const { data } = await sendGraphql<{ startSecondFactor: { secret: string } }>(request, start, {
    input: { password },
  });
  const confirm = 'mutation ($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) }';
  const code = createTestAuthenticator(data.startSecondFactor.secret).code();
  expect(await sendGraphql(request, confirm, { input: { code } })).not.toHaveProperty('errors');
  const logIn = async () => (await request.post('/api/login', { data: user })).json() as Promise<object>;
  expect(await logIn()).toMatchObject({ secondFactor: 'totp' });

  const page = await openUsers(openPage);
  const name = displayName(user, 'ar');
  await searchRow(page, user.email, name);
  const remove = menuItem(page, t('adminUsers:secondFactor.remove', { name }));
  await openRowMenu(page, name);
  await remove.press('Enter');
  await expectAccessible(page);
  await confirmAction(page, t('adminUsers:secondFactor.removeAction'));
  await expectToast(page, t('adminUsers:secondFactor.removed'));
  await openRowMenu(page, name);
  await expect(menuItem(page, t('adminUsers:endSessions', { name }))).toBeVisible();
  await expect(remove).toHaveCount(0);
  expect(await logIn()).toMatchObject({ email: user.email });
  const { subject } = secondFactorChangedNotification.text.en({ change: 'removed', codesLeft: 0 });
  await findMail(user.email, subject);
});
