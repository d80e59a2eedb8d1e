import type { Page, Response } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { questionKinds } from '../../../schema/contract/grading/questions/question';
import { completeMutation } from '../../../schema/testing/learningDocuments';
import { autosaveDelayMs } from '../../drafts/saveTiming';
import { expect, test } from '../fixtures';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import {
  expectAccessible,
  expectAccessibleOnPhone,
  expectLanguage,
  visit,
  waitUntilIdle,
} from '../support/checks/pageChecks';
import { answerSomehow, openQuizStudent, questionsOfAllKinds, shownQuestion } from '../support/quizzes';

const critical = questionsOfAllKinds.slice(0, 3);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function submit(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  await press(page, t('quizzes:attempt.finish'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('quizzes:submit.confirm'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('quizzes:result.title') })).toBeFocused();
}

test(
  'on a phone in Arabic, a learner misses a critical question, tries again in spite of a bad line, and passes',
  {
    tag: ['@embedded', '@smoke'],
  },
  async ({ openPage }) => {
    const t = messagesIn('ar');
    const { page, course, quizPath } = await openQuizStudent(openPage, critical, {
      language: 'ar',
      width: 360,
      allowFailedRequests: true,
      rules: { timeLimitSeconds: 1500 },
    });
    await sendGraphql(page.request, completeMutation, { id: course.contentId });
    await visit(page, quizPath);
    await expectLanguage(page, 'ar');
    await expectAccessible(page);

    // All right but the critical one.
    await press(page, t('quizzes:start.begin'));
    await page.waitForURL(/attempt=/);
    await expect(page.getByRole('heading', { level: 2, name: /1.*3/ })).toBeFocused();
    await expect(shownQuestion(page).getByText(t('quizzes:critical'))).toBeVisible();
    await shownQuestion(page).getByText('تقيس مباشرة').click();
    await expectAccessible(page);
    await press(page, t('quizzes:attempt.next'));
    for (const tool of ['القفّازات', 'المفكّات', 'مفتاح العزم']) await shownQuestion(page).getByText(tool).click();
    await press(page, t('quizzes:attempt.next'));
    await shownQuestion(page).getByText('خطأ', { exact: true }).click();
    await submit(page, 'ar');
    await expect(page.getByText(t('quizzes:result.criticalMissed', { count: 1, n: '1' }))).toBeVisible();
    await expect(page.getByText('لا توتر بعد نزع القابس')).toBeVisible();
    await expectAccessible(page);

    // Again: the line is cut, and the page is reloaded while answers wait.
    await press(page, t('quizzes:start.again'));
    await expect(shownQuestion(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await shownQuestion(page).getByText('تنتظر الزمن').click();
    await expect(page.getByText(/حُفظ جوابك \d\d:\d\d/)).toBeVisible();
    await page.context().setOffline(true);
    await press(page, t('quizzes:attempt.next'));
    for (const tool of ['القفّازات', 'المفكّات', 'مفتاح العزم']) await shownQuestion(page).getByText(tool).click();
    await press(page, t('quizzes:attempt.next'));
    await shownQuestion(page).getByText('خطأ', { exact: true }).click();
    await expect(page.getByText(t('quizzes:saving.unsent', { count: 2, n: '2' }))).toBeVisible();
    await expect(page.getByText(t('quizzes:saving.offline'))).toBeVisible();
    const address = page.url();
    await page.close();
    await page.context().setOffline(false);
    const reloaded = await page.context().newPage();
    await visit(reloaded, address);
    await expect(shownQuestion(reloaded).getByRole('radio', { name: 'خطأ' })).toBeChecked();
    await expect(reloaded.getByText(t('quizzes:saving.unsent', { count: 2, n: '2' }))).toBeHidden();
    await submit(reloaded, 'ar');
    await expect(reloaded.getByText(t('quizzes:result.passed'))).toBeVisible();
    await expect(reloaded.getByText('100%').first()).toBeVisible();
    await expect(reloaded.getByText(t('quizzes:result.courseCompleted'))).toBeVisible();
    await expect(reloaded.getByRole('link', { name: t('quizzes:result.confirmName') })).toBeVisible();
    await expectAccessible(reloaded);
    await visit(reloaded, quizPath);
    await expect(reloaded.getByText(t('quizzes:start.passed'))).toBeVisible();
    await expect(reloaded.getByRole('button', { name: t('learning:markComplete') })).toHaveCount(0);
  },
);

/** Answers the shown question, with the keyboard where a kind has more than native fields. */
const answers: Record<(typeof questionKinds)[number], (page: Page) => Promise<void>> = {
  single: (page) =>
    shownQuestion(page)
      .getByRole('radio', { name: /^Wait the time/ })
      .press('Space'),
  multiple: async (page) => {
    for (const name of ['Gloves', 'Screwdrivers', 'The torque wrench'])
      await shownQuestion(page).getByRole('checkbox', { name }).press('Space');
  },
  boolean: (page) => shownQuestion(page).getByRole('radio', { name: 'False' }).press('Space'),
  number: async (page) => {
    await shownQuestion(page).getByRole('textbox').fill('2,750');
    await shownQuestion(page).getByRole('combobox').selectOption('kWh');
    await expect(shownQuestion(page).getByText('This number can be read in two ways.')).toBeVisible();
  },
  text: (page) => shownQuestion(page).getByRole('textbox').fill('bms'),
  order: async (page) => {
    // The order of the attempt is random.
    const up = shownQuestion(page)
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /^Move up/ });
    const name = (await up.getAttribute('aria-label')) ?? '';
    await up.press('Enter');
    await expect(shownQuestion(page).getByRole('button', { name, exact: true })).toBeFocused();
    await expect(shownQuestion(page).getByText('is now in place 2 of 3')).toBeAttached();
    for (const [place, step] of ['Switch off the vehicle', 'Remove the service plug', 'Measure'].entries())
      await shownQuestion(page)
        .getByRole('combobox', { name: `Place of “${step}”` })
        .selectOption(String(place + 1));
  },
  match: async (page) => {
    await shownQuestion(page)
      .getByRole('combobox', { name: /Energy/ })
      .selectOption('Kilowatt-hour');
    await shownQuestion(page).getByRole('combobox', { name: /Power/ }).selectOption('Kilowatt');
  },
  hotspot: (page) =>
    shownQuestion(page)
      .getByRole('radio', { name: /under the seats/ })
      .press('Space'),
  procedure: async (page) => {
    for (const step of ['Switch off', 'Remove the service plug', 'Measure', 'Wait'])
      await shownQuestion(page)
        .getByRole('button', { name: new RegExp(`^Add: ${step}`) })
        .press('Enter');
    await shownQuestion(page)
      .getByRole('button', { name: /^Move up: Wait/ })
      .press('Enter');
    await expect(shownQuestion(page).getByText('“Wait ten minutes” is now in place 3 of 4')).toBeAttached();
  },
};

test('every kind of question is answered by the keyboard, and its answer is the same in the other language', async ({
  openPage,
}) => {
  const t = messagesIn('en');
  test.setTimeout(300_000);
  const { page, quizPath } = await openQuizStudent(openPage, questionsOfAllKinds, { language: 'en' });
  await visit(page, quizPath);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await press(page, t('quizzes:start.begin'));
  await page.waitForURL(/attempt=/);
  for (const [index, kind] of questionKinds.entries()) {
    await expect(shownQuestion(page).getByRole('heading', { level: 2 })).toBeFocused();
    await answers[kind](page);
    const values = () =>
      shownQuestion(page)
        .locator('input, select')
        .evaluateAll((fields: (HTMLInputElement | HTMLSelectElement)[]) =>
          fields.map((field) => ('checked' in field && field.checked ? 'on' : field.value)),
        );
    const before = await values();
    await press(page, 'العربية');
    await expect(shownQuestion(page).locator('fieldset[lang]')).toHaveAttribute('dir', 'rtl');
    expect(await values(), kind).toEqual(before);
    await expectAccessible(page);
    await expectAccessibleOnPhone(page);
    await press(page, 'English');
    await expectAccessibleOnPhone(page);
    if (index < questionKinds.length - 1) await press(page, t('quizzes:attempt.next'));
  }

  // The ambiguous number would count as no answer.
  await press(page, t('quizzes:attempt.finish'));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(t('quizzes:submit.gaps.ambiguous'))).toBeVisible();
  await expect(dialog.getByText(t('quizzes:submit.gaps.blank'))).toBeHidden();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await dialog.getByRole('link', { name: t('quizzes:questionNumber', { number: '4' }) }).click();
  await press(page, '2.75\u00A0kWh');
  await expect(shownQuestion(page).getByText('Understood as 2.75 kWh')).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: /^9/ }).click();
  await submit(page, 'en');
  await expect(page.getByText('100%').first()).toBeVisible();
  await expect(page.locator('li[data-verdict="right"]')).toHaveCount(questionKinds.length);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
});

test('of two devices the later answer counts, and what one submits is over on the other', async ({ openPage }) => {
  const t = messagesIn('en');
  const { page: phone, quizPath } = await openQuizStudent(openPage, critical, {
    language: 'en',
    width: 360,
    allowFailedRequests: true,
  });
  await visit(phone, quizPath);
  await press(phone, t('quizzes:start.begin'));
  await phone.waitForURL(/attempt=/);
  const computer = await openPage({ language: 'en', allowFailedRequests: true });
  await computer.context().addCookies(await phone.context().cookies());
  await visit(computer, phone.url());
  await shownQuestion(phone).getByText('Measure between').click();
  await expect(phone.getByText(/^Saved at/)).toBeVisible();
  await shownQuestion(computer).getByText('Wait the time').click();
  await expect(computer.getByText(/^Saved at/)).toBeVisible();
  await waitUntilIdle(computer);
  await visit(phone, phone.url());
  await expect(shownQuestion(phone).getByRole('radio', { name: /^Wait the time/ })).toBeChecked();

  for (const _next of [1, 2]) await press(computer, t('quizzes:attempt.next'));
  await submit(computer, 'en');
  await shownQuestion(phone).getByText('Take off the gloves').click();
  await expect(phone.getByRole('heading', { level: 1, name: t('quizzes:result.title') })).toBeFocused();
});

test('when the time is over, the attempt ends with words and its result', async ({ openPage }) => {
  const t = messagesIn('en');
  const { page, quizPath } = await openQuizStudent(openPage, critical, {
    language: 'en',
    allowFailedRequests: true,
    rules: { timeLimitSeconds: 30 },
  });
  await visit(page, quizPath);
  await press(page, t('quizzes:start.begin'));
  await page.waitForURL(/attempt=/);
  await shownQuestion(page).getByText('Wait the time').click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.context().setOffline(true);
  await press(page, t('quizzes:attempt.next'));
  await shownQuestion(page).getByText('Gloves').click();
  await expect(page.getByText(t('quizzes:over.title'))).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(t('quizzes:over.offline'))).toBeVisible();
  await expect(shownQuestion(page).getByRole('checkbox').first()).toBeDisabled();
  await expectAccessible(page);
  let failures = 0;
  await page.route('**/graphql', (route) => {
    const isFirst = failures === 0 && route.request().postData()?.includes('SubmitQuizAttempt');
    if (isFirst) failures += 1;
    return isFirst ? route.abort() : route.fallback();
  });
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('quizzes:result.title') })).toBeFocused();
  expect(failures, 'the first request after the event fails, as on a line that comes back').toBe(1);
  await expect(page.getByText(t('quizzes:result.closedByTime'))).toBeVisible();
});

test('without scripts, the rules, the deadline and the saved answers are readable', async ({ openPage }) => {
  const t = messagesIn('ar');
  const { page, quizPath } = await openQuizStudent(openPage, critical, {
    language: 'ar',
    rules: { timeLimitSeconds: 1500 },
  });
  await visit(page, quizPath);
  await press(page, t('quizzes:start.begin'));
  await page.waitForURL(/attempt=/);
  await shownQuestion(page).getByText('تنتظر الزمن').click();
  await expect(page.getByText(/حُفظ جوابك/)).toBeVisible();
  const reader = await openPage({ language: 'ar', width: 360, javaScriptEnabled: false });
  await reader.context().addCookies(await page.context().cookies());
  await reader.goto(quizPath);
  await expect(reader.getByText(t('quizzes:rules.title'))).toBeVisible();
  await expect(reader.getByText(/تنتهي يوم .* \(بتوقيت الجزائر\)/)).toBeVisible();
  await reader.getByRole('link', { name: t('quizzes:start.resume') }).click();
  await expect(reader.getByText(t('quizzes:attempt.needsScripts'))).toBeVisible();
  await expect(reader.getByRole('radio', { name: /تنتظر الزمن/ })).toBeChecked();
  await expect(reader.getByRole('checkbox', { name: 'القفّازات' })).toBeVisible();
  await expect(reader.getByRole('button', { name: t('quizzes:attempt.next') })).toBeHidden();
});

test('the page of a quiz is small, and so is an exam of twenty questions', async ({ openPage }) => {
  test.setTimeout(300_000);
  const exam = Array.from({ length: 20 }, (_, index) => questionsOfAllKinds[index % questionsOfAllKinds.length]!);
  const { page, quizPath } = await openQuizStudent(openPage, exam, { language: 'ar', width: 360, isDeferred: true });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  /** Request headers are left out: HTTP/2 sends them once. */
  const countBytes = async (isCounted: (response: Response) => boolean) => {
    const sizes = await Promise.all(responses.filter(isCounted).map((response) => response.request().sizes()));
    return sizes.reduce(
      (sum, { requestBodySize, responseBodySize, responseHeadersSize }) =>
        sum + requestBodySize + responseBodySize + responseHeadersSize,
      0,
    );
  };
  await page.clock.install();
  await page.goto(quizPath, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-application', 'deferred');
  expect(await countBytes(() => true)).toBeLessThan(150_000);

  const ar = messagesIn('ar');
  await page.getByRole('button', { name: ar('quizzes:start.begin') }).tap();
  await page.waitForURL(/attempt=/);
  for (let position = 1; position <= 20; position += 1) {
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('SaveQuizAnswers') ?? false,
    );
    await answerSomehow(page);
    await page.clock.fastForward(autosaveDelayMs);
    await saved;
    if (position < 20) await press(page, ar('quizzes:attempt.next'));
  }
  await submit(page, 'ar');
  await waitUntilIdle(page);
  const isExchange = (response: Response) => response.url().includes('/graphql');
  expect(responses.filter(isExchange).length).toBeGreaterThan(20);
  expect(await countBytes(isExchange)).toBeLessThan(60_000);
});
