import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problems } from '../../schema/contract/problems/problems';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { accessibilityFaults, aPage, overflows, visit } from './browser';
import { aStranger, demo, signedIn } from './people';
import { words } from './words';

const t = words('ar');

const isFine = async (page: Page) =>
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);

async function thePanel(width: 360 | 1440): Promise<Page> {
  const page = await aPage({ language: 'ar', width });
  await signedIn(page, demo.admin);
  await visit(page, '/dashboard/admin');
  await page.getByRole('search', { name: t('admin:table.filters') }).waitFor();
  return page;
}

const told = (page: Page, what: string) => page.getByText(what, { exact: true }).first().waitFor();

/** Searches the table, so that what follows is about one row. */
async function find(page: Page, search: string, name: string) {
  await page.getByLabel(t('admin:table.search'), { exact: true }).fill(search);
  await page.waitForURL(/search=/);
  await page.getByRole('button', { name: t('admin:edit', { name }) }).waitFor();
}

test('an admin makes an account, changes it over a change by somebody else, and shuts it out', async () => {
  const page = await thePanel(1440);
  // Nobody else on the page is called so.
  const person = { ...aStranger(), lastName: `Benali ${crypto.randomUUID().slice(0, 8)}` };
  const name = `${person.lastName} ${person.firstName}`;
  const dialog = page.getByRole('dialog');
  const field = (what: 'firstName' | 'lastName' | 'email' | 'username' | 'password') =>
    dialog.getByLabel(t(`adminUsers:${what}`));
  const save = () => dialog.getByRole('button', { name: t('common:save'), exact: true }).press('Enter');

  await page.getByRole('button', { name: t('adminUsers:add') }).press('Enter');
  await dialog.waitFor();
  await save();
  for (const complaint of [
    'firstNameRequired',
    'lastNameRequired',
    'invalidEmail',
    'usernameTooShort',
    'passwordTooShort',
  ])
    await dialog.getByText(formatValidationMessage(complaint, 'ar'), { exact: true }).waitFor();
  await isFine(page);
  for (const what of ['firstName', 'lastName', 'username'] as const) await field(what).fill(person[what]);
  await field('password').first().fill(person.password);
  await field('email').fill(demo.student);
  await save();
  await dialog.getByText(problems.emailTaken.text.ar, { exact: true }).first().waitFor();
  await field('email').fill(person.email);
  await save();
  await told(page, t('admin:created'));
  await dialog.waitFor({ state: 'detached' });

  await find(page, person.email, name);
  await isFine(page);
  const list = await page.request.get(`/api/users?search=${person.email}`);
  const [{ id }] = (await list.json()) as [{ id: number }];
  await page.getByRole('button', { name: t('admin:edit', { name }) }).press('Enter');
  await dialog.waitFor();
  await field('firstName').fill('منال');
  await page.request.put(`/api/users/${id}`, { data: { lastName: 'Ziani' } });
  await save();
  await dialog.getByText(t('common:conflict.title')).waitFor();
  // The button now says that it saves over the other's version: a second press of the key must not reach it.
  const notice = dialog.getByRole('alert').filter({ hasText: t('common:conflict.title') });
  await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
  await isFine(page);
  await dialog.getByRole('button', { name: t('common:conflict.saveOver') }).click();
  await told(page, t('admin:updated'));
  const changed = `${person.lastName} منال`;
  await page.getByRole('button', { name: t('admin:edit', { name: changed }) }).waitFor();

  const file = await page.getByRole('link', { name: t('admin:table.export') }).getAttribute('href');
  expect(await (await page.request.get(file ?? '')).text()).toContain(person.email);

  await page.getByRole('checkbox', { name: t('admin:table.selectAll') }).press('Space');
  await page.getByRole('button', { name: t('admin:bulk.deactivate'), exact: true }).press('Enter');
  await page.getByRole('grid').getByText(t('admin:state.inactive'), { exact: true }).waitFor();
  const login = { email: person.email, password: person.password };
  expect((await page.request.post('/api/login', { data: login })).status()).toBe(401);
});

test('admins cannot shut themselves out, and are told so', async () => {
  const page = await thePanel(1440);
  const [me] = (await (await page.request.get(`/api/users?search=${demo.admin}`)).json()) as [Record<string, string>];
  const name = `${me.lastName} ${me.firstName}`;
  await find(page, demo.admin, name);
  await page.getByRole('button', { name: t('adminUsers:deactivate', { name }) }).click();
  await told(page, problems.ownAccount.text.ar);
  expect((await page.request.get('/api/user')).status()).toBe(200);
});

test('people come in from a file, but not before its bad row is corrected', async () => {
  const page = await thePanel(360);
  const dialog = page.getByRole('dialog');
  const [one, two] = [aStranger(), aStranger()];
  const row = ({ firstName, lastName, username, email, password }: typeof one) =>
    [firstName, lastName, username, email, password, 'طالب'].join(';');
  const header = 'الاسم الأول;اسم العائلة;اسم المستخدم;البريد الإلكتروني;كلمة المرور;الدور';
  const chosen = (...rows: string[]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${[header, ...rows].join('\r\n')}`),
    });
  const submit = () => dialog.getByRole('button', { name: t('adminUsers:import.submit'), exact: true }).click();

  await page.getByRole('button', { name: t('adminUsers:import.open') }).click();
  await dialog.waitFor();
  await isFine(page);
  await submit();
  await dialog.getByText(t('adminUsers:import.chooseFirst')).waitFor();
  await chosen(row(one), row({ ...two, email: 'nobody' }));
  const bad = dialog.getByRole('row').filter({ hasText: formatValidationMessage('invalidEmail', 'ar') });
  await bad.waitFor();
  expect(await bad.getByRole('cell').first().innerText()).toBe('3');
  await isFine(page);
  await submit();
  await dialog.getByText(t('adminUsers:import.nothingWritten')).waitFor();
  await chosen(row(one), row(two));
  await dialog.getByText(t('adminUsers:import.ready', { count: 2, n: '2' })).waitFor();
  await submit();
  await told(page, t('adminUsers:import.done', { count: 2, n: '2' }));
  await dialog.waitFor({ state: 'detached' });
  await page.getByLabel(t('admin:table.search'), { exact: true }).fill(one.email);
  await page.getByText(one.email).waitFor();
});
