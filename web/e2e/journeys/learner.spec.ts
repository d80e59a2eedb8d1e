import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { createUserData, logIn, logOut, register } from '../support/accounts';
import { passDemoQuiz } from '../support/demoQuizzes';
import { messagesIn } from '../support/messages';
import { expectLanguage, horizontalOverflow, visit } from '../support/checks/pageChecks';
import { demoOnly } from '../support/testRecords';
import { arabicPhone, variants } from '../support/variants';

for (const { language, width } of variants) {
  const title = `a visitor registers, enrolls, completes a course and later continues another (${language}, ${width} px)`;
  const tag = language === 'ar' ? ['@embedded', '@smoke'] : '@embedded';
  test(title, { tag }, async ({ openPage }) => {
    const t = messagesIn(language);
    const user = createUserData();
    const page = await openPage({ language: language === 'ar' ? undefined : language, width });
    const expectLayout = async () => {
      await expectLanguage(page, language);
      expect(await horizontalOverflow(page), page.url()).toEqual([]);
    };

    await visit(page, '/');
    await expectLayout();
    await goToCourses(page, language, width);
    await page.waitForURL('**/courses');
    await expectLayout();

    await filterByFree(page, language, width);
    await page.waitForURL(/price=free/);
    const course = demoOnly(page.getByRole('article')).first().getByRole('link').first();
    const title = await course.innerText();
    await course.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectLayout();
    const courseUrl = new URL(page.url());

    await page
      .getByRole('link', { name: t('courses:enroll.login') })
      .first()
      .click();
    await page.waitForURL(/\/auth/);
    await expectLayout();
    await page.getByRole('tab', { name: t('auth:register'), exact: true }).click();
    await register(page, user, language);
    await page.waitForURL((url) => url.pathname === courseUrl.pathname);

    await page
      .getByRole('button', { name: t('courses:enroll.enroll'), exact: true })
      .first()
      .click();
    await expect(page.getByText(t('courses:enroll.success'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t('courses:enroll.enrolled')).first()).toBeVisible();
    await page
      .getByRole('link', { name: t('courses:enroll.continue') })
      .first()
      .press('Enter');
    await page.waitForURL(/lesson=/);
    await expectLessonHeadingFocused(page);
    await expectLayout();
    await completeAllLessons(page, language);

    await visit(page, '/dashboard/student?tab=progress');
    await expect(page.getByText('100%').first()).toBeVisible();
    await expect(page.getByText(t('student:certificateAwaitsName')).first()).toBeVisible();
    await expectLayout();

    const second = await startAnotherCourse(page, courseUrl.pathname, language);
    await logOut(page, language);
    await visit(page, '/auth');
    await logIn(page, user, language);
    await page.waitForURL(/\/dashboard\/student/);
    await expectLayout();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('student:continueLearning') })
      .first()
      .press('Enter');
    await page.waitForURL(
      (url) => url.pathname === second.path && url.searchParams.get('lesson') === second.nextLesson,
    );
    await expectLessonHeadingFocused(page);
    await expect(page.getByRole('button', { name: t('learning:completeAndNext') })).toBeVisible();
    await expectLayout();
  });
}

/** Uses the navigation bar on wide windows, the drawer on narrow ones. */
async function goToCourses(page: Page, language: Language, width: number): Promise<void> {
  const t = messagesIn(language);
  const isNarrow = width < 1000;
  if (isNarrow) await page.getByRole('button', { name: t('shell:menu.open') }).click();
  const name = t(isNarrow ? 'shell:menu.title' : 'shell:mainNavigation');
  const navigation = page.getByRole('navigation', { name, exact: true });
  await navigation.getByRole('link', { name: t('shell:links.courses'), exact: true }).click();
}

async function filterByFree(page: Page, language: Language, width: number): Promise<void> {
  const t = messagesIn(language);
  if (width < 1000) await page.getByRole('button', { name: t('courses:filters.show') }).click();
  await page.getByText(t('courses:filters.freeOnly'), { exact: true }).click();
  await page.waitForURL(/price=free/);
  const cards = page.getByRole('article');
  const free = cards.filter({ hasText: t('courses:free') });
  await expect.poll(async () => (await cards.count()) - (await free.count())).toBe(0);
}

/** Screen readers announce the focused heading. */
const expectLessonHeadingFocused = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused();

/** Completes the lessons with a text, and passes the quiz at the end of the course. */
async function completeAllLessons(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  const onward = page.getByRole('button', { name: t('learning:completeAndNext') });
  const startQuiz = page.getByRole('button', { name: t('quizzes:start.begin') });
  for (;;) {
    await expect(onward.or(startQuiz)).toBeVisible();
    if (await startQuiz.isVisible()) break;
    const here = page.url();
    await onward.click();
    await page.waitForURL((url) => url.href !== here);
    await expectLessonHeadingFocused(page);
  }
  await passDemoQuiz(page.request, new URL(page.url()).searchParams.get('lesson') ?? '');
}

/** Enrolls in a course other than `completed` and completes its first lesson; returns the lesson to continue with. */
async function startAnotherCourse(
  page: Page,
  completed: string,
  language: Language,
): Promise<{ path: string; nextLesson: string }> {
  const t = messagesIn(language);
  await visit(page, '/courses?price=free');
  const others = demoOnly(page.getByRole('article')).locator(`a[href^="/courses/"]:not([href="${completed}"])`);
  await others.first().click();
  await page
    .getByRole('button', { name: t('courses:enroll.enroll'), exact: true })
    .first()
    .click();
  await page
    .getByRole('link', { name: t('courses:enroll.continue') })
    .first()
    .click();
  await page.waitForURL(/lesson=/);
  const first = page.url();
  await page.getByRole('button', { name: t('learning:completeAndNext') }).click();
  await page.waitForURL((url) => url.href !== first);
  const { pathname, searchParams } = new URL(page.url());
  return { path: pathname, nextLesson: searchParams.get('lesson') ?? '' };
}

test('the controls of a lesson are one line on a phone, and scroll with it at twice the text', async ({ openPage }) => {
  const page = await openPage({ ...arabicPhone, role: 'student' });
  const enrollments = (await (await page.request.get('/api/my-enrollments')).json()) as {
    courseId: number;
    status: string;
  }[];
  const courseId = enrollments.find(({ status }) => status === 'in_progress')?.courseId;
  const lessons = (await (await page.request.get(`/api/courses/${courseId}/lessons`)).json()) as { id: number }[];
  await visit(page, `/courses/${courseId}?lesson=${lessons[1]?.id}`);
  const controls = page.locator('[data-kind="content"]');
  const isInWindow = async () => {
    const box = await controls.boundingBox();
    return (box?.y ?? 0) < (page.viewportSize()?.height ?? 0);
  };
  await expect.poll(isInWindow).toBe(true);
  expect((await controls.boundingBox())?.height).toBeLessThan(75);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(isInWindow).toBe(false);
  expect(await horizontalOverflow(page)).toEqual([]);

  // What replaces the buttons of notes and questions takes no more height than they did.
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  const height = () => page.locator('#notes').evaluate((section: HTMLElement) => section.offsetHeight);
  const before = await height();
  await page.locator('#notes').evaluate((section) => section.scrollIntoView());
  await expect(page.locator('#notes textarea').first()).toBeVisible();
  expect(await height()).toBe(before);
});
