import type { Page } from '@playwright/test';
import { enrolledNotification } from '../../../schema/notifications/kinds/courses';
import { expect, test } from '../fixtures';
import { registerByApi } from '../support/accounts';
import { confirmAddressByApi, waitForMail } from '../support/mails';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { arabicPhone, englishDesktop } from '../support/variants';

/** Enrolls the user of the page in a published course through the API; returns the course. */
async function enrollByApi({ request }: Page) {
  const courses = (await (await request.get('/api/courses?isPublished=true&price=free&limit=1')).json()) as {
    id: number;
    title: string;
    titleAr: string;
  }[];
  const [course] = courses;
  if (!course) throw new Error('There is no free course');
  expect((await request.post(`/api/courses/${course.id}/enroll`)).ok()).toBe(true);
  return course;
}

/** Waits for the notification of the registration and deletes it. */
async function deleteWelcome({ request }: Page): Promise<void> {
  await expect(async () => {
    const [welcome] = (await (await request.get('/api/notifications')).json()) as { id: number }[];
    const query = 'mutation ($id: ID!) { deleteNotification(id: $id) }';
    const response = await request.post('/graphql', { data: { query, variables: { id: welcome?.id } } });
    expect(response.ok()).toBe(true);
  }).toPass({ timeout: 20_000 });
}

test('a page reads the notifications that are about it', async ({ openPage }) => {
  const { language } = englishDesktop;
  const t = messagesIn(language);
  const page = await openPage(englishDesktop);
  await registerByApi(page.request);
  await deleteWelcome(page);
  const { id } = await enrollByApi(page);
  const bell = page.getByRole('banner').getByRole('link', { name: t('notifications:title') });
  await expect(async () => {
    await visit(page, '/account');
    await expect(bell).toHaveAccessibleName(t('notifications:bell', { count: 1 }), { timeout: 2000 });
  }).toPass();
  await visit(page, `/courses/${id}`);
  await page.keyboard.press('Tab');
  const countUnread = async () =>
    (await (await page.request.post('/graphql', { data: { query: '{ unreadNotificationCount }' } })).json()) as unknown;
  await expect.poll(countUnread).toEqual({ data: { unreadNotificationCount: 0 } });
  await expect(bell).toHaveAccessibleName(t('notifications:title'));
});

test('a student reads notifications by keyboard and changes a preference', async ({ openPage }) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage(arabicPhone);
  await registerByApi(page.request);
  await deleteWelcome(page);
  const course = await enrollByApi(page);
  const title = `سُجّل اسمك في دورة «${course.titleAr}»`;
  const bell = page.getByRole('banner').getByRole('link', { name: t('notifications:title') });

  await expect(async () => {
    await visit(page, '/account');
    await expect(bell).toHaveAccessibleName(t('notifications:bell', { count: 1 }), { timeout: 2000 });
  }).toPass();
  await bell.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/notifications');
  await expect(page.getByRole('heading', { level: 1, name: t('notifications:title') })).toBeFocused();
  await waitUntilIdle(page);
  await expectAccessible(page);

  const link = page.getByRole('main').getByRole('link', { name: title });
  await expect(link).toHaveAccessibleName(new RegExp(t('notifications:unread')));
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/courses/${course.id}`);
  await expect(bell).toHaveAccessibleName(t('notifications:title'));

  await visit(page, '/notifications?show=unread');
  await expect(page.getByRole('heading', { name: t('notifications:empty.allRead') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('notifications:filter.all'), exact: true }).click();
  await page.getByRole('button', { name: t('notifications:delete', { title }) }).click();
  await expect(page.getByRole('heading', { name: t('notifications:empty.title') })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: t('notifications:settings') })
    .click();
  await page.waitForURL('**/account/notifications#notifications');
  await waitUntilIdle(page);
  const settings = page.getByRole('region', { name: t('account:notifications.title') });
  const byEmail = settings.getByRole('switch', { name: t('account:notifications.byEmail') }).first();
  await expect(byEmail).toBeChecked();
  await byEmail.focus();
  const saved = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await page.keyboard.press('Space');
  await saved;
  await expect(byEmail).not.toBeChecked();
  await expectAccessible(page);
  await visit(page, '/account/notifications');
  await expect(byEmail).not.toBeChecked();
});

test('in English on a wide window, the inbox names what happened and is accessible', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage(englishDesktop);
  await registerByApi(page.request);
  const course = await enrollByApi(page);
  const link = page.getByRole('main').getByRole('link', { name: `You are enrolled in “${course.title}”` });
  await expect(async () => {
    await visit(page, '/notifications');
    await expect(link).toHaveAccessibleName(new RegExp(t('notifications:unread')), { timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
});

test('a preference that is not saved moves back', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ ...englishDesktop, allowFailedRequests: true });
  await registerByApi(page.request);
  await visit(page, '/account/notifications');
  const byEmail = page.getByRole('switch', { name: t('account:notifications.byEmail') }).first();
  await expect(byEmail).toBeChecked();
  await expect(page.getByText(t('account:notifications.unconfirmed'))).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await byEmail.click();
  await expect(page.getByText(t('account:notifications.failed')).first()).toBeVisible();
  await expectAccessible(page);
  await expect(byEmail).toBeChecked();
});

for (const language of ['ar', 'en'] as const) {
  test(`mails are stopped from their link without sign-in (${language})`, async ({ openPage }) => {
    const t = messagesIn(language);
    const student = await openPage({ language });
    const user = await registerByApi(student.request);
    await confirmAddressByApi(student.request, user.email);
    const course = await enrollByApi(student);
    const mail = await waitForMail(user.email, `/courses/${course.id}`);
    const [, token = ''] = /\/unsubscribe(?:\?lang=en)?#token=([\w.-]+)/.exec(mail.text) ?? [];
    expect(token).not.toBe('');

    const page = await openPage({ language, width: 360 });
    await visit(page, `/unsubscribe#token=${token}`);
    await page.reload();
    await waitUntilIdle(page);
    await expectAccessible(page);
    const emailOf = async () => {
      await visit(student, '/account/notifications');
      const kind = enrolledNotification.label[language];
      const channel = t('account:notifications.byEmail');
      return student.getByRole('switch', { name: t('account:notifications.channel', { kind, channel }) });
    };
    await expect(await emailOf(), 'opening the page changes nothing').toBeChecked();
    await expect(student.getByText(t('account:notifications.unconfirmed'))).toHaveCount(0);
    await page.getByRole('button', { name: t('notifications:unsubscribe.stop') }).press('Enter');
    await expect(page.getByRole('heading', { name: t('notifications:unsubscribe.done') })).toBeVisible();
    await expect(page).toHaveURL(/\/unsubscribe$/);
    await expectAccessible(page);
    await expect(await emailOf()).not.toBeChecked();
  });
}
