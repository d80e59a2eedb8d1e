import type { Page } from '@playwright/test';
import { questionKinds } from '../../../schema/contract/grading/questions/question';
import { problems } from '../../../schema/contract/problems/problems';
import { completeMutation } from '../../../schema/testing/learningDocuments';
import { expect, test } from '../fixtures';
import { expectSaved, field } from '../support/courseEditor';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/checks/pageChecks';
import { addQuestion, openNewQuiz, writeAnswer } from '../support/quizEditor';
import { createQuizCourse, openQuizStudent, questionsOfAllKinds } from '../support/quizzes';
import { arabicPhone, englishDesktop, variants } from '../support/variants';

const quizQuery = `query ($lessonId: ID!) {
  quiz(lessonId: $lessonId) { questionCount maxPoints criticalCount timeLimitSeconds slots { usableCount points isCritical } }
}`;

test('a trainer builds a quiz with each kind of question', async ({ openPage }) => {
  test.setTimeout(300_000);
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage({ ...arabicPhone, role: 'trainer' });
  const { lessonId } = await openNewQuiz(page);
  await expect(page.getByText(t('quizEditor:list.empty'))).toBeVisible();
  for (const kind of questionKinds) {
    await addQuestion(page, language, kind);
    await page.keyboard.type(kind);
    await writeAnswer[kind](page, language);
    await expectAccessible(page);
  }
  await expectSaved(page, language);

  // What learners get: nothing before it is applied.
  const expectQuiz = (quiz: Record<string, unknown>) =>
    expect
      .poll(async () => (await sendGraphql<{ quiz: object }>(page.request, quizQuery, { lessonId })).data.quiz, {
        timeout: 15_000,
      })
      .toMatchObject(quiz);
  await expectQuiz({ questionCount: 0 });
  const applyAll = page.getByRole('button', { name: t('quizEditor:apply.all', { count: 9, n: '9' }) });
  await applyAll.click();
  await expectQuiz({ questionCount: 9, maxPoints: 9, criticalCount: 0 });
  await expect(applyAll).toHaveCount(0);
  await expect(field(page, 'quiz-panel').getByText(t('quizEditor:counts.points', { count: 9, n: '9' }))).toBeFocused();

  await field(page, 'quiz-panel')
    .getByRole('textbox', { name: t('quizEditor:list.pointsOf', { number: '2' }) })
    .fill('3');
  await page.getByRole('button', { name: t('quizEditor:list.criticalOf', { number: '1' }) }).click();
  await page.getByRole('button', { name: t('quizEditor:list.up', { number: '2' }) }).click();
  await page.getByRole('tab', { name: t('quizEditor:tabs.rules') }).click();
  await field(page, 'quiz-timeLimit').fill('٢٠');
  await expectSaved(page, language);
  await expectAccessible(page);
  await expectQuiz({
    questionCount: 9,
    maxPoints: 11,
    criticalCount: 1,
    timeLimitSeconds: 1200,
    slots: [
      { points: 3, isCritical: false, usableCount: 1 },
      { points: 1, isCritical: true, usableCount: 1 },
      ...questionKinds.slice(2).map(() => ({ points: 1, usableCount: 1 })),
    ],
  });

  // The preview marks answers in both languages.
  await page.getByRole('tab', { name: t('quizEditor:tabs.questions') }).click();
  await page.getByRole('button', { name: t('quizEditor:preview.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('quizEditor:preview.next') }).click();
  await dialog.getByRole('radio', { name: 'Two-pole tester' }).check();
  await dialog.getByRole('button', { name: t('quizEditor:preview.check') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('quizzes:review.verdicts.right'));
  await dialog.getByRole('button', { name: 'English' }).click();
  await expect(dialog.getByRole('radio', { name: 'Two-pole tester' })).toBeChecked();
  await expectAccessible(page);
});

test('the form of each kind of question is accessible in English on a wide window', async ({ openPage }) => {
  const { language } = englishDesktop;
  const t = messagesIn(language);
  const page = await openPage({ ...englishDesktop, role: 'trainer' });
  const { courseId, lessonId } = await createQuizCourse(page.request, questionsOfAllKinds);
  await visit(page, `/dashboard/trainer/courses/${courseId}?lesson=${lessonId}`);
  for (const [index, { content }] of questionsOfAllKinds.entries()) {
    await page
      .getByRole('button', { name: t('quizEditor:list.open', { number: String(index + 1), text: '' }) })
      .click();
    await expect(field(page, 'question-text')).toHaveValue(content.body.text);
    await expectAccessible(page);
  }
  await page.getByRole('tab', { name: t('quizEditor:tabs.rules') }).click();
  await expectAccessible(page);
  await page.getByRole('tab', { name: t('quizEditor:tabs.questions') }).click();
  await page.getByRole('button', { name: t('quizEditor:preview.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('what is typed next belongs to the new question', async ({ openPage }) => {
  const language = 'en';
  const t = messagesIn(language);
  const page = await openPage({ language, role: 'trainer' });
  await openNewQuiz(page);
  await addQuestion(page, language, 'single');
  await page.keyboard.type('Which value?');
  const option = (index: number, name: 'text' | 'textAr') => field(page, `question-options-${index}-${name}`);
  await option(0, 'textAr').fill('30 mA');
  await expect(option(0, 'textAr')).toHaveAttribute('dir', 'ltr');
  await option(1, 'textAr').fill('التيار 30 mA');
  await expect(option(1, 'textAr')).toHaveAttribute('dir', 'rtl');
  await option(0, 'text').fill('30 mA');
  await page.keyboard.press('Control+Enter');
  await option(1, 'text').fill('300 mA');
  // Quizzes are not among the lessons that explain a wrong option.
  await page.getByRole('button', { name: t('quizEditor:note.openOf', { number: '2' }) }).click();
  await expect(page.getByRole('combobox', { name: t('quizEditor:note.lesson') }).getByRole('option')).toHaveCount(1);
  // Enter has moved the caret to a row that was there; then the new question is typed without a pause.
  await option(0, 'text').press('Enter');
  await expect(option(1, 'text')).toBeFocused();
  await page.keyboard.press('Alt+KeyN');
  await expect(page.getByRole('menuitem', { name: t('quizEditor:kinds.boolean') })).toBeVisible();
  await page.keyboard.press('Digit3');
  await page.keyboard.type('RCDs protect');
  await expect(field(page, 'question-text')).toHaveValue('RCDs protect');
  await page.getByRole('button', { name: /Which value\?/ }).click();
  for (const [index, text] of ['30 mA', '300 mA', ''].entries()) await expect(option(index, 'text')).toHaveValue(text);
});

test('a quiz without questions is not published, which is said at the switch', async ({ openPage }) => {
  const language = 'ar';
  const page = await openPage({ language, width: 360, role: 'trainer' });
  await openNewQuiz(page);
  const published = page.getByRole('switch', { name: messagesIn(language)('editor:fields.isPublished'), exact: true });
  await published.press('Space');
  const message = page.getByRole('alert').filter({ hasText: problems.quizIsEmpty.text[language] });
  await expect(message).toBeVisible();
  await expect(published).not.toBeChecked();
  await expectSaved(page, language);
  await expectAccessible(page);
  await addQuestion(page, language, 'boolean');
  await page.keyboard.type('القاطع التفاضلي يحمي من الصعق');
  await writeAnswer.boolean(page, language);
  await page.getByRole('button', { name: messagesIn(language)('quizEditor:apply.apply') }).click();
  await expect(page.getByText(messagesIn(language)('quizEditor:apply.applied'))).toBeVisible();
  await published.press('Space');
  await expect(published).toBeChecked();
  await expect(message).toHaveCount(0);
  await expectSaved(page, language);
});

const startQuery = `mutation ($lessonId: ID!) {
  startQuizAttempt(lessonId: $lessonId) { id questions { options { id text } } }
}`;
const saveQuery = `mutation ($id: ID!, $answers: [QuizAnswerInput!]!) {
  saveQuizAnswers(attemptId: $id, answers: $answers) { isLate }
}`;
const submitQuery = 'mutation ($id: ID!) { submitQuizAttempt(attemptId: $id) { state } }';

interface StartedAttempt {
  startQuizAttempt: { id: string; questions: { options: { id: string; text: string }[] | null }[] } | null;
}

/** An attempt that misses the first question and leaves the others out. */
async function failAttempt(student: Page, lessonId: string): Promise<void> {
  const { data } = await sendGraphql<StartedAttempt>(student.request, startQuery, { lessonId });
  const attempt = data.startQuizAttempt;
  const wrong = attempt?.questions[0]?.options?.find(({ text }) => text.startsWith('Measure between'));
  const answers = [{ position: 1, seq: 1, response: { option: wrong?.id } }];
  await sendGraphql(student.request, saveQuery, { id: attempt?.id, answers });
  await sendGraphql(student.request, submitQuery, { id: attempt?.id });
}

for (const variant of variants) {
  const { language } = variant;
  test(`a trainer reads an attempt and gives one more (${language}, ${variant.width} px)`, async ({ openPage }) => {
    const t = messagesIn(language);
    const { page: student, course } = await openQuizStudent(openPage, questionsOfAllKinds.slice(0, 3), {
      language,
      rules: { attemptsAllowed: 1 },
    });
    const { courseId, contentId, lessonId } = course;
    await sendGraphql(student.request, completeMutation, { id: contentId });
    await failAttempt(student, lessonId);
    const page = await openPage({ ...variant, role: 'trainer' });
    await visit(page, `/dashboard/trainer/courses/${courseId}?lesson=${lessonId}&quiz=attempts`);
    await expectAccessible(page);
    await page
      .getByRole('list', { name: t('quizEditor:tabs.attempts') })
      .getByRole('link')
      .click();
    await expect(page.getByText(t('quizzes:review.verdicts.wrong'))).toHaveCount(1);
    await expect(page.getByText(t('quizzes:review.verdicts.blank'))).not.toHaveCount(0);
    await expect(page.getByText(language === 'ar' ? 'تقيس مباشرة بين القطبين' : /^Measure between/)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: t('quizEditor:attempts.all') }).click();
    const attemptsLeft = async () => {
      const query = 'query ($lessonId: ID!) { quiz(lessonId: $lessonId) { attemptsLeft } }';
      return (await sendGraphql(student.request, query, { lessonId })).data;
    };
    expect(await attemptsLeft()).toEqual({ quiz: { attemptsLeft: 0 } });
    await page.getByRole('button', { name: t('quizEditor:exception.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').check();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: t('quizEditor:exception.extraAttempts') }).fill('١');
    await dialog.getByRole('textbox', { name: t('quizEditor:exception.reason') }).fill('Power cut');
    await dialog.getByRole('button', { name: t('common:save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Power cut')).toBeVisible();
    expect(await attemptsLeft()).toEqual({ quiz: { attemptsLeft: 1 } });

    await page.getByRole('tab', { name: t('quizEditor:tabs.statistics') }).click();
    await expectAccessible(page);
  });
}

test('what is typed without a connection is sent after a reload, before the quiz is opened', async ({ openPage }) => {
  const language = 'en';
  const t = messagesIn(language);
  const page = await openPage({ language, role: 'trainer', allowFailedRequests: true });
  const { courseId, lessonId } = await openNewQuiz(page);
  await addQuestion(page, language, 'boolean');
  await expectSaved(page, language);
  await page.route('**/graphql', (route) => route.abort());
  await page.keyboard.type('Typed without a line');
  await addQuestion(page, language, 'text');
  await page.keyboard.type('A second one');
  await expect(page.getByText(t('editor:state.unreachable')).first()).toBeVisible();
  await page.unroute('**/graphql');
  await visit(page, `/dashboard/trainer/courses/${courseId}`);
  const query = `query ($courseId: ID!, $lessonId: ID!) {
    courseQuestions(courseId: $courseId) { draft { body } }
    quiz(lessonId: $lessonId) { slots { position } }
  }`;
  await expect
    .poll(async () => (await sendGraphql(page.request, query, { courseId, lessonId })).data, { timeout: 15_000 })
    .toMatchObject({
      courseQuestions: [
        { draft: { body: { text: 'Typed without a line' } } },
        { draft: { body: { text: 'A second one' } } },
      ],
      quiz: { slots: [{ position: 1 }, { position: 2 }] },
    });
  await expectSaved(page, language);
});
