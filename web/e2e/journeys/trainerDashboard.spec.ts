import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectLanguage, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { variants } from '../support/variants';

for (const { language, width } of variants) {
  test(`a trainer sees revenue, students and analytics of the courses (${language}, ${width} px)`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, width, role: 'trainer' });
    const expectLayout = async () => {
      await expectLanguage(page, language);
      await expectAccessible(page);
    };
    await visit(page, '/dashboard/trainer');
    await expect(page.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();
    await expect(page.getByText(t('studio:courses.draft'), { exact: true }).first()).toBeVisible();
    await expect(page.locator('a[href^="/dashboard/trainer/courses/"]:not([href$="/new"])').first()).toBeVisible();
    await expectLayout();

    await page.getByRole('tab', { name: t('studio:tab.students') }).click();
    await page.waitForURL(/tab=students/);
    await page.getByLabel(t('studio:list.search')).fill('بلال');
    await page.waitForURL(/search=/);
    await waitUntilIdle(page);
    await page
      .getByRole('button', { expanded: false })
      .filter({ hasText: t('studio:list.lessons') })
      .first()
      .click();
    await expect(
      page.getByRole('button', { expanded: true }).filter({ hasText: t('studio:list.lessons') }),
    ).toBeVisible();
    await expectLayout();

    await page.getByRole('tab', { name: t('studio:tab.analytics') }).click();
    await expect(page.getByRole('img', { name: t('studio:analytics.trend') })).toBeVisible();
    await page.getByText(t('common:showAsTable')).first().click();
    await expect(page.getByRole('table', { name: t('studio:analytics.trend') })).toBeVisible();
    await expectLayout();
  });
}
