import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTwoGateways } from '../testing/servers/childGateways';

let gateways: Awaited<ReturnType<typeof startTwoGateways>>;

interface GraphqlResponse {
  data: Record<string, { id: string; registeredCount: number } | null> | null;
  errors?: { extensions: { problem: string; status: number } }[];
}

const registrationMutations = {
  register: 'mutation ($id: ID!) { registerForEvent(eventId: $id) { id } }',
  cancel: 'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { id registeredCount } }',
};

/** Users, each with a function that sends a mutation; requests alternate between the two gateways. */
async function createUsers(size: number) {
  const { db, createToken, post } = gateways;
  const names = Array.from({ length: size }, () => `user-${crypto.randomUUID()}`);
  const users = await db.user.createManyAndReturn({
    data: names.map((username) => ({
      username,
      usernameKey: username,
      email: `${username}@example.dz`,
      passwordHash: '',
      firstName: 'G',
      lastName: 'G',
    })),
    select: { id: true },
  });
  const tokens = await Promise.all(users.map(({ id }) => createToken(id)));
  const senders = tokens.map((token) => async (mutation: keyof typeof registrationMutations, eventId: number) => {
    const payload = { query: registrationMutations[mutation], variables: { id: eventId } };
    // Retries after a 503, as clients do.
    for (;;) {
      const response = await post('/graphql', payload, { authorization: `Bearer ${token}` });
      const body = (await response.json()) as GraphqlResponse;
      if (!problemCodes([body]).has('unavailable')) return body;
      await sleep(1000);
    }
  });
  return { users, senders };
}

const countSucceeded = (responses: GraphqlResponse[]) => responses.filter(({ errors }) => !errors).length;
const problemCodes = (responses: GraphqlResponse[]) =>
  new Set(responses.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.problem) ?? []));

/** The number of rows, the stored counter and the public counter. */
async function registrationCounts(eventId: number): Promise<number[]> {
  const { db, post } = gateways;
  const registrations = await db.eventRegistration.count({ where: { eventId } });
  const { registeredCount } = await db.event.findUniqueOrThrow({ where: { id: eventId } });
  const query = 'query ($id: ID!) { event(id: $id) { registeredCount } }';
  const publicEvent = (await (await post('/graphql', { query, variables: { id: eventId } })).json()) as GraphqlResponse;
  return [registrations, registeredCount, publicEvent.data?.event?.registeredCount ?? -1];
}

// The embedded database runs one statement at a time, so that there are no races.
describe.runIf(process.env.TEST_DATABASE_URL)('concurrent registrations sent to two processes', () => {
  beforeAll(async () => {
    gateways = await startTwoGateways();
  });
  afterAll(() => gateways.close());

  test('accepts 30 of 200 concurrent registrations for a capacity of 30', async () => {
    const { id } = await gateways.createEvent({ capacity: 30 });
    const { senders } = await createUsers(200);
    const responses = await Promise.all(senders.map((send) => send('register', id)));
    expect(countSucceeded(responses)).toBe(30);
    expect(problemCodes(responses)).toEqual(new Set(['eventSoldOut']));
    expect(await registrationCounts(id)).toEqual([30, 30, 30]);
  });

  test('stores one registration for 100 concurrent requests of one user', async () => {
    const { id } = await gateways.createEvent({ capacity: 30 });
    const { senders } = await createUsers(1);
    const responses = await Promise.all(Array.from({ length: 100 }, () => senders[0]!('register', id)));
    expect(countSucceeded(responses)).toBe(100);
    expect(new Set(responses.map(({ data }) => data?.registerForEvent?.id)).size).toBe(1);
    expect(await registrationCounts(id)).toEqual([1, 1, 1]);
  });

  test('100 concurrent cancellations of one user free one place', async () => {
    const { id } = await gateways.createEvent({ capacity: 30 });
    const { users, senders } = await createUsers(60);
    await gateways.db.eventRegistration.createMany({
      data: users.slice(0, 30).map((user) => ({ eventId: id, userId: user.id })),
    });
    const cancelled = await Promise.all(Array.from({ length: 100 }, () => senders[0]!('cancel', id)));
    expect(countSucceeded(cancelled)).toBe(100);
    expect(await registrationCounts(id)).toEqual([29, 29, 29]);
    const lateRegistrations = await Promise.all(senders.slice(30).map((send) => send('register', id)));
    expect(countSucceeded(lateRegistrations)).toBe(1);
    expect(await registrationCounts(id)).toEqual([30, 30, 30]);
  });

  test('concurrent registrations and cancellations keep the count exact', async () => {
    const { id } = await gateways.createEvent({ capacity: 10 });
    const { senders } = await createUsers(40);
    const rounds = senders.flatMap((send) => [send('register', id), send('cancel', id), send('register', id)]);
    const known = new Set(['eventSoldOut', 'conflict']);
    expect([...problemCodes(await Promise.all(rounds))].filter((problem) => !known.has(problem))).toEqual([]);
    const [registrations, storedCount, publicCount] = await registrationCounts(id);
    expect([storedCount, publicCount]).toEqual([registrations, registrations]);
    expect(registrations).toBeLessThanOrEqual(10);
  });
});
