import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/checks/pageChecks';
import { variants } from '../support/variants';

const misspellings = [
  { language: 'ar', width: 1440, typed: 'بتارية', suggested: 'بطارية' },
  { language: 'en', width: 1440, typed: 'batary', suggested: 'battery' },
] as const;

for (const { typed, suggested, ...variant } of misspellings) {
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

for (const variant of variants) {
  test(`a search without courses shows the nearest ones on the first screen (${variant.language})`, async ({
    openPage,
  }) => {
    const t = messagesIn(variant.language);
    const page = await openPage(variant);
    await visit(page, '/courses?search=solar%20zzqxv');
    const nearest = page.getByRole('region', { name: t('courses:list.nearest') });
    await expect(nearest.getByRole('heading', { name: t('courses:list.nearest') })).toBeInViewport();
    await expect(nearest.getByRole('article').first().getByRole('img').first()).toBeAttached();
    await expectAccessible(page);
    await page.getByRole('main').getByText(t('courses:list.clearSearch'), { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/courses$/);
    await expect(nearest).not.toBeAttached();
  });
}
