import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { tabTo } from '../support/keyboard';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectLanguage, horizontalOverflow, visit } from '../support/checks/pageChecks';
import { submitResponses } from '../support/quizAttempts';
import { openQuizStudent, questionsOfAllKinds } from '../support/quizzes';
import { variants } from '../support/variants';

/** One of several, and true or false. */
const questions = questionsOfAllKinds.filter(({ content: { kind } }) => kind === 'single' || kind === 'boolean');

const rightAnswers = /^(?:Wait the time|False$|تنتظر الزمن|خطأ$)/;

for (const variant of variants) {
  const { language, width } = variant;
  test(`a learner repeats by keyboard what was wrong, and turns practice off and on (${language}, ${width} px)`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const { page, course } = await openQuizStudent(openPage, questions, variant);
    await submitResponses(page.request, course.lessonId, []);
    await visit(page, `/dashboard/student/practice/${course.courseId}`);
    await expectLanguage(page, language);
    await expectWithinCard(page);
    await expectAccessible(page);

    await press(page, t('practice:beginWrong', { count: 2, n: '2' }));
    const number = (at: number) => t('practice:questionOf', { number: String(at), total: '2' });
    await expect(page.getByRole('heading', { level: 2, name: number(1) })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('radio', { name: rightAnswers }).press('Space');
    await press(page, t('practice:check'));
    const result = page.getByRole('group', { name: t('practice:result') });
    await expect(result).toBeFocused();
    await expect(result.getByText(t('quizzes:review.verdicts.right'), { exact: true })).toBeVisible();
    await expectAccessible(page);

    await press(page, t('practice:next'));
    await expect(page.getByRole('heading', { level: 2, name: number(2) })).toBeFocused();
    await press(page, t('practice:notKnown'));
    await expect(result.getByText(t('quizzes:review.right'), { exact: true })).toBeVisible();
    await press(page, t('practice:finish'));
    await expect(page.getByRole('heading', { level: 2, name: t('practice:done') })).toBeFocused();
    await expect(page.getByText(t('practice:rightOf', { count: 2, n: '2', correct: '1' }))).toBeVisible();
    await expectAccessible(page);

    await press(page, t('practice:toOverview'));
    await press(page, t('practice:turnOff'));
    await expect(page.getByText(t('practice:offText'))).toBeVisible();
    await expectAccessible(page);
    await press(page, t('practice:turnOn'));
    await expect(page.getByRole('button', { name: t('practice:beginWrong', { count: 1, n: '1' }) })).toBeVisible();
  });
}

/** Moves to a button by Tab and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Long names of buttons stay within the padding of their card. */
async function expectWithinCard(page: Page): Promise<void> {
  const excess = await page.locator('article section').evaluate((card) => {
    const { paddingInlineStart } = getComputedStyle(card);
    const { left, right } = card.getBoundingClientRect();
    return [...card.querySelectorAll('button')].filter((button) => {
      const box = button.getBoundingClientRect();
      return box.left < left + parseFloat(paddingInlineStart) || box.right > right - parseFloat(paddingInlineStart);
    }).length;
  });
  expect(excess).toBe(0);
  expect(await horizontalOverflow(page)).toEqual([]);
}
