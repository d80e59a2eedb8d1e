import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../testing/restClient';

const { get, post, put, remove, cookieOf, world, open, close } = createRestClient();
let admin: Record<string, string>;
let adminId: number;
beforeAll(async () => {
  await open();
  const user = await world().createUser({ role: 'admin' });
  adminId = user.id;
  admin = await cookieOf(user);
});
afterAll(close);

const texts = { title: 'Open day', titleAr: 'يوم مفتوح', description: 'Come.', descriptionAr: 'تعالوا.' };
const eventInput = {
  ...texts,
  location: 'Algiers',
  startsAt: '2126-03-01T10:00',
  endsAt: '2126-03-01T12:00',
  price: '1500',
};

test('an event is made of what the form sends: numbers as texts, times of Algeria', async () => {
  const invented = { id: 99, registeredCount: 12, organizerId: 4711, createdAt: '2001-01-01' };
  const answer = await post('/api/events', { ...eventInput, ...invented, capacity: '', locationAr: '' }, admin);
  expect(answer.status).toBe(201);
  const [startsAt, endsAt] = ['2126-03-01T09:00:00.000Z', '2126-03-01T11:00:00.000Z'];
  expect(answer.body).toEqual({
    ...texts,
    ...{ id: anyNumber, location: 'Algiers', locationAr: null, price: '1500.00', organizerId: adminId },
    ...{ startsAt, startDate: startsAt, endsAt, endDate: endsAt, createdAt: anyTimestamp, updatedAt: anyTimestamp },
    ...{ isOnline: false, meetingUrl: null, capacity: null, registeredCount: 0, thumbnail: null, isPublished: false },
  });
  const listed = (await get('/api/events', admin)).body as { id: number }[];
  expect(listed).toContainEqual(answer.body);
  expect((await get('/api/events')).body).toEqual([]);
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
  [{ ...eventInput, price: 'free' }, 'price: Enter a valid number'],
  [{ ...eventInput, capacity: 0 }, 'Enter a whole number of seats, 1 or more'],
  [{ ...eventInput, meetingUrl: 'http://meet.example.dz' }, 'Enter a URL that starts with https://'],
])('what is wrong is said in plain text, and nothing is stored (%#)', async (body, complaint) => {
  const before = await world().db.event.count();
  const answer = await post('/api/events', body, admin);
  expect([answer.status, answer.type, answer.text]).toEqual([400, 'text/plain', complaint]);
  expect(await world().db.event.count()).toBe(before);
});

test('PUT changes what it names under either name; null empties', async () => {
  const event = await world().createEvent({ capacity: 5, price: '10' });
  const path = `/api/events/${event.id}`;
  const end = '2126-05-01T00:00:00.000Z';
  expect((await put(path, { endsAt: end, capacity: null, price: '' }, admin)).body).toMatchObject({
    ...{ title: event.title, endDate: end, endsAt: end, capacity: null, price: '0.00' },
    startDate: event.startDate.toISOString(),
  });
  const late = await put(path, { title: 'Late', updatedAt: event.updatedAt.toISOString() }, admin);
  expect([late.status, late.text]).toEqual([409, 'This was changed by someone else. Reload and try again']);
  expect((await put('/api/events/nothing', { title: 'x' }, admin)).text).toBe('Event not found');
});

test('what people are registered for is neither shrunk below them nor deleted', async () => {
  const event = await world().createEvent({ capacity: 5 });
  for (let seats = 0; seats < 2; seats += 1)
    await world().db.eventRegistration.create({ data: { eventId: event.id, userId: (await world().createUser()).id } });
  const path = `/api/events/${event.id}`;
  const shrunk = await put(path, { capacity: '1' }, admin);
  expect([shrunk.status, shrunk.text]).toEqual([409, 'More people are already registered than this capacity allows']);
  const deleted = await remove(path, admin);
  expect([deleted.status, deleted.text]).toEqual([
    409,
    'People are registered for this event. Unpublish it instead of deleting it',
  ]);
  await world().db.eventRegistration.deleteMany({ where: { eventId: event.id } });
  expect((await remove(path, admin)).body).toEqual({ id: event.id });
});
