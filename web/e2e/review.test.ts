import { expect, test } from 'vitest';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { accessibilityFaults, aPage, overflows, visit } from './browser';
import { aStranger, demo, signedIn } from './people';
import { words as wordsOf } from './words';

const course = '/courses/3';

test.each([
  ['ar', 360],
  ['en', 1440],
] as const)('a student reviews a course, changes the review and takes it back (%s, %d px)', async (language, width) => {
  const t = wordsOf(language);
  const page = await aPage({ language, width });
  await page.request.post('/api/register', { data: aStranger() });
  expect((await page.request.post(`/api${course}/enroll`)).ok()).toBe(true);
  await visit(page, `${course}?tab=reviews`);
  const own = page.getByRole('region', { name: t('reviews:own.title') });
  const button = (name: string) => own.getByRole('button', { name, exact: true });

  await button(t('reviews:own.send')).click();
  await own.getByText(formatValidationMessage('required', language)).waitFor();
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);

  const words = own.getByLabel(t('reviews:own.comment'));
  await words.fill('Clear.\nUseful.');
  // Whatever was typed is still there after a look at another page.
  await page.reload();
  await expect.poll(() => words.inputValue()).toBe('Clear.\nUseful.');
  await own.getByRole('radio', { name: t('reviews:rating', { rating: '4' }) }).focus();
  await page.keyboard.press('Space');
  await button(t('reviews:own.send')).click();
  await own.getByText(t('reviews:own.waiting')).waitFor();
  expect(await own.evaluate((card) => card === document.activeElement)).toBe(true);

  await button(t('reviews:own.edit')).click();
  await words.fill('Clear, and useful.');
  await button(t('reviews:own.send')).click();
  await own.getByText('Clear, and useful.').waitFor();

  // Nobody else sees it before it is approved.
  const other = await aPage({ language, width });
  await visit(other, `${course}?tab=reviews`);
  expect(await other.getByText('Clear, and useful.').count()).toBe(0);
  await signedIn(other, demo.student);

  await button(t('reviews:own.delete')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('reviews:own.delete'), exact: true })
    .click();
  await button(t('reviews:own.send')).waitFor();
});
