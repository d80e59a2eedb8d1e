import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';
import { listMissingFeatures, removeFeatures } from '../support/checks/oldestBrowser';
import { answerSomehow, openQuizStudent, questionsOfAllKinds, shownQuestion } from '../support/quizzes';
import { translatePage } from '../support/checks/translator';

/** A script of the page. */
const blockStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
};

const missingFeatures = listMissingFeatures();

const obstacles = {
  'without what the oldest browsers lack': (page) => page.addInitScript(removeFeatures, missingFeatures),
  'while a translator changes the texts': (page) => page.addInitScript(translatePage, 'replace' as const),
  'where access to storage throws': (page) => page.addInitScript(blockStorage),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

for (const [name, prepare] of Object.entries(obstacles))
  test(`a quiz is taken ${name}`, async ({ openPage }) => {
    const t = messagesIn('en');
    const { page, quizPath } = await openQuizStudent(openPage, questionsOfAllKinds, {
      language: 'en',
      isDeferred: true,
    });
    await prepare(page);
    await page.goto(quizPath);
    await page.getByRole('button', { name: t('quizzes:start.begin') }).click();
    await page.waitForURL(/attempt=/);
    for (let number = 1; number < questionsOfAllKinds.length; number += 1) {
      await answerSomehow(page);
      await page.getByRole('button', { name: t('quizzes:attempt.next') }).click();
      await expect(page).toHaveURL(new RegExp(`question=${number + 1}$`));
    }
    await page.getByRole('button', { name: t('quizzes:attempt.finish'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('quizzes:submit.confirm') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('quizzes:result.title') })).toBeFocused();
    await expect(page.locator('li[data-verdict="blank"]')).toHaveCount(1);
    await expect(page.locator('.boot-failure')).toHaveCount(0);
  });

test('two tabs of an attempt share what is not saved, and the later answer stays', async ({ openPage }) => {
  const t = messagesIn('en');
  const texts = questionsOfAllKinds.filter(({ content }) => content.kind === 'text');
  const { page, quizPath } = await openQuizStudent(openPage, texts, { language: 'en', allowFailedRequests: true });
  await page.goto(quizPath);
  await page.getByRole('button', { name: t('quizzes:start.begin') }).click();
  await page.waitForURL(/attempt=/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const [field, otherField] = [page, other].map((each) => shownQuestion(each).getByRole('textbox'));
  await page.context().setOffline(true);
  await field!.fill('first');
  await expect(otherField!).toHaveValue('first');
  await otherField!.fill('second, later');
  await expect(field!).toHaveValue('second, later');
  await page.context().setOffline(false);
  await other.close();
  const countUnsaved = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tayyar_answers')).length);
  await expect.poll(countUnsaved).toBe(0);
  await page.reload();
  await expect(field!).toHaveValue('second, later');
});
