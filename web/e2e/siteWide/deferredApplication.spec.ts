import type { Page, Response } from '@playwright/test';
import { loadApplicationEvent } from '../../data/browser/applicationState';
import { expect, test, type OpenPage } from '../fixtures';
import { messagesIn } from '../support/messages';
import { expectLanguage } from '../support/checks/pageChecks';
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

const maxScriptBytes = { '/': 150_000, '/courses': 150_000, '/courses/1': 200_000, '/blog': 150_000 };

for (const language of ['ar', 'en'] as const) {
  for (const [path, maxBytes] of Object.entries(maxScriptBytes)) {
    test(`${path} loads no script without an intent and stays within ${maxBytes / 1000} KB (${language})`, async ({
      openPage,
    }) => {
      const { page, responses } = await openDeferred(openPage, path, { language, width: 360 });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await expect(html(page)).toHaveAttribute('data-application', 'deferred');
      expect(responses.filter(isScript).map((response) => response.url())).toEqual([]);
      expect(await countBytes(responses)).toBeLessThan(maxBytes);
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
  // What is sent is what was submitted.
  await expect(field).not.toBeEditable();
  release();
  await expect(page.locator('#newsletter-status')).toContainText(t('newsletter:subscribed'));
  await expect(field).toBeEditable();
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

test('a language or tab that is chosen before hydration keeps what is typed', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', width: 360, isDeferred: true });
  // The files of this page are fetched after it has loaded.
  const release = await holdScripts(page);
  await page.goto('/auth?tab=register', { waitUntil: 'commit' });
  const firstName = page.locator('[name=firstName]');
  const password = page.locator('[name=password]');
  await firstName.fill('Lina');
  await password.fill('sun-and-wind-7');
  // Passwords are shown without the application.
  await page
    .getByRole('button', { name: t('common:showPassword') })
    .first()
    .tap();
  await expect(password).toHaveAttribute('type', 'text');
  const tab = page.getByRole('tab', { name: t('auth:login') });
  await tab.tap();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  const link = page.locator('footer a[hreflang]');
  await link.press('Enter');
  await expect(link).toHaveAttribute('aria-busy', 'true');
  release();
  await expectLanguage(page, 'ar');
  await page.waitForURL((url) => url.searchParams.get('tab') !== 'register');
  await page.getByRole('tab', { name: messagesIn('ar')('auth:register') }).tap();
  await expect(firstName).toHaveValue('Lina');
  await expect(password).toHaveValue('sun-and-wind-7');
});

test('a password that is shown before hydration stays visible, and is hidden by the application', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const { page } = await openDeferred(openPage, '/auth', { language: 'ar' });
  const password = page.locator('[name=password]');
  await page.getByRole('button', { name: t('common:showPassword') }).click();
  const hide = page.getByRole('button', { name: t('common:hidePassword'), pressed: true });
  await expect(hide).toBeVisible();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
  await password.fill('sun-and-wind-7');
  await expect(html(page)).toHaveAttribute('data-application', 'ready');
  await expect(password).toHaveAttribute('type', 'text');
  await hide.click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('sun-and-wind-7');
});

test('searches and links beside them lead to the addresses of the application, without it', async ({ openPage }) => {
  const { page } = await openDeferred(openPage, '/courses');
  await page.route('**/assets/*.js', () => undefined);
  const search = page.getByRole('searchbox');
  await search.fill(' solar ');
  await search.press('Enter');
  await page.waitForURL('**/courses?search=solar');
  await expect(page.locator('#course-sort option:checked')).toHaveText(
    messagesIn('en')('courses:list.sorts.relevance'),
  );
  await expect(search).toBeFocused();
  await search.fill('battery');
  await page.getByRole('link', { name: messagesIn('en')('common:view.list') }).click();
  await page.waitForURL('**/courses?search=battery&view=list');
  await search.fill('solar');
  await page.locator('footer a[hreflang]').click();
  await page.waitForURL('**/courses?search=solar&view=list');
  await expectLanguage(page, 'ar');
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/courses\/\d+$/);
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const path of ['/search', '/courses', '/blog', '/glossary'])
  test(`letters that are typed on ${path} before the search is there are kept, and it says so`, async ({
    openPage,
  }) => {
    const t = messagesIn('ar');
    const { page } = await openDeferred(openPage, path, { language: 'ar', width: 360 });
    const release = await holdScripts(page);
    const submit = page.getByRole('button', { name: t('common:search'), exact: true });
    await expect(submit).toBeVisible();
    const field = page.getByRole('searchbox');
    await field.pressSequentially('ش');
    const status = page.getByRole('status').filter({ hasText: t('common:preparingSearch') });
    await expect(status).toBeInViewport();
    await field.pressSequentially('حن');
    await expect(submit).toBeVisible();
    release();
    await expect(html(page)).toHaveAttribute('data-application', 'ready');
    await expect(status).toHaveCount(0);
    await expect(submit).toBeHidden();
    await expect(field).toHaveValue('شحن');
    await page.waitForURL((url) => [...url.searchParams.values()].includes('شحن'));
  });

test('the search button works while the scripts are loading', async ({ openPage }) => {
  const { page } = await openDeferred(openPage, '/blog', { language: 'en', width: 360 });
  await page.route('**/assets/*.js', () => undefined);
  await page.getByRole('searchbox').pressSequentially('solar');
  await page.getByRole('button', { name: messagesIn('en')('common:search'), exact: true }).tap();
  await page.waitForURL('**/blog?search=solar');
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
  await page.goto('/account/security', { waitUntil: 'commit' });
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
  const button = page.getByRole('button', { name: t('account:password.save') }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
});

test('the account page of a trainer counts what waits without an intent', async ({ openPage }) => {
  const page = await openPage({ language: 'en', role: 'trainer', isDeferred: true });
  await page.goto('/account');
  await expect(html(page)).toHaveAttribute('data-application', 'ready');
  const threads = page
    .getByRole('navigation')
    .getByRole('link', { name: messagesIn('en')('workplace:navItems.threadInbox') });
  await expect(threads).toContainText(/\d/);
});

test('polls load the application at once for a browser that has voted, and show its votes', async ({ openPage }) => {
  const { page } = await openDeferred(openPage, '/polls');
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
  const release = await holdScripts(page);
  const vote = page.getByRole('button', { name: messagesIn('en')('polls:vote'), exact: true }).first();
  await expect(vote).toBeDisabled();
  await page.getByRole('radio').first().check();
  await expect(vote).toBeEnabled();
  await vote.click();
  await expect(vote).toHaveAttribute('aria-busy', 'true');
  release();
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
