import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const checkInMutation = `mutation ($ids: [ID!]!, $isPresent: Boolean!) {
  checkInParticipants(ids: $ids, isPresent: $isPresent) { succeeded failed { id problem } } }`;

const checkIn = (ids: readonly number[], isPresent: boolean, viewer: Viewer | null = admin) =>
  createExecutor(db).execute<{ checkInParticipants: { succeeded: string[]; failed: object[] } }>(
    checkInMutation,
    { ids, isPresent },
    viewer,
  );
const timesOf = async (ids: readonly number[]) =>
  (await db.eventRegistration.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: 'asc' } })).map(
    ({ attendedAt }) => attendedAt,
  );

async function createParticipants(count: number, event: object = {}) {
  const { createEvent, createUser } = createFixtures(db);
  const { id: eventId } = await createEvent(event);
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push((await db.eventRegistration.create({ data: { eventId, userId: (await createUser()).id } })).id);
  return { eventId, ids };
}

test('checking in notes the time once, and can be taken back', async () => {
  const { ids } = await createParticipants(2);
  const [first] = ids as [number, number];
  expect((await checkIn([first], true)).data?.checkInParticipants).toEqual({ succeeded: [String(first)], failed: [] });
  const [noted, other] = await timesOf(ids);
  expect([noted instanceof Date, other]).toEqual([true, null]);
  await checkIn(ids, true);
  expect((await timesOf(ids))[0]).toEqual(noted);
  await checkIn(ids, false);
  expect(await timesOf(ids)).toEqual([null, null]);
});

test('the audit log names who checked in, once', async () => {
  const { ids } = await createParticipants(1);
  await checkIn(ids, true);
  await checkIn(ids, true);
  const entries = await db.auditEntry.findMany({ where: { entity: 'event_registrations', entityId: ids[0]! } });
  expect(entries).toMatchObject([{ action: 'update', actorId: admin.id }]);
});

test('unknown registrations are reported, and the others are checked in', async () => {
  const { ids } = await createParticipants(1);
  const { data } = await checkIn([999_999, ...ids], true);
  expect(data?.checkInParticipants).toEqual({
    succeeded: ids.map(String),
    failed: [{ id: '999999', problem: 'notFound' }],
  });
});

test('participants and trainers cannot check in anyone, themselves included', async () => {
  const trainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  const { eventId, ids } = await createParticipants(1, { organizerId: trainer.id });
  const { userId } = await db.eventRegistration.findFirstOrThrow({ where: { eventId } });
  for (const viewer of [trainer, viewerFor(await db.user.findUniqueOrThrow({ where: { id: userId } })), null])
    expect((await checkIn(ids, true, viewer)).errors).toHaveLength(1);
  expect(await timesOf(ids)).toEqual([null]);
});

test('participants have both names, and the state of their payment', async () => {
  const { createEvent, createUser } = createFixtures(db);
  const { id: eventId } = await createEvent({ price: '5000' });
  const order = {
    method: 'ccp',
    amount: '5000',
    listPrice: '5000',
    expiresAt: new Date('2100-01-01'),
    eventId,
  } as const;
  const register = async (status: 'submitted' | 'confirmed' | 'refund_requested' | null, names: object = {}) => {
    const { id: userId } = await createUser({ firstName: 'Amina', lastName: 'Haddad', ...names });
    const payment = status && (await db.payment.create({ data: { ...order, status, userId } }));
    const seat = status === 'submitted' ? 'pending_payment' : 'registered';
    await db.eventRegistration.create({ data: { eventId, userId, status: seat, paymentId: payment?.id ?? null } });
  };
  await register('submitted');
  await register('confirmed');
  await register('refund_requested');
  await register(null, { firstNameAr: 'أمينة', lastNameAr: 'حدّاد' });
  const { data, errors } = await createExecutor(db).execute<{ adminEventRegistrations: { rows: object[] } }>(
    'query ($id: ID!) { adminEventRegistrations(eventId: $id) { rows { name latinName payment attendedAt } } }',
    { id: eventId },
    admin,
  );
  expect(errors).toBeUndefined();
  const latin = { name: 'Amina Haddad', latinName: 'Amina Haddad', attendedAt: null };
  expect(data?.adminEventRegistrations.rows).toEqual([
    { ...latin, payment: 'unpaid' },
    { ...latin, payment: 'paid' },
    { ...latin, payment: 'paid' },
    { ...latin, name: 'أمينة حدّاد', payment: 'free' },
  ]);
});
