import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the menu of a shell without the navigation bar: account, seven links, languages. */
export async function openSiteMenu(page: Page): Promise<Locator> {
  const menu = page.locator('details[data-menu]');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  return menu;
}
