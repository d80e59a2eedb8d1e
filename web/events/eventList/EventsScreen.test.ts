import { expect, test, vi } from 'vitest';
import {
  connectionFixture,
  userFixture,
  eventFixture,
  paymentFixture,
  registrationFixture,
} from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const listOf = (...events: ReturnType<typeof eventFixture>[]) => ({ events: connectionFixture(events) });
const student = { me: userFixture('student', 5) };

test('a card shows badge, price, time, place and capacity, and has an anchor (R-EVT-2)', async () => {
  const { status, text, html } = await renderServerPageWithData('/events', listOf(eventFixture()));
  expect(status).toBe(200);
  for (const expectedText of [
    '1 event',
    'Upcoming',
    'DZD 5,000',
    'Commissioning a wallbox',
    'One day in the workshop.',
    'December 11, 2099',
    '9:00 AM – 4:30 PM',
    'Kouba, Algiers',
    '7 / 24 attendees',
    '17 spots left',
  ])
    expect(text).toContain(expectedText);
  expect(text).not.toContain('Algiers time');
  expect(html).toMatch(/<div[^>]* id="event-7"|<article[^>]* id="event-7"/);
  expect(html).toContain('href="/events/7"');
  expect(html).toContain('"@type":"Event"');
});

test('shows cards in Arabic with Arabic plurals and times', async () => {
  const online = eventFixture({ id: 8, isOnline: true, locationAr: 'عبر الإنترنت', capacity: 3, spotsLeft: 2 });
  const { text } = await renderServerPageWithData('/events', listOf(eventFixture(), online), 'ar');
  for (const expectedText of [
    'فعاليتان',
    'قادمة',
    '5,000 دج',
    'وضع شاحن جداري في الخدمة',
    '11 ديسمبر 2099',
    'من 09:00 إلى 16:30',
    'بتوقيت الجزائر',
    '7 من 24 مقعدًا',
    'بقي 17 مقعدًا',
    'بقي مقعدان',
  ])
    expect(text).toContain(expectedText);
});

test('omits price, capacity and location if the event has none', async () => {
  const open = { price: '0.00', capacity: null, spotsLeft: null, location: null, locationAr: null };
  const { text } = await renderServerPageWithData('/events', listOf(eventFixture(open)));
  expect(text).not.toMatch(/DZD|attendees|spots left|Kouba/);
});

test('shows the first and last day of a longer event', async () => {
  const days = listOf(eventFixture({ endDate: new Date('2099-12-12T15:30:00.000Z') }));
  expect((await renderServerPageWithData('/events', days)).text).toContain('December 11–12, 2099');
  expect((await renderServerPageWithData('/events', days, 'ar')).text).toContain('11–12 ديسمبر 2099');
});

const freeEvent = () => eventFixture({ price: '0.00' });

test('sends visitors to login and back to the page of the event', async () => {
  const { html, text } = await renderServerPageWithData('/events?when=upcoming', listOf(freeEvent()));
  expect(text).toContain('Register for Event');
  expect(html).toContain('href="/auth?next=%2Fevents%2F7"');
});

test('offers signed-in users a register button', async () => {
  const { html } = await renderServerPageWithData('/events', { ...student, ...listOf(freeEvent()) });
  expect(html).toMatch(/<button[^>]*>Register for Event<\/button>/);
  expect(html).not.toContain('/api/events/7.ics');
});

test('shows participants the meeting link, the calendar file and the cancel button', async () => {
  const registeredEvent = {
    myRegistration: registrationFixture(),
    isSoldOut: true,
    spotsLeft: 0,
    meetingUrl: 'https://meet.example.dz/room',
  };
  const { html, text } = await renderServerPageWithData('/events', {
    ...student,
    ...listOf(eventFixture(registeredEvent)),
  });
  expect(text).toContain("You're registered");
  expect(text).toContain('Cancel registration');
  expect(text).not.toMatch(/Register for Event|Sold out/);
  expect(html).toContain('href="https://meet.example.dz/room"');
  expect(html).toContain('href="/api/events/7.ics?lang=en"');
});

test('does not link a meeting URL that is not https', async () => {
  const registeredEvent = { myRegistration: registrationFixture(), meetingUrl: 'javascript:alert(1)' };
  const { html } = await renderServerPageWithData('/events', { ...student, ...listOf(eventFixture(registeredEvent)) });
  expect(html).not.toContain('href="javascript:');
});

test.each([{}, student])('shows a full event as sold out without actions (%j)', async (viewer) => {
  const { text, html } = await renderServerPageWithData('/events', {
    ...viewer,
    ...listOf(eventFixture({ isSoldOut: true, spotsLeft: 0 })),
  });
  expect(text).toContain('Sold out');
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Sold out/);
  expect(text).not.toContain('Register for Event');
});

test('shows a badge and no button on a past event for every role', async () => {
  const past = eventFixture({ isUpcoming: false, isOver: true, myRegistration: registrationFixture() });
  const { text } = await renderServerPageWithData('/events', { ...student, ...listOf(past) });
  expect(text).toContain('Past');
  expect(text).toContain('This event is over. You were registered.');
  expect(text).not.toMatch(/Register for Event|Cancel registration|Add to calendar|spots left/);
});

const eventUnderWay = (overrides = {}) => eventFixture({ isUpcoming: false, ...overrides });

test('participants keep the meeting link and the calendar file until the event ends', async () => {
  const event = eventUnderWay({ myRegistration: registrationFixture(), meetingUrl: 'https://meet.example.dz/room' });
  const { html, text } = await renderServerPageWithData('/events', { ...student, ...listOf(event) });
  expect(text).toContain('Past');
  expect(text).toContain('This event has begun and is under way.');
  expect(html).toContain('href="https://meet.example.dz/room"');
  expect(html).toContain('href="/api/events/7.ics?lang=en"');
  expect(text).not.toMatch(/is over|Cancel registration|Register for Event/);
});

test.each([{}, student])('a seat of a priced event is ordered (%j)', async (viewer) => {
  const { html } = await renderServerPageWithData('/events', { ...viewer, ...listOf(eventFixture()) });
  expect(html).toMatch(/href="\/checkout\/events\/7"[^>]*>Register for Event/);
});

const orderedSeat = (status: string, payment: Record<string, unknown>) =>
  listOf(eventFixture({ myRegistration: registrationFixture({ status, payment: paymentFixture(payment) }) }));

test('a seat that is not paid is held until a time, without calendar file and cancellation', async () => {
  const held = orderedSeat('pending_payment', { status: 'pending', seatHeldUntil: new Date('2099-11-24T09:30:00Z') });
  const { html, text } = await renderServerPageWithData('/events', { ...student, ...held });
  expect(text).toContain('Your seat is held until November 24, 2099, 10:30 AM.');
  expect(html).toMatch(/href="\/payments\/31"[^>]*>Pay now/);
  expect(text).not.toMatch(/Add to calendar|Cancel registration|You're registered/);
  const arabic = await renderServerPageWithData('/events', { ...student, ...held }, 'ar');
  expect(arabic.text).toContain('مقعدك محجوز إلى 24 نوفمبر 2099، 10:30');
});

test('an open order without a seat says so and leads to its page, also when the event is full', async () => {
  const unheld = listOf(eventFixture({ myOrder: paymentFixture(), isSoldOut: true }));
  const { html, text } = await renderServerPageWithData('/events', { ...student, ...unheld });
  expect(text).toContain('no seat is held any more. Pay until November 26, 2099, 10:30 AM');
  expect(html).toMatch(/href="\/payments\/31"[^>]*>Pay now/);
});

test('a paid seat leads to its order instead of a cancellation', async () => {
  const paid = orderedSeat('registered', { status: 'confirmed' });
  const { html, text } = await renderServerPageWithData('/events', { ...student, ...paid });
  expect(text).toContain("You're registered");
  expect(html).toMatch(/href="\/payments\/31"[^>]*>Your order/);
  expect(text).not.toContain('Cancel registration');
});

test.each([{}, student])('an event under way takes no registrations and is not over (%j)', async (viewer) => {
  const { text } = await renderServerPageWithData('/events', { ...viewer, ...listOf(eventUnderWay()) });
  expect(text).toContain('This event has begun and is under way.');
  expect(text).not.toMatch(/is over|Register for Event|Join online|Add to calendar/);
});

test.each(['First part.\n\nSecond part.', 'Wait and see…'])(
  'shows a short description completely (%j)',
  async (description) => {
    const { html, text } = await renderServerPageWithData('/events', listOf(eventFixture({ description })));
    expect(text).toContain(description.split('\n').at(-1));
    expect(html).not.toContain('<details');
  },
);

test('shows an excerpt of a long description and contains the full text', async () => {
  const description = `${'Measure the well. '.repeat(40)}\n\n## The last word\n\nThe end.`;
  const { html, text } = await renderServerPageWithData('/events', listOf(eventFixture({ description })));
  expect(text).toContain('…');
  expect(text).toContain('Read more');
  expect(html).toMatch(/<details>.*The end\..*<\/details>/s);
  expect(html).toMatch(/<h4[^>]*>The last word<\/h4>/);
});

test('passes period and page of the URL to the schema', async () => {
  const events = vi.fn<(args: unknown) => unknown>(() => connectionFixture([]));
  await renderServerPageWithData('/events', { events });
  expect(events.mock.lastCall?.[0]).toEqual({ filter: { isPublished: true }, first: 12, after: null });
  await renderServerPageWithData('/events?when=past&pages=2', { events });
  expect(events.mock.lastCall?.[0]).toEqual({ filter: { isPublished: true, when: 'past' }, first: 24, after: null });
  const { html } = await renderServerPageWithData('/events?when=nonsense&pages=-3', { events });
  expect(events.mock.lastCall?.[0]).toEqual({ filter: { isPublished: true }, first: 12, after: null });
  for (const to of ['/events', '/events?when=upcoming', '/events?when=past']) expect(html).toContain(`href="${to}"`);
});

test('links to the next page', async () => {
  const events = connectionFixture([eventFixture()], { total: 40, more: true });
  expect((await renderServerPageWithData('/events?when=past', { events })).html).toContain(
    'href="/events?when=past&amp;pages=2"',
  );
  expect((await renderServerPageWithData('/events', listOf(eventFixture()))).text).not.toContain('Load more events');
});

test('shows an empty state with a link to the other events', async () => {
  const { text, html } = await renderServerPageWithData('/events?when=past', listOf());
  expect(text).toContain('No Events Found');
  expect(html).toMatch(/href="\/events"[^>]*>All events/);
});

test('renders six skeletons when the query fails', async () => {
  const events = () => Promise.reject(new Error('An error occurred'));
  const { status, html } = await renderServerPageWithData('/events', { events });
  expect(status).toBe(500);
  expect(html.match(/<div class="[^"]*MuiCard-root/g)).toHaveLength(6);
});

test('an event that a link names is above a list that does not reach it, once', async () => {
  const linked = { event: eventFixture({ id: 30, title: 'Battery day' }) };
  const far = await renderServerPageWithData('/events?event=30', { ...listOf(eventFixture()), ...linked });
  expect(far.text).toContain('The event you opened');
  expect(far.html).toContain('id="event-30"');
  const near = await renderServerPageWithData('/events?event=7', { ...listOf(eventFixture()), event: eventFixture() });
  expect(near.text).not.toContain('The event you opened');
  expect(near.html.match(/ id="event-7"/g)).toHaveLength(1);
});

test.each([
  ['is deleted', null],
  ['is a draft of the viewer', eventFixture({ id: 30, isPublished: false })],
])('a link to an event that %s says that it is gone', async (_state, event) => {
  const { text, html } = await renderServerPageWithData('/events?event=30', { ...listOf(eventFixture()), event });
  expect(text).toContain('The event of this link no longer exists.');
  expect(html).not.toContain('id="event-30"');
});
