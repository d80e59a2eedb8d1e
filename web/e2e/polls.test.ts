import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { accessibilityFaults, aPage, overflows, reads, visit } from './browser';
import { demo, signedIn } from './people';
import { words } from './words';

/** The demo's polls, by what is asked in them. */
const questions = {
  car: { en: 'Which electric car', ar: 'أي سيارة كهربائية' },
  subjects: { en: 'Which subjects', ar: 'ما المواضيع' },
  schools: { en: 'Every new school', ar: 'كل مدرسة جديدة' },
};

const pollOn = (page: Page, name: keyof typeof questions, language: Language) =>
  page.getByRole('article').filter({ hasText: questions[name][language] });

/** The percentages that a poll shows, in their order. */
const percentages = async (poll: ReturnType<typeof pollOn>) =>
  (await poll.innerText()).match(/\d+(?=%)/g)?.map(Number) ?? [];

const ways = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1440 },
] as const;

test.each(ways)('a visitor votes once, and it stays so ($language, $width px)', async ({ language, width }) => {
  const t = words(language);
  const page = await aPage({ language, width });
  await visit(page, '/');
  await page.getByRole('link', { name: questions.car[language] }).click();
  await page.waitForURL(/\/polls#poll-\d+$/);
  await reads(page, language);

  const poll = pollOn(page, 'car', language);
  const button = poll.getByRole('button', { name: t('polls:vote'), exact: true });
  expect(await button.isDisabled(), 'nothing is chosen').toBe(true);
  await button.press('Enter');
  await page.getByText(t('polls:nothingChosen'), { exact: true }).first().waitFor();
  await poll.getByRole('radio').nth(1).press('Space');
  await button.press('Enter');
  await page.getByText(t('polls:voted.title'), { exact: true }).first().waitFor();
  const results = poll.getByRole('group', { name: t('polls:results') });
  await expect.poll(() => results.evaluate((element) => element === document.activeElement)).toBe(true);
  const shares = await percentages(poll);
  expect([shares.length, shares.reduce((sum, share) => sum + share, 0)]).toEqual([4, 100]);
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);

  const isVoted = async () => {
    await poll.getByText(t('polls:thanks')).waitFor();
    expect(await poll.getByRole('radio').count()).toBe(0);
    expect(await poll.getByRole('img', { name: t('polls:yourChoice') }).count()).toBe(1);
  };
  await visit(page, '/polls');
  await isVoted();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await isVoted();
  await signedIn(page, demo.student);
  await visit(page, '/polls');
  await isVoted();
});

test('several answers are counted for one voter, and percentages are of the voters', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/polls');
  const poll = pollOn(page, 'subjects', 'en');
  const votersOf = async () => Number((/\d+(?= votes)/.exec(await poll.innerText()) ?? [])[0]);
  const before = await votersOf();
  await poll.getByRole('checkbox').nth(0).check();
  await poll.getByRole('checkbox').nth(4).check();
  await poll.getByRole('button', { name: 'Vote', exact: true }).click();
  await poll.getByText('Thank you for voting!').waitFor();
  expect(await votersOf()).toBeGreaterThan(before);
  expect(await poll.getByRole('img', { name: 'Your choice' }).count()).toBe(2);
  const shares = await percentages(poll);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(100);
});

test('who has voted in another tab is told so, and shown the results', async () => {
  const page = await aPage({ language: 'en' });
  const other = await page.context().newPage();
  await visit(page, '/polls');
  await visit(other, '/polls');
  const vote = async (tab: Page) => {
    const poll = pollOn(tab, 'car', 'en');
    await poll.getByRole('radio').first().check();
    await poll.getByRole('button', { name: 'Vote', exact: true }).click();
    await poll.getByText('Thank you for voting!').waitFor();
  };
  await vote(page);
  await vote(other);
  await other.getByText('Voting error', { exact: true }).first().waitFor();
  await other
    .getByText(/An error occurred while voting.*409: You have already voted/)
    .first()
    .waitFor();
});

test('without JavaScript the options can be read, and the results of polls that have ended', async () => {
  const page = await aPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/polls');
  const open = pollOn(page, 'car', 'en');
  await open.getByText('Dacia Spring').waitFor();
  await open.getByText(words('en')('polls:needsScripts')).waitFor();
  const ended = pollOn(page, 'schools', 'en');
  await ended.getByText('Expired').waitFor();
  expect(await percentages(ended)).toEqual([58, 30, 8, 4]);
});
