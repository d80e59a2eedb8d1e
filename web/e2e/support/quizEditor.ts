import { expect, type Page } from '@playwright/test';
import { createRotatedJpeg } from '../../../gateway/testing/documents/testImages';
import { questionKinds, type QuestionKind } from '../../../schema/contract/grading/questions/question';
import type { Language } from '../../../schema/contract/languages';
import { createLesson, field, insertCourse } from './courseEditor';
import { sendGraphql } from './graphql';
import { messagesIn } from './messages';
import { visit } from './checks/pageChecks';

/** Creates a course with a quiz without questions, and opens the quiz in the editor. */
export async function openNewQuiz(page: Page): Promise<{ courseId: string; lessonId: string }> {
  const { id: courseId } = await insertCourse(page.request);
  const input = { kind: 'quiz', title: 'Final quiz', titleAr: 'الاختبار النهائي', isPublished: false };
  const { data } = await sendGraphql<{ createLesson: { id: string } }>(page.request, createLesson, {
    courseId,
    input,
  });
  const lessonId = data.createLesson.id;
  await visit(page, `/dashboard/trainer/courses/${courseId}?lesson=${lessonId}`);
  return { courseId, lessonId };
}

const textField = (language: Language) => (language === 'ar' ? 'question-textAr' : 'question-text');

/** Adds a question with the keyboard; what is typed next is its text. */
export async function addQuestion(page: Page, language: Language, kind: QuestionKind): Promise<void> {
  const t = messagesIn(language);
  await page.keyboard.press('Alt+KeyN');
  await expect(page.getByRole('menuitem', { name: t(`quizEditor:kinds.${kind}`) })).toBeVisible();
  await page.keyboard.press(`Digit${questionKinds.indexOf(kind) + 1}`);
  await expect(field(page, textField(language))).toBeFocused();
}

/** The answer of a question of each kind; its text is written already. */
export const writeAnswer: Record<QuestionKind, (page: Page, language: Language) => Promise<void>> = {
  async single(page) {
    await field(page, 'question-options-0-text').focus();
    await page.keyboard.type('Clamp');
    await field(page, 'question-options-1-text').focus();
    await page.keyboard.type('Two-pole tester');
    await page.keyboard.press('Control+Enter');
    await field(page, 'question-options-2-text').focus();
    await page.keyboard.press('Backspace');
    await expect(field(page, 'question-options-2-text')).toHaveCount(0);
    await expect(field(page, 'question-options-1-text')).toBeFocused();
  },
  async multiple(page, language) {
    for (const [index, text] of ['Gloves', 'Ring', 'Lock', 'Watch'].entries())
      await field(page, `question-options-${index}-text`).fill(text);
    for (const number of ['1', '3'])
      await page
        .getByRole('checkbox', { name: messagesIn(language)('quizEditor:options.isRightOf', { number }) })
        .check();
  },
  async boolean(page, language) {
    await page.getByRole('radio', { name: messagesIn(language)('quizEditor:statement.false') }).check();
  },
  async number(page, language) {
    await field(page, 'question-value').fill('١٢٫٥ كيلو واط');
    await expect(field(page, 'question-unit')).toHaveValue('kW');
    await expect(
      page.getByText(messagesIn(language)('quizEditor:number.understood', { value: '\u206612.5 kW\u2069' })),
    ).toBeVisible();
    await field(page, 'question-toleranceValue').fill('0,5');
    await field(page, 'question-units').selectOption('W');
  },
  async text(page) {
    await field(page, 'question-accepted').fill('fuse\nفاصمة');
  },
  async order(page) {
    for (const [index, text] of ['First', 'Second', 'Third'].entries())
      await field(page, `question-options-${index}-text`).fill(text);
  },
  async match(page) {
    for (const [index, [item, target]] of Object.entries([
      ['Voltage', 'V'],
      ['Current', 'A'],
      ['Power', 'W'],
    ] as const)) {
      await field(page, `question-targets-${index}-text`).fill(target);
      await field(page, `question-options-${index}-text`).fill(item);
    }
  },
  async hotspot(page, language) {
    const t = messagesIn(language);
    const chosen = page.waitForEvent('filechooser');
    await page
      .getByRole('group', { name: t('quizEditor:picture.label') })
      .getByRole('button')
      .first()
      .click();
    await (
      await chosen
    ).setFiles({ name: 'car.jpg', mimeType: 'image/jpeg', buffer: await createRotatedJpeg(640, 320) });
    await field(page, 'question-picture-alt').fill('A car');
    // One place by a press on the picture, one without it.
    const picture = page.locator('#quiz-panel [dir="ltr"] > img');
    await expect(picture).toHaveJSProperty('complete', true);
    await picture.click({ position: { x: 20, y: 40 } });
    await page.getByRole('button', { name: t('quizEditor:rows.place.add') }).click();
    await field(page, 'question-places-0-text').fill('Under the bonnet');
    await field(page, 'question-places-1-text').fill('Under the floor');
    await field(page, 'question-places-1-x').fill('70');
    await page.getByRole('button', { name: /70%/ }).press('ArrowDown');
    await page.getByRole('checkbox', { name: t('quizEditor:places.isRightOf', { number: '2' }) }).check();
  },
  async procedure(page, language) {
    const t = messagesIn(language);
    for (const [index, text] of ['Switch off', 'Lock', 'Measure', 'Touch'].entries())
      await field(page, `question-options-${index}-text`).fill(text);
    const choose = (rule: number, name: string, step: number) =>
      field(page, `question-rules-${rule}-${name}`).selectOption({ index: step });
    await page.getByRole('button', { name: t('quizEditor:rules.add.required') }).click();
    await choose(0, 'step', 3);
    await page.getByRole('button', { name: t('quizEditor:rules.add.before') }).click();
    await expect(field(page, 'question-rules-1-step')).toBeFocused();
    await choose(1, 'step', 1);
    await choose(1, 'other', 2);
    await page.getByRole('button', { name: t('quizEditor:rules.add.never') }).click();
    await choose(2, 'step', 4);
    await choose(2, 'since', 1);
    await choose(2, 'until', 3);
    // The required step alone: the other rules demand none.
    await expect(page.getByRole('list', { name: t('quizEditor:procedure.model') })).toHaveText('Measure');
    await page
      .getByRole('switch', { name: t('quizEditor:rules.isFatal') })
      .last()
      .check();
  },
};
