import type { Page } from '@playwright/test';
import { problems } from '../../../schema/contract/problems/problems';
import { expect, test } from '../fixtures';
import { createUserData, logIn, register, requiredLabel } from '../support/accounts';
import { messagesIn } from '../support/messages';
import { expectLanguage, visit, waitUntilIdle } from '../support/checks/pageChecks';

const ar = messagesIn('ar');
const en = messagesIn('en');

async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: ar('shell:language') }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
}

test('a new visitor gets the Arabic site', async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/');
  await expectLanguage(page, 'ar');
});

test('the server answers a new visitor in Arabic, whatever the browser prefers', async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/auth?tab=register');
  const user = createUserData();
  await register(page, user, 'ar');
  await page.waitForURL('**/dashboard/student');
  const account = (await (await page.request.get('/api/user')).json()) as { preferredLanguage: string };
  expect(account.preferredLanguage).toBe('ar');
  await page.request.post('/api/logout');
  await visit(page, '/auth');
  await logIn(page, { email: user.email, password: 'wrong-1' }, 'ar');
  await expect(page.getByText(problems.invalidCredentials.text.ar).first()).toBeVisible();
});

test('a page opened by its address starts at the top, and a reload keeps the scroll position', async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/blog');
  await page.evaluate(() => scrollTo(0, 900));
  await visit(page, '/glossary');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await waitUntilIdle(page);
  expect(await page.evaluate(() => scrollY), 'a reload keeps the position').toBe(700);
});

test('switching the language while registering keeps the form values', { tag: '@smoke' }, async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/auth?tab=register');
  await page.getByLabel(requiredLabel(ar('auth:firstName'))).fill('أمل');
  await page.getByLabel(requiredLabel(ar('auth:email'))).fill('amel@example.dz');
  await page.getByLabel(requiredLabel(ar('auth:password'))).fill('secret');
  await chooseEnglish(page);
  await expectLanguage(page, 'en');
  await expect(page.getByLabel(requiredLabel(en('auth:firstName')))).toHaveValue('أمل');
  await expect(page.getByLabel(requiredLabel(en('auth:email')))).toHaveValue('amel@example.dz');
  await expect(page.getByLabel(requiredLabel(en('auth:password')))).toHaveValue('secret');
});

test('the choice is remembered, and the server renders the page in it', { tag: '@smoke' }, async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/courses?price=free');
  await chooseEnglish(page);
  await expectLanguage(page, 'en');
  expect(new URL(page.url()).search).toBe('?price=free');
  const answer = await page.request.get('/courses');
  expect(await answer.text()).toMatch(/<html[^>]*lang="en"/);
  await page.reload();
  await waitUntilIdle(page);
  await expectLanguage(page, 'en');
});

test('visible form errors change their language with the page', async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/auth');
  await page.getByRole('button', { name: ar('auth:signIn'), exact: true }).click();
  await expect(page.getByText('كلمة المرور مطلوبة')).toBeVisible();
  await chooseEnglish(page);
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
});

test('visible errors of the server change their language with the page', async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/auth');
  await logIn(page, { email: `${crypto.randomUUID()}@example.dz`, password: 'wrong-1' }, 'ar');
  const error = (language: 'ar' | 'en') =>
    page.locator('form').getByText(problems.invalidCredentials.text[language], { exact: true });
  await expect(error('ar')).toBeVisible();
  await chooseEnglish(page);
  await expect(error('en')).toBeVisible();
  await expect(error('ar')).not.toBeAttached();
});
