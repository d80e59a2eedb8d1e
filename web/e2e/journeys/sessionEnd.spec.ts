import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { demo, expireSession, logIn, registerByApi, signInByApi, type UserData } from '../support/accounts';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { visit } from '../support/checks/pageChecks';

const t = messagesIn('en');

const signOut = (page: Page) => page.getByText(t('shell:sessionEnded'), { exact: true });

/** Follows a link of the page, whose screen asks the server. */
const openEvents = (page: Page) =>
  page
    .getByRole('link', { name: t('shell:links.events') })
    .first()
    .click();

const changePassword = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }`;

/** Ways in which the session of a page ends without its knowledge. */
const ends: Record<string, (page: Page, user: UserData, admin: Page) => Promise<unknown>> = {
  'an expired session': (page) => expireSession(page),
  'a password changed on another device': async (_page, { email, password }, admin) => {
    const device = await admin
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(admin.url()).origin });
    if (!device) throw new Error('No browser');
    await signInByApi(device.request, email, password);
    const input = { currentPassword: password, newPassword: 'secret-88' };
    expect(await sendGraphql(device.request, changePassword, { input })).not.toHaveProperty('errors');
    await device.close();
  },
  'a deactivated account': async (_page, { email }, admin) => {
    const users = (await (await admin.request.get('/api/users')).json()) as { id: number; email: string }[];
    const id = users.find((user) => user.email === email)?.id;
    expect((await admin.request.put(`/api/users/${id}`, { data: { isActive: false } })).status()).toBe(200);
  },
};

for (const [end, endSession] of Object.entries(ends)) {
  test(`a public page notices ${end} on the next response and offers to sign in`, async ({ openPage }) => {
    const page = await openPage({ language: 'en' });
    const user = await registerByApi(page.request);
    const admin = await openPage({ role: 'admin' });
    await visit(admin, '/about');
    await visit(page, '/courses');
    await endSession(page, user, admin);
    await openEvents(page);
    await expect(signOut(page)).toBeVisible();
    await expect(page.getByRole('button', { name: t('shell:account.label') })).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell:account.login') })
      .click();
    await page.waitForURL(/\/auth\?next=%2Fevents/);
  });
}

test('a guarded page leads to the sign-in and back after the end of the session', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await signInByApi(page.request, demo.student);
  await visit(page, '/courses');
  await expireSession(page);
  await page.getByRole('button', { name: t('shell:account.label') }).click();
  await page.getByRole('menuitem', { name: t('shell:account.dashboard.student') }).click();
  await page.waitForURL(/\/auth\?next=/);
  await expect(page.getByText(t('auth:wasSignedOut'))).toBeVisible();
  await logIn(page, { email: demo.student, password: demo.password }, 'en');
  await page.waitForURL(/\/dashboard\/student/);
  await expect(signOut(page)).toHaveCount(0);
});

test('text of an admin dialog survives the end of the session', async ({ openPage }) => {
  const ar = messagesIn('ar');
  const page = await openPage({ language: 'ar', allowFailedRequests: true });
  await signInByApi(page.request, demo.admin);
  await visit(page, '/dashboard/admin?tab=faqs');
  const open = () => page.getByRole('button', { name: ar('adminFaqs:add') }).click();
  const question = page.getByRole('dialog').locator('[name="questionAr"]');
  await open();
  await question.fill('هل يلزم حاسوب؟');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ar('common:save') })
    .click();
  await page.getByRole('dialog').locator('[name="question"]').fill('Is a computer needed?');
  await page.getByRole('dialog').locator('[name="answerAr"]').fill('لا.');
  await page.getByRole('dialog').locator('[name="answer"]').fill('No.');
  // Last: the preview of a text asks the server, too.
  await expireSession(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ar('common:save') })
    .click();
  await page.waitForURL(/\/auth\?next=/);
  await logIn(page, { email: demo.admin, password: demo.password }, 'ar');
  await page.waitForURL(/\/dashboard\/admin\?tab=faqs/);
  await open();
  await expect(question).toHaveValue('هل يلزم حاسوب؟');
});
