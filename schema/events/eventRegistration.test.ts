import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { deliverNotifications } from '../notifications/deliverNotifications';
import { openTestDatabase } from '../testing/testDatabase';
import { hoursFromNow } from '../testing/factories';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { takeDeliveries } from '../testing/takeJobs';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const registerMutation =
  'mutation ($id: ID!) { registerForEvent(eventId: $id) { id event { registeredCount spotsLeft myRegistration { id } } } }';
const cancelMutation =
  'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { registeredCount spotsLeft myRegistration { id } } }';
const participantQuery = 'query ($id: ID!) { eventForParticipant(id: $id) { title meetingUrl } }';

type Execute = (
  ...args: Parameters<ReturnType<typeof createExecutor>['execute']>
) => ReturnType<ReturnType<typeof createExecutor>['execute']>;
const executeAs: Execute = (...args) => createExecutor(db).execute(...args);
const problemOf = ({ errors }: { errors?: readonly { originalError?: unknown }[] }) => errors?.[0]?.originalError;
const insertViewer = async (role: 'student' | 'trainer' | 'admin' = 'student') =>
  viewerFor(await createFixtures(db).createUser({ role }));
const countRegistrations = async (eventId: number) => ({
  counted: (await db.event.findUniqueOrThrow({ where: { id: eventId } })).registeredCount,
  taken: await db.eventRegistration.count({ where: { eventId } }),
});

describe('registering', () => {
  test.each(['student', 'trainer', 'admin'] as const)(
    'registers a %s, and a repeated call returns the same registration',
    async (role) => {
      const { id } = await createFixtures(db).createEvent({ capacity: 5 });
      const viewer = await insertViewer(role);
      const first = await executeAs(registerMutation, { id }, viewer);
      expect(first).toMatchObject({
        data: { registerForEvent: { event: { registeredCount: 1, spotsLeft: 4, myRegistration: {} } } },
      });
      expect(await executeAs(registerMutation, { id }, viewer)).toEqual(first);
      expect(await countRegistrations(id)).toEqual({ counted: 1, taken: 1 });
    },
  );

  test('never exceeds the capacity, and registered users keep their seat', async () => {
    const { id } = await createFixtures(db).createEvent({ capacity: 1 });
    const [registered, unregistered] = [await insertViewer(), await insertViewer()];
    await executeAs(registerMutation, { id }, registered);
    expect(problemOf(await executeAs(registerMutation, { id }, unregistered))).toMatchObject({ code: 'eventSoldOut' });
    expect((await executeAs(registerMutation, { id }, registered)).errors).toBeUndefined();
    expect(await countRegistrations(id)).toEqual({ counted: 1, taken: 1 });
  });

  test('an event without capacity accepts any number of registrations', async () => {
    const { id } = await createFixtures(db).createEvent();
    for (let count = 0; count < 3; count += 1) await executeAs(registerMutation, { id }, await insertViewer());
    expect(await countRegistrations(id)).toEqual({ counted: 3, taken: 3 });
  });

  test('is closed after the start, but existing registrations are still returned', async () => {
    const { id } = await createFixtures(db).createEvent({ startDate: hoursFromNow(-1) });
    const [unregistered, registered] = [await insertViewer(), await insertViewer()];
    await db.eventRegistration.create({ data: { eventId: id, userId: registered.id } });
    expect(problemOf(await executeAs(registerMutation, { id }, unregistered))).toMatchObject({
      code: 'eventAlreadyStarted',
    });
    expect((await executeAs(registerMutation, { id }, registered)).errors).toBeUndefined();
    expect(await countRegistrations(id)).toEqual({ counted: 1, taken: 1 });
  });

  test('drafts and unknown events are not found', async () => {
    const draft = await createFixtures(db).createEvent({ isPublished: false });
    for (const id of [draft.id, 999_999, 'nonsense', '-1'])
      for (const viewer of [await insertViewer(), await insertViewer('admin')])
        expect(problemOf(await executeAs(registerMutation, { id }, viewer))).toMatchObject({ code: 'eventNotFound' });
    expect((await countRegistrations(draft.id)).taken).toBe(0);
  });

  test('visitors must sign in and nothing is stored', async () => {
    const { id } = await createFixtures(db).createEvent();
    for (const document of [registerMutation, cancelMutation, participantQuery, '{ myEventRegistrations { id } }'])
      expect(problemOf(await executeAs(document, document.includes('$id') ? { id } : {}))).toMatchObject({
        code: 'notSignedIn',
      });
    expect(await countRegistrations(id)).toEqual({ counted: 0, taken: 0 });
  });
});

describe('cancelling', () => {
  test('frees one seat, and a repeated call changes nothing', async () => {
    const { id } = await createFixtures(db).createEvent({ capacity: 2 });
    const [first, second, third] = [await insertViewer(), await insertViewer(), await insertViewer()];
    await executeAs(registerMutation, { id }, first);
    await executeAs(registerMutation, { id }, second);
    const cancelled = await executeAs(cancelMutation, { id }, first);
    expect(cancelled.data).toEqual({
      cancelEventRegistration: { registeredCount: 1, spotsLeft: 1, myRegistration: null },
    });
    expect(await executeAs(cancelMutation, { id }, first)).toEqual(cancelled);
    expect(await countRegistrations(id)).toEqual({ counted: 1, taken: 1 });
    expect((await executeAs(registerMutation, { id }, third)).errors).toBeUndefined();
    expect(problemOf(await executeAs(registerMutation, { id }, first))).toMatchObject({ code: 'eventSoldOut' });
  });

  test('is rejected after the start and the seat is kept', async () => {
    const { id } = await createFixtures(db).createEvent({ startDate: hoursFromNow(-1) });
    const registeredUser = await insertViewer();
    await db.eventRegistration.create({ data: { eventId: id, userId: registeredUser.id } });
    expect(problemOf(await executeAs(cancelMutation, { id }, registeredUser))).toMatchObject({
      code: 'eventAlreadyStarted',
    });
    expect(await countRegistrations(id)).toEqual({ counted: 1, taken: 1 });
  });

  test('registered users can cancel an unpublished event, which others do not find', async () => {
    const { id } = await createFixtures(db).createEvent();
    const [registeredUser, other] = [await insertViewer(), await insertViewer()];
    await executeAs(registerMutation, { id }, registeredUser);
    await db.event.update({ where: { id }, data: { isPublished: false } });
    expect(problemOf(await executeAs(cancelMutation, { id }, other))).toMatchObject({ code: 'eventNotFound' });
    expect((await executeAs(cancelMutation, { id }, registeredUser)).errors).toBeUndefined();
    expect(await countRegistrations(id)).toEqual({ counted: 0, taken: 0 });
  });
});

test('users see only their own registrations, latest event first', async () => {
  const { createEvent } = createFixtures(db);
  const [soon, later] = [
    await createEvent({ title: 'Soon' }),
    await createEvent({ title: 'Later', startDate: hoursFromNow(99) }),
  ];
  const [registeredUser, other] = [await insertViewer(), await insertViewer()];
  for (const event of [later, soon]) await executeAs(registerMutation, { id: event.id }, registeredUser);
  await executeAs(registerMutation, { id: soon.id }, other);
  const { data } = await executeAs('{ myEventRegistrations { userId event { title } } }', {}, registeredUser);
  const registration = (title: string) => ({ userId: String(registeredUser.id), event: { title } });
  expect(data).toEqual({ myEventRegistrations: [registration('Later'), registration('Soon')] });
});

test('participants can fetch the event, others cannot, and drafts are not found', async () => {
  const { createEvent } = createFixtures(db);
  const organizer = await insertViewer('trainer');
  const meetingUrl = 'https://meet.example.dz/room';
  const event = await createEvent({ organizerId: organizer.id, meetingUrl });
  const draft = await createEvent({ organizerId: organizer.id, isPublished: false });
  const registeredUser = await insertViewer();
  await executeAs(registerMutation, { id: event.id }, registeredUser);
  for (const viewer of [registeredUser, organizer, await insertViewer('admin')])
    expect((await executeAs(participantQuery, { id: event.id }, viewer)).data).toMatchObject({
      eventForParticipant: { meetingUrl },
    });
  expect(problemOf(await executeAs(participantQuery, { id: event.id }, await insertViewer()))).toMatchObject({
    code: 'notRegistered',
  });
  expect(problemOf(await executeAs(participantQuery, { id: draft.id }, registeredUser))).toMatchObject({
    code: 'eventNotFound',
  });
  expect((await executeAs(participantQuery, { id: draft.id }, organizer)).errors).toBeUndefined();
});

test('cancelled and repeated on one day, a registration is one message', async () => {
  const { id } = await createFixtures(db).createEvent();
  const viewer = await insertViewer();
  for (let round = 0; round < 3; round += 1) {
    expect((await executeAs(registerMutation, { id }, viewer)).errors).toBeUndefined();
    await executeAs(cancelMutation, { id }, viewer);
  }
  const deliveries = await takeDeliveries(db);
  const registered = deliveries.filter(({ kind, recipients }) =>
    isDeepStrictEqual([kind, recipients], ['event_registered', { userIds: [viewer.id] }]),
  );
  expect(registered).toHaveLength(3);
  await deliverNotifications(db, deliveries);
  expect(await db.notification.count({ where: { userId: viewer.id, kind: 'event_registered' } })).toBe(1);
});
