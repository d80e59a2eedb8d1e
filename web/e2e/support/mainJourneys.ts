import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { createUserData, logIn, logOut, register } from './accounts';
import { messagesIn } from './messages';
import { waitUntilIdle } from './checks/pageChecks';
import { demoOnly } from './testRecords';

/** Opens a page as visitors do: its application loads at the first action. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

async function expectNoFailure(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  await expect(page.locator('.boot-failure'), page.url()).toHaveCount(0);
  await expect(page.getByText(t('shell:broken.title'), { exact: true }), page.url()).toHaveCount(0);
}

/** What a visitor searches for, in the page's language. */
const searches = { ar: 'الطاقة', en: 'solar' };

/** Home, the lists with their searches, an article, events, a vote and a contact message. */
export async function walkAsVisitor(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  const search = searches[language];
  await open(page, '/');
  await page.locator('#faq').getByRole('tab').nth(1).click();
  await page.waitForURL(/faq=/);

  for (const path of ['/courses', '/blog', '/search']) {
    await open(page, path);
    const field = page.getByRole('searchbox');
    await field.pressSequentially(search, { delay: 20 });
    await page.waitForURL((url) => [...url.searchParams.values()].includes(search));
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitUntilIdle(page);
    await expectNoFailure(page, language);
  }
  await open(page, '/glossary');
  await page.getByRole('searchbox').pressSequentially(language === 'ar' ? 'بطاري' : 'batte', { delay: 20 });
  await page.waitForURL(/search=/);
  const count = page.getByRole('heading', { level: 2 }).first();
  await expect(count).toContainText(/\d+/);
  const found = await page.getByRole('main').getByRole('article').count();
  await expect(count).toContainText(String(found));
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(found);
  await expectNoFailure(page, language);

  await open(page, '/events');
  await page.getByRole('tab', { name: t('events:filter.past') }).click();
  await page.waitForURL(/when=past/);
  await expectNoFailure(page, language);

  await open(page, '/polls');
  const poll = page
    .getByRole('article')
    .filter({ has: page.getByRole('radio') })
    .first();
  const question = await poll.getByRole('heading').innerText();
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button', { name: t('polls:vote'), exact: true }).click();
  const voted = page.getByRole('article').filter({ hasText: question });
  await expect(voted.getByText(t('polls:thanks')).first()).toBeVisible();
  await expectNoFailure(page, language);

  await open(page, '/contact');
  const values = { name: 'Lina', email: 'lina@example.dz', subject: 'Group price', message: 'Is there one for all?' };
  for (const [name, value] of Object.entries(values))
    await page
      .getByRole('textbox', { name: t(`contact:form.${name as keyof typeof values}`), exact: true })
      .fill(value);
  await page.getByRole('button', { name: t('contact:form.send'), exact: true }).click();
  await expect(page.getByText(t('contact:form.sent'), { exact: true }).first()).toBeVisible();
  await expectNoFailure(page, language);
}

const firstCard = (page: Page): Locator => demoOnly(page.getByRole('article')).first().getByRole('link').first();

/** Registration, enrollment, a lesson, a checkout, logout and login. */
export async function walkAsStudent(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  const user = createUserData();
  await open(page, '/courses?price=free');
  await firstCard(page).click();
  await page.waitForURL(/courses\/\d+/);
  const coursePath = new URL(page.url()).pathname;
  await page
    .getByRole('link', { name: t('courses:enroll.login') })
    .first()
    .click();
  await page.waitForURL(/\/auth/);
  await page.getByRole('tab', { name: t('auth:register'), exact: true }).click();
  await register(page, user, language);
  await page.waitForURL((url) => url.pathname === coursePath);
  await page
    .getByRole('button', { name: t('courses:enroll.enroll'), exact: true })
    .first()
    .click();
  await expect(page.getByText(t('courses:enroll.success'), { exact: true }).first()).toBeVisible();
  await page
    .getByRole('link', { name: t('courses:enroll.continue') })
    .first()
    .click();
  await page.waitForURL(/lesson=/);
  const lesson = page.url();
  await page.getByRole('button', { name: t('learning:completeAndNext') }).click();
  await page.waitForURL((url) => url.href !== lesson);
  await expectNoFailure(page, language);

  await open(page, '/courses?price=paid');
  await firstCard(page).click();
  await page.waitForURL(/courses\/\d+/);
  await page
    .getByRole('link', { name: t('courses:enroll.enroll'), exact: true })
    .first()
    .click();
  await page.waitForURL(/\/checkout\/courses\//);
  await expect(page.getByRole('button', { name: t('payments:checkout.order'), exact: true })).toBeVisible();
  await page.getByRole('radio').first().check();
  await expectNoFailure(page, language);

  await open(page, '/dashboard/student');
  await logOut(page, language);
  await open(page, '/auth');
  await logIn(page, user, language);
  await page.waitForURL(/\/dashboard\/student/);
  await expectNoFailure(page, language);
}

/** A table of the panel with its search, and a dialog. */
export async function walkAsAdmin(page: Page): Promise<void> {
  const t = messagesIn('ar');
  await page.goto('/dashboard/admin?tab=users');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('searchbox').fill('admin@demo.dz');
  await expect(grid.getByText('admin@demo.dz').first()).toBeVisible();
  await page.goto('/dashboard/admin?tab=faqs');
  await page.getByRole('button', { name: t('adminFaqs:add') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFailure(page, 'ar');
}

/** Analytics and the form of a new course. */
export async function walkAsTrainer(page: Page, language: Language): Promise<void> {
  await page.goto('/dashboard/trainer?tab=analytics');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/dashboard/trainer');
  await page.getByRole('main').locator('a[href$="/courses/new"]').first().click();
  await page.waitForURL(/courses\/new/);
  await expectNoFailure(page, language);
}
