import { expect, test, vi } from 'vitest';
import { connectionFixture, pollFixture } from '../testing/fixtures';
import { renderServerPageWithData } from '../testing/renderServerPage';

const pollsOf = (...polls: ReturnType<typeof pollFixture>[]) => ({ polls: connectionFixture(polls) });

test('shows radio buttons and no results before voting', async () => {
  const { status, text, html } = await renderServerPageWithData('/polls', pollsOf(pollFixture()));
  expect(status).toBe(200);
  for (const expectedText of ['Which electric car', 'Active', '213 votes', 'Fiat 500e', 'Dacia Spring', 'Another one'])
    expect(text).toContain(expectedText);
  expect(html.match(/<input [^>]*type="radio"[^>]*name="optionIds"/g)).toHaveLength(3);
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Vote<\/button>/);
  expect(text).toContain('Voting requires JavaScript.');
  expect(text).not.toContain('%');
  expect(text).not.toContain('Thank you');
});

test('shows checkboxes for multiple choice', async () => {
  const { text, html } = await renderServerPageWithData('/polls', pollsOf(pollFixture({ isMultiple: true })));
  expect(html.match(/<input [^>]*type="checkbox"[^>]*name="optionIds"/g)).toHaveLength(3);
  expect(text).toContain('Choose one or more answers');
});

test('shows percentages, counts, bars and the own choice after voting', async () => {
  const { text, html } = await renderServerPageWithData(
    '/polls',
    pollsOf(pollFixture({ hasVoted: true, myChoices: [72] })),
  );
  for (const expectedText of ['112 votes 53%', '98 votes 46%', '3 votes 1%', 'Thank you for voting!'])
    expect(text).toContain(expectedText);
  expect([
    ...html.matchAll(/role="progressbar"[^>]*aria-valuenow="(\d+)"|aria-valuenow="(\d+)"[^>]*role="progressbar"/g),
  ]).toHaveLength(3);
  expect(html.match(/aria-label="Your choice"/g)).toHaveLength(1);
  expect(html).not.toContain('<input');
});

test('shows percentages of voters for multiple choice with an explanation', async () => {
  const voted = pollFixture({ isMultiple: true, hasVoted: true, myChoices: [71, 72], voterCount: 140 });
  const { text, html } = await renderServerPageWithData('/polls', pollsOf(voted));
  for (const expectedText of ['112 votes 80%', '98 votes 70%', '3 votes 2%', 'of all voters'])
    expect(text).toContain(expectedText);
  expect(html.match(/aria-label="Your choice"/g)).toHaveLength(2);
});

test('shows the results of an ended poll to everyone', async () => {
  const { text, html } = await renderServerPageWithData(
    '/polls',
    pollsOf(pollFixture({ isExpired: true, endsAt: new Date('2026-11-03T12:00:00Z') })),
  );
  for (const expectedText of ['Expired', 'Ended on November 3, 2026', '53%', 'Voting has ended.'])
    expect(text).toContain(expectedText);
  expect(text).not.toContain('Active');
  expect(text).not.toContain('Thank you');
  expect(html).not.toContain('<input');
});

test('shows open polls above ended ones', async () => {
  const ended = pollFixture({ id: 9, question: 'An ended poll?', isExpired: true });
  const { text } = await renderServerPageWithData('/polls', pollsOf(ended, pollFixture({ question: 'An open poll?' })));
  expect(text).toMatch(/An open poll\?.*An ended poll\?/);
});

test('shows polls in Arabic with Arabic plurals', async () => {
  const options = [1, 2, 5, 11, 100].map((votes) => ({ id: votes, optionText: 'x', optionTextAr: 'جواب', votes }));
  const { text } = await renderServerPageWithData(
    '/polls',
    pollsOf(pollFixture({ options, voterCount: 119, hasVoted: true, endsAt: new Date('2027-01-03T12:00:00Z') })),
    'ar',
  );
  for (const expectedText of [
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
    expect(text).toContain(expectedText);
});

test('requests active polls only and links to the next page', async () => {
  const polls = vi.fn<(args: unknown) => unknown>(() => connectionFixture([pollFixture()], { more: true }));
  const first = await renderServerPageWithData('/polls', { polls });
  expect(polls.mock.lastCall?.[0]).toMatchObject({ filter: { isActive: true }, first: 24 });
  expect(first.html).toContain('href="/polls?pages=2"');
  const second = await renderServerPageWithData('/polls?after=last', { polls });
  expect(polls.mock.lastCall?.[0]).toMatchObject({ after: 'last' });
  expect(second.text).toContain('Back to the newest polls');
});

test('shows empty states for no polls and for a poll without options', async () => {
  const none = await renderServerPageWithData('/polls', pollsOf());
  expect(none.text).toContain('No Polls Available');
  const { text, html } = await renderServerPageWithData('/polls', pollsOf(pollFixture({ options: [] })));
  expect(text).toContain('No options available');
  expect(html).not.toContain('<form');
});

test('renders three skeletons while the list is not available', async () => {
  const { html } = await renderServerPageWithData('/polls', { polls: () => Promise.reject(new Error('gone')) });
  expect(html.match(/<div[^>]*MuiCard-root/g)).toHaveLength(3);
});
