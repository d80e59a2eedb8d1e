import { expect, test } from 'vitest';
import { aPage, visit } from './browser';
import { demo, logIn, logOut, signedIn } from './people';

const pathOf = (url: string) => new URL(url).pathname;

test('a visitor who opens the dashboard is asked to sign in, and comes back to it', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/dashboard/student?tab=progress');
  await page.waitForURL(/\/auth/);
  await logIn(page, { email: demo.student, password: demo.password }, 'en');
  await page.waitForURL(/\/dashboard\/student\?tab=progress/);
});

test('an address of another site is no place to come back to', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/auth?next=https%3A%2F%2Fexample.com%2F');
  await logIn(page, { email: demo.student, password: demo.password }, 'en');
  await page.waitForURL(/\/dashboard\/student/);
});

test.each([
  ['student', '/dashboard/student'],
  ['trainer', '/dashboard/trainer'],
  ['admin', '/dashboard/admin'],
] as const)('a signed-in %s who opens /auth goes on to %s', async (role, home) => {
  const page = await aPage({ language: 'en' });
  await signedIn(page, demo[role]);
  await visit(page, '/auth');
  await expect.poll(() => pathOf(page.url())).toBe(home);
});

test.each(['/dashboard/admin', '/dashboard/trainer'])('%s sends a student home', async (path) => {
  const page = await aPage({ language: 'en' });
  await signedIn(page, demo.student);
  await visit(page, path);
  await expect.poll(() => pathOf(page.url())).toBe('/');
});

test('a wrong password says so in the documented form, and keeps what was typed', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/auth');
  await logIn(page, { email: demo.student, password: 'wrong-1234' }, 'en');
  await page.getByText('Login failed', { exact: true }).first().waitFor();
  await page.getByText('401: Invalid email or password').first().waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(demo.student);
  expect(pathOf(page.url())).toBe('/auth');
});

test('who signs out in one tab is signed out in every tab, and who signs in is let in by every tab', async () => {
  const page = await aPage({ language: 'en' });
  await signedIn(page, demo.student);
  await visit(page, '/courses');
  const other = await page.context().newPage();
  await visit(other, '/dashboard/student');
  await logOut(page, 'en');
  await other.waitForURL(/\/auth\?next=/);
  expect(await other.getByRole('button', { name: 'Account' }).count()).toBe(0);
  await visit(page, '/auth');
  await logIn(page, { email: demo.student, password: demo.password }, 'en');
  await other.waitForURL(/\/dashboard\/student/);
});
