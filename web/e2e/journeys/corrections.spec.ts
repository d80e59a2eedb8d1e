import { expect, test } from '../fixtures';
import { expectSaved } from '../support/courseEditor';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectAccessibleOnPhone, visit } from '../support/checks/pageChecks';
import { submitResponses } from '../support/quizAttempts';
import { openQuizStudent } from '../support/quizzes';

const text = 'A 48 V battery cannot start an arc.';
const wrongKey = {
  content: { kind: 'boolean', body: { text, textAr: 'لا يمكن لبطارية 48 V أن تُحدث قوسًا.' }, key: { isTrue: true } },
} as const;

test('a trainer corrects a wrong key after an attempt, and the learner has passed and gets a message', async ({
  openPage,
}) => {
  const t = messagesIn('en');
  const language = 'en';
  const { page: learner, course, quizPath } = await openQuizStudent(openPage, [wrongKey], { language });
  await submitResponses(learner.request, course.lessonId, [{ isTrue: false }]);
  const { data } = await sendGraphql<{ me: { firstName: string } }>(learner.request, '{ me { firstName } }');

  const trainer = await openPage({ role: 'trainer', language });
  await visit(trainer, `/dashboard/trainer/courses/${course.courseId}?lesson=${course.lessonId}`);
  await trainer.getByRole('button', { name: t('quizEditor:list.open', { number: '1', text }) }).click();
  const form = trainer.getByRole('region', { name: t('quizEditor:list.panel', { number: '1' }) });
  await form.getByRole('radio', { name: t('quizEditor:statement.false') }).check();
  await expectSaved(trainer, language);
  await form.getByRole('button', { name: t('quizEditor:apply.apply'), exact: true }).click();
  await form.getByRole('button', { name: t('quizEditor:correction.open'), exact: true }).click();

  // The dry run names who changes, and changes nothing.
  const dialog = trainer.getByRole('dialog', { name: t('quizEditor:correction.title') });
  const row = dialog.getByRole('list', { name: t('quizEditor:correction.preview') }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(data.me.firstName);
  await expect(row).toContainText(t('quizzes:states.passed'));
  await expect(dialog.getByRole('status')).toContainText(t('quizEditor:correction.newPasses', { count: 1, n: '1' }));
  const confirm = dialog.getByRole('button', { name: t('quizEditor:correction.confirm'), exact: true });
  await confirm.click();
  await expect(dialog.getByLabel(t('quizEditor:correction.reason'))).toBeFocused();
  await expectAccessible(trainer);
  await expectAccessibleOnPhone(trainer);
  await visit(learner, quizPath);
  await expect(learner.getByText(t('quizzes:start.passed'))).toHaveCount(0);

  await dialog.getByLabel(t('quizEditor:correction.reason')).fill('The key was wrong.');
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(form.getByText(t('quizEditor:correction.changed', { count: 1, n: '1' }))).toBeVisible({
    timeout: 15_000,
  });
  await expectAccessible(trainer);

  await visit(learner, quizPath);
  await expect(learner.getByText(t('quizzes:start.passed'))).toBeVisible();
  await visit(learner, '/notifications');
  await learner.getByRole('link', { name: /You passed “Final quiz” after a correction/ }).click();
  await expect(learner.getByRole('heading', { level: 1, name: t('quizzes:result.title') })).toBeVisible();
  await expect(learner.getByText('100%').first()).toBeVisible();
});
