import type { Locator, Page } from '@playwright/test';
import { mainNavLinks } from '../../app/shell/mainNavLinks';
import { listNavItems } from '../../app/workplace/navItems';
import { expect, test } from '../fixtures';
import { focusedName, tabTo } from '../support/keyboard';
import { messagesIn } from '../support/messages';
import { expectAccessible, horizontalOverflow, visit } from '../support/checks/pageChecks';
import { openSiteMenu } from '../support/siteMenu';

const t = messagesIn('ar');

interface Enrollment {
  courseId: number;
  status: string;
}

const rail = (page: Page) => page.getByRole('navigation', { name: t('workplace:navigation') });
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const workplaces = {
  admin: '/dashboard/admin/jobs',
  trainer: '/dashboard/trainer?tab=students',
  student: '/account/security',
} as const;

for (const role of ['admin', 'trainer', 'student'] as const) {
  const path = workplaces[role];

  test(`the rail of a ${role} lists every place and marks the current one, without the bar and footer of the site`, async ({
    openPage,
  }) => {
    const page = await openPage({ language: 'ar', role });
    await visit(page, path);
    expect(await hrefs(rail(page).locator('li > a[data-name]'))).toEqual(listNavItems(role).map(({ to }) => to));
    await expect(rail(page).locator('[aria-current="page"]')).toHaveAttribute('href', path);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: t('shell:mainNavigation') })).toBeHidden();
    await expectAccessible(page);
  });

  for (const width of [360, 1440] as const)
    test(`the one menu of a ${role} has the seven links, the account and the way out (${width} px)`, async ({
      openPage,
    }) => {
      const page = await openPage({ language: 'ar', role, width });
      await visit(page, path);
      const menu = await openSiteMenu(page);
      const links = menu.getByRole('navigation', { name: t('shell:mainNavigation') }).getByRole('link');
      expect(await hrefs(links)).toEqual(expect.arrayContaining(mainNavLinks.map(({ to }) => to)));
      await expect(menu.getByRole('link', { name: t(`shell:account.dashboard.${role}`), exact: true })).toBeVisible();
      await expect(menu.getByRole('button', { name: t('shell:account.logout') })).toBeVisible();
      // The panel is in Arabic only.
      await expect(menu.getByRole('link', { name: 'English' })).toHaveCount(role === 'admin' ? 0 : 1);
      await expectAccessible(page);
      expect(await horizontalOverflow(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(menu.locator('summary')).toBeFocused();
    });
}

test('on phones the rail is a drawer for the keyboard, which a chosen place closes', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin', width: 360 });
  await visit(page, '/dashboard/admin/jobs');
  await expect(rail(page)).toBeHidden();
  const button = page.getByRole('button', { name: t('workplace:open') });
  await button.press('Enter');
  await expect(rail(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rail(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await tabTo(page, t('workplace:navItems.coupons'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/coupons');
  await expect(rail(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: t('workplace:navItems.coupons') })).toBeFocused();
});

for (const width of [360, 1440] as const)
  test(`places and menu open without JavaScript (${width} px)`, async ({ openPage }) => {
    const page = await openPage({ language: 'ar', role: 'trainer', width, javaScriptEnabled: false });
    await page.goto('/dashboard/trainer');
    if (width === 360) await page.getByRole('button', { name: t('workplace:open') }).tap();
    await expect(rail(page).getByRole('link', { name: t('workplace:navItems.analytics') })).toBeVisible();
    if (width === 360) await page.getByRole('button', { name: t('workplace:close') }).tap();
    const menu = await openSiteMenu(page);
    await menu.getByRole('link', { name: t('shell:links.about') }).click();
    await page.waitForURL('**/about');
  });

test('the folded rail and its closed groups are remembered, and icons show their names', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'trainer', freshContext: true });
  await visit(page, '/dashboard/trainer');
  const railWidth = () => rail(page).evaluate((element) => Math.round(element.getBoundingClientRect().width));
  expect(await railWidth()).toBe(240);
  await rail(page).getByText(t('workplace:groups.account'), { exact: true }).click();
  await page.getByRole('button', { name: t('workplace:fold') }).click();
  await visit(page, '/dashboard/trainer?tab=analytics');
  expect(await railWidth()).toBe(64);
  await expect(page.getByRole('button', { name: t('workplace:fold') })).toHaveAttribute('aria-pressed', 'true');
  await expect(rail(page).getByRole('link', { name: t('workplace:navItems.data') })).toBeHidden();
  await rail(page)
    .getByRole('link', { name: t('workplace:navItems.students') })
    .focus();
  const name = page.locator('[aria-hidden]').getByText(t('workplace:navItems.students'), { exact: true });
  await expect(name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('workplace:fold') }).click();
  expect(await railWidth()).toBe(240);
});

test('G and a letter lead to a place by the position of the key, not in a field, and ? shows the keys', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin/coupons');
  await page.getByRole('searchbox').first().press('g');
  await page.keyboard.press('m');
  await page.waitForURL(/\/coupons\?search=gm/);
  await page.getByRole('heading', { level: 1 }).click();
  for (const [key, code] of [
    ['ل', 'KeyG'],
    ['ة', 'KeyM'],
  ] as const)
    await page.evaluate(
      (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })),
      { key, code },
    );
  await page.waitForURL('**/dashboard/admin/messages?handled=no');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: t('workplace:shortcuts.label') });
  await expect(dialog.getByText(t('workplace:navItems.paymentReview'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('what waits is counted beside its place and in the title of the tab', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin/coupons');
  const place = rail(page).locator('a[href="/dashboard/admin/payment-review"]');
  await expect(place).toHaveAccessibleName(/\d/);
  await expect(page).toHaveTitle(/^\(\d+\) /);
});

test('the menu of new records opens the dialog of the screen that it leads to', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin/audit');
  await page.getByRole('button', { name: t('workplace:add.label'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('workplace:add.event'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/admin\?tab=events$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('workplace:add.label'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('workplace:add.cashPayment'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('adminPayments:cash.title') })).toBeVisible();
});

test('fragments of the former account page lead to the page of their section', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'student', isDeferred: true });
  await page.goto('/account#export');
  await page.waitForURL('**/account/data#export');
  await expect(page.getByRole('heading', { level: 1, name: t('workplace:navItems.data') })).toBeVisible();
});

test('text of twice the size fits the workplace', async ({ openPage }) => {
  const issues: string[] = [];
  for (const width of [1440, 360] as const) {
    const page = await openPage({ language: 'ar', role: 'trainer', width });
    for (const path of ['/dashboard/trainer', '/account']) {
      await visit(page, path);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      issues.push(...(await horizontalOverflow(page)).map((issue) => `${width} ${path}: ${issue}`));
    }
  }
  expect(issues).toEqual([]);
});

test('the player has its own bar, a drawer of lessons on phones and a focus mode', async ({ openPage }) => {
  const phone = await openPage({ language: 'ar', role: 'student', width: 360 });
  const enrollments = (await (await phone.request.get('/api/my-enrollments')).json()) as Enrollment[];
  const enrollment = enrollments.find(({ status }) => status === 'in_progress');
  const lessons = (await (await phone.request.get(`/api/courses/${enrollment?.courseId}/lessons`)).json()) as {
    id: number;
  }[];
  const path = `/courses/${enrollment?.courseId}?lesson=${lessons[0]?.id}`;
  await visit(phone, path);
  await expect(phone.getByRole('contentinfo')).toHaveCount(0);
  const list = phone.getByRole('navigation', { name: t('learning:lessons') });
  await expect(list).toBeHidden();
  await phone.getByRole('button', { name: t('learning:lessons'), exact: true }).press('Enter');
  await list.getByRole('link').nth(1).press('Enter');
  await phone.waitForURL(`**/courses/${enrollment?.courseId}?lesson=${lessons[1]?.id}`);
  await expect(list).toBeHidden();
  await openSiteMenu(phone);
  await expectAccessible(phone);

  const desk = await openPage({ language: 'ar', role: 'student' });
  await visit(desk, path);
  const places = desk.getByRole('navigation', { name: t('learning:lessons') });
  await expect(places).toBeVisible();
  await desk.getByRole('button', { name: t('learning:focusMode') }).press('Enter');
  await expect(places).toBeHidden();
  expect(await focusedName(desk)).toBe(t('learning:focusMode'));
  await desk.getByRole('link', { name: new RegExp(`^${t('learning:backToCourse')}`) }).click();
  await desk.waitForURL(`**/courses/${enrollment?.courseId}`);
  await expect(desk.getByRole('contentinfo')).toBeVisible();
});
