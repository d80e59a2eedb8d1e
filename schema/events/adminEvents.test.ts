import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { hoursFromNow } from '../testing/factories';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
});
afterAll(() => close());

const eventTexts = { title: 'Open day', titleAr: 'يوم مفتوح', description: 'Come.', descriptionAr: 'تعالوا.' };
const [startsAt, endsAt] = ['2126-03-01T09:00:00.000Z', '2126-03-01T11:00:00.000Z'];
const validInput = { ...eventTexts, location: 'Algiers', startsAt, endsAt };
const createMutation =
  'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id startDate endDate price capacity isPublished organizerId } }';
const updateMutation =
  'mutation ($id: ID!, $input: UpdateEventInput!, $updatedAt: DateTime) { updateEvent(id: $id, input: $input, updatedAt: $updatedAt) { capacity } }';
const deleteMutation = 'mutation ($id: ID!) { deleteEvent(id: $id) }';

const executeAsAdmin = (document: string, variables: Record<string, unknown>) =>
  createExecutor(db).execute(document, variables, admin);
const problemOf = async (document: string, variables: Record<string, unknown>) =>
  (await executeAsAdmin(document, variables)).errors?.[0]?.originalError;
const findEvent = (id: number) => db.event.findUniqueOrThrow({ where: { id } });
const insertRegistration = async (eventId: number) =>
  db.eventRegistration.create({ data: { eventId, userId: (await createFixtures(db).createUser()).id } });

describe('creating an event', () => {
  test('is by default a free, unlimited draft organized by the admin', async () => {
    const { data } = await executeAsAdmin(createMutation, { input: { ...validInput, price: null } });
    expect(data?.createEvent).toMatchObject({
      startDate: startsAt,
      endDate: endsAt,
      price: '0.00',
      capacity: null,
      isPublished: false,
      organizerId: String(admin.id),
    });
  });

  test('reports each missing field and stores nothing', async () => {
    const before = await db.event.count();
    const blank = { titleAr: '', descriptionAr: '', location: '' };
    const input = { title: 'x', description: 'y', capacity: 0, ...blank };
    const required = { titleAr: 'required', descriptionAr: 'required', location: 'required', startsAt: 'required' };
    expect(await problemOf(createMutation, { input })).toMatchObject({
      code: 'invalidInput',
      fields: { ...required, endsAt: 'required', capacity: 'invalidCapacity' },
    });
    expect(await db.event.count()).toBe(before);
  });

  test.each([
    ['an end at the start (form names)', { startsAt, endsAt: startsAt }, { endsAt: 'endsBeforeStart' }],
    ['an end at the start (stored names)', { startDate: startsAt, endDate: startsAt }, { endDate: 'endsBeforeStart' }],
    ['a missing end', { startDate: startsAt }, { endDate: 'required' }],
    [
      'different values for both names of a time',
      { startsAt, startDate: endsAt, endsAt },
      { startsAt: 'aliasValuesDiffer' },
    ],
    ['a meeting URL without https', { ...validInput, meetingUrl: '/media/a.png' }, { meetingUrl: 'invalidUrl' }],
  ])('rejects %s', async (_name, times, fields) => {
    expect(await problemOf(createMutation, { input: { ...eventTexts, location: 'Algiers', ...times } })).toMatchObject({
      fields,
    });
  });

  test('accepts either name of the times, or both if they agree', async () => {
    for (const times of [
      { startDate: startsAt, endDate: endsAt },
      { startsAt, startDate: startsAt, endDate: endsAt },
    ]) {
      const { data } = await executeAsAdmin(createMutation, {
        input: { ...eventTexts, location: 'Algiers', ...times },
      });
      expect(data?.createEvent).toMatchObject({ startDate: startsAt, endDate: endsAt });
    }
  });
});

describe('updating an event', () => {
  test('null removes the limit of seats', async () => {
    const { id } = await createFixtures(db).createEvent({ capacity: 9 });
    await executeAsAdmin(updateMutation, { id, input: { capacity: null } });
    expect(await findEvent(id)).toMatchObject({ capacity: null });
  });

  test('compares a changed time with the stored other one', async () => {
    const event = await createFixtures(db).createEvent();
    const early = new Date(event.startDate.getTime() - 1000).toISOString();
    const late = new Date(event.endDate.getTime() + 1000).toISOString();
    const problemOfUpdate = async (input: object) => problemOf(updateMutation, { id: event.id, input });
    expect(await problemOfUpdate({ endDate: early })).toMatchObject({ fields: { endDate: 'endsBeforeStart' } });
    expect(await problemOfUpdate({ startsAt: late })).toMatchObject({ fields: { startsAt: 'endsBeforeStart' } });
    expect((await findEvent(event.id)).startDate).toEqual(event.startDate);
  });

  test('rejects a capacity below the number of registrations', async () => {
    const { id } = await createFixtures(db).createEvent({ capacity: 3 });
    for (let count = 0; count < 2; count += 1) await insertRegistration(id);
    expect(await problemOf(updateMutation, { id, input: { capacity: 1 } })).toMatchObject({
      code: 'capacityBelowRegistrations',
      fields: { capacity: 'capacityBelowRegistrations' },
    });
    expect((await executeAsAdmin(updateMutation, { id, input: { capacity: 2 } })).errors).toBeUndefined();
    expect(await findEvent(id)).toMatchObject({ capacity: 2, registeredCount: 2 });
  });
});

describe('deleting events', () => {
  test('rejects deleting an event with registrations', async () => {
    const { id } = await createFixtures(db).createEvent();
    const registration = await insertRegistration(id);
    expect(await problemOf(deleteMutation, { id })).toMatchObject({ code: 'eventHasRegistrations' });
    await db.eventRegistration.delete({ where: { id: registration.id } });
    expect((await executeAsAdmin(deleteMutation, { id })).data).toEqual({ deleteEvent: String(id) });
    expect(await problemOf(deleteMutation, { id })).toMatchObject({ code: 'eventNotFound' });
  });

  test('bulk actions change the rows they can and report the others', async () => {
    const [free, taken] = [await createFixtures(db).createEvent(), await createFixtures(db).createEvent()];
    await insertRegistration(taken.id);
    const both = { ids: [free.id, taken.id] };
    const bulk = (call: string) => `mutation ($ids: [ID!]!) { ${call} { succeeded failed { id message } } }`;
    expect(
      (await executeAsAdmin(bulk('outcome: publishEvents(ids: $ids, isPublished: false)'), both)).data,
    ).toMatchObject({
      outcome: { succeeded: [String(free.id), String(taken.id)], failed: [] },
    });
    expect(await findEvent(taken.id)).toMatchObject({ isPublished: false });
    const message = 'People are registered for this event. Unpublish it instead of deleting it';
    expect((await executeAsAdmin(bulk('outcome: deleteEvents(ids: $ids)'), both)).data).toEqual({
      outcome: { succeeded: [String(free.id)], failed: [{ id: String(taken.id), message }] },
    });
  });
});

test('the admin list is searched, filtered, sorted and counted', async () => {
  await db.event.deleteMany();
  const { createEvent } = createFixtures(db);
  await createEvent({ title: 'Beta', price: '100', locationAr: 'وهران' });
  await createEvent({ title: 'Alpha', price: '50', startDate: hoursFromNow(-9), isPublished: false });
  await createEvent({ title: 'Gamma', price: '75' });
  const titles = async (variables: object) => {
    const document =
      'query ($filter: AdminEventFilter, $sort: EventSortField, $direction: SortDirection, $page: Int, $pageSize: Int) {' +
      ' adminEvents(filter: $filter, sort: $sort, direction: $direction, page: $page, pageSize: $pageSize) { totalCount rows { title } } }';
    const { data } = await createExecutor(db).execute<{
      adminEvents: { totalCount: number; rows: { title: string }[] };
    }>(document, { ...variables }, admin);
    return [data?.adminEvents.totalCount, ...(data?.adminEvents.rows.map(({ title }) => title) ?? [])];
  };
  expect(await titles({ sort: 'price', direction: 'asc' })).toEqual([3, 'Alpha', 'Gamma', 'Beta']);
  expect(await titles({ sort: 'title', direction: 'asc', page: 2, pageSize: 2 })).toEqual([3, 'Gamma']);
  expect(await titles({ filter: { search: 'وَهران' } })).toEqual([1, 'Beta']);
  expect(await titles({ filter: { when: 'past' } })).toEqual([1, 'Alpha']);
  expect(await titles({ filter: { isPublished: true, when: 'upcoming' }, sort: 'price' })).toEqual([
    2,
    'Beta',
    'Gamma',
  ]);
});

test('admins list the registrations of an event, oldest first', async () => {
  const { createEvent, createUser } = createFixtures(db);
  const { id } = await createEvent();
  for (const firstName of ['Amel', 'Karim'])
    await db.eventRegistration.create({
      data: {
        eventId: id,
        userId: (await createUser({ firstName, email: `${firstName.toLowerCase()}@guests.dz` })).id,
      },
    });
  const list = 'query ($id: ID!) { adminEventRegistrations(eventId: $id) { totalCount rows { name email } } }';
  expect((await executeAsAdmin(list, { id })).data?.adminEventRegistrations).toEqual({
    totalCount: 2,
    rows: [
      { name: 'Amel Haddad', email: 'amel@guests.dz' },
      { name: 'Karim Haddad', email: 'karim@guests.dz' },
    ],
  });
  expect(await problemOf(list, { id: 999_999 })).toMatchObject({ code: 'eventNotFound' });
});
