import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCookie } from '../../schema/contract/languages';
import { aPage, settled, visit } from './browser';
import { demo, logIn, logOut, signedIn } from './people';
import { words } from './words';

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

const title = (page: Page) => page.getByRole('textbox', { name: words('en')('editor:fields.title'), exact: true });
const newCourse = '/dashboard/trainer/courses/new';

/** Ends the session as time would: the browser has no cookie of it any more. */
async function expire(page: Page): Promise<void> {
  const kept = (await page.context().cookies()).filter(({ name }) => name === languageCookie);
  await page.context().clearCookies();
  await page.context().addCookies(kept);
}

test('what somebody has typed is there after an expired session, for them alone', async () => {
  const page = await aPage({ language: 'en' });
  await signedIn(page, demo.trainer);
  await visit(page, newCourse);
  await title(page).fill('Heat pumps at sea');
  await expire(page);
  await visit(page, newCourse);
  await page.waitForURL(/\/auth\?next=/);
  await logIn(page, { email: 'nadia.meziane@demo.dz', password: demo.password }, 'en');
  await page.waitForURL(`**${newCourse}`);
  await title(page).waitFor();
  await settled(page);
  expect(await title(page).inputValue(), 'for nobody else').toBe('');
  await expire(page);
  await visit(page, newCourse);
  await logIn(page, { email: demo.trainer, password: demo.password }, 'en');
  await page.waitForURL(`**${newCourse}`);
  await expect.poll(() => title(page).inputValue()).toBe('Heat pumps at sea');
});

test('what somebody has typed is forgotten in every tab when they sign out, and a visitor has texts of their own', async () => {
  const page = await aPage({ language: 'en' });
  const message = page.getByRole('textbox', { name: words('en')('contact:form.message'), exact: true });
  await visit(page, '/contact');
  await message.fill('A visitor’s.');
  await signedIn(page, demo.trainer);
  await visit(page, '/contact');
  await message.fill('A trainer’s.');
  const other = await page.context().newPage();
  await visit(other, newCourse);
  await title(other).fill('Heat pumps at sea');
  await logOut(page, 'en');
  await expect.poll(() => message.inputValue(), { message: 'also in the form that is in sight' }).toBe('A visitor’s.');
  await other.waitForURL(/\/auth\?next=/);
  await logIn(other, { email: 'nadia.meziane@demo.dz', password: demo.password }, 'en');
  await title(other).waitFor();
  expect(await title(other).inputValue()).toBe('');
  await logOut(other, 'en');
  await signedIn(other, demo.trainer);
  await visit(other, newCourse);
  expect(await title(other).inputValue()).toBe('');
  await visit(page, '/contact');
  expect(await message.inputValue()).toBe('');
});
