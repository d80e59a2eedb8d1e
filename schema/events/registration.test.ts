import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/database';
import { inHours } from '../testing/events';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const registerDocument =
  'mutation ($id: ID!) { registerForEvent(eventId: $id) { id event { registeredCount spotsLeft myRegistration { id } } } }';
const cancelDocument =
  'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { registeredCount spotsLeft myRegistration { id } } }';
const attendDocument = 'query ($id: ID!) { eventToAttend(id: $id) { title meetingUrl } }';

type Asker = (...args: Parameters<ReturnType<typeof asker>['ask']>) => ReturnType<ReturnType<typeof asker>['ask']>;
const ask: Asker = (...args) => asker(db).ask(...args);
const problemOf = ({ errors }: { errors?: readonly { originalError?: unknown }[] }) => errors?.[0]?.originalError;
const someone = async (role: 'student' | 'trainer' | 'admin' = 'student') => viewerOf(await aWorld(db).aUser({ role }));
const seatsOf = async (eventId: number) => ({
  counted: (await db.event.findUniqueOrThrow({ where: { id: eventId } })).registeredCount,
  taken: await db.eventRegistration.count({ where: { eventId } }),
});

describe('registering', () => {
  test.each(['student', 'trainer', 'admin'] as const)(
    'gives a %s a seat, and a second call answers the first registration',
    async (role) => {
      const { id } = await aWorld(db).anEvent({ capacity: 5 });
      const viewer = await someone(role);
      const first = await ask(registerDocument, { id }, viewer);
      expect(first).toMatchObject({
        data: { registerForEvent: { event: { registeredCount: 1, spotsLeft: 4, myRegistration: {} } } },
      });
      expect(await ask(registerDocument, { id }, viewer)).toEqual(first);
      expect(await seatsOf(id)).toEqual({ counted: 1, taken: 1 });
    },
  );

  test('never goes beyond the capacity; who has a seat keeps it, and is told of it again', async () => {
    const { id } = await aWorld(db).anEvent({ capacity: 1 });
    const [early, late] = [await someone(), await someone()];
    await ask(registerDocument, { id }, early);
    expect(problemOf(await ask(registerDocument, { id }, late))).toMatchObject({ code: 'eventSoldOut' });
    expect((await ask(registerDocument, { id }, early)).errors).toBeUndefined();
    expect(await seatsOf(id)).toEqual({ counted: 1, taken: 1 });
  });

  test('an event without a capacity takes whoever comes', async () => {
    const { id } = await aWorld(db).anEvent();
    for (let come = 0; come < 3; come += 1) await ask(registerDocument, { id }, await someone());
    expect(await seatsOf(id)).toEqual({ counted: 3, taken: 3 });
  });

  test('comes too late once the event has begun, but an earlier registration is still answered', async () => {
    const { id } = await aWorld(db).anEvent({ startDate: inHours(-1) });
    const [late, early] = [await someone(), await someone()];
    await db.eventRegistration.create({ data: { eventId: id, userId: early.id } });
    expect(problemOf(await ask(registerDocument, { id }, late))).toMatchObject({ code: 'eventOver' });
    expect((await ask(registerDocument, { id }, early)).errors).toBeUndefined();
    expect(await seatsOf(id)).toEqual({ counted: 1, taken: 1 });
  });

  test('for a draft, or for nothing at all, is the same: not found', async () => {
    const draft = await aWorld(db).anEvent({ isPublished: false });
    for (const id of [draft.id, 999_999, 'nonsense', '-1'])
      for (const viewer of [await someone(), await someone('admin')])
        expect(problemOf(await ask(registerDocument, { id }, viewer))).toMatchObject({ code: 'eventNotFound' });
    expect((await seatsOf(draft.id)).taken).toBe(0);
  });

  test('a visitor is asked to sign in, and nothing is stored', async () => {
    const { id } = await aWorld(db).anEvent();
    for (const document of [registerDocument, cancelDocument, attendDocument, '{ myEventRegistrations { id } }'])
      expect(problemOf(await ask(document, document.includes('$id') ? { id } : {}))).toMatchObject({
        code: 'notSignedIn',
      });
    expect(await seatsOf(id)).toEqual({ counted: 0, taken: 0 });
  });
});

describe('cancelling', () => {
  test('frees one seat for somebody else, and nothing more when it is repeated', async () => {
    const { id } = await aWorld(db).anEvent({ capacity: 2 });
    const [first, second, third] = [await someone(), await someone(), await someone()];
    await ask(registerDocument, { id }, first);
    await ask(registerDocument, { id }, second);
    const cancelled = await ask(cancelDocument, { id }, first);
    expect(cancelled.data).toEqual({
      cancelEventRegistration: { registeredCount: 1, spotsLeft: 1, myRegistration: null },
    });
    expect(await ask(cancelDocument, { id }, first)).toEqual(cancelled);
    expect(await seatsOf(id)).toEqual({ counted: 1, taken: 1 });
    expect((await ask(registerDocument, { id }, third)).errors).toBeUndefined();
    expect(problemOf(await ask(registerDocument, { id }, first))).toMatchObject({ code: 'eventSoldOut' });
  });

  test('is refused once the event has begun, and the seat stays', async () => {
    const { id } = await aWorld(db).anEvent({ startDate: inHours(-1) });
    const guest = await someone();
    await db.eventRegistration.create({ data: { eventId: id, userId: guest.id } });
    expect(problemOf(await ask(cancelDocument, { id }, guest))).toMatchObject({ code: 'eventOver' });
    expect(await seatsOf(id)).toEqual({ counted: 1, taken: 1 });
  });

  test('is open to the registered of an event that was unpublished since; to others it does not exist', async () => {
    const { id } = await aWorld(db).anEvent();
    const [guest, other] = [await someone(), await someone()];
    await ask(registerDocument, { id }, guest);
    await db.event.update({ where: { id }, data: { isPublished: false } });
    expect(problemOf(await ask(cancelDocument, { id }, other))).toMatchObject({ code: 'eventNotFound' });
    expect((await ask(cancelDocument, { id }, guest)).errors).toBeUndefined();
    expect(await seatsOf(id)).toEqual({ counted: 0, taken: 0 });
  });
});

test('people see their own registrations and nobody else’s, the latest event first', async () => {
  const { anEvent } = aWorld(db);
  const [soon, later] = [await anEvent({ title: 'Soon' }), await anEvent({ title: 'Later', startDate: inHours(99) })];
  const [guest, other] = [await someone(), await someone()];
  for (const event of [later, soon]) await ask(registerDocument, { id: event.id }, guest);
  await ask(registerDocument, { id: soon.id }, other);
  const { data } = await ask('{ myEventRegistrations { userId event { title } } }', {}, guest);
  const own = (title: string) => ({ userId: String(guest.id), event: { title } });
  expect(data).toEqual({ myEventRegistrations: [own('Later'), own('Soon')] });
});

test('who takes part may take the event along; others are refused, and a draft is not there', async () => {
  const { anEvent } = aWorld(db);
  const organizer = await someone('trainer');
  const meetingUrl = 'https://meet.example.dz/room';
  const event = await anEvent({ organizerId: organizer.id, meetingUrl });
  const draft = await anEvent({ organizerId: organizer.id, isPublished: false });
  const guest = await someone();
  await ask(registerDocument, { id: event.id }, guest);
  for (const viewer of [guest, organizer, await someone('admin')])
    expect((await ask(attendDocument, { id: event.id }, viewer)).data).toMatchObject({ eventToAttend: { meetingUrl } });
  expect(problemOf(await ask(attendDocument, { id: event.id }, await someone()))).toMatchObject({
    code: 'notRegistered',
  });
  expect(problemOf(await ask(attendDocument, { id: draft.id }, guest))).toMatchObject({ code: 'eventNotFound' });
  expect((await ask(attendDocument, { id: draft.id }, organizer)).errors).toBeUndefined();
});
