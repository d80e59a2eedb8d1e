import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../config';
import { startTwoGateways } from '../testing/childGateways';
import { createTestGateway, sessionCookieHeader, sendRequest, fetchVisitorCookie } from '../testing/testGateway';

// The embedded database does one thing after the other: there is no race on it.
describe.runIf(process.env.TEST_DATABASE_URL)(
  'of many parallel votes, to two processes, one counts',
  { timeout: 60_000 },
  () => {
    let world: Awaited<ReturnType<typeof startTwoGateways>>;
    beforeAll(async () => (world = await startTwoGateways()));
    afterAll(() => world.close());

    const aSession = async () => sessionCookieHeader(await world.aToken((await world.createUser()).id));

    /** 200 votes at once, the cookies by turns; how often each status was answered, and what is stored then. */
    async function race(...cookies: string[]) {
      const { id, options } = await world.createPoll({ allowMultiple: true });
      const votes = Array.from({ length: 200 }, async (_, n) => {
        const optionIds = [options[n % 3]?.id, options[(n + 1) % 3]?.id];
        const { status } = await world.post(
          `/api/polls/${id}/vote`,
          { optionIds },
          { cookie: cookies[n % cookies.length] ?? '' },
        );
        return status;
      });
      const answered = { 200: 0, 409: 0 };
      for (const status of await Promise.all(votes)) answered[status as 200] += 1;
      const poll = await world.db.poll.findUniqueOrThrow({ where: { id }, include: { options: true, votes: true } });
      const sum = poll.options.reduce((total, { votes }) => total + votes, 0);
      return { answered, voters: poll.voterCount, storedVotes: poll.votes.length, votes: sum };
    }

    const once = { answered: { 200: 1, 409: 199 }, voters: 1, storedVotes: 1, votes: 2 };

    test('200 of a signed-in person', async () => {
      expect(await race(await aSession())).toEqual(once);
    });

    test('200 of a signed-in person, from several browsers', async () => {
      const session = await aSession();
      const browsers = await Promise.all([1, 2, 3].map(() => fetchVisitorCookie(world.app)));
      expect(await race(...browsers.map((browser) => `${browser}; ${session}`))).toEqual(once);
    });

    test("200 of a visitor's browser", async () => {
      expect(await race(await fetchVisitorCookie(world.app))).toEqual(once);
    });

    test('200 of a browser in which somebody signs in or out meanwhile', async () => {
      const [browser, session] = [await fetchVisitorCookie(world.app), await aSession()];
      expect(await race(browser, `${browser}; ${session}`)).toEqual(once);
    });

    test('two of a browser, signed in and not, in each of 60 polls', async () => {
      const [browser, session] = [await fetchVisitorCookie(world.app), await aSession()];
      const polls = await Promise.all(Array.from({ length: 60 }, () => world.createPoll()));
      const votes = polls.flatMap(({ id, options }) =>
        [`${browser}; ${session}`, browser].map((cookie) =>
          world.post(`/api/polls/${id}/vote`, { optionIds: [options[0]?.id] }, { cookie }),
        ),
      );
      await Promise.all(votes);
      const ids = polls.map(({ id }) => id);
      const counts = await world.db.poll.findMany({ where: { id: { in: ids } }, select: { voterCount: true } });
      expect(counts.filter(({ voterCount }) => voterCount !== 1)).toEqual([]);
    });

    test('of two hundred people each one has their vote', async () => {
      const { id, options } = await world.createPoll();
      const optionIds = [options[0]?.id];
      const cookies = await Promise.all(Array.from({ length: 200 }, () => fetchVisitorCookie(world.app)));
      const votes = cookies.map((cookie) => world.post(`/api/polls/${id}/vote`, { optionIds }, { cookie }));
      const statuses = (await Promise.all(votes)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      const poll = await world.db.poll.findUniqueOrThrow({
        where: { id },
        include: { options: { orderBy: { order: 'asc' } } },
      });
      expect([poll.voterCount, poll.options.map((option) => option.votes)]).toEqual([200, [200, 0, 0]]);
    });
  },
);

test(
  'visitors of one network have so many votes in a poll; signed-in people go on voting',
  { timeout: 60_000 },
  async () => {
    const visitorVote = { points: 2, seconds: 60 };
    const own = await createTestGateway({ limits: { rateLimits: { ...defaultLimits.rateLimits!, visitorVote } } });
    const [poll, another] = [await own.createPoll(), await own.createPoll()];
    const vote = async ({ id, options }: typeof poll, headers: Record<string, string> = {}) =>
      (await sendRequest(own.app, 'post', `/api/polls/${id}/vote`, headers).send({ optionIds: [options[0]?.id] }))
        .status;
    const strangers = await Promise.all([1, 2, 3, 4].map(() => vote(poll)));
    expect(strangers.sort()).toEqual([200, 200, 429, 429]);
    expect(await vote(poll, { cookie: await fetchVisitorCookie(own.app) })).toBe(429);
    expect(await vote(poll, { cookie: sessionCookieHeader(await own.aToken((await own.createUser()).id)) })).toBe(200);
    expect(await vote(another)).toBe(200);
    expect(await own.db.pollVote.count({ where: { pollId: poll.id } })).toBe(3);
    await own.close();
  },
);
