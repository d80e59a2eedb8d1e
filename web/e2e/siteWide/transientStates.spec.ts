import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { registerByApi, requiredLabel } from '../support/accounts';
import { messagesIn } from '../support/messages';
import { expectAccessible, holdRequests, visit } from '../support/checks/pageChecks';
import { variants } from '../support/variants';

for (const { language, width } of variants) {
  test(`form errors are accessible, and the first invalid field has the focus (${language}, ${width} px)`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, width });
    await visit(page, '/auth?tab=register');
    await page.getByRole('button', { name: t('auth:createAccount'), exact: true }).click();
    const firstName = page.getByLabel(requiredLabel(t('auth:firstName')));
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
    await expect(firstName, 'the first invalid field has the focus').toBeFocused();
    await expectAccessible(page);
  });
}

test('the navigation drawer is accessible and closes with Escape', async ({ openPage }) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', width: 360 });
  await visit(page, '/courses');
  await page.getByRole('button', { name: t('shell:menu.open') }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: t('shell:menu.close') })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const language of ['ar', 'en'] as const) {
  test(`the language menu is accessible (${language})`, async ({ openPage }) => {
    const page = await openPage({ language });
    await visit(page, '/courses');
    await page.getByRole('button', { name: messagesIn(language)('shell:language') }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
  });
}

for (const { language, width } of variants) {
  test(`the toast of an enrollment is accessible and reachable by F8 (${language}, ${width} px)`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, width });
    await registerByApi(page.request);
    await visit(page, '/courses/2');
    await page
      .getByRole('button', { name: t('courses:enroll.enroll'), exact: true })
      .first()
      .click();
    await expect(page.getByText(t('courses:enroll.success'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t('courses:enroll.successText')).first()).toBeVisible();
    if (width === 360) {
      await page.evaluate(() => scrollTo(0, 0));
      const bar = page.locator('html[data-bar-stuck] [data-bar-for]');
      await expect(bar).toBeInViewport();
      const [toastBox, barBox] = [await page.locator('.tayyar-toast').boundingBox(), await bar.boundingBox()];
      expect(toastBox!.y + toastBox!.height, 'the next action is not covered').toBeLessThanOrEqual(barBox!.y);
    }
    await expectAccessible(page);
    await page.keyboard.press('F8');
    const isOnToasts = () => page.evaluate(() => document.activeElement?.closest('[role="region"]') !== null);
    await expect.poll(isOnToasts).toBe(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: language === 'ar' ? 'English' : 'العربية' })
      .click();
    await expect(page.getByText(t('courses:enroll.successText')), 'no text of the last language stays').toHaveCount(0);
  });
}

test('a thumbnail that cannot be loaded is replaced by the drawing, and a course opens as a skeleton with a title', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'en', allowFailedRequests: true });
  await page.route('**/media/courses/**', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/courses');
  const cards = page.getByRole('article');
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.locator('img:not([src^="/drawings/courses-"])')).toHaveCount(0);

  // The scripts of the course page were loaded while the list was idle.
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  const held: Route[] = [];
  await page.route('**/graphql', (route) => void held.push(route));
  await cards.first().getByRole('link').click();
  await expect(page.locator('main [aria-busy="true"]').first()).toBeAttached();
  expect(await page.title()).toBe('Tayyar');
  releaseScripts();
  await page.unroute('**/graphql');
  for (const route of held) await route.continue();
  await expect(page).toHaveTitle(/ · Tayyar$/);
});
