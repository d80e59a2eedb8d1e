import type { Locator, Page } from '@playwright/test';
import { expect, test, type OpenPage, type Width } from '../fixtures';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectLanguage, waitUntilIdle } from '../support/checks/pageChecks';
import { loadApplicationEvent } from '../../data/browser/applicationState';

const html = (page: Page) => page.locator('html');

/** Opens a page on which only the boot script runs. */
async function openWithoutApplication(openPage: OpenPage, path: string, visitor: Parameters<OpenPage>[0] = {}) {
  const page = await openPage({ language: 'en', ...visitor, isDeferred: true });
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(path);
  return page;
}

const isFocused = (locator: Locator) => expect(locator).toBeFocused();

for (const language of ['ar', 'en'] as const)
  for (const width of [360, 1440] as const satisfies Width[]) {
    test(`the language menu opens, moves by arrows, closes and changes the language (${language}, ${width} px)`, async ({
      openPage,
    }) => {
      const t = messagesIn(language);
      const page = await openWithoutApplication(openPage, '/courses?level=beginner#token=a', { language, width });
      const button = page.getByRole('button', { name: t('shell:language') });
      await button.click();
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      const items = menu.getByRole('menuitemradio');
      await isFocused(menu.getByRole('menuitemradio', { checked: true }));
      await page.keyboard.press('Home');
      await isFocused(items.first());
      await page.keyboard.press('ArrowDown');
      await isFocused(items.nth(1));
      await page.keyboard.press('ArrowDown');
      await isFocused(items.first());
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await isFocused(button);
      await button.click();
      await button.click();
      await expect(menu).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await menu.getByRole('menuitemradio', { checked: false }).click();
      await expectLanguage(page, language === 'ar' ? 'en' : 'ar');
      // The fragment may be the token of a mail.
      expect(new URL(page.url())).toMatchObject({ search: '?level=beginner', hash: '#token=a' });
      await expect(html(page)).toHaveAttribute('data-application', 'deferred');
    });

    // Wide headers have all links themselves.
    if (width === 1440) continue;
    test(`the drawer opens, contains the focus, closes and leads to pages (${language}, ${width} px)`, async ({
      openPage,
    }) => {
      const t = messagesIn(language);
      const page = await openWithoutApplication(openPage, '/about', { language, width });
      const button = page.getByRole('button', { name: t('shell:menu.open') });
      const drawer = page.getByRole('dialog', { name: t('shell:menu.title') });
      await button.tap();
      await expect(drawer).toBeVisible();
      await expectAccessible(page);
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await isFocused(button);
      await button.tap();
      await drawer.getByRole('button', { name: t('shell:menu.close') }).tap();
      await expect(drawer).toBeHidden();
      await button.tap();
      // The backdrop is at the start.
      await page.touchscreen.tap(language === 'ar' ? 350 : 10, 400);
      await expect(drawer).toBeHidden();
      await button.tap();
      await drawer.getByRole('button', { name: t('shell:scheme.dark') }).tap();
      await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
      await expect(drawer.getByRole('button', { pressed: true })).toHaveText(t('shell:scheme.dark'));
      await drawer.getByRole('link', { name: t('shell:links.contact') }).tap();
      await page.waitForURL('**/contact');
      await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
      await expect(html(page)).toHaveAttribute('data-application', 'deferred');
    });
  }

test('the color scheme follows the choice, and the device without one', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openWithoutApplication(openPage, '/courses');
  const choose = async (choice: 'dark' | 'system') => {
    await page.getByRole('button', { name: t('shell:scheme.label') }).click();
    await page.getByRole('menuitemradio', { name: t(`shell:scheme.${choice}`) }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  };
  await choose('dark');
  await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: t('shell:scheme.label') }).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(t('shell:scheme.dark'));
  await page.keyboard.press('Escape');
  await choose('system');
  await expect(html(page)).toHaveAttribute('data-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
});

test('a color scheme chosen before hydration is the one of the application', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', isDeferred: true });
  await page.goto('/about');
  await page.getByRole('button', { name: t('shell:scheme.label') }).click();
  await page.getByRole('menuitemradio', { name: t('shell:scheme.dark') }).click();
  await page.evaluate((event) => document.dispatchEvent(new Event(event)), loadApplicationEvent);
  await expect(html(page)).toHaveAttribute('data-application', 'ready');
  await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: t('shell:scheme.label') }).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(t('shell:scheme.dark'));
  await page.getByRole('menuitemradio', { name: t('shell:scheme.light') }).click();
  await expect(html(page)).toHaveAttribute('data-scheme', 'light');
});

test('the account menus open on public pages and on the dashboard', async ({ openPage }) => {
  const t = messagesIn('en');
  const visitor = await openWithoutApplication(openPage, '/', { width: 360 });
  await visitor.getByRole('button', { name: t('shell:account.label') }).tap();
  await visitor.getByRole('menuitem', { name: t('shell:account.register') }).tap();
  await visitor.waitForURL('**/auth?tab=register');

  const student = await openWithoutApplication(openPage, '/dashboard/student', { role: 'student', width: 360 });
  await student.getByRole('button', { name: t('shell:account.label') }).tap();
  await expectAccessible(student);
  await student.getByRole('menuitem', { name: t('shell:account.settings') }).tap();
  await student.waitForURL('**/account');
});

test('a menu that is open while the application loads stays open and works', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'student', isDeferred: true });
  await page.goto('/about');
  await page.getByRole('button', { name: t('shell:account.label') }).click();
  await page.evaluate((event) => document.dispatchEvent(new Event(event)), loadApplicationEvent);
  await expect(html(page)).toHaveAttribute('data-application', 'ready');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem', { name: t('shell:account.dashboard.student') }).click();
  await page.waitForURL('**/dashboard/student');
  await waitUntilIdle(page);
  await expect(page.getByRole('menu')).toBeHidden();
  await isFocused(page.getByRole('heading', { level: 1 }));
});

test('filters of courses open on phones, filter at once and stay open', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openWithoutApplication(openPage, '/courses', { width: 360 });
  const toggle = page.getByRole('button', { name: t('courses:filters.show') });
  const free = page.getByRole('radio', { name: 'Free only' });
  await expect(free).toBeHidden();
  await toggle.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.addInitScript((selector) => {
    // Before the boot script's own listener.
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.parsed = document.querySelector(selector)?.getAttribute('aria-expanded') ?? '';
    });
  }, 'button[data-disclosure]');
  await page.getByText('Free only', { exact: true }).tap();
  await page.waitForURL('**/courses?price=free');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(html(page)).toHaveAttribute('data-parsed', 'true');
  await expect(free).toBeChecked();
  await isFocused(free);
  await page.getByRole('combobox', { name: t('courses:list.sort') }).selectOption('rating');
  await page.waitForURL('**/courses?price=free&sort=rating');
  await toggle.tap();
  await expect(free).toBeHidden();
  await page.getByRole('button', { name: t('courses:filters.clearAll') }).tap();
  await page.waitForURL((url) => !url.searchParams.has('price'));
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
});

test('filters that are chosen in quick succession all count, and Back removes the last one', async ({ openPage }) => {
  const page = await openWithoutApplication(openPage, '/courses');
  await page.getByText('Free only', { exact: true }).click();
  await page.getByText('Beginner', { exact: true }).first().click();
  await page.waitForURL(/level=beginner&price=free/);
  for (const name of ['Free only', 'Beginner'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Beginner', exact: true })).not.toBeChecked();
  await expect(page.locator('.boot-progress')).toHaveCount(0);
});

test('the filter panel works under React as before', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', width: 360 });
  await page.goto('/courses');
  await waitUntilIdle(page);
  await page.getByRole('button', { name: t('courses:filters.show') }).tap();
  await page.getByText('Free only', { exact: true }).tap();
  await page.waitForURL(/price=free/);
  await expect(page.getByRole('radio', { name: 'Free only' })).toBeVisible();
});

test('categories of the glossary filter at once and keep what is typed', async ({ openPage }) => {
  const page = await openWithoutApplication(openPage, '/glossary');
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.waitForURL(/glossary\?search=a&category=[^&]+$/);
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
});

test('categories of articles keep what is typed, and further articles the focus', async ({ openPage }) => {
  const page = await openWithoutApplication(openPage, '/blog');
  const more = page.getByRole('link', { name: messagesIn('en')('blog:list.more') });
  await more.click();
  await page.waitForURL('**/blog?pages=2');
  await isFocused(page.locator('#load-more'));
  await page.getByRole('searchbox').fill('solar');
  const categories = page.getByRole('navigation', { name: messagesIn('en')('blog:list.categories') });
  await categories.getByRole('link').nth(1).click();
  await page.waitForURL(/blog\?search=solar&category=\d+$/);
  await expect(page.getByRole('searchbox')).toHaveValue('solar');
});

test('questions, their tabs and further questions open', async ({ openPage }) => {
  const page = await openWithoutApplication(openPage, '/', { language: 'ar', width: 360 });
  const faq = page.locator('#faq');
  const question = faq.locator('details').first();
  await question.locator('summary').tap();
  await expect(question.locator('.answer')).toBeVisible();
  const tabs = faq.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await isFocused(tabs.nth(1));
  await page.keyboard.press('Enter');
  await page.waitForURL(/faq=/);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
});

test('the link of an article is copied', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openWithoutApplication(openPage, '/blog');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/blog\/./);
  await page.getByRole('button', { name: t('common:share.copy') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('common:share.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(page.url());
  await expect(html(page)).toHaveAttribute('data-application', 'deferred');
});

test('menus and the drawer open in browsers without popovers and commands', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', width: 360, isDeferred: true });
  await page.route('**/assets/*.js', () => undefined);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    // This browser does not open anything itself.
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  });
  await page.goto('/about');
  await page.getByRole('button', { name: t('shell:menu.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: t('shell:menu.close') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const account = page.getByRole('button', { name: t('shell:account.label') });
  const menu = page.locator('[popover][data-open]');
  await account.click();
  await expect(menu).toHaveCount(1);
  await account.click();
  await expect(menu).toHaveCount(0);
});

test('no drawing moves on phones', async ({ openPage }) => {
  const page = await openWithoutApplication(openPage, '/courses', { width: 360 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const drawings = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof SVGElement).length,
    );
  expect(await drawings()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(drawings).toBeGreaterThan(0);
});
