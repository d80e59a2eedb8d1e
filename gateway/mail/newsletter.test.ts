import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queueNewsletterBatch, recordDelivery } from '../../schema/newsletter/issueDeliveries';
import { signUnsubscribeToken } from '../../schema/newsletter/newsletterTokens';
import {
  addressOf,
  createNewsletterGateway,
  issueTexts,
  newsletterLinkTokens,
  newsletterSiteUrl,
  type NewsletterGateway,
} from '../testing/newsletterGateway';
import { oneClickPaths } from './oneClick';
import { sendNewsletter, sendNewsletterTest } from './sendNewsletter';

let gateway: NewsletterGateway;
beforeAll(async () => {
  gateway = await createNewsletterGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.reset());

test('each confirmed address gets an issue once, in its language, with links of its own', async () => {
  const post = await gateway.createBlogPost({ title: 'Batteries', titleAr: 'البطاريات', slug: 'batteries' });
  const draft = await gateway.createBlogPost({ title: 'Secret draft', isPublished: false });
  const issue = await gateway.createIssue({ blogPostIds: [draft.id, post.id] });
  const subscribers = await gateway.createSubscribers(7);
  await gateway.db.newsletterSubscriber.createMany({
    data: [
      { email: 'unconfirmed@example.dz' },
      { email: 'refused@example.dz', confirmedAt: new Date(0), bouncedAt: new Date() },
    ],
  });
  expect(await gateway.send(issue.id)).toBeUndefined();
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'sending', recipientCount: 7 });
  await gateway.queueAll(3);
  const deliveries = await gateway.takeDeliveries();
  expect(deliveries.map(({ subscriberId }) => subscriberId).toSorted((a, b) => a - b)).toEqual(
    subscribers.map(({ id }) => id),
  );
  const phone = '+213 555 12 34 56';
  await gateway.db.contactDetails.update({ where: { id: 1 }, data: { phone, addressAr: '12 شارع ديدوش مراد' } });
  await Promise.all(deliveries.map((delivery) => sendNewsletter(gateway.sender(), delivery)));
  // A job that runs again after its mail was counted sends nothing.
  await Promise.all(deliveries.map((delivery) => sendNewsletter(gateway.sender(), delivery)));
  expect(gateway.addresses()).toEqual(subscribers.map(({ email }) => email));
  expect(await gateway.readIssue(issue.id)).toMatchObject({
    state: 'sent',
    sentCount: 7,
    skippedCount: 0,
    recipientCount: 7,
  });

  const arabic = gateway.mails.find((mail) => addressOf(mail) === 'reader0@example.dz')!;
  const token = signUnsubscribeToken(newsletterLinkTokens, subscribers[0]!.id);
  expect(arabic).toMatchObject({
    subject: 'عدد الصيف',
    messageId: `<newsletter-${issue.id}.${subscribers[0]!.id}@tayyar.example>`,
    html: expect.stringContaining('<body><div lang="ar" dir="rtl"') as string,
  });
  for (const body of [String(arabic.html), arabic.text ?? '']) {
    expect(body).toContain('البطاريات');
    expect(body).toContain(`${newsletterSiteUrl}/blog/batteries`);
    expect(body).toContain(`${newsletterSiteUrl}/newsletter/unsubscribe#token=${token}`);
    expect(body).not.toContain('Secret draft');
    for (const detail of [phone, '12 شارع ديدوش مراد']) expect(body).toContain(detail);
  }
  const headers = arabic.headerLines.map(({ line }) => line.replace(/\s+/g, ' '));
  expect(headers).toContain(`List-Unsubscribe: <${newsletterSiteUrl}${oneClickPaths.newsletter}?token=${token}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const english = gateway.mails.find((mail) => addressOf(mail) === 'reader1@example.dz')!;
  expect(english.subject).toBe('Summer issue');
  expect(english.html).toContain('<p>Hello all.</p><p>Two news.</p>');
  for (const address of ['/?lang=en', '/blog/batteries?lang=en', '/newsletter/unsubscribe?lang=en#token='])
    expect(english.text).toContain(newsletterSiteUrl + address);
  for (const { html } of gateway.mails) expect(html).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import|src=/i);
});

test('a batch whose transaction fails leaves no delivery and no job', async () => {
  const issue = await gateway.createIssue();
  await gateway.createSubscribers(2);
  await gateway.send(issue.id);
  const [batch] = await gateway.takeBatches();
  await gateway.db.$executeRawUnsafe(
    `ALTER TABLE "newsletter_issues" ADD CONSTRAINT "test_fails" CHECK ("queuedAt" IS NULL) NOT VALID`,
  );
  await expect(queueNewsletterBatch(gateway.db, batch!)).rejects.toThrow('test_fails');
  await gateway.db.$executeRawUnsafe(`ALTER TABLE "newsletter_issues" DROP CONSTRAINT "test_fails"`);
  expect([await gateway.db.newsletterDelivery.count(), await gateway.takeDeliveries()]).toEqual([0, []]);
  await queueNewsletterBatch(gateway.db, batch!);
  expect(await gateway.takeDeliveries()).toHaveLength(2);
});

test('a stopped issue sends no further mail and no further batch', async () => {
  const issue = await gateway.createIssue();
  await gateway.createSubscribers(5);
  await gateway.send(issue.id);
  const [batch] = await gateway.takeBatches();
  await queueNewsletterBatch(gateway.db, batch!, 2);
  const [first, second] = await gateway.takeDeliveries();
  await sendNewsletter(gateway.sender(), first!);
  const stop = () =>
    gateway.execute('mutation ($id: ID!) { stopNewsletterIssue(id: $id) { state } }', { id: issue.id });
  expect((await stop()).data).toEqual({ stopNewsletterIssue: { state: 'stopped' } });
  expect((await stop()).errors?.[0]?.originalError).toMatchObject({ code: 'newsletterIssueNotSending' });
  await sendNewsletter(gateway.sender(), second!);
  await gateway.queueAll(2);
  expect(await gateway.takeDeliveries()).toEqual([]);
  expect(gateway.mails).toHaveLength(1);
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'stopped', sentCount: 1, recipientCount: 5 });
});

test('a refused address is marked; it and those who have left are counted as skipped', async () => {
  const issue = await gateway.createIssue();
  const [refused, gone, ok] = await gateway.createSubscribers(3);
  await gateway.send(issue.id);
  await gateway.queueAll(200);
  gateway.refuse(refused!.email);
  await gateway.db.newsletterSubscriber.delete({ where: { id: gone!.id } });
  for (const delivery of await gateway.takeDeliveries()) await sendNewsletter(gateway.sender(), delivery);
  expect(gateway.addresses()).toEqual([ok!.email]);
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'sent', sentCount: 1, skippedCount: 2 });
  const { bouncedAt } = await gateway.db.newsletterSubscriber.findUniqueOrThrow({ where: { id: refused!.id } });
  expect(bouncedAt).toBeInstanceOf(Date);
  gateway.mails.length = 0;
  const next = await gateway.createIssue();
  await gateway.send(next.id);
  await gateway.queueAll(200);
  expect(await gateway.takeDeliveries()).toEqual([{ issueId: next.id, subscriberId: ok!.id }]);
});

test('concurrent deliveries are counted, and the last one ends the issue', async () => {
  const issue = await gateway.createIssue();
  await gateway.createSubscribers(12);
  await gateway.send(issue.id);
  await gateway.queueAll(200);
  const deliveries = await gateway.takeDeliveries();
  await Promise.all([...deliveries, ...deliveries].map((delivery) => recordDelivery(gateway.db, delivery, 'sent')));
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'sent', sentCount: 12 });
});

test('a draft is sent once, in the version that was seen, and not without a recipient', async () => {
  const issue = await gateway.createIssue();
  expect(await gateway.send(issue.id)).toMatchObject({ code: 'newsletterWithoutRecipients' });
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'draft' });
  await gateway.createSubscribers(1);
  expect(await gateway.send(issue.id, new Date(0))).toMatchObject({ code: 'changedMeanwhile' });
  expect(await gateway.send(issue.id + 1)).toMatchObject({ code: 'notFound' });
  const results = await Promise.all(Array.from({ length: 5 }, () => gateway.send(issue.id, issue.updatedAt)));
  expect(results.filter((error) => error === undefined)).toHaveLength(1);
  expect(await gateway.takeBatches()).toEqual([{ issueId: issue.id, after: 0 }]);
});

test('an issue that is sent can neither be changed nor deleted', async () => {
  const issue = await gateway.createIssue({ state: 'sending' });
  const update = 'mutation ($id: ID!) { updateNewsletterIssue(id: $id, input: { subject: "Other" }) { id } }';
  const remove = 'mutation ($id: ID!) { deleteNewsletterIssue(id: $id) }';
  for (const document of [update, remove])
    expect((await gateway.execute(document, { id: issue.id })).errors?.[0]?.originalError).toMatchObject({
      code: 'newsletterIssueSent',
    });
  expect(await gateway.readIssue(issue.id)).toMatchObject({ subject: 'Summer issue' });
});

test('posts keep their order; the preview is the mail in each language; a test goes to the admin only', async () => {
  const [a, b] = [await gateway.createBlogPost({ title: 'A' }), await gateway.createBlogPost({ title: 'B' })];
  const { data, errors } = await gateway.execute(
    `mutation ($input: CreateNewsletterIssueInput!) {
      createNewsletterIssue(input: $input) { id state blogPosts { title } ar: previewHtml(language: ar) en: previewHtml(language: en) }
    }`,
    { input: { ...issueTexts, blogPostIds: [b.id, a.id, b.id] } },
  );
  expect(errors).toBeUndefined();
  const issue = data?.createNewsletterIssue as { id: string; ar: string; en: string };
  expect(issue).toMatchObject({ state: 'draft', blogPosts: [{ title: 'B' }, { title: 'A' }] });
  expect(issue.ar).toContain('<h1>عدد الصيف</h1>');
  expect(issue.en).toContain('<h1>Summer issue</h1>');
  expect(issue.en.indexOf('<h2>B</h2>')).toBeLessThan(issue.en.indexOf('<h2>A</h2>'));
  await gateway.execute('mutation ($id: ID!) { sendNewsletterTest(id: $id) }', { id: issue.id });
  for (const job of await gateway.takeJobs<Parameters<typeof sendNewsletterTest>[1]>('send_newsletter_test'))
    await sendNewsletterTest(gateway.sender(), job);
  expect(gateway.mails.map(({ subject }) => subject).toSorted()).toEqual(['Summer issue', 'عدد الصيف']);
  expect(new Set(gateway.addresses())).toEqual(new Set([gateway.adminEmail]));
});

const oneClick = (token: string, body = 'List-Unsubscribe=One-Click') =>
  request(gateway.app)
    .post(`${oneClickPaths.newsletter}?token=${token}`)
    .set({ 'accept-language': 'en', 'content-type': 'application/x-www-form-urlencoded' })
    .send(body);

test('one click in a mail program unsubscribes; a GET or another body does not', async () => {
  const [subscriber] = await gateway.createSubscribers(1);
  const token = signUnsubscribeToken(newsletterLinkTokens, subscriber!.id);
  const opened = await request(gateway.app).get(`${oneClickPaths.newsletter}?token=${token}`);
  expect([opened.status, opened.headers.location]).toEqual([303, `/newsletter/unsubscribe#token=${token}`]);
  expect((await oneClick(token, 'other')).status).toBe(400);
  expect((await oneClick('none')).status).toBe(400);
  expect(await gateway.db.newsletterSubscriber.count()).toBe(1);
  const { status, text } = await oneClick(token);
  expect([status, text]).toEqual([200, 'You are unsubscribed: your address was deleted from the list.']);
  expect(await gateway.db.newsletterSubscriber.count()).toBe(0);
  expect((await oneClick(token)).status).toBe(200);
});
