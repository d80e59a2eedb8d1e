import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { createUserData, demo, expireSession, logIn, logOut, register, signInByApi } from '../support/accounts';
import { messagesIn } from '../support/messages';
import { collectOperations, holdRequests, visit, waitUntilIdle } from '../support/checks/pageChecks';

const pathOf = (url: string) => new URL(url).pathname;

test('a visitor who opens the dashboard signs in and returns to it', { tag: '@smoke' }, async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/dashboard/student?tab=progress');
  await page.waitForURL(/\/auth/);
  await logIn(page, { email: demo.student, password: demo.password }, 'en');
  await page.waitForURL(/\/dashboard\/student\?tab=progress/);
});

test('an address of another site is ignored as return address', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/auth?next=https%3A%2F%2Fexample.com%2F');
  await logIn(page, { email: demo.student, password: demo.password }, 'en');
  await page.waitForURL(/\/dashboard\/student/);
});

for (const [role, home] of [
  ['student', '/dashboard/student'],
  ['trainer', '/dashboard/trainer'],
  ['admin', '/dashboard/admin'],
] as const) {
  test(`a signed-in ${role} who opens /auth is redirected to ${home}`, { tag: '@smoke' }, async ({ openPage }) => {
    const page = await openPage({ language: 'en', role });
    await visit(page, '/auth');
    await page.waitForURL(`**${home}`);
  });
}

for (const path of ['/dashboard/admin', '/dashboard/trainer']) {
  test(`${path} redirects a student to the home page`, { tag: '@smoke' }, async ({ openPage }) => {
    const page = await openPage({ language: 'en', role: 'student' });
    await visit(page, path);
    await expect.poll(() => pathOf(page.url())).toBe('/');
  });
}

test(
  'a wrong password is reported with its status, and the e-mail address stays in the form',
  { tag: '@smoke' },
  async ({ openPage }) => {
    const page = await openPage({ language: 'en' });
    await visit(page, '/auth');
    await logIn(page, { email: demo.student, password: 'wrong-1234' }, 'en');
    await expect(page.getByText('Login failed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('401: Invalid email or password').first()).toBeVisible();
    await expect(page.locator('form').getByText('Invalid email or password', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(demo.student);
    expect(pathOf(page.url())).toBe('/auth');
  },
);

const forms = {
  login: (page: Page) => logIn(page, { email: demo.student, password: demo.password }, 'ar'),
  register: (page: Page) => register(page, createUserData(), 'ar'),
};
const pendingLabels = { login: 'auth:signingIn', register: 'auth:creatingAccount' } as const;

for (const form of ['login', 'register'] as const)
  test(`the ${form} form stays until the next screen is loaded, which then counts the notifications once`, async ({
    openPage,
  }) => {
    const t = messagesIn('ar');
    const page = await openPage({ language: 'ar', width: 360, freshContext: true });
    const releaseDashboard = await holdRequests(page, '**/assets/StudentDashboardScreen-*.js');
    const operations = collectOperations(page);
    await page.goto(`/auth?tab=${form}`);
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready');
    await forms[form](page);
    await expect(page.getByRole('banner').getByRole('link', { name: t('notifications:title') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: t(pendingLabels[form]) })).toBeVisible();
    releaseDashboard();
    await page.waitForURL('**/dashboard/student');
    await waitUntilIdle(page);
    expect(operations.filter((name) => name === 'UnreadNotificationCount')).toHaveLength(1);
  });

test('signing out on a page for signed-in users leads to the home page, without the login page', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'en' });
  await signInByApi(page.request, demo.student);
  await visit(page, '/dashboard/student');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(pathOf(frame.url())));
  const releaseHome = await holdRequests(page, '**/assets/HomeScreen-*.js');
  await logOut(page, 'en');
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
  releaseHome();
  await page.waitForURL((url) => url.pathname === '/');
  expect(visited).toEqual(['/']);
});

test('signing out or in in one tab does the same in every tab', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await signInByApi(page.request, demo.student);
  await visit(page, '/courses');
  const other = await page.context().newPage();
  await visit(other, '/dashboard/student');
  await logOut(page, 'en');
  await other.waitForURL(/\/auth\?next=/);
  await expect(other.getByRole('button', { name: 'Account' })).toHaveCount(0);
  await visit(page, '/auth');
  await logIn(page, { email: demo.student, password: demo.password }, 'en');
  await other.waitForURL(/\/dashboard\/student/);
});

const title = (page: Page) => page.getByRole('textbox', { name: messagesIn('en')('editor:fields.title'), exact: true });
const newCourse = '/dashboard/trainer/courses/new';

test('form drafts are restored after an expired session, only for their author', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await signInByApi(page.request, demo.trainer);
  await visit(page, newCourse);
  await title(page).fill('Heat pumps at sea');
  await expireSession(page);
  await visit(page, newCourse);
  await page.waitForURL(/\/auth\?next=/);
  await logIn(page, { email: demo.otherTrainer, password: demo.password }, 'en');
  await page.waitForURL(`**${newCourse}`);
  await expect(title(page)).toBeVisible();
  await waitUntilIdle(page);
  await expect(title(page), 'not for another user').toHaveValue('');
  await expireSession(page);
  await visit(page, newCourse);
  await logIn(page, { email: demo.trainer, password: demo.password }, 'en');
  await page.waitForURL(`**${newCourse}`);
  await expect(title(page)).toHaveValue('Heat pumps at sea');
});

test('signing out deletes the form drafts in every tab, and a visitor has drafts of their own', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'en' });
  const message = page.getByRole('textbox', { name: messagesIn('en')('contact:form.message'), exact: true });
  await visit(page, '/contact');
  await message.fill('A visitor’s.');
  await signInByApi(page.request, demo.trainer);
  await visit(page, '/contact');
  await message.fill('A trainer’s.');
  const other = await page.context().newPage();
  await visit(other, newCourse);
  await title(other).fill('Heat pumps at sea');
  await logOut(page, 'en');
  await expect(message).toHaveValue('A visitor’s.');
  await other.waitForURL(/\/auth\?next=/);
  await logIn(other, { email: demo.otherTrainer, password: demo.password }, 'en');
  await expect(title(other)).toBeVisible();
  await expect(title(other)).toHaveValue('');
  await logOut(other, 'en');
  await signInByApi(other.request, demo.trainer);
  await visit(other, newCourse);
  await expect(title(other)).toHaveValue('');
  await visit(page, '/contact');
  await expect(message).toHaveValue('');
});
