import type { Page, Response } from '@playwright/test';
import { loadApplicationEvent } from '../../app/boot/applicationState';
import { expect, test, type OpenPage } from '../fixtures';
import { messagesIn } from '../support/messages';
import { uniqueId } from '../support/testRecords';

const isScript = (response: Response) => response.request().resourceType() === 'script';
const html = (page: Page) => page.locator('html');

/** Holds back the scripts of the application until `release` is called. */
async function holdScripts(page: Page) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function openDeferred(openPage: OpenPage, path: string, visitor: Parameters<OpenPage>[0] = {}) {
  const page = await openPage({ language: 'en', ...visitor, isDeferred: true });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'load' });
  return { page, responses };
}

/** Bytes of all files as sent, with their headers. */
async function countBytes(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}

const budgets = { '/': 150_000, '/courses': 150_000, '/courses/1': 200_000, '/blog': 150_000 };

for (const language of ['ar', 'en'] as const) {
  for (const [path, budget] of Object.entries(budgets)) {
    test(`${path} loads no script without an intent and stays within ${budget / 1000} KB (${language})`, async ({
      openPage,
    }) => {
      const { page, responses } = await openDeferred(openPage, path, { language, width: 360 });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await expect(html(page)).toHaveAttribute('data-application', 'deferred');
      expect(responses.filter(isScript).map((response) => response.url())).toEqual([]);
      expect(await countBytes(responses)).toBeLessThan(budget);
    });
  }
}

test('a tap on a control that needs the application is answered at once, and counts once', async ({ openPage }) => {
  const t = messagesIn('en');
  const { page } = await openDeferred(openPage, '/contact', { width: 360 });
  const release = await holdScripts(page);
  const button = page.getByRole('button', { name: t('contact:form.send') });
  await button.tap();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: t('common:loading') })).toBeAttached();
  await button.tap();
  release();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
  await expect(html(page)).toHaveAttribute('data-application', 'ready');
  await expect(page.locator('.boot-progress')).toHaveCount(0);
});

test('a form that is filled in and sent before hydration is sent by the application', async ({ openPage }) => {
  const t = messagesIn('en');
  const { page } = await openDeferred(openPage, '/blog');
  const release = await holdScripts(page);
  const form = page.locator('form', { has: page.locator('#newsletter-status') });
  const field = form.getByRole('textbox');
  await field.fill(`${uniqueId()}@example.dz`);
  await field.press('Enter');
  await expect(form.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('#newsletter-status')).toContainText(t('newsletter:subscribed'));
  expect(new URL(page.url()).pathname).toBe('/blog');
});

test('text, caret and focus in a form survive hydration', async ({ openPage }) => {
  const t = messagesIn('en');
  const { page } = await openDeferred(openPage, '/contact');
  const release = await holdScripts(page);
  const field = page.getByLabel(new RegExp(`^${t('contact:form.message')}`));
  await field.click();
  await page.keyboard.type('Solar');
  await page.keyboard.press('ArrowLeft');
  release();
  await expect(html(page)).toHaveAttribute('data-application', 'ready');
  await expect(field).toBeFocused();
  await page.keyboard.type('X');
  await expect(field).toHaveValue('SolaXr');
});

test('a search by Enter and a link are ordinary navigations, without the application', async ({ openPage }) => {
  const { page } = await openDeferred(openPage, '/courses');
  await page.route('**/assets/*.js', () => undefined);
  await page.getByRole('searchbox').fill('solar');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/search=solar/);
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/courses\/\d+$/);
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Control K opens the search without the application', async ({ openPage }) => {
  const { page } = await openDeferred(openPage, '/about');
  await page.keyboard.press('Control+k');
  await page.waitForURL('**/search#site-search');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
});

test('a page that was scrolled before hydration does not move', async ({ openPage }) => {
  const { page } = await openDeferred(openPage, '/');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator('header[data-solid]')).toHaveAttribute('data-solid', 'true');
  await page.evaluate((event) => document.dispatchEvent(new Event(event)), loadApplicationEvent);
  await expect(html(page)).toHaveAttribute('data-application', 'ready');
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await expect(page.locator('header[data-solid]')).toHaveAttribute('data-solid', 'true');
});

test('a link to further results keeps the position of the page', async ({ openPage }) => {
  const { page } = await openDeferred(openPage, '/?lang=en');
  expect(new URL(page.url()).search).toBe('');
  const tab = page.locator('#faq').getByRole('tab').nth(1);
  await tab.scrollIntoViewIfNeeded();
  await tab.click();
  await page.waitForURL(/faq=/);
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
  await expect(page.locator('#faq')).toBeInViewport();
});

test('an application that cannot be loaded says so, and the next tap tries again', async ({ openPage }) => {
  const t = messagesIn('en');
  const { page } = await openDeferred(openPage, '/contact', { allowFailedRequests: true, width: 360 });
  await page.route('**/assets/*.js', (route) => route.abort());
  const button = page.getByRole('button', { name: t('contact:form.send') });
  await button.tap();
  await expect(page.getByRole('alert')).toContainText(t('shell:unfetched.title'));
  await expect(page.getByRole('alert').getByRole('link', { name: t('shell:broken.reload') })).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/assets/*.js');
  await button.tap();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
});

test('a logout in another tab is followed by a page without the application', async ({ openPage }) => {
  const t = messagesIn('en');
  const { page } = await openDeferred(openPage, '/about', { role: 'student' });
  await expect(page.getByRole('button', { name: t('shell:account.label') })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/livez');
  await page.context().clearCookies();
  await other.evaluate(() => localStorage.setItem('tayyar_viewer', `${Date.now()} `));
  await expect(page.getByRole('link', { name: t('shell:account.login') }).first()).toBeVisible();
});

test('the account page fetches the application, runs it at the first tap and repeats the tap', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'student', isDeferred: true });
  const release = await holdScripts(page);
  await page.goto('/account', { waitUntil: 'commit' });
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
  const button = page.getByRole('button', { name: t('common:showPassword') }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('button', { name: t('common:hidePassword') })).toHaveCount(1);
});

test('polls load the application at once for a browser that has voted, and show its votes', async ({ openPage }) => {
  const { page } = await openDeferred(openPage, '/polls');
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
  await page.getByRole('radio').first().check();
  await page
    .getByRole('button', { name: messagesIn('en')('polls:vote'), exact: true })
    .first()
    .click();
  const thanks = page.getByText(messagesIn('en')('polls:thanks'));
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(thanks).toBeVisible();
});

for (const path of ['/', '/courses', '/polls']) {
  test(`the application of ${path} has the ids of the server's page`, async ({ openPage }) => {
    const page = await openPage({ language: 'en' });
    await page.goto(path);
    await expect(html(page)).toHaveAttribute('data-application', 'ready');
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('#root [id]')].map((element) => {
        const entry = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'));
        return [element.id, (entry?.[1] as { id?: string } | undefined)?.id];
      }),
    );
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter(([actual, rendered]) => actual !== rendered)).toEqual([]);
  });
}
