import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { hoursFromNow } from '../testing/factories';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
beforeEach(() => db.event.deleteMany());
afterAll(() => close());

const problemOf = ({ errors }: { errors?: readonly { originalError?: unknown }[] }) => errors?.[0]?.originalError;

const eventsQuery = /* GraphQL */ `
  query ($filter: EventFilter, $first: Int, $after: String, $last: Int, $before: String) {
    events(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      nodes {
        id
        title
        isUpcoming
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

interface EventsResponse {
  events: {
    totalCount: number;
    nodes: { id: string; title: string; isUpcoming: boolean }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  };
}

const listEvents = async (variables: object = {}, viewer: Viewer | null = null) => {
  const { data, errors } = await createExecutor(db).ask<EventsResponse>(eventsQuery, { ...variables }, viewer);
  expect(errors).toBeUndefined();
  return data!.events;
};
const listTitles = async (variables: object = {}, viewer: Viewer | null = null) =>
  (await listEvents(variables, viewer)).nodes.map(({ title }) => title);

/** Two past and three coming events, named by their place in the agenda; two of them begin in the same moment. */
async function insertEvents() {
  const { createEvent } = createFixtures(db);
  const moment = hoursFromNow(10);
  await createEvent({ title: '5', startDate: hoursFromNow(-50) });
  await createEvent({ title: '2', startDate: moment });
  await createEvent({ title: '4', startDate: hoursFromNow(-3) });
  await createEvent({ title: '3', startDate: moment });
  await createEvent({ title: '1', startDate: hoursFromNow(1) });
}

describe('the agenda', () => {
  test('names what is to come, the next first, then what is past, the last first', async () => {
    await insertEvents();
    expect(await listTitles()).toEqual(['1', '2', '3', '4', '5']);
    expect(await listTitles({ filter: { when: 'upcoming' } })).toEqual(['1', '2', '3']);
    expect(await listTitles({ filter: { when: 'past' } })).toEqual(['4', '5']);
    expect((await listEvents({ filter: { when: 'past' }, first: 1 })).totalCount).toBe(2);
    expect((await listEvents()).nodes.map(({ isUpcoming }) => isUpcoming)).toEqual([true, true, true, false, false]);
  });

  test.each([1, 2, 3, 4])('pages of %i show every event once, forwards and backwards', async (size) => {
    await insertEvents();
    const forwards: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { nodes, pageInfo, totalCount } = await listEvents({ first: size, after });
      forwards.push(...nodes.map(({ title }) => title));
      expect(totalCount).toBe(5);
      ({ endCursor: after, hasNextPage: more } = pageInfo);
    }
    expect(forwards).toEqual(['1', '2', '3', '4', '5']);
    const backwards: string[] = [];
    for (let before: string | null = null, more = true; more;) {
      const { nodes, pageInfo } = await listEvents({ last: size, before });
      backwards.unshift(...nodes.map(({ title }) => title));
      ({ startCursor: before, hasPreviousPage: more } = pageInfo);
    }
    expect(backwards).toEqual(['1', '2', '3', '4', '5']);
  });

  test('goes on behind no event that the caller may not see', async () => {
    const { createEvent } = createFixtures(db);
    await insertEvents();
    const draft = await createEvent({ isPublished: false });
    const after = Buffer.from(`GPC:N:${draft.id}`).toString('base64');
    expect(problemOf(await createExecutor(db).ask(eventsQuery, { after }))).toMatchObject({ code: 'invalidInput' });
  });
});

test('a draft exists for its organiser and admins alone, whatever is asked for', async () => {
  const { createEvent, createUser } = createFixtures(db);
  const organizer = await createUser({ role: 'trainer' });
  const draft = await createEvent({ isPublished: false, title: 'Draft', organizerId: organizer.id });
  const sees = async (viewer: Viewer | null) => {
    const { data } = await createExecutor(db).ask(
      'query ($id: ID!) { event(id: $id) { title } }',
      { id: draft.id },
      viewer,
    );
    return [data?.event !== null, (await listTitles({ filter: { isPublished: false } }, viewer)).length];
  };
  expect(await sees(null)).toEqual([false, 0]);
  expect(await sees(viewerFor(await createUser({ role: 'trainer' })))).toEqual([false, 0]);
  expect(await sees(viewerFor(organizer))).toEqual([true, 1]);
  expect(await sees(viewerFor(await createUser({ role: 'admin' })))).toEqual([true, 1]);
  expect(await listTitles({ filter: { isPublished: true } }, viewerFor(organizer))).toEqual([]);
});

test('an event says both names of its times, what it costs and how many seats are free', async () => {
  const { createEvent } = createFixtures(db);
  const event = await createEvent({ capacity: 12, registeredCount: 12, price: '5000' });
  const open = await createEvent();
  const fields = 'startDate startsAt endDate endsAt price capacity registeredCount spotsLeft isSoldOut isUpcoming';
  const query = `query ($id: ID!) { event(id: $id) { ${fields} organizer { firstName lastName avatar } } }`;
  const { data } = await createExecutor(db).ask<{ event: unknown }>(query, { id: event.id });
  const [startDate, endDate] = [event.startDate.toISOString(), event.endDate.toISOString()];
  expect(data?.event).toEqual({
    ...{ startDate, startsAt: startDate, endDate, endsAt: endDate, price: '5000.00' },
    ...{ capacity: 12, registeredCount: 12, spotsLeft: 0, isSoldOut: true, isUpcoming: true },
    organizer: { firstName: 'أمينة', lastName: 'Haddad', avatar: null },
  });
  const { data: other } = await createExecutor(db).ask<{ event: unknown }>(query, { id: open.id });
  expect(other?.event).toMatchObject({ capacity: null, spotsLeft: null, isSoldOut: false, price: '0.00' });
});

test('where to meet is told to the registered, the organiser and admins alone', async () => {
  const { createEvent, createUser } = createFixtures(db);
  const organizer = await createUser({ role: 'trainer' });
  const meetingUrl = 'https://meet.example.dz/room';
  const event = await createEvent({ isOnline: true, meetingUrl, organizerId: organizer.id });
  const guest = await createUser();
  await db.eventRegistration.create({ data: { eventId: event.id, userId: guest.id } });
  const query = 'query ($id: ID!) { event(id: $id) { meetingUrl myRegistration { id } } }';
  const told = async (viewer: Viewer | null) =>
    (await createExecutor(db).ask(query, { id: event.id }, viewer)).data?.event;
  for (const viewer of [null, viewerFor(await createUser()), viewerFor(await createUser({ role: 'trainer' }))])
    expect(await told(viewer)).toEqual({ meetingUrl: null, myRegistration: null });
  for (const viewer of [viewerFor(organizer), viewerFor(await createUser({ role: 'admin' }))])
    expect(await told(viewer)).toEqual({ meetingUrl, myRegistration: null });
  expect(await told(viewerFor(guest))).toMatchObject({ meetingUrl, myRegistration: { id: expect.any(String) } });
  await db.event.update({ where: { id: event.id }, data: { isPublished: false } });
  const own = '{ myEventRegistrations { event { meetingUrl } } }';
  const { data } = await createExecutor(db).ask(own, {}, viewerFor(guest));
  expect(data, 'of an event withdrawn since').toEqual({ myEventRegistrations: [{ event: { meetingUrl: null } }] });
});
