import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { hoursFromNow } from '../testing/factories';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

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
  ...args: Parameters<ReturnType<typeof createExecutor>['ask']>
) => ReturnType<ReturnType<typeof createExecutor>['ask']>;
const executeAs: Execute = (...args) => createExecutor(db).ask(...args);
const problemOf = ({ errors }: { errors?: readonly { originalError?: unknown }[] }) => errors?.[0]?.originalError;
const insertViewer = async (role: 'student' | 'trainer' | 'admin' = 'student') =>
  viewerFor(await createFixtures(db).createUser({ role }));
const countRegistrations = async (eventId: number) => ({
  counted: (await db.event.findUniqueOrThrow({ where: { id: eventId } })).registeredCount,
  taken: await db.eventRegistration.count({ where: { eventId } }),
});

describe('registering', () => {
  test.each(['student', 'trainer', 'admin'] as const)(
    'gives a %s a seat, and a second call answers the first registration',
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

  test('never goes beyond the capacity; who has a seat keeps it, and is told of it again', async () => {
    const { id } = await createFixtures(db).createEvent({ capacity: 1 });
    const [early, late] = [await insertViewer(), await insertViewer()];
    await executeAs(registerMutation, { id }, early);
    expect(problemOf(await executeAs(registerMutation, { id }, late))).toMatchObject({ code: 'eventSoldOut' });
    expect((await executeAs(registerMutation, { id }, early)).errors).toBeUndefined();
    expect(await countRegistrations(id)).toEqual({ counted: 1, taken: 1 });
  });

  test('an event without a capacity takes whoever comes', async () => {
    const { id } = await createFixtures(db).createEvent();
    for (let come = 0; come < 3; come += 1) await executeAs(registerMutation, { id }, await insertViewer());
    expect(await countRegistrations(id)).toEqual({ counted: 3, taken: 3 });
  });

  test('comes too late once the event has begun, but an earlier registration is still answered', async () => {
    const { id } = await createFixtures(db).createEvent({ startDate: hoursFromNow(-1) });
    const [late, early] = [await insertViewer(), await insertViewer()];
    await db.eventRegistration.create({ data: { eventId: id, userId: early.id } });
    expect(problemOf(await executeAs(registerMutation, { id }, late))).toMatchObject({ code: 'eventAlreadyStarted' });
    expect((await executeAs(registerMutation, { id }, early)).errors).toBeUndefined();
    expect(await countRegistrations(id)).toEqual({ counted: 1, taken: 1 });
  });

  test('for a draft, or for nothing at all, is the same: not found', async () => {
    const draft = await createFixtures(db).createEvent({ isPublished: false });
    for (const id of [draft.id, 999_999, 'nonsense', '-1'])
      for (const viewer of [await insertViewer(), await insertViewer('admin')])
        expect(problemOf(await executeAs(registerMutation, { id }, viewer))).toMatchObject({ code: 'eventNotFound' });
    expect((await countRegistrations(draft.id)).taken).toBe(0);
  });

  test('a visitor is asked to sign in, and nothing is stored', async () => {
    const { id } = await createFixtures(db).createEvent();
    for (const document of [registerMutation, cancelMutation, participantQuery, '{ myEventRegistrations { id } }'])
      expect(problemOf(await executeAs(document, document.includes('$id') ? { id } : {}))).toMatchObject({
        code: 'notSignedIn',
      });
    expect(await countRegistrations(id)).toEqual({ counted: 0, taken: 0 });
  });
});

describe('cancelling', () => {
  test('frees one seat for somebody else, and nothing more when it is repeated', async () => {
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

  test('is refused once the event has begun, and the seat stays', async () => {
    const { id } = await createFixtures(db).createEvent({ startDate: hoursFromNow(-1) });
    const guest = await insertViewer();
    await db.eventRegistration.create({ data: { eventId: id, userId: guest.id } });
    expect(problemOf(await executeAs(cancelMutation, { id }, guest))).toMatchObject({ code: 'eventAlreadyStarted' });
    expect(await countRegistrations(id)).toEqual({ counted: 1, taken: 1 });
  });

  test('is open to the registered of an event that was unpublished since; to others it does not exist', async () => {
    const { id } = await createFixtures(db).createEvent();
    const [guest, other] = [await insertViewer(), await insertViewer()];
    await executeAs(registerMutation, { id }, guest);
    await db.event.update({ where: { id }, data: { isPublished: false } });
    expect(problemOf(await executeAs(cancelMutation, { id }, other))).toMatchObject({ code: 'eventNotFound' });
    expect((await executeAs(cancelMutation, { id }, guest)).errors).toBeUndefined();
    expect(await countRegistrations(id)).toEqual({ counted: 0, taken: 0 });
  });
});

test('people see their own registrations and nobody else’s, the latest event first', async () => {
  const { createEvent } = createFixtures(db);
  const [soon, later] = [
    await createEvent({ title: 'Soon' }),
    await createEvent({ title: 'Later', startDate: hoursFromNow(99) }),
  ];
  const [guest, other] = [await insertViewer(), await insertViewer()];
  for (const event of [later, soon]) await executeAs(registerMutation, { id: event.id }, guest);
  await executeAs(registerMutation, { id: soon.id }, other);
  const { data } = await executeAs('{ myEventRegistrations { userId event { title } } }', {}, guest);
  const own = (title: string) => ({ userId: String(guest.id), event: { title } });
  expect(data).toEqual({ myEventRegistrations: [own('Later'), own('Soon')] });
});

test('who takes part may take the event along; others are refused, and a draft is not there', async () => {
  const { createEvent } = createFixtures(db);
  const organizer = await insertViewer('trainer');
  const meetingUrl = 'https://meet.example.dz/room';
  const event = await createEvent({ organizerId: organizer.id, meetingUrl });
  const draft = await createEvent({ organizerId: organizer.id, isPublished: false });
  const guest = await insertViewer();
  await executeAs(registerMutation, { id: event.id }, guest);
  for (const viewer of [guest, organizer, await insertViewer('admin')])
    expect((await executeAs(participantQuery, { id: event.id }, viewer)).data).toMatchObject({
      eventForParticipant: { meetingUrl },
    });
  expect(problemOf(await executeAs(participantQuery, { id: event.id }, await insertViewer()))).toMatchObject({
    code: 'notRegistered',
  });
  expect(problemOf(await executeAs(participantQuery, { id: draft.id }, guest))).toMatchObject({
    code: 'eventNotFound',
  });
  expect((await executeAs(participantQuery, { id: draft.id }, organizer)).errors).toBeUndefined();
});
