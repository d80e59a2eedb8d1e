import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/pageChecks';

const variants = [
  { language: 'ar', width: 1440, typed: 'بتارية', suggested: 'بطارية' },
  { language: 'en', width: 1440, typed: 'batary', suggested: 'Battery' },
] as const;

for (const { typed, suggested, ...variant } of variants) {
  test(`Ctrl K leads to the search, which corrects a misspelled word (${variant.language})`, async ({ openPage }) => {
    const t = messagesIn(variant.language);
    const page = await openPage(variant);
    await visit(page, '/about');
    await page.keyboard.press('Control+KeyK');
    const field = page.getByRole('searchbox', { name: t('search:label') });
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
    const suggestion = page
      .getByRole('main')
      .getByRole('paragraph')
      .getByRole('link', { name: suggested, exact: true });
    await expect(suggestion).toBeVisible();
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('heading', { level: 2, name: t('search:kinds.courses') })).toBeVisible();
    await expectAccessible(page);
    await suggestion.press('Enter');
    await expect(field).toHaveValue(suggested);
    await expect(suggestion).toBeHidden();
    await expect(page.locator('mark').first()).toBeVisible();
  });
}

test('the header has room for the search button', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', width: 1440 });
  await visit(page, '/courses');
  const banner = page.getByRole('banner');
  for (const width of [1440, 1280, 1040, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of await banner.getByRole('link').filter({ visible: true }).all())
      await expect(link).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole('link', { name: messagesIn('ar')('shell:search'), exact: true })).toBeInViewport();
  }
});
