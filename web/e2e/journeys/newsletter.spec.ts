import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { demoContactDetails } from '../../../prisma/seed/content/contactDetails';
import { formatNumber } from '../../../schema/contract/text/format/formatters';
import { expect, test } from '../fixtures';
import { demo } from '../support/accounts';
import { arabicLabel, confirmAction, englishLabel, expectToast, saveButton } from '../support/adminPanel';
import { blockMail, findMail, listMails, waitForMail } from '../support/mails';
import { createNewsletterIssue } from '../support/newsletterIssues';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { axeViolations, expectAccessible, expectLanguage, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';

const section = (page: Page, language: Language) =>
  page.getByRole('region', { name: messagesIn(language)('newsletter:title'), exact: true });

const field = (page: Page, language: Language) =>
  section(page, language).getByLabel(messagesIn(language)('newsletter:email'), { exact: true });

async function subscribe(page: Page, language: Language, address: string): Promise<void> {
  await field(page, language).fill(address);
  const name = messagesIn(language)('newsletter:subscribe');
  await section(page, language).getByRole('button', { name, exact: true }).click();
}

/** The stored subscriptions of an address. */
async function findStored(admin: Page, address: string): Promise<unknown[]> {
  const query = '{ newsletterSubscribers(first: 100) { nodes { email language confirmedAt } } }';
  const { data } = await sendGraphql<{ newsletterSubscribers: { nodes: { email: string }[] } }>(admin.request, query);
  return data.newsletterSubscribers.nodes.filter(({ email }) => email === address);
}

for (const language of ['ar', 'en'] as const) {
  test(`an address that subscribes twice gets the same answer and is stored once (${language})`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, width: language === 'ar' ? 360 : 1440 });
    const address = `reader-${uniqueId()}@example.dz`;
    await visit(page, '/blog');
    for (const spelling of [address, address.toUpperCase()]) {
      await subscribe(page, language, spelling);
      await expect(page.getByText(t('newsletter:subscribedText'), { exact: true }).first()).toBeVisible();
      await expect(section(page, language).getByText(t('newsletter:subscribed'), { exact: true })).toBeVisible();
      await expect(field(page, language)).toHaveValue('');
    }
    expect(await axeViolations(page)).toEqual([]);
    await waitForMail(address, '/newsletter/confirm');
    expect(await findStored(await openPage({ role: 'admin' }), address)).toEqual([
      { email: address, language, confirmedAt: null },
    ]);
  });
}

test('an invalid address is reported, and a lost connection keeps the address in the form', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', allowFailedRequests: true });
  await visit(page, '/blog');
  await subscribe(page, 'en', 'reader');
  await expect(section(page, 'en').getByText('Invalid email address', { exact: true })).toBeVisible();
  await expect(field(page, 'en')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'en')).toHaveValue('reader');
  await waitUntilIdle(page);
  await page.context().setOffline(true);
  await subscribe(page, 'en', 'reader@example.dz');
  await expect(page.getByText(t('newsletter:failed'), { exact: true }).first()).toBeVisible();
  await expect(section(page, 'en').getByText('Check your connection and try again', { exact: true })).toBeVisible();
  await expect(field(page, 'en')).toHaveValue('reader@example.dz');
});

const ar = messagesIn('ar');

const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Creates an issue with two posts in the panel; returns its Arabic subject. */
async function composeIssue(admin: Page): Promise<string> {
  const subject = `عدد ${uniqueId()}`;
  await visit(admin, '/dashboard/admin/newsletter?tab=issues');
  await pressButton(admin, ar('adminNewsletter:add'));
  const dialog = admin.getByRole('dialog');
  const texts = [
    [arabicLabel(ar('adminNewsletter:subject')), subject],
    [englishLabel(ar('adminNewsletter:subject')), `Issue ${subject}`],
    [arabicLabel(ar('adminNewsletter:intro')), 'مرحبًا بكم.\n\nهذا جديدنا.'],
    [englishLabel(ar('adminNewsletter:intro')), 'Welcome.'],
  ] as const;
  for (const [label, text] of texts) await dialog.getByLabel(label).fill(text);
  const search = dialog.getByRole('combobox', { name: ar('adminNewsletter:blogPost.search') });
  for (const index of [0, 1]) {
    await search.click();
    await admin.getByRole('option').nth(index).click();
  }
  const posts = dialog.getByRole('list', { name: ar('adminNewsletter:blogPost.list') }).getByRole('listitem');
  const [first = '', second = ''] = await posts.allInnerTexts();
  await dialog.getByRole('button', { name: ar('adminNewsletter:blogPost.up', { name: second.trim() }) }).click();
  await expect(posts).toHaveText([second, first]);
  await expectAccessible(admin);
  await saveButton(admin).click();
  await expectToast(admin, ar('admin:created'));
  return subject;
}

/** Previews the issue that was created in both languages, again from the list, and sends a test and then the issue. */
async function previewAndSend(admin: Page, subject: string): Promise<void> {
  const preview = admin.getByRole('dialog', { name: ar('adminNewsletter:previewTitle') });
  await expect(preview).toBeVisible();
  await preview.getByRole('button', { name: ar('common:close') }).click();
  await admin.waitForURL('**/dashboard/admin/newsletter?tab=issues');
  await pressButton(admin, ar('adminNewsletter:preview', { name: subject }));
  const heading = admin.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(subject);
  await expect(heading).toHaveCSS('font-size', '22px');
  await pressButton(admin, ar('admin:form.languages.en'));
  await expect(heading).toHaveText(`Issue ${subject}`);
  await pressButton(admin, ar('adminNewsletter:sendTest'));
  await expectToast(admin, ar('adminNewsletter:testSent'));
  await findMail(demo.admin, `Issue ${subject}`);
  await pressButton(admin, ar('adminNewsletter:send'));
  await confirmAction(admin, ar('adminNewsletter:send'));
  await expectToast(admin, ar('adminNewsletter:sending'));
}

test('a reader confirms, gets the issue that an admin composes, and unsubscribes', async ({ openPage }) => {
  test.setTimeout(180_000);
  const reader = await openPage({ language: 'ar', width: 360 });
  const admin = await openPage({ role: 'admin' });
  const address = `reader-${uniqueId()}@example.dz`;
  await visit(reader, '/blog');
  await subscribe(reader, 'ar', address);
  const { link } = await waitForMail(address, '/newsletter/confirm');
  await visit(reader, link);
  await expectLanguage(reader, 'ar');
  await expect(reader).toHaveURL(link);
  await reader.reload();
  await waitUntilIdle(reader);
  await expectAccessible(reader);
  expect(await findStored(admin, address)).toEqual([{ email: address, language: 'ar', confirmedAt: null }]);
  await pressButton(reader, ar('newsletter:confirm.action'));
  await expect(reader.getByRole('heading', { level: 1, name: ar('newsletter:confirm.done') })).toBeVisible();
  await expect(reader).toHaveURL(/\/newsletter\/confirm$/);
  await expectAccessible(reader);

  const subject = await composeIssue(admin);
  await previewAndSend(admin, subject);
  const { text, html } = await findMail(address, subject);
  expect(html).toContain('dir="rtl"');
  await expect(admin.getByRole('button', { name: ar('admin:edit', { name: subject }) })).toHaveCount(0);
  const row = admin.getByRole('row').filter({ hasText: subject });
  await expect(row.getByText(ar('adminNewsletter:states.sent'), { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(row.getByRole('button', { name: ar('adminNewsletter:read', { name: subject }) })).toBeVisible();

  const [unsubscribeLink = ''] = /\/newsletter\/unsubscribe#token=\S+/.exec(text) ?? [];
  await visit(reader, unsubscribeLink);
  expect(await findStored(admin, address)).toHaveLength(1);
  await pressButton(reader, ar('newsletter:unsubscribe.action'));
  await expect(reader.getByRole('heading', { level: 1, name: ar('newsletter:unsubscribe.done') })).toBeVisible();
  await expectAccessible(reader);
  expect(await findStored(admin, address)).toEqual([]);

  const texts = { excerpt: 'New.', excerptAr: 'جديد.', content: 'New.', contentAr: 'جديد.', isPublished: true };
  const post = { title: subject, titleAr: `مقال ${subject}`, slug: `new-${uniqueId()}`, ...texts };
  const create = 'mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id } }';
  expect((await sendGraphql(admin.request, create, { input: post })).errors).toBeUndefined();
  await visit(admin, '/dashboard/admin/newsletter?tab=issues&new=1');
  await admin
    .getByRole('button', { name: ar('adminNewsletter:blogPost.addNew', { n: '' }).replace('()', '').trim() })
    .click();
  await expect(admin.getByRole('list', { name: ar('adminNewsletter:blogPost.list') })).toContainText(post.titleAr);
});

/** Creates an issue through the API and stops it as soon as it is sent. */
async function createStoppedIssue({ request }: Page): Promise<string> {
  const subject = `عدد متوقف ${uniqueId()}`;
  const input = { subject, subjectAr: subject, intro: 'Hello.', introAr: 'مرحبًا.' };
  const create = 'mutation ($input: CreateNewsletterIssueInput!) { createNewsletterIssue(input: $input) { id } }';
  const { data } = await sendGraphql<{ createNewsletterIssue: { id: string } }>(request, create, { input });
  const { id } = data.createNewsletterIssue;
  const stop = 'mutation ($id: ID!) { sendNewsletterIssue(id: $id) { state } stopNewsletterIssue(id: $id) { state } }';
  expect(await sendGraphql(request, stop, { id })).toMatchObject({
    data: { stopNewsletterIssue: { state: 'stopped' } },
  });
  return subject;
}

test('an admin resumes an issue that was stopped, and each reader gets it once', async ({ openPage }) => {
  const admin = await openPage({ role: 'admin' });
  const address = `reader-${uniqueId()}@example.dz`;
  const request = 'mutation ($email: String!) { subscribeToNewsletter(input: { email: $email }) }';
  await sendGraphql(admin.request, request, { email: address });
  const [, token = ''] = (await waitForMail(address, '/newsletter/confirm')).link.split('#token=');
  await sendGraphql(admin.request, 'mutation ($token: String!) { confirmNewsletter(token: $token) }', { token });

  const subject = await createStoppedIssue(admin);
  await visit(admin, '/dashboard/admin/newsletter?tab=issues');
  const row = admin.getByRole('row').filter({ hasText: subject });
  await expect(row.getByText(ar('adminNewsletter:states.stopped'), { exact: true })).toBeVisible();
  await pressButton(admin, ar('adminNewsletter:resume', { name: subject }));
  await expectAccessible(admin);
  await confirmAction(admin, ar('adminNewsletter:resumeAction'));
  await expectToast(admin, ar('adminNewsletter:resumeDone'));
  await findMail(address, subject);
  await expect(row.getByText(ar('adminNewsletter:states.sent'), { exact: true })).toBeVisible({ timeout: 30_000 });
  expect((await listMails(address)).filter((mail) => mail.subject === subject)).toHaveLength(1);
});

/** Subscribes and confirms an address through the API; returns the id of the subscriber. */
async function subscribeByApi(admin: Page, email: string): Promise<string> {
  const subscribe = 'mutation ($input: NewsletterSubscriptionInput!) { subscribeToNewsletter(input: $input) }';
  await sendGraphql(admin.request, subscribe, { input: { email } });
  const { link } = await waitForMail(email, '/newsletter/confirm');
  const confirm = 'mutation ($token: String!) { confirmNewsletter(token: $token) }';
  expect(await sendGraphql(admin.request, confirm, { token: link.split('#token=')[1] })).not.toHaveProperty('errors');
  const query = 'query ($search: String) { adminNewsletterSubscribers(filter: { search: $search }) { rows { id } } }';
  const { data } = await sendGraphql<{ adminNewsletterSubscribers: { rows: { id: string }[] } }>(admin.request, query, {
    search: email,
  });
  return data.adminNewsletterSubscribers.rows[0]?.id ?? '';
}

test('an admin stops an issue while it is sent; the mails that were sent stay counted', async ({ openPage }) => {
  const admin = await openPage({ role: 'admin' });
  const subscriberId = await subscribeByApi(admin, `reader-${uniqueId()}@example.dz`);
  const { id, subjectAr: subject } = await createNewsletterIssue(admin.request);
  const unblock = await blockMail(`newsletter-${id}.${subscriberId}`);
  try {
    await sendGraphql(admin.request, 'mutation ($id: ID!) { sendNewsletterIssue(id: $id) { id } }', { id });
    const query = '{ newsletterIssue(id: $id) { state sentCount skippedCount recipientCount } }';
    const readProgress = async () =>
      (
        await sendGraphql<{ newsletterIssue: Record<string, number> }>(admin.request, `query ($id: ID!) ${query}`, {
          id,
        })
      ).data.newsletterIssue;
    await expect(async () => {
      const { sentCount = 0, skippedCount = 0, recipientCount } = await readProgress();
      expect(sentCount + skippedCount + 1).toBe(recipientCount);
    }).toPass({ timeout: 60_000 });

    await visit(admin, '/dashboard/admin/newsletter?tab=issues&state=sending');
    const { sentCount = 0, recipientCount = 0 } = await readProgress();
    const [sent, total] = [formatNumber(sentCount, 'ar'), formatNumber(recipientCount, 'ar')];
    const row = admin.getByRole('row').filter({ hasText: subject });
    await expect(row.getByText(ar('adminNewsletter:progressOf', { sent, total }))).toBeVisible();
    const stop = admin.getByRole('button', { name: ar('adminNewsletter:stop', { name: subject }) });
    await stop.press('Enter');
    await expectAccessible(admin);
    await confirmAction(admin, ar('adminNewsletter:stopAction'));
    await expectToast(admin, ar('adminNewsletter:stopDone'));
    await visit(admin, '/dashboard/admin/newsletter?tab=issues&state=stopped');
    await expect(row.getByText(ar('adminNewsletter:states.stopped'), { exact: true })).toBeVisible();
    await expect(row.getByText(ar('adminNewsletter:progressOf', { sent, total }))).toBeVisible();
    await expect(stop).toHaveCount(0);
  } finally {
    await unblock();
  }
});

for (const name of ['confirm', 'unsubscribe'] as const) {
  test(`a wrong link to ${name} says what to do`, async ({ openPage }) => {
    const t = messagesIn('en');
    const page = await openPage({ language: 'en', width: 360, allowFailedRequests: true });
    await visit(page, `/newsletter/${name}#token=wrong`);
    await pressButton(page, t(`newsletter:${name}.action`));
    await expect(page.getByText(t(`newsletter:${name}.invalidText`), { exact: true })).toBeVisible();
    const next = name === 'confirm' ? t('newsletter:subscribeAgain') : demoContactDetails.email;
    await expect(page.getByRole('main').getByRole('link', { name: next })).toBeVisible();
    await expectAccessible(page);
  });
}
