import { questionKinds } from '../../../schema/contract/grading/question';
import { expect, test } from '../fixtures';
import { expectSaved, field } from '../support/courseEditor';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/pageChecks';
import { addQuestion, createQuiz, writeAnswer } from '../support/quizEditor';

const quizQuery = `query ($lessonId: ID!) {
  quiz(lessonId: $lessonId) { questionCount maxPoints criticalCount timeLimitSeconds slots { usableCount points isCritical } }
}`;

for (const variant of [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1440 },
] as const) {
  const { language, width } = variant;
  test(`a trainer builds a quiz with each kind of question (${language}, ${width} px)`, async ({ openPage }) => {
    test.setTimeout(300_000);
    const t = messagesIn(language);
    const page = await openPage({ ...variant, role: 'trainer' });
    const { courseId, lessonId } = await createQuiz(page, language);
    await visit(page, `/dashboard/trainer/courses/${courseId}?lesson=${lessonId}`);
    await expect(page.getByText(t('quizEditor:list.empty'))).toBeVisible();
    for (const kind of questionKinds) {
      await addQuestion(page, language, kind);
      await page.keyboard.type(`A question of kind ${kind}`);
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
      ...{ questionCount: 9, maxPoints: 11, criticalCount: 1, timeLimitSeconds: 1200 },
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
    await dialog.getByRole('button', { name: language === 'ar' ? 'English' : 'العربية' }).click();
    await expect(dialog.getByRole('radio', { name: 'Two-pole tester' })).toBeChecked();
    await expectAccessible(page);
  });
}
