import { expect, test } from 'vitest';
import { accessibilityFaults, aPage, overflows, reads, visit } from './browser';
import { demo, signedIn } from './people';
import { words } from './words';

test.each([
  { language: 'ar', width: 360 },
  { language: 'en', width: 1440 },
] as const)(
  'a trainer sees how the courses do ($language, $width px)',
  { timeout: 120_000 },
  async ({ language, width }) => {
    const t = words(language);
    const page = await aPage({ language, width });
    const looksRight = async () => {
      await reads(page, language);
      expect([...(await overflows(page)), ...(await accessibilityFaults(page))], page.url()).toEqual([]);
    };
    await signedIn(page, demo.trainer);
    await visit(page, '/dashboard/trainer');
    await page.getByText(/^\$[\d,]+\.\d\d$/).waitFor();
    await page.getByText(t('studio:courses.draft'), { exact: true }).first().waitFor();
    await looksRight();

    await page.getByRole('tab', { name: t('studio:tab.students') }).click();
    await page.waitForURL(/tab=students/);
    await page.getByLabel(t('studio:list.search')).fill('بلال');
    await page.waitForURL(/search=/);
    await page
      .getByRole('button', { expanded: false })
      .filter({ hasText: t('studio:list.lessons') })
      .first()
      .click();
    await page
      .getByRole('button', { expanded: true })
      .filter({ hasText: t('studio:list.lessons') })
      .waitFor();
    await looksRight();

    await page.getByRole('tab', { name: t('studio:tab.analytics') }).click();
    await page
      .getByRole('img', { name: t('studio:analytics.trend') })
      .locator('svg')
      .first()
      .waitFor();
    await page.getByText(t('studio:analytics.table')).first().click();
    await page.getByRole('table', { name: t('studio:analytics.trend') }).waitFor();
    await looksRight();
  },
);
