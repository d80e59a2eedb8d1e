import { expect, test, vi } from 'vitest';
import { connectionFixture, pollFixture } from '../testing/fixtures';
import { renderTestPageWithData } from '../testing/renderTestPage';

const pollsOf = (...polls: ReturnType<typeof pollFixture>[]) => ({ polls: connectionFixture(polls) });

test('before one votes: question, badge, votes, radio buttons, and no result', async () => {
  const { status, text, html } = await renderTestPageWithData('/polls', pollsOf(pollFixture()));
  expect(status).toBe(200);
  for (const said of ['Which electric car', 'Active', '213 votes', 'Fiat 500e', 'Dacia Spring', 'Another one'])
    expect(text).toContain(said);
  expect(html.match(/<input [^>]*type="radio"[^>]*name="optionIds"/g)).toHaveLength(3);
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Vote<\/button>/);
  expect(text).toContain('Voting needs JavaScript.');
  expect(text).not.toContain('%');
  expect(text).not.toContain('Thank you');
});

test('with several choices: checkboxes', async () => {
  const { text, html } = await renderTestPageWithData('/polls', pollsOf(pollFixture({ isMultiple: true })));
  expect(html.match(/<input [^>]*type="checkbox"[^>]*name="optionIds"/g)).toHaveLength(3);
  expect(text).toContain('Choose one or more answers');
});

test('after one has voted: percentages that add up, counts, bars, the own choice, and thanks', async () => {
  const { text, html } = await renderTestPageWithData(
    '/polls',
    pollsOf(pollFixture({ hasVoted: true, myChoices: [72] })),
  );
  for (const said of ['112 votes 53%', '98 votes 46%', '3 votes 1%', 'Thank you for voting!'])
    expect(text).toContain(said);
  expect([
    ...html.matchAll(/role="progressbar"[^>]*aria-valuenow="(\d+)"|aria-valuenow="(\d+)"[^>]*role="progressbar"/g),
  ]).toHaveLength(3);
  expect(html.match(/aria-label="Your choice"/g)).toHaveLength(1);
  expect(html).not.toContain('<input');
});

test('several choices are percentages of those who voted, and it says so', async () => {
  const voted = pollFixture({ isMultiple: true, hasVoted: true, myChoices: [71, 72], voterCount: 140 });
  const { text, html } = await renderTestPageWithData('/polls', pollsOf(voted));
  for (const said of ['112 votes 80%', '98 votes 70%', '3 votes 2%', 'of all who voted']) expect(text).toContain(said);
  expect(html.match(/aria-label="Your choice"/g)).toHaveLength(2);
});

test('an ended poll shows how it ended, to those who did not vote as well', async () => {
  const { text, html } = await renderTestPageWithData(
    '/polls',
    pollsOf(pollFixture({ isExpired: true, endsAt: new Date('2026-11-03T12:00:00Z') })),
  );
  for (const said of ['Expired', 'Ended on November 3, 2026', '53%', 'Voting has ended.']) expect(text).toContain(said);
  expect(text).not.toContain('Active');
  expect(text).not.toContain('Thank you');
  expect(html).not.toContain('<input');
});

test('the same in Arabic, with Arabic plurals', async () => {
  const options = [1, 2, 5, 11, 100].map((votes) => ({ id: votes, optionText: 'x', optionTextAr: 'جواب', votes }));
  const { text } = await renderTestPageWithData(
    '/polls',
    pollsOf(pollFixture({ options, voterCount: 119, hasVoted: true, endsAt: new Date('2027-01-03T12:00:00Z') })),
    'ar',
  );
  for (const said of [
    'أي سيارة كهربائية أنسب',
    'نشط',
    'مفتوح حتى 3 جانفي 2027',
    'صوت واحد',
    'صوتان',
    '5 أصوات',
    '11 صوتًا',
    '100 صوت',
    'شكرًا لتصويتك!',
  ])
    expect(text).toContain(said);
});

test('only active polls are asked for; a longer list goes on at an address', async () => {
  const polls = vi.fn<(args: unknown) => unknown>(() => connectionFixture([pollFixture()], { more: true }));
  const first = await renderTestPageWithData('/polls', { polls });
  expect(polls.mock.lastCall?.[0]).toMatchObject({ filter: { isActive: true }, first: 24 });
  expect(first.html).toContain('href="/polls?pages=2"');
  const second = await renderTestPageWithData('/polls?after=last', { polls });
  expect(polls.mock.lastCall?.[0]).toMatchObject({ after: 'last' });
  expect(second.text).toContain('The newest polls');
});

test('nothing to vote on, and nothing to choose from', async () => {
  const none = await renderTestPageWithData('/polls', pollsOf());
  expect(none.text).toContain('No Polls Available');
  const { text, html } = await renderTestPageWithData('/polls', pollsOf(pollFixture({ options: [] })));
  expect(text).toContain('No options available');
  expect(html).not.toContain('<form');
});

test('a list that cannot be read yet is three skeletons', async () => {
  const { html } = await renderTestPageWithData('/polls', { polls: () => Promise.reject(new Error('gone')) });
  expect(html.match(/<div[^>]*MuiCard-root/g)).toHaveLength(3);
});
