import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { formatValidationMessage } from '../../../schema/contract/problems/validationMessages';
import { expect, test } from '../fixtures';
import { demo, signInByApi } from '../support/accounts';
import {
  confirmDelete,
  englishLabel,
  expectSaved,
  expectToast,
  returnToList,
  runRowAction,
  saveButton,
} from '../support/adminPanel';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectLanguage, visit } from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';
import { arabicPhone, englishDesktop } from '../support/variants';

// One after the other: the home page shows two polls, and the admin's test adds one.
test.describe.configure({ mode: 'default' });

/** Beginnings of the questions of the demo polls. */
const questions = {
  car: { en: 'Which electric car', ar: 'أي سيارة كهربائية' },
  subjects: { en: 'Which subjects', ar: 'ما المواضيع' },
  schools: { en: 'Every new school', ar: 'كل مدرسة جديدة' },
};

const pollOn = (page: Page, name: keyof typeof questions, language: Language) =>
  page.getByRole('article').filter({ hasText: questions[name][language] });

/** The percentages shown, in the order of the options. */
const percentages = async (poll: Locator) => (await poll.innerText()).match(/\d+(?=%)/g)?.map(Number) ?? [];

test('a visitor votes once, and the vote is remembered', async ({ openPage }) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage(arabicPhone);
  await visit(page, '/');
  await page.getByRole('link', { name: questions.car[language] }).click();
  await page.waitForURL(/\/polls\?poll=\d+#poll-\d+$/);
  await expectLanguage(page, language);

  const poll = pollOn(page, 'car', language);
  const button = poll.getByRole('button', { name: t('polls:vote'), exact: true });
  await expect(button, 'no option is selected').toBeDisabled();
  await button.press('Enter');
  await expect(page.getByText(t('polls:nothingChosen'), { exact: true }).first()).toBeVisible();
  await poll.getByRole('radio').nth(1).press('Space');
  await button.press('Enter');
  await expect(page.getByText(t('polls:voted.title'), { exact: true }).first()).toBeVisible();
  const results = poll.getByRole('group', { name: t('polls:results') });
  await expect(results).toBeFocused();
  const shares = await percentages(poll);
  expect([shares.length, shares.reduce((sum, share) => sum + share, 0)]).toEqual([4, 100]);
  await expectAccessible(page);

  const expectVoted = async () => {
    await expect(poll.getByText(t('polls:thanks'))).toBeVisible();
    await expect(poll.getByRole('radio')).toHaveCount(0);
    await expect(poll.getByRole('img', { name: t('polls:yourChoice') })).toHaveCount(1);
  };
  await visit(page, '/polls');
  await expectVoted();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await expectVoted();
  await signInByApi(page.request, demo.student);
  await visit(page, '/polls');
  await expectVoted();
});

test('several answers count as one voter, and percentages refer to voters', async ({ openPage }) => {
  const page = await openPage(englishDesktop);
  await visit(page, '/polls');
  await expectLanguage(page, 'en');
  const poll = pollOn(page, 'subjects', 'en');
  const votersOf = async () => Number((/\d+(?= votes)/.exec(await poll.innerText()) ?? [])[0]);
  const before = await votersOf();
  await poll.getByRole('checkbox').nth(0).check();
  await poll.getByRole('checkbox').nth(4).check();
  await poll.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(poll.getByText('Thank you for voting!')).toBeVisible();
  expect(await votersOf()).toBeGreaterThan(before);
  await expect(poll.getByRole('img', { name: 'Your choice' })).toHaveCount(2);
  const shares = await percentages(poll);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(100);
  await expectAccessible(page);
});

test('a second vote from another tab is refused, and the results are shown', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  const other = await page.context().newPage();
  await visit(page, '/polls');
  await visit(other, '/polls');
  const vote = async (tab: Page) => {
    const poll = pollOn(tab, 'car', 'en');
    await poll.getByRole('radio').first().check();
    await poll.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(poll.getByText('Thank you for voting!')).toBeVisible();
  };
  await vote(page);
  await vote(other);
  await expect(other.getByText('Voting error', { exact: true }).first()).toBeVisible();
  await expect(other.getByText(/An error occurred while voting.*409: You have already voted/).first()).toBeVisible();
});

test('without JavaScript the options of open polls and the results of ended polls are readable', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/polls');
  const open = pollOn(page, 'car', 'en');
  await expect(open.getByText('Dacia Spring')).toBeVisible();
  await expect(open.getByText(messagesIn('en')('polls:needsScripts'))).toBeVisible();
  const ended = pollOn(page, 'schools', 'en');
  await expect(ended.getByText('Expired')).toBeVisible();
  expect(await percentages(ended)).toEqual([58, 30, 8, 4]);
});

test('an admin creates, changes and deletes a poll on a phone, with a preview that names missing translations', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', role: 'admin', width: 360 });
  await visit(page, '/dashboard/admin?tab=polls');
  const name = `ما رأيكم؟ ${uniqueId()}`;
  const question = `What do you think? ${uniqueId()}`;
  const dialog = page.getByRole('dialog');
  const preview = dialog.getByRole('region', { name: t('adminPolls:preview.title') });
  const save = () => saveButton(page).press('Enter');

  await page.getByRole('button', { name: t('adminPolls:add') }).press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(question);
  await page.keyboard.press('Tab');
  await page.keyboard.type('نعم، لا، ربما');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Yes, No');
  await expect(preview.getByText(t('adminPolls:preview.missing', { option: '\u2068ربما\u2069' }))).toBeVisible();
  await expectAccessible(page);
  await save();
  await expect(dialog.getByText(formatValidationMessage('optionCountsDiffer|2|3', 'ar'))).toBeVisible();
  await dialog.getByLabel(englishLabel(t('adminPolls:options'))).fill('Yes, No, "Perhaps, or not"');
  await expect(preview.getByText('Perhaps, or not', { exact: true })).toBeVisible();
  await save();
  await expectSaved(page, 'created');
  await returnToList(page, name);

  const visitor = await openPage({ language: 'en' });
  await visit(visitor, '/polls');
  const poll = visitor.getByRole('article').filter({ hasText: question });
  await expect(poll.getByRole('radio')).toHaveCount(3);
  await expect(poll.getByText('Perhaps, or not')).toBeVisible();

  await page.getByRole('button', { name: t('admin:edit', { name }) }).click();
  await dialog.getByRole('switch', { name: t('adminPolls:allowMultiple') }).click();
  await save();
  await expectSaved(page, 'updated');
  await visit(visitor, '/polls');
  await expect(poll.getByRole('checkbox')).toHaveCount(3);

  await runRowAction(page, name, t('admin:remove', { name }));
  await confirmDelete(page).click();
  await expectToast(page, t('admin:deleted'));
});
