import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { startTwoGateways } from '../testing/servers/childGateways';
import { createTestGateway, sessionCookieHeader, sendRequest, fetchVisitorCookie } from '../testing/testGateway';

// The embedded database runs one statement at a time, so that there are no races.
describe.runIf(process.env.TEST_DATABASE_URL)('concurrent votes sent to two processes', { timeout: 60_000 }, () => {
  let gateways: Awaited<ReturnType<typeof startTwoGateways>>;
  beforeAll(async () => (gateways = await startTwoGateways()));
  afterAll(() => gateways.close());

  const createSessionCookie = async () =>
    sessionCookieHeader(await gateways.createToken((await gateways.createUser()).id));

  /** Sends a vote, again if a busy process asks for it; a vote that was stored before such an answer counts as accepted. */
  async function sendVote(pollId: number, optionIds: unknown[], cookie: string): Promise<number> {
    const send = async () => (await gateways.post(`/api/polls/${pollId}/vote`, { optionIds }, { cookie })).status;
    const first = await send();
    if (first !== 503) return first;
    let status = first;
    while (status === 503) status = await send();
    return status === 409 ? 200 : status;
  }

  /** Sends 200 concurrent votes with alternating cookies; returns the statuses and the stored counts. */
  async function sendConcurrentVotes(...cookies: string[]) {
    const { id, options } = await gateways.createPoll({ allowMultiple: true });
    const votes = Array.from({ length: 200 }, async (_, n) => {
      const optionIds = [options[n % 3]?.id, options[(n + 1) % 3]?.id];
      const { status } = await gateways.post(
        `/api/polls/${id}/vote`,
        { optionIds },
        { cookie: cookies[n % cookies.length] ?? '' },
      );
      return status;
    });
    const statusCounts = { 200: 0, 409: 0 };
    for (const status of await Promise.all(votes)) statusCounts[status as 200] += 1;
    const poll = await gateways.db.poll.findUniqueOrThrow({ where: { id }, include: { options: true, votes: true } });
    const sum = poll.options.reduce((total, { votes }) => total + votes, 0);
    return { statusCounts, voters: poll.voterCount, storedVotes: poll.votes.length, votes: sum };
  }

  const expectedCounts = { statusCounts: { 200: 1, 409: 199 }, voters: 1, storedVotes: 1, votes: 2 };

  test('counts one of 200 votes of a user', async () => {
    expect(await sendConcurrentVotes(await createSessionCookie())).toEqual(expectedCounts);
  });

  test('counts one of 200 votes of a user in several browsers', async () => {
    const session = await createSessionCookie();
    const browsers = await Promise.all([1, 2, 3].map(() => fetchVisitorCookie(gateways.app)));
    expect(await sendConcurrentVotes(...browsers.map((browser) => `${browser}; ${session}`))).toEqual(expectedCounts);
  });

  test('counts one of 200 votes of a visitor', async () => {
    expect(await sendConcurrentVotes(await fetchVisitorCookie(gateways.app))).toEqual(expectedCounts);
  });

  test('counts one of 200 votes of a browser with and without a session', async () => {
    const [browser, session] = [await fetchVisitorCookie(gateways.app), await createSessionCookie()];
    expect(await sendConcurrentVotes(browser, `${browser}; ${session}`)).toEqual(expectedCounts);
  });

  test('counts one of two votes of a browser in each of 60 polls', async () => {
    const [browser, session] = [await fetchVisitorCookie(gateways.app), await createSessionCookie()];
    const polls = await Promise.all(Array.from({ length: 60 }, () => gateways.createPoll()));
    const votes = polls.flatMap(({ id, options }) =>
      [`${browser}; ${session}`, browser].map((cookie) =>
        gateways.post(`/api/polls/${id}/vote`, { optionIds: [options[0]?.id] }, { cookie }),
      ),
    );
    await Promise.all(votes);
    const ids = polls.map(({ id }) => id);
    const counts = await gateways.db.poll.findMany({ where: { id: { in: ids } }, select: { voterCount: true } });
    expect(counts.filter(({ voterCount }) => voterCount !== 1)).toEqual([]);
  });

  test('counts the votes of 200 visitors', async () => {
    const { id, options } = await gateways.createPoll();
    const optionIds = [options[0]?.id];
    const cookies = await Promise.all(Array.from({ length: 200 }, () => fetchVisitorCookie(gateways.app)));
    const statuses = await Promise.all(cookies.map((cookie) => sendVote(id, optionIds, cookie)));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const poll = await gateways.db.poll.findUniqueOrThrow({
      where: { id },
      include: { options: { orderBy: { order: 'asc' } } },
    });
    expect([poll.voterCount, poll.options.map((option) => option.votes)]).toEqual([200, [200, 0, 0]]);
  });
});

test('limits the votes of visitors per network and poll, but not those of users', { timeout: 60_000 }, async () => {
  const visitorVote = { points: 2, seconds: 60 };
  const limitedGateway = await createTestGateway({
    limits: { rateLimits: { ...defaultLimits.rateLimits, visitorVote } },
  });
  const [poll, otherPoll] = [await limitedGateway.createPoll(), await limitedGateway.createPoll()];
  const vote = async ({ id, options }: typeof poll, headers: Record<string, string> = {}) =>
    (
      await sendRequest(limitedGateway.app, 'post', `/api/polls/${id}/vote`, headers).send({
        optionIds: [options[0]?.id],
      })
    ).status;
  const visitorStatuses = await Promise.all([1, 2, 3, 4].map(() => vote(poll)));
  expect(visitorStatuses.sort()).toEqual([200, 200, 429, 429]);
  expect(await vote(poll, { cookie: await fetchVisitorCookie(limitedGateway.app) })).toBe(429);
  expect(
    await vote(poll, {
      cookie: sessionCookieHeader(await limitedGateway.createToken((await limitedGateway.createUser()).id)),
    }),
  ).toBe(200);
  expect(await vote(otherPoll)).toBe(200);
  expect(await limitedGateway.db.pollVote.count({ where: { pollId: poll.id } })).toBe(3);
  await limitedGateway.close();
});
