import { afterAll, beforeAll, expect, test } from 'vitest';
import { hoursFromNow } from '../../../../schema/testing/factories';
import { createRestClient, anyNumber, anyTimestamp } from '../../../testing/restClient';

const { gateway, get, post, put, del, sessionHeaders, open, close } = createRestClient();
let admin: Record<string, string>;
let adminId: number;
beforeAll(async () => {
  await open();
  const user = await gateway().createUser({ role: 'admin' });
  adminId = user.id;
  admin = await sessionHeaders(user);
});
afterAll(close);

const texts = { title: 'Open day', titleAr: 'يوم مفتوح', description: 'Come.', descriptionAr: 'تعالوا.' };
const times = { startsAt: '2126-03-01T10:00', endsAt: '2126-03-01T12:00' };
const eventInput = { ...texts, ...times, location: 'Algiers', price: '1500' };

const extractIds = ({ body }: { body: unknown }) => (body as { id: number }[]).map(({ id }) => id);

test('POST accepts numeric strings and local times of Algeria', async () => {
  const ignoredFields = { id: 99, registeredCount: 12, organizerId: 4711, createdAt: '2001-01-01' };
  const response = await post('/api/events', { ...eventInput, ...ignoredFields, capacity: '', locationAr: '' }, admin);
  expect(response.status).toBe(201);
  const [startsAt, endsAt] = ['2126-03-01T09:00:00.000Z', '2126-03-01T11:00:00.000Z'];
  expect(response.body).toEqual({
    ...texts,
    id: anyNumber,
    location: 'Algiers',
    locationAr: null,
    price: '1500.00',
    organizerId: adminId,
    startsAt,
    startDate: startsAt,
    endsAt,
    endDate: endsAt,
    createdAt: anyTimestamp,
    updatedAt: anyTimestamp,
    isOnline: false,
    meetingUrl: null,
    capacity: null,
    registeredCount: 0,
    thumbnail: null,
    isPublished: false,
  });
  const listed = (await get('/api/events', admin)).body as { id: number }[];
  expect(listed).toContainEqual(response.body);
  expect((await get('/api/events')).body).toEqual([]);
});

test.each(['2026-02-30T00:00:00Z', '2026-02-30', 'hello 5', 'a\r\nSet-Cookie: x=1', '-1', '%00', 'March 1, 2126'])(
  'the date %j is 400 in every field, and nothing is stored',
  async (text) => {
    const before = await gateway().db.event.count();
    for (const field of ['startsAt', 'startDate', 'endsAt', 'endDate']) {
      const response = await post('/api/events', { ...eventInput, [field]: text }, admin);
      expect(response.status).toBe(400);
    }
    const { id, updatedAt } = await gateway().createEvent();
    expect((await put(`/api/events/${id}`, { price: '10', updatedAt: text }, admin)).status).toBe(400);
    expect((await gateway().db.event.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
    const poll = { question: 'q', questionAr: 'س', options: 'a,b', optionsAr: 'أ,ب', expiresAt: text };
    expect((await post('/api/polls', poll, admin)).status).toBe(400);
    await gateway().db.event.delete({ where: { id } });
    expect(await gateway().db.event.count()).toBe(before);
  },
);

test('a date without time is midnight in Algiers', async () => {
  const input = { ...eventInput, startsAt: '2126-03-01', endsAt: '2126-03-02T10:00:00-02:00' };
  const { status, body } = await post('/api/events', input, admin);
  expect([status, body]).toMatchObject([
    201,
    { startDate: '2126-02-28T23:00:00.000Z', endDate: '2126-03-02T12:00:00.000Z' },
  ]);
  await gateway().db.event.delete({ where: { id: (body as { id: number }).id } });
});

test('an event of one day or more ends with its last day, in the answer and in the calendar file', async () => {
  const input = { ...eventInput, startsAt: undefined, endsAt: undefined };
  for (const [startDate, endDate] of [
    ['2126-12-10', '2126-12-10'],
    ['2126-12-10', '2126-12-12'],
  ] as const) {
    const { status, body } = await post('/api/events', { ...input, startDate, endDate }, admin);
    expect([status, body]).toMatchObject([
      201,
      {
        startDate: '2126-12-09T23:00:00.000Z',
        endDate: `${endDate}T22:59:59.999Z`,
        endsAt: `${endDate}T22:59:59.999Z`,
      },
    ]);
    const { id } = body as { id: number };
    const calendar = await get(`/api/events/${id}.ics`, admin);
    expect(calendar.text).toContain(`DTEND:${endDate.replaceAll('-', '')}T225959Z`);
    expect((await put(`/api/events/${id}`, { endsAt: '2126-12-20' }, admin)).body).toMatchObject({
      endDate: '2126-12-20T22:59:59.999Z',
    });
    await gateway().db.event.delete({ where: { id } });
  }
  const reversed = { ...input, startDate: '2126-12-11', endDate: '2126-12-10' };
  expect((await post('/api/events', reversed, admin)).text).toBe('The end must be after the start');
});

test('an event has the documented fields, both names of its times, integer ids and a numeric string', async () => {
  const event = await gateway().createEvent({
    price: '5000',
    capacity: 24,
    isOnline: true,
    meetingUrl: 'https://m.dz/x',
  });
  const [startDate, endDate] = [event.startDate.toISOString(), event.endDate.toISOString()];
  expect((await get('/api/events?isPublished=true')).body).toEqual([
    {
      id: event.id,
      title: 'Open workshop',
      titleAr: 'ورشة مفتوحة',
      description: 'Come and see.',
      descriptionAr: 'تعال وشاهد.',
      startDate,
      startsAt: startDate,
      endDate,
      endsAt: endDate,
      location: 'Kouba, Algiers',
      locationAr: 'القبة، الجزائر',
      isOnline: true,
      meetingUrl: null,
      capacity: 24,
      registeredCount: 0,
      price: '5000.00',
      thumbnail: null,
      organizerId: event.organizerId,
      isPublished: true,
      createdAt: event.createdAt.toISOString(),
      updatedAt: event.updatedAt.toISOString(),
    },
  ]);
  await gateway().db.event.deleteMany();
});

test('lists contain all pages and are filtered by query parameters', async () => {
  const { db, createUser } = gateway();
  const organizer = await createUser({ role: 'trainer' });
  const texts = { title: 't', titleAr: 'ع', description: 'd', descriptionAr: 'و', organizerId: organizer.id };
  const rows = Array.from({ length: 230 }, (_, n) => {
    const hours = n < 120 ? n + 2 : -n;
    return { ...texts, startDate: hoursFromNow(hours), endDate: hoursFromNow(hours + 1), isPublished: n > 0 };
  });
  const events = await db.event.createManyAndReturn({ data: rows, select: { id: true } });
  const all = events.map(({ id }) => id).slice(1);
  expect(extractIds(await get('/api/events'))).toEqual(all);
  expect(extractIds(await get('/api/events?when=upcoming'))).toEqual(all.slice(0, 119));
  expect(extractIds(await get('/api/events?when=past&limit=101'))).toEqual(all.slice(119, 220));
  expect(extractIds(await get('/api/events?isPublished=false'))).toEqual([]);
  expect(extractIds(await get('/api/events?isPublished=false', await sessionHeaders(organizer)))).toEqual([
    events[0]?.id,
  ]);
});

test.each([
  [{ ...eventInput, titleAr: ' ' }, 'titleAr: This field is required'],
  [{ ...eventInput, location: undefined }, 'location: This field is required'],
  [{ ...eventInput, startsAt: undefined }, 'startsAt: This field is required'],
  [
    { ...eventInput, startsAt: undefined, endsAt: undefined, startDate: '2126-03-01T10:00' },
    'endDate: This field is required',
  ],
  [{ ...eventInput, startsAt: '' }, 'startsAt: This field is required'],
  [{ ...eventInput, startsAt: 'tomorrow' }, 'Enter a valid date and time'],
  [{ ...eventInput, endsAt: '2126-03-01T10:00:00+01:00' }, 'The end must be after the start'],
  [{ ...eventInput, startDate: '2126-03-01T11:00' }, 'This time was given twice with different values'],
  [{ ...eventInput, price: 'free' }, 'price: Enter an amount in digits, such as 15000, 15,000 or 12.50'],
  [{ ...eventInput, capacity: 0 }, 'Enter a whole number of seats, 1 or more'],
  [{ ...eventInput, meetingUrl: 'http://meet.example.dz' }, 'Enter a URL that starts with https://'],
])('rejects invalid fields in plain text and stores nothing (%#)', async (body, message) => {
  const before = await gateway().db.event.count();
  const response = await post('/api/events', body, admin);
  expect([response.status, response.type, response.text]).toEqual([400, 'text/plain', message]);
  expect(await gateway().db.event.count()).toBe(before);
});

test('PUT updates fields under both names; null clears a field', async () => {
  const event = await gateway().createEvent({ capacity: 5, price: '10' });
  const path = `/api/events/${event.id}`;
  const end = '2126-05-01T00:00:00.000Z';
  expect((await put(path, { endsAt: end, capacity: null, price: '0' }, admin)).body).toMatchObject({
    title: event.title,
    endDate: end,
    endsAt: end,
    capacity: null,
    price: '0.00',
    startDate: event.startDate.toISOString(),
  });
  const late = await put(path, { title: 'Late', updatedAt: event.updatedAt.toISOString() }, admin);
  expect([late.status, late.text]).toEqual([409, 'This was changed by someone else. Reload and try again']);
  expect((await put('/api/events/nothing', { title: 'x' }, admin)).text).toBe('Event not found');
});

test.each(['', ' \u200B\u00A0'])('PUT refuses the blank price %j of an event, which stays as it was', async (price) => {
  const event = await gateway().createEvent({ price: '1500' });
  const refused = await put(`/api/events/${event.id}`, { price }, admin);
  expect([refused.status, refused.text]).toEqual([400, 'price: This field is required']);
  const stored = await gateway().db.event.findUniqueOrThrow({ where: { id: event.id } });
  expect(stored.price.toFixed(2)).toBe('1500.00');
});

test('returns 409 for a capacity below the registrations and for deleting the event', async () => {
  const event = await gateway().createEvent({ capacity: 5 });
  for (let seats = 0; seats < 2; seats += 1)
    await gateway().db.eventRegistration.create({
      data: { eventId: event.id, userId: (await gateway().createUser()).id },
    });
  const path = `/api/events/${event.id}`;
  const shrunk = await put(path, { capacity: '1' }, admin);
  expect([shrunk.status, shrunk.text]).toEqual([409, 'More people are already registered than this capacity allows']);
  const deleted = await del(path, admin);
  expect([deleted.status, deleted.text]).toEqual([
    409,
    'People are registered for this event. Unpublish it instead of deleting it',
  ]);
  await gateway().db.eventRegistration.deleteMany({ where: { eventId: event.id } });
  expect((await del(path, admin)).body).toEqual({ id: event.id });
});
