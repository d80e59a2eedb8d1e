import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTwoGateways } from '../testing/childGateways';

let gateways: Awaited<ReturnType<typeof startTwoGateways>>;

interface GraphqlResponse {
  data: Record<string, { id: string; registeredCount: number } | null> | null;
  errors?: { extensions: { problem: string; status: number } }[];
}

const registrationMutations = {
  register: 'mutation ($id: ID!) { registerForEvent(eventId: $id) { id } }',
  cancel: 'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { id registeredCount } }',
};

/** People with accounts, each with a way to do something about an event; calls go to the one and the other gateway by turns. */
async function createUsers(size: number) {
  const { db, aToken, post } = gateways;
  const names = Array.from({ length: size }, () => `guest-${crypto.randomUUID()}`);
  const people = await db.user.createManyAndReturn({
    data: names.map((username) => ({
      ...{ username, usernameKey: username, email: `${username}@example.dz`, passwordHash: '' },
      ...{ firstName: 'G', lastName: 'G' },
    })),
    select: { id: true },
  });
  const tokens = await Promise.all(people.map(({ id }) => aToken(id)));
  const crowd = tokens.map((token) => async (what: keyof typeof registrationMutations, eventId: number) => {
    const body = { query: registrationMutations[what], variables: { id: eventId } };
    // On a busy machine some are asked to come back (503, Retry-After), as they would.
    for (;;) {
      const answer = await post('/graphql', body, { authorization: `Bearer ${token}` });
      const said = (await answer.json()) as GraphqlResponse;
      if (!problemCodes([said]).has('unavailable')) return said;
      await sleep(1000);
    }
  });
  return { people, crowd };
}

const countSucceeded = (answers: GraphqlResponse[]) => answers.filter(({ errors }) => !errors).length;
const problemCodes = (answers: GraphqlResponse[]) =>
  new Set(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.problem) ?? []));

/** The seats that are taken, the number kept of them, and the one that the list shows. */
async function registrationCounts(eventId: number): Promise<number[]> {
  const { db, post } = gateways;
  const taken = await db.eventRegistration.count({ where: { eventId } });
  const { registeredCount } = await db.event.findUniqueOrThrow({ where: { id: eventId } });
  const query = 'query ($id: ID!) { event(id: $id) { registeredCount } }';
  const shown = (await (await post('/graphql', { query, variables: { id: eventId } })).json()) as GraphqlResponse;
  return [taken, registeredCount, shown.data?.event?.registeredCount ?? -1];
}

// The embedded database does one thing after the other: there is no race on it.
describe.runIf(process.env.TEST_DATABASE_URL)('seats, from two processes', () => {
  beforeAll(async () => {
    gateways = await startTwoGateways();
  });
  afterAll(() => gateways.close());

  test('of 200 people who register at once for 30 seats exactly 30 have one, and 30 is what is shown', async () => {
    const { id } = await gateways.createEvent({ capacity: 30 });
    const { crowd } = await createUsers(200);
    const answers = await Promise.all(crowd.map((person) => person('register', id)));
    expect(countSucceeded(answers)).toBe(30);
    expect(problemCodes(answers)).toEqual(new Set(['eventSoldOut']));
    expect(await registrationCounts(id)).toEqual([30, 30, 30]);
  });

  test('one person who registers 100 times at once takes one seat, and is told of the same one', async () => {
    const { id } = await gateways.createEvent({ capacity: 30 });
    const { crowd } = await createUsers(1);
    const answers = await Promise.all(Array.from({ length: 100 }, () => crowd[0]!('register', id)));
    expect(countSucceeded(answers)).toBe(100);
    expect(new Set(answers.map(({ data }) => data?.registerForEvent?.id)).size).toBe(1);
    expect(await registrationCounts(id)).toEqual([1, 1, 1]);
  });

  test('cancelling 100 times at once frees exactly one seat, which one of those who wait gets', async () => {
    const { id } = await gateways.createEvent({ capacity: 30 });
    const { people, crowd } = await createUsers(60);
    await gateways.db.eventRegistration.createMany({
      data: people.slice(0, 30).map((person) => ({ eventId: id, userId: person.id })),
    });
    const cancelled = await Promise.all(Array.from({ length: 100 }, () => crowd[0]!('cancel', id)));
    expect(countSucceeded(cancelled)).toBe(100);
    expect(await registrationCounts(id)).toEqual([29, 29, 29]);
    const late = await Promise.all(crowd.slice(30).map((person) => person('register', id)));
    expect(countSucceeded(late)).toBe(1);
    expect(await registrationCounts(id)).toEqual([30, 30, 30]);
  });

  test('people who come and go at once leave no seat uncounted', async () => {
    const { id } = await gateways.createEvent({ capacity: 10 });
    const { crowd } = await createUsers(40);
    const rounds = crowd.flatMap((person) => [person('register', id), person('cancel', id), person('register', id)]);
    const known = new Set(['eventSoldOut', 'conflict']);
    expect([...problemCodes(await Promise.all(rounds))].filter((problem) => !known.has(problem))).toEqual([]);
    const [taken, counted, shown] = await registrationCounts(id);
    expect([counted, shown]).toEqual([taken, taken]);
    expect(taken).toBeLessThanOrEqual(10);
  });
});
