import type { Page } from '@playwright/test';
import { questionKinds } from '../../../schema/contract/grading/questions/question';
import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/checks/pageChecks';
import { openQuizStudent, questionsOfAllKinds, shownQuestion } from '../support/quizzes';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The list of questions is a drawer on phones. */
const openList = (page: Page) => press(page, messagesIn('ar')('quizzes:attempt.questions'));

test('on a phone, flags outlast a reload, and the attempt is handed in from its first question', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const { page, quizPath } = await openQuizStudent(openPage, questionsOfAllKinds.slice(0, 4), {
    language: 'ar',
    width: 360,
  });
  await visit(page, quizPath);
  await press(page, t('quizzes:start.begin'));
  await expect(page).toHaveURL(/question=1$/);
  await press(page, t('quizzes:attempt.next'));
  const flag = () => shownQuestion(page).getByRole('button', { name: t('quizzes:attempt.flag') });
  await flag().click();
  await expect(flag()).toHaveAttribute('aria-pressed', 'true');
  await visit(page, page.url());
  await expect(flag()).toHaveAttribute('aria-pressed', 'true');

  // The number of the last question has no unit.
  await openList(page);
  const flagged = page.getByRole('navigation').getByRole('button', { name: /^2/ });
  await expect(flagged).toHaveAccessibleName(new RegExp(t('quizzes:attempt.flagged')));
  await expectAccessible(page);
  await page.getByRole('navigation').getByRole('button', { name: /^4/ }).click();
  await expect(shownQuestion(page).getByRole('heading', { level: 2 })).toBeFocused();
  await shownQuestion(page).getByRole('textbox').fill('2,75');
  await openList(page);
  await page.getByRole('navigation').getByRole('button', { name: /^1/ }).click();

  await openList(page);
  await press(page, t('quizzes:attempt.submit'));
  const dialog = page.getByRole('alertdialog');
  const numbersUnder = (title: string) =>
    dialog.locator('p', { hasText: title }).locator('xpath=following-sibling::ul').getByRole('link').allTextContents();
  await expect(dialog.getByText(t('quizzes:submit.gaps.blank'))).toBeVisible();
  expect(await numbersUnder(t('quizzes:submit.gaps.blank'))).toEqual(['1', '2', '3']);
  expect(await numbersUnder(t('quizzes:submit.gaps.unit'))).toEqual(['4']);
  expect(await numbersUnder(t('quizzes:submit.flagged'))).toEqual(['2']);
  await expectAccessible(page);
  // A link to the question behind the dialog gives it the focus, too.
  await dialog.getByRole('link', { name: t('quizzes:questionNumber', { number: '1' }) }).click();
  await expect(shownQuestion(page).getByRole('heading', { level: 2 })).toBeFocused();
  await openList(page);
  await press(page, t('quizzes:attempt.submit'));
  await dialog.getByRole('button', { name: t('quizzes:submit.confirm'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('quizzes:result.title') })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tayyar_flags')))).toEqual(
    [],
  );
});

test('an open attempt is resumed at its first open question', async ({ openPage }) => {
  const t = messagesIn('en');
  const { page, quizPath } = await openQuizStudent(openPage, questionsOfAllKinds.slice(0, 3), { language: 'en' });
  await visit(page, quizPath);
  await press(page, t('quizzes:start.begin'));
  await shownQuestion(page).getByText('Wait the time').click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  // The reload shows the same question, although it is answered.
  await visit(page, page.url());
  await expect(shownQuestion(page).getByRole('radio', { name: /^Wait the time/ })).toBeChecked();
  await visit(page, quizPath);
  await page.getByRole('link', { name: t('quizzes:start.resume') }).click();
  await expect(page).toHaveURL(/question=2$/);
  await expect(shownQuestion(page).getByRole('heading', { level: 2 })).toContainText('Question 2 of 3');
});

test('on a phone, no control that has the focus is under the bars', async ({ openPage }) => {
  const t = messagesIn('en');
  const { page, quizPath } = await openQuizStudent(openPage, questionsOfAllKinds, { language: 'en', width: 360 });
  await visit(page, quizPath);
  await press(page, t('quizzes:start.begin'));
  for (const kind of questionKinds) {
    await expect(shownQuestion(page).getByRole('heading', { level: 2 })).toBeFocused();
    const hidden: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(describeFocus);
      if (focus.isAtEnd) break;
      if (focus.isHidden) hidden.push(focus.name);
    }
    expect(hidden, kind).toEqual([]);
    if (kind !== 'procedure') await press(page, t('quizzes:attempt.next'));
  }
});

/** Whether the focused control of the question is covered at its centre; in the page itself. */
function describeFocus(): { isAtEnd: boolean; isHidden: boolean; name: string } {
  const element = document.activeElement;
  const name =
    element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent ?? '';
  if (!element?.closest('section[data-shown="true"]')) return { isAtEnd: true, isHidden: false, name };
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isCovered = (x: number, y: number): boolean => {
    const topmost = document.elementFromPoint(x, y);
    return topmost === null || topmost.closest('header, section, article') !== element.closest('section');
  };
  const middle = (left + right) / 2;
  const isHidden = isCovered(middle, top + 2) && isCovered(middle, (top + bottom) / 2) && isCovered(middle, bottom - 2);
  return { isAtEnd: false, isHidden: isHidden || isCovered(middle, bottom - 2), name };
}
