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
  const { data, errors } = await createExecutor(db).execute<EventsResponse>(eventsQuery, { ...variables }, viewer);
  expect(errors).toBeUndefined();
  return data!.events;
};
const listTitles = async (variables: object = {}, viewer: Viewer | null = null) =>
  (await listEvents(variables, viewer)).nodes.map(({ title }) => title);

/** Two past and three upcoming events, titled by their position in the list; two start at the same time. */
async function insertEvents() {
  const { createEvent } = createFixtures(db);
  const startDate = hoursFromNow(10);
  await createEvent({ title: '5', startDate: hoursFromNow(-50) });
  await createEvent({ title: '2', startDate });
  await createEvent({ title: '4', startDate: hoursFromNow(-3) });
  await createEvent({ title: '3', startDate });
  await createEvent({ title: '1', startDate: hoursFromNow(1) });
}

describe('event list', () => {
  test('lists upcoming events soonest first, then past events latest first', async () => {
    await insertEvents();
    expect(await listTitles()).toEqual(['1', '2', '3', '4', '5']);
    expect(await listTitles({ filter: { when: 'upcoming' } })).toEqual(['1', '2', '3']);
    expect(await listTitles({ filter: { when: 'past' } })).toEqual(['4', '5']);
    expect((await listEvents({ filter: { when: 'past' }, first: 1 })).totalCount).toBe(2);
    expect((await listEvents()).nodes.map(({ isUpcoming }) => isUpcoming)).toEqual([true, true, true, false, false]);
  });

  test.each([1, 2, 3, 4])('pages of %i contain every event once in both directions', async (size) => {
    await insertEvents();
    const forwards: string[] = [];
    for (let after: string | null = null, hasMore = true; hasMore;) {
      const { nodes, pageInfo, totalCount } = await listEvents({ first: size, after });
      forwards.push(...nodes.map(({ title }) => title));
      expect(totalCount).toBe(5);
      ({ endCursor: after, hasNextPage: hasMore } = pageInfo);
    }
    expect(forwards).toEqual(['1', '2', '3', '4', '5']);
    const backwards: string[] = [];
    for (let before: string | null = null, hasMore = true; hasMore;) {
      const { nodes, pageInfo } = await listEvents({ last: size, before });
      backwards.unshift(...nodes.map(({ title }) => title));
      ({ startCursor: before, hasPreviousPage: hasMore } = pageInfo);
    }
    expect(backwards).toEqual(['1', '2', '3', '4', '5']);
  });

  test('rejects a cursor of an event that the caller cannot see', async () => {
    const { createEvent } = createFixtures(db);
    await insertEvents();
    const draft = await createEvent({ isPublished: false });
    const after = Buffer.from(`GPC:N:${draft.id}`).toString('base64');
    expect(problemOf(await createExecutor(db).execute(eventsQuery, { after }))).toMatchObject({ code: 'invalidInput' });
  });
});

test('only the organizer and admins see a draft', async () => {
  const { createEvent, createUser } = createFixtures(db);
  const organizer = await createUser({ role: 'trainer' });
  const draft = await createEvent({ isPublished: false, title: 'Draft', organizerId: organizer.id });
  const queryDraft = async (viewer: Viewer | null) => {
    const { data } = await createExecutor(db).execute(
      'query ($id: ID!) { event(id: $id) { title } }',
      { id: draft.id },
      viewer,
    );
    return [data?.event !== null, (await listTitles({ filter: { isPublished: false } }, viewer)).length];
  };
  expect(await queryDraft(null)).toEqual([false, 0]);
  expect(await queryDraft(viewerFor(await createUser({ role: 'trainer' })))).toEqual([false, 0]);
  expect(await queryDraft(viewerFor(organizer))).toEqual([true, 1]);
  expect(await queryDraft(viewerFor(await createUser({ role: 'admin' })))).toEqual([true, 1]);
  expect(await listTitles({ filter: { isPublished: true } }, viewerFor(organizer))).toEqual([]);
});

test('returns both names of the times, the price and the free seats', async () => {
  const { createEvent } = createFixtures(db);
  const event = await createEvent({ capacity: 12, registeredCount: 12, price: '5000' });
  const unlimited = await createEvent();
  const fields =
    'startDate startsAt endDate endsAt price capacity registeredCount spotsLeft isSoldOut isUpcoming isOver';
  const query = `query ($id: ID!) { event(id: $id) { ${fields} organizer { firstName lastName avatar } } }`;
  const { data } = await createExecutor(db).execute<{ event: unknown }>(query, { id: event.id });
  const [startDate, endDate] = [event.startDate.toISOString(), event.endDate.toISOString()];
  expect(data?.event).toEqual({
    startDate,
    startsAt: startDate,
    endDate,
    endsAt: endDate,
    price: '5000.00',
    capacity: 12,
    registeredCount: 12,
    spotsLeft: 0,
    isSoldOut: true,
    isUpcoming: true,
    isOver: false,
    organizer: { firstName: 'أمينة', lastName: 'Haddad', avatar: null },
  });
  const { data: other } = await createExecutor(db).execute<{ event: unknown }>(query, { id: unlimited.id });
  expect(other?.event).toMatchObject({ capacity: null, spotsLeft: null, isSoldOut: false, price: '0.00' });
});

test('an event under way is neither upcoming nor over', async () => {
  const { createEvent } = createFixtures(db);
  const hour = 3_600_000;
  const states = [];
  for (const startsIn of [1, -1, -3]) {
    const startDate = new Date(Date.now() + startsIn * hour);
    const { id } = await createEvent({ startDate, endDate: new Date(startDate.getTime() + 2 * hour) });
    states.push(
      (await createExecutor(db).execute('query ($id: ID!) { event(id: $id) { isUpcoming isOver } }', { id })).data,
    );
  }
  expect(states).toEqual([
    { event: { isUpcoming: true, isOver: false } },
    { event: { isUpcoming: false, isOver: false } },
    { event: { isUpcoming: false, isOver: true } },
  ]);
});

test('only registered users, the organizer and admins see the meeting URL', async () => {
  const { createEvent, createUser } = createFixtures(db);
  const organizer = await createUser({ role: 'trainer' });
  const meetingUrl = 'https://meet.example.dz/room';
  const event = await createEvent({ isOnline: true, meetingUrl, organizerId: organizer.id });
  const registeredUser = await createUser();
  await db.eventRegistration.create({ data: { eventId: event.id, userId: registeredUser.id } });
  const query = 'query ($id: ID!) { event(id: $id) { meetingUrl myRegistration { id } } }';
  const queryMeetingUrl = async (viewer: Viewer | null) =>
    (await createExecutor(db).execute(query, { id: event.id }, viewer)).data?.event;
  for (const viewer of [null, viewerFor(await createUser()), viewerFor(await createUser({ role: 'trainer' }))])
    expect(await queryMeetingUrl(viewer)).toEqual({ meetingUrl: null, myRegistration: null });
  for (const viewer of [viewerFor(organizer), viewerFor(await createUser({ role: 'admin' }))])
    expect(await queryMeetingUrl(viewer)).toEqual({ meetingUrl, myRegistration: null });
  expect(await queryMeetingUrl(viewerFor(registeredUser))).toMatchObject({
    meetingUrl,
    myRegistration: { id: expect.any(String) },
  });
  await db.event.update({ where: { id: event.id }, data: { isPublished: false } });
  const document = '{ myEventRegistrations { event { meetingUrl } } }';
  const { data } = await createExecutor(db).execute(document, {}, viewerFor(registeredUser));
  expect(data, 'of an event withdrawn since').toEqual({ myEventRegistrations: [{ event: { meetingUrl: null } }] });
});
