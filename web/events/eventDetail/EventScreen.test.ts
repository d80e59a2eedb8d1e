import { expect, test } from 'vitest';
import { connectionFixture, eventFixture, registrationFixture, userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const organizer = (hasTrainerPage: boolean) => ({ ...(eventFixture().organizer as object), hasTrainerPage });
const pageOf = (overrides: Record<string, unknown> = {}, others: ReturnType<typeof eventFixture>[] = []) => ({
  event: eventFixture(overrides),
  events: connectionFixture([eventFixture(overrides), ...others]),
});

test('shows time, place, price, seats, text and organizer, and the events after it', async () => {
  const other = eventFixture({ id: 9, title: 'Battery day' });
  const data = pageOf({ description: '## Programme\n\nBring gloves.', organizer: organizer(true) }, [other]);
  const { status, text, html } = await renderServerPageWithData('/events/7', data);
  expect(status).toBe(200);
  for (const expectedText of [
    'Upcoming',
    'December 11, 2099',
    '9:00 AM – 4:30 PM',
    'Kouba, Algiers',
    'DZD 5,000',
    '17 spots left',
    'Bring gloves.',
    'Nadia Meziane',
    'Next events',
    'Battery day',
  ])
    expect(text).toContain(expectedText);
  expect(html).toMatch(/<h2[^>]*>Programme<\/h2>/);
  expect(html).toContain('href="/trainers/2"');
  expect(html).toContain('href="/checkout/events/7"');
  expect(html.match(/href="\/events\/9"/g)).toHaveLength(1);
  expect(html).toContain('"@id":"https://tayyar.test/events/7?lang=en"');
  expect(html).toContain('<link rel="canonical" href="https://tayyar.test/events/7?lang=en"');
});

test('shows the Arabic texts, and a page without other events has no list of them', async () => {
  const { text } = await renderServerPageWithData('/events/7', pageOf({ price: '0.00' }), 'ar');
  for (const expectedText of ['وضع شاحن جداري في الخدمة', 'القبة، الجزائر العاصمة', 'مجاني', 'نادية مزيان'])
    expect(text).toContain(expectedText);
  expect(text).not.toContain('الفعاليات المقبلة');
});

test('visitors come back to the page after the login, and participants see their calendar file', async () => {
  const free = await renderServerPageWithData('/events/7', pageOf({ price: '0.00' }));
  expect(free.html).toContain('href="/auth?next=%2Fevents%2F7"');
  expect(free.html).not.toContain('href="/trainers/2"');
  const participant = { me: userFixture('student', 5), ...pageOf({ myRegistration: registrationFixture() }) };
  expect((await renderServerPageWithData('/events/7', participant)).html).toContain('/api/events/7.ics?lang=en');
});

test.each([
  [{ isUpcoming: false, isOver: true }, 'Past', 'This event is over.'],
  [{ isUpcoming: false, isOver: false }, 'Under way', 'This event has begun and is under way.'],
  [{ isSoldOut: true, spotsLeft: 0 }, 'Sold out', 'Sold out'],
])('%j is said', async (state, chip, sentence) => {
  const { text } = await renderServerPageWithData('/events/7', pageOf(state));
  expect(text).toContain(chip);
  expect(text).toContain(sentence);
  expect(text).not.toContain('Register for Event');
});

test('an event that is not visible is 404, and a draft is not indexed', async () => {
  const absent = await renderServerPageWithData('/events/8', { event: null, events: connectionFixture([]) });
  expect([absent.status, absent.text.includes('Event Not Found')]).toEqual([404, true]);
  const draft = await renderServerPageWithData('/events/7', pageOf({ isPublished: false }));
  expect(draft.text).toContain('Draft');
  expect(draft.html).toContain('content="noindex"');
  expect(draft.html).not.toContain('"@type":"Event"');
});
