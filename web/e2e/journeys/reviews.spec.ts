import { formatValidationMessage } from '../../../schema/contract/problems/validationMessages';
import { expect, test } from '../fixtures';
import { demo, registerByApi, signInByApi } from '../support/accounts';
import { enrollAsAdmin } from '../support/enrollments';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/checks/pageChecks';
import { arabicPhone, englishDesktop } from '../support/variants';

const courseId = 3;
const course = `/courses/${courseId}`;

test('a student writes, edits and deletes a review', async ({ openPage }) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage(arabicPhone);
  const { email } = await registerByApi(page.request);
  const admin = await openPage({ role: 'admin' });
  await enrollAsAdmin(admin.request, courseId, email);
  await visit(page, `${course}?tab=reviews`);
  const own = page.getByRole('region', { name: t('reviews:own.title') });
  const button = (name: string) => own.getByRole('button', { name, exact: true });

  await button(t('reviews:own.send')).click();
  await expect(own.getByText(formatValidationMessage('ratingRequired', language))).toBeVisible();
  await expectAccessible(page);

  const comment = own.getByLabel(t('reviews:own.comment'));
  await comment.fill('Clear.\nUseful.');
  // A reload restores the draft.
  await page.reload();
  await expect(comment).toHaveValue('Clear.\nUseful.');
  await own.getByRole('radio', { name: t('reviews:rating', { rating: '4' }) }).focus();
  await page.keyboard.press('Space');
  await button(t('reviews:own.send')).click();
  await expect(own.getByText(t('reviews:own.waitingForEmail'))).toBeVisible();
  await expect(own).toBeFocused();

  await button(t('reviews:own.edit')).click();
  await comment.fill('Clear, and useful.');
  await button(t('reviews:own.send')).click();
  await expect(own.getByText('Clear, and useful.')).toBeVisible();

  // Other visitors see only approved reviews.
  const other = await openPage(arabicPhone);
  await visit(other, `${course}?tab=reviews`);
  await expect(other.getByText('Clear, and useful.')).toHaveCount(0);
  await signInByApi(other.request, demo.student);

  await button(t('reviews:own.delete')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('reviews:own.delete'), exact: true })
    .click();
  await expect(button(t('reviews:own.send'))).toBeVisible();
});

test('a review without a rating is refused at its field in English', async ({ openPage }) => {
  const page = await openPage(englishDesktop);
  const { email } = await registerByApi(page.request);
  await enrollAsAdmin((await openPage({ role: 'admin' })).request, courseId, email);
  await visit(page, `${course}?tab=reviews`);
  const own = page.getByRole('region', { name: messagesIn('en')('reviews:own.title') });
  await own.getByRole('button', { name: messagesIn('en')('reviews:own.send'), exact: true }).click();
  await expect(own.getByText(formatValidationMessage('ratingRequired', 'en'))).toBeVisible();
  await expectAccessible(page);
});
