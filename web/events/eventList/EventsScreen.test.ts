import { expect, test, vi } from 'vitest';
import { connectionFixture, userFixture, eventFixture } from '../../testing/fixtures';
import { renderTestPageWithData } from '../../testing/renderTestPage';

const listOf = (...events: ReturnType<typeof eventFixture>[]) => ({ events: connectionFixture(events) });
const student = { me: userFixture('student', 5) };

test('a card shows badge, price, time, place and capacity, and has an anchor (R-EVT-2)', async () => {
  const { status, text, html } = await renderTestPageWithData('/events', listOf(eventFixture()));
  expect(status).toBe(200);
  for (const said of [
    '1 event',
    'Upcoming',
    'DZD 5,000',
    'Commissioning a wallbox',
    'One day in the workshop.',
    'December 11, 2099',
    '9:00 AM – 4:30 PM',
    'Kouba, Algiers',
    '\u20667 / 24\u2069 attendees',
    '17 spots left',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Algiers time');
  expect(html).toMatch(/<div[^>]* id="event-7"|<article[^>]* id="event-7"/);
  expect(html).toContain('href="/events#event-7"');
  expect(html).toContain('"@type":"Event"');
});

test('the same in Arabic, from the Arabic fields, with Arabic plurals and hours', async () => {
  const online = eventFixture({ id: 8, isOnline: true, locationAr: 'عبر الإنترنت', capacity: 3, spotsLeft: 2 });
  const { text } = await renderTestPageWithData('/events', listOf(eventFixture(), online), 'ar');
  for (const said of [
    'فعاليتان',
    'قادمة',
    '5,000 دج',
    'وضع شاحن جداري في الخدمة',
    '11 ديسمبر 2099',
    'من 09:00 إلى 16:30',
    'بتوقيت الجزائر',
    '\u20667 / 24\u2069 مشاركًا',
    'بقي 17 مقعدًا',
    'بقي مقعدان',
  ])
    expect(text).toContain(said);
});

test('a free event has no price badge; without a capacity nobody is counted; without a place none is named', async () => {
  const open = { price: '0.00', capacity: null, spotsLeft: null, location: null, locationAr: null };
  const { text } = await renderTestPageWithData('/events', listOf(eventFixture(open)));
  expect(text).not.toMatch(/DZD|attendees|spots left|Kouba/);
});

test('an event of several days names the first and the last', async () => {
  const { text } = await renderTestPageWithData(
    '/events',
    listOf(eventFixture({ endDate: new Date('2099-12-12T15:30:00.000Z') })),
  );
  expect(text).toContain('December 11, 2099 – December 12, 2099');
});

test('a visitor is led to sign in, and back to the event among those that were shown', async () => {
  const { html, text } = await renderTestPageWithData('/events?when=upcoming', listOf(eventFixture()));
  expect(text).toContain('Register for Event');
  expect(html).toContain('href="/auth?next=%2Fevents%3Fwhen%3Dupcoming%23event-7"');
});

test('a signed-in person registers by a button', async () => {
  const { html } = await renderTestPageWithData('/events', { ...student, ...listOf(eventFixture()) });
  expect(html).toMatch(/<button[^>]*>Register for Event<\/button>/);
  expect(html).not.toContain('/api/events/7.ics');
});

test('the registered are told where to meet, and can take the event along or give their seat back', async () => {
  const mine = { myRegistration: { id: 1 }, isSoldOut: true, spotsLeft: 0, meetingUrl: 'https://meet.example.dz/room' };
  const { html, text } = await renderTestPageWithData('/events', { ...student, ...listOf(eventFixture(mine)) });
  expect(text).toContain("You're registered");
  expect(text).toContain('Cancel registration');
  expect(text).not.toMatch(/Register for Event|Sold out/);
  expect(html).toContain('href="https://meet.example.dz/room"');
  expect(html).toContain('href="/api/events/7.ics?lang=en"');
});

test('a meeting address that is none of the web is not made a link', async () => {
  const mine = { myRegistration: { id: 1 }, meetingUrl: 'javascript:alert(1)' };
  const { html } = await renderTestPageWithData('/events', { ...student, ...listOf(eventFixture(mine)) });
  expect(html).not.toContain('href="javascript:');
});

test.each([{}, student])('an event that is full says so, and offers nothing (%j)', async (who) => {
  const { text, html } = await renderTestPageWithData('/events', {
    ...who,
    ...listOf(eventFixture({ isSoldOut: true, spotsLeft: 0 })),
  });
  expect(text).toContain('Sold out');
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Sold out/);
  expect(text).not.toContain('Register for Event');
});

test('a past event has its badge and no button, for whoever looks', async () => {
  const past = eventFixture({ isUpcoming: false, myRegistration: { id: 1 } });
  const { text } = await renderTestPageWithData('/events', { ...student, ...listOf(past) });
  expect(text).toContain('Past');
  expect(text).toContain('This event is over. You were registered.');
  expect(text).not.toMatch(/Register for Event|Cancel registration|Add to calendar|spots left/);
});

test.each(['First part.\n\nSecond part.', 'Wait and see…'])(
  'a short description (%j) stands there whole',
  async (description) => {
    const { html, text } = await renderTestPageWithData('/events', listOf(eventFixture({ description })));
    expect(text).toContain(description.split('\n').at(-1));
    expect(html).not.toContain('<details');
  },
);

test('a long description is begun, and all of it is on the page', async () => {
  const description = `${'Measure the well. '.repeat(40)}\n\n## The last word\n\nThe end.`;
  const { html, text } = await renderTestPageWithData('/events', listOf(eventFixture({ description })));
  expect(text).toContain('…');
  expect(text).toContain('Read more');
  expect(html).toMatch(/<details>.*The end\..*<\/details>/s);
  expect(html).toMatch(/<h4[^>]*>The last word<\/h4>/);
});

test('the address says which events are asked for, and how many', async () => {
  const events = vi.fn<(args: unknown) => unknown>(() => connectionFixture([]));
  await renderTestPageWithData('/events', { events });
  expect(events.mock.lastCall?.[0]).toEqual({ filter: { isPublished: true }, first: 12, after: null });
  await renderTestPageWithData('/events?when=past&pages=2', { events });
  expect(events.mock.lastCall?.[0]).toEqual({ filter: { isPublished: true, when: 'past' }, first: 24, after: null });
  const { html } = await renderTestPageWithData('/events?when=nonsense&pages=-3', { events });
  expect(events.mock.lastCall?.[0]).toEqual({ filter: { isPublished: true }, first: 12, after: null });
  for (const to of ['/events', '/events?when=upcoming', '/events?when=past']) expect(html).toContain(`href="${to}"`);
});

test('more events are an address away', async () => {
  const events = connectionFixture([eventFixture()], { total: 40, more: true });
  expect((await renderTestPageWithData('/events?when=past', { events })).html).toContain(
    'href="/events?when=past&amp;pages=2"',
  );
  expect((await renderTestPageWithData('/events', listOf(eventFixture()))).text).not.toContain('Load more events');
});

test('nothing to show says so, and leads to the others', async () => {
  const { text, html } = await renderTestPageWithData('/events?when=past', listOf());
  expect(text).toContain('No Events Found');
  expect(html).toMatch(/href="\/events"[^>]*>All events/);
});

test('a list that cannot be read leaves six skeletons to the browser', async () => {
  const events = () => Promise.reject(new Error('An error occurred'));
  const { status, html } = await renderTestPageWithData('/events', { events });
  expect(status).toBe(500);
  expect(html.match(/<div class="[^"]*MuiCard-root/g)).toHaveLength(6);
});
