import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../context';
import { openTestDatabase } from '../testing/database';
import { inHours } from '../testing/events';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerOf(await aWorld(db).aUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
});
afterAll(() => close());

const texts = { title: 'Open day', titleAr: 'يوم مفتوح', description: 'Come.', descriptionAr: 'تعالوا.' };
const [startsAt, endsAt] = ['2126-03-01T09:00:00.000Z', '2126-03-01T11:00:00.000Z'];
const whole = { ...texts, location: 'Algiers', startsAt, endsAt };
const create =
  'mutation ($input: EventInput!) { createEvent(input: $input) { id startDate endDate price capacity isPublished organizerId } }';
const update =
  'mutation ($id: ID!, $input: EventInput!, $updatedAt: DateTime) { updateEvent(id: $id, input: $input, updatedAt: $updatedAt) { capacity } }';
const remove = 'mutation ($id: ID!) { deleteEvent(id: $id) }';

const ask = (document: string, variables: Record<string, unknown>) => asker(db).ask(document, variables, admin);
const problemOf = async (document: string, variables: Record<string, unknown>) =>
  (await ask(document, variables)).errors?.[0]?.originalError;
const stored = (id: number) => db.event.findUniqueOrThrow({ where: { id } });
const aSeat = async (eventId: number) =>
  db.eventRegistration.create({ data: { eventId, userId: (await aWorld(db).aUser()).id } });

describe('a new event', () => {
  test('is a free draft without a limit of seats, organised by the admin, unless told', async () => {
    const { data } = await ask(create, { input: { ...whole, price: null } });
    expect(data?.createEvent).toMatchObject({
      startDate: startsAt,
      endDate: endsAt,
      price: '0.00',
      capacity: null,
      isPublished: false,
      organizerId: String(admin.id),
    });
  });

  test('is refused field by field for what it lacks, and nothing is stored', async () => {
    const before = await db.event.count();
    const required = { titleAr: 'required', descriptionAr: 'required', location: 'required', startsAt: 'required' };
    expect(await problemOf(create, { input: { title: 'x', description: 'y', capacity: 0 } })).toMatchObject({
      code: 'invalidInput',
      fields: { ...required, endsAt: 'required', capacity: 'notACapacity' },
    });
    expect(await db.event.count()).toBe(before);
  });

  test.each([
    ['of the end that the form names', { startsAt, endsAt: startsAt }, { endsAt: 'endsBeforeStart' }],
    ['of the end that is stored', { startDate: startsAt, endDate: startsAt }, { endDate: 'endsBeforeStart' }],
    ['of the other stored name', { startDate: startsAt }, { endDate: 'required' }],
    ['of two names that differ', { startsAt, startDate: endsAt, endsAt }, { startsAt: 'namesDiffer' }],
    ['of a place to meet without https', { ...whole, meetingUrl: '/media/a.png' }, { meetingUrl: 'invalidUrl' }],
  ])('complains %s', async (_of, times, fields) => {
    expect(await problemOf(create, { input: { ...texts, location: 'Algiers', ...times } })).toMatchObject({ fields });
  });

  test('takes either name of its times, and both where they agree', async () => {
    for (const times of [
      { startDate: startsAt, endDate: endsAt },
      { startsAt, startDate: startsAt, endDate: endsAt },
    ]) {
      const { data } = await ask(create, { input: { ...texts, location: 'Algiers', ...times } });
      expect(data?.createEvent).toMatchObject({ startDate: startsAt, endDate: endsAt });
    }
  });
});

describe('a change', () => {
  test('leaves what it does not name, empties what is null, and is audited', async () => {
    const event = await aWorld(db).anEvent({ capacity: 9, locationAr: 'القبة', meetingUrl: 'https://m.dz/x' });
    await ask(update, { id: event.id, input: { title: 'Renamed', capacity: null } });
    expect(await stored(event.id)).toMatchObject({
      ...{ title: 'Renamed', capacity: null, locationAr: 'القبة', meetingUrl: 'https://m.dz/x' },
      startDate: event.startDate,
    });
    expect(await db.auditEntry.findMany({ where: { entity: 'events', entityId: event.id } })).toEqual([
      expect.objectContaining({ actorName: 'Lina Cherif', after: { title: 'Renamed', capacity: null } }),
    ]);
  });

  test('of one time alone is compared with the other one', async () => {
    const event = await aWorld(db).anEvent();
    const early = new Date(event.startDate.getTime() - 1000).toISOString();
    const late = new Date(event.endDate.getTime() + 1000).toISOString();
    const refused = async (input: object) => problemOf(update, { id: event.id, input });
    expect(await refused({ endDate: early })).toMatchObject({ fields: { endDate: 'endsBeforeStart' } });
    expect(await refused({ startsAt: late })).toMatchObject({ fields: { startsAt: 'endsBeforeStart' } });
    expect((await stored(event.id)).startDate).toEqual(event.startDate);
  });

  test('never leaves fewer seats than are taken', async () => {
    const { id } = await aWorld(db).anEvent({ capacity: 3 });
    for (let seats = 0; seats < 2; seats += 1) await aSeat(id);
    expect(await problemOf(update, { id, input: { capacity: 1 } })).toMatchObject({
      code: 'capacityBelowSeats',
      fields: { capacity: 'capacityBelowSeats' },
    });
    expect((await ask(update, { id, input: { capacity: 2 } })).errors).toBeUndefined();
    expect(await stored(id)).toMatchObject({ capacity: 2, registeredCount: 2 });
  });

  test('over a state that was not seen is refused, and nothing is overwritten', async () => {
    const { id, updatedAt } = await aWorld(db).anEvent();
    const seen = { id, updatedAt: updatedAt.toISOString() };
    await ask(update, { ...seen, input: { title: 'First' } });
    expect(await problemOf(update, { ...seen, input: { title: 'Second' } })).toMatchObject({
      code: 'changedMeanwhile',
    });
    expect((await stored(id)).title).toBe('First');
    expect(await problemOf(update, { id: 999_999, input: {} })).toMatchObject({ code: 'eventNotFound' });
  });
});

describe('deleting', () => {
  test('is refused while somebody is registered', async () => {
    const { id } = await aWorld(db).anEvent();
    const seat = await aSeat(id);
    expect(await problemOf(remove, { id })).toMatchObject({ code: 'eventHasRegistrations' });
    await db.eventRegistration.delete({ where: { id: seat.id } });
    expect((await ask(remove, { id })).data).toEqual({ deleteEvent: String(id) });
    expect(await problemOf(remove, { id })).toMatchObject({ code: 'eventNotFound' });
  });

  test('many at once does what it can and names what it cannot', async () => {
    const [free, taken] = [await aWorld(db).anEvent(), await aWorld(db).anEvent()];
    await aSeat(taken.id);
    const both = { ids: [free.id, taken.id] };
    const bulk = (call: string) => `mutation ($ids: [ID!]!) { ${call} { done refused { id message } } }`;
    expect((await ask(bulk('outcome: publishEvents(ids: $ids, isPublished: false)'), both)).data).toMatchObject({
      outcome: { done: [String(free.id), String(taken.id)], refused: [] },
    });
    expect(await stored(taken.id)).toMatchObject({ isPublished: false });
    const message = 'People are registered for this event. Unpublish it instead of deleting it';
    expect((await ask(bulk('outcome: deleteEvents(ids: $ids)'), both)).data).toEqual({
      outcome: { done: [String(free.id)], refused: [{ id: String(taken.id), message }] },
    });
  });
});

test('the table finds, narrows, sorts and counts', async () => {
  await db.event.deleteMany();
  const { anEvent } = aWorld(db);
  await anEvent({ title: 'Beta', price: '100', locationAr: 'وهران' });
  await anEvent({ title: 'Alpha', price: '50', startDate: inHours(-9), isPublished: false });
  await anEvent({ title: 'Gamma', price: '75' });
  const titles = async (variables: object) => {
    const document =
      'query ($filter: EventTableFilter, $sort: EventColumn, $direction: SortDirection, $page: Int, $pageSize: Int) {' +
      ' eventTable(filter: $filter, sort: $sort, direction: $direction, page: $page, pageSize: $pageSize) { totalCount rows { title } } }';
    const { data } = await asker(db).ask<{ eventTable: { totalCount: number; rows: { title: string }[] } }>(
      document,
      { ...variables },
      admin,
    );
    return [data?.eventTable.totalCount, ...(data?.eventTable.rows.map(({ title }) => title) ?? [])];
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

test('who comes is told to admins, the first to register first', async () => {
  const { anEvent, aUser } = aWorld(db);
  const { id } = await anEvent();
  for (const firstName of ['Amel', 'Karim'])
    await db.eventRegistration.create({
      data: { eventId: id, userId: (await aUser({ firstName, email: `${firstName.toLowerCase()}@guests.dz` })).id },
    });
  const list = 'query ($id: ID!) { eventRegistrationTable(eventId: $id) { totalCount rows { name email } } }';
  expect((await ask(list, { id })).data?.eventRegistrationTable).toEqual({
    totalCount: 2,
    rows: [
      { name: 'Amel Haddad', email: 'amel@guests.dz' },
      { name: 'Karim Haddad', email: 'karim@guests.dz' },
    ],
  });
  expect(await problemOf(list, { id: 999_999 })).toMatchObject({ code: 'eventNotFound' });
});
