import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problems } from '../../schema/contract/problems/problems';
import { aPage, reads, settled, visit } from './browser';
import { aStranger, logIn, register } from './people';
import { words } from './words';

const ar = words('ar');
const en = words('en');

async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: ar('shell:language') }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
}

test('Arabic is the language of someone who comes for the first time', async () => {
  const page = await aPage();
  await visit(page, '/');
  await reads(page, 'ar');
});

test('someone who comes for the first time is answered in Arabic too, whatever their browser prefers', async () => {
  const page = await aPage();
  await visit(page, '/auth?tab=register');
  const stranger = aStranger();
  await register(page, stranger, 'ar');
  await page.waitForURL('**/dashboard/student');
  const account = (await (await page.request.get('/api/user')).json()) as { preferredLanguage: string };
  expect(account.preferredLanguage).toBe('ar');
  await page.request.post('/api/logout');
  await visit(page, '/auth');
  await logIn(page, { email: stranger.email, password: 'wrong-1' }, 'ar');
  await page.getByText(problems.invalidCredentials.text.ar).first().waitFor();
});

test('a page that is opened by its address begins at its top, wherever the one before was left', async () => {
  const page = await aPage();
  await visit(page, '/blog');
  await page.evaluate(() => scrollTo(0, 900));
  await visit(page, '/glossary');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => scrollY), 'a reload stays where it is').toBe(700);
});

test('switching the language while registering loses nothing that was typed', async () => {
  const page = await aPage();
  await visit(page, '/auth?tab=register');
  await page.getByLabel(ar('auth:firstName'), { exact: true }).fill('أمل');
  await page.getByLabel(ar('auth:email'), { exact: true }).fill('amel@example.dz');
  await page.getByLabel(ar('auth:password'), { exact: true }).fill('secret');
  await chooseEnglish(page);
  await reads(page, 'en');
  expect(await page.getByLabel(en('auth:firstName'), { exact: true }).inputValue()).toBe('أمل');
  expect(await page.getByLabel(en('auth:email'), { exact: true }).inputValue()).toBe('amel@example.dz');
  expect(await page.getByLabel(en('auth:password'), { exact: true }).inputValue()).toBe('secret');
});

test('the choice is remembered, and the page comes in it from the server', async () => {
  const page = await aPage();
  await visit(page, '/courses?price=free');
  await chooseEnglish(page);
  await reads(page, 'en');
  expect(new URL(page.url()).search).toBe('?price=free');
  const answer = await page.request.get('/courses');
  expect(await answer.text()).toMatch(/<html[^>]*lang="en"/);
  await page.reload();
  await settled(page);
  await reads(page, 'en');
});

test('errors that stand on the page change their language with it', async () => {
  const page = await aPage();
  await visit(page, '/auth');
  await page.getByRole('button', { name: ar('auth:signIn'), exact: true }).click();
  await page.getByText('كلمة المرور مطلوبة').waitFor();
  await chooseEnglish(page);
  await page.getByText('Password is required').waitFor();
  await page.getByText('Invalid email address').waitFor();
});
