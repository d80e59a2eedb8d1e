import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aPage, reads, settled, visit } from './browser';
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
