import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { aPage, overflows, reads, visit } from './browser';
import { aStranger, logIn, logOut, register } from './people';
import { words } from './words';

const visits = [
  { language: 'ar', width: 360 },
  { language: 'ar', width: 1440 },
  { language: 'en', width: 360 },
  { language: 'en', width: 1440 },
] as const;

test.each(visits)(
  'a visitor becomes a learner, and comes back to go on ($language, $width px)',
  async ({ language, width }) => {
    const t = words(language);
    const person = aStranger();
    const page = await aPage({ language: language === 'ar' ? undefined : language, width });
    const looksRight = async () => {
      await reads(page, language);
      expect(await overflows(page), page.url()).toEqual([]);
    };

    await visit(page, '/');
    await looksRight();
    await goToCourses(page, language, width);
    await page.waitForURL('**/courses');
    await looksRight();

    await filterByFree(page, language, width);
    await page.waitForURL(/price=free/);
    const course = page.getByRole('article').first().getByRole('link').first();
    const title = await course.innerText();
    await course.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await looksRight();
    const courseUrl = new URL(page.url());

    await page
      .getByRole('link', { name: t('courses:enroll.login') })
      .first()
      .click();
    await page.waitForURL(/\/auth/);
    await looksRight();
    await page.getByRole('tab', { name: t('auth:register'), exact: true }).click();
    await register(page, person, language);
    await page.waitForURL((url) => url.pathname === courseUrl.pathname);

    await page.getByRole('button', { name: t('courses:enroll.enroll'), exact: true }).click();
    await page.getByText(t('courses:enroll.success'), { exact: true }).first().waitFor();
    await page.getByText(t('courses:enroll.enrolled')).first().waitFor();
    await page
      .getByRole('link', { name: t('courses:enroll.continue') })
      .first()
      .click();
    await page.waitForURL(/lesson=/);
    await looksRight();
    await completeAllLessons(page, language);

    await page.getByRole('link', { name: t('learning:seeProgress') }).click();
    await page.waitForURL(/\/dashboard\/student/);
    await page.getByText('100%').first().waitFor();
    await page.getByText(t('student:certificateIssued')).first().waitFor();
    await looksRight();

    const second = await startAnotherCourse(page, courseUrl.pathname, language);
    await logOut(page, language);
    await visit(page, '/auth');
    await logIn(page, person, language);
    await page.waitForURL(/\/dashboard\/student/);
    await looksRight();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('student:continueLearning') })
      .first()
      .click();
    await page.waitForURL(
      (url) => url.pathname === second.path && url.searchParams.get('lesson') === second.nextLesson,
    );
    await page.getByRole('button', { name: t('learning:markComplete') }).waitFor();
    await looksRight();
  },
);

/** By the bar where there is room for it, by the drawer where there is not. */
async function goToCourses(page: Page, language: Language, width: number): Promise<void> {
  const t = words(language);
  if (width < 1000) await page.getByRole('button', { name: t('shell:menu.open') }).click();
  const navigation = page.getByRole('navigation', { name: t('shell:mainNavigation') });
  await navigation.getByRole('link', { name: t('shell:links.courses'), exact: true }).click();
}

async function filterByFree(page: Page, language: Language, width: number): Promise<void> {
  const t = words(language);
  if (width < 1000) await page.getByRole('button', { name: t('courses:filters.show') }).click();
  await page.getByText(t('courses:filters.freeOnly'), { exact: true }).click();
  await page.waitForURL(/price=free/);
  const cards = page.getByRole('article');
  const free = cards.filter({ hasText: t('courses:free') });
  await expect.poll(async () => (await cards.count()) - (await free.count())).toBe(0);
}

async function completeAllLessons(page: Page, language: Language): Promise<void> {
  const t = words(language);
  const next = page.getByRole('link', { name: `${t('learning:next')}:` });
  const finished = page.getByRole('heading', { name: t('learning:finishedTitle') });
  for (;;) {
    await page.getByRole('button', { name: t('learning:markComplete') }).click();
    await page.getByText(t('learning:lessonCompleted'), { exact: true }).first().waitFor();
    if (await finished.isVisible()) return;
    const here = page.url();
    await next.click();
    await page.waitForURL((url) => url.href !== here);
  }
}

/** Enrols in a course other than `known` and completes its first lesson; tells where going on must lead. */
async function startAnotherCourse(
  page: Page,
  known: string,
  language: Language,
): Promise<{ path: string; nextLesson: string }> {
  const t = words(language);
  await visit(page, '/courses?price=free');
  const others = page.getByRole('article').locator(`a[href^="/courses/"]:not([href="${known}"])`);
  await others.first().click();
  await page.getByRole('button', { name: t('courses:enroll.enroll'), exact: true }).click();
  await page
    .getByRole('link', { name: t('courses:enroll.continue') })
    .first()
    .click();
  await page.getByRole('button', { name: t('learning:markComplete') }).click();
  await page.getByText(t('learning:lessonCompleted'), { exact: true }).first().waitFor();
  const next = await page.getByRole('link', { name: `${t('learning:next')}:` }).getAttribute('href');
  const { pathname, searchParams } = new URL(next ?? '', page.url());
  return { path: pathname, nextLesson: searchParams.get('lesson') ?? '' };
}
