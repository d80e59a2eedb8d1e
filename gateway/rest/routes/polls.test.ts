import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../testing/restClient';
import { fetchVisitorCookie, findVisitorCookie } from '../../testing/testGateway';

const { get, post, cookieOf, world, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

const createVisitorHeaders = async () => ({ cookie: await fetchVisitorCookie(world().app) });

test('polls are listed with their options and results, under both names of the end', async () => {
  const endsAt = new Date('2126-01-01');
  const poll = await world().createPoll({ endsAt, allowMultiple: true, answers: 1 });
  await world().createPoll({ isActive: false });
  const answer = await get('/api/polls?isActive=true&limit=1');
  expect(answer.body).toEqual([
    {
      id: poll.id,
      question: 'What comes next?',
      questionAr: 'ما التالي؟',
      options: [{ id: anyNumber, optionText: 'Answer 1', optionTextAr: 'جواب 1', votes: 0 }],
      isActive: true,
      allowMultiple: true,
      isMultiple: true,
      isExpired: false,
      voterCount: 0,
      createdBy: poll.createdBy,
      createdAt: anyTimestamp,
      updatedAt: anyTimestamp,
      endsAt: endsAt.toISOString(),
      expiresAt: endsAt.toISOString(),
      hasVoted: false,
      myChoices: [],
    },
  ]);
  expect((await get('/api/polls?isActive=false')).body).toEqual([]);
  expect((await get('/api/polls?isActive=perhaps')).status).toBe(400);
});

test('a browser gets its cookie with the polls: out of reach for scripts, and only once', async () => {
  const cookie = findVisitorCookie(await get('/api/polls'));
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(findVisitorCookie(await get('/api/polls', { cookie: cookie?.split(';')[0] ?? '' }))).toBeUndefined();
});

test('a vote answers the poll with its results, and counts once in a browser', async () => {
  const poll = await world().createPoll();
  const browser = await createVisitorHeaders();
  const path = `/api/polls/${poll.id}/vote`;
  const first = await post(path, { optionIds: [poll.options[1]?.id] }, browser);
  expect([first.status, first.body]).toEqual([
    200,
    expect.objectContaining({ id: poll.id, voterCount: 1, hasVoted: true, myChoices: [poll.options[1]?.id] }),
  ]);
  const second = await post(path, { optionIds: [String(poll.options[0]?.id)] }, browser);
  expect([second.status, second.text]).toEqual([409, 'You have already voted in this poll']);
  const [listed] = (await get('/api/polls?limit=1', browser)).body as { hasVoted: boolean; options: object[] }[];
  expect(listed).toMatchObject({ hasVoted: true, options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }] });
});

test('neither signing in nor signing out gives a second vote; a forged cookie is none', async () => {
  const [asVisitor, asPerson] = [await world().createPoll(), await world().createPoll()];
  const { cookie: session = '' } = await cookieOf(await world().createUser());
  const { cookie } = await createVisitorHeaders();
  const vote = async ({ id, options }: typeof asVisitor, cookies: string) =>
    (await post(`/api/polls/${id}/vote`, { optionIds: [options[0]?.id] }, { cookie: cookies })).status;
  expect(await vote(asVisitor, cookie)).toBe(200);
  expect(await vote(asVisitor, `${cookie}; ${session}`)).toBe(409);
  expect(await vote(asPerson, `${cookie}; ${session}`)).toBe(200);
  expect(await vote(asPerson, cookie)).toBe(409);
  expect(await vote(asPerson, session)).toBe(409);
  const forged = await post(
    `/api/polls/${asPerson.id}/vote`,
    { optionIds: [asPerson.options[0]?.id] },
    { cookie: `${cookie.slice(0, -4)}AAAA` },
  );
  expect(findVisitorCookie(forged), 'it is given one of its own').toBeDefined();
});

test.each([
  [{}, 'Please select at least one option'],
  [{ optionIds: [] }, 'Please select at least one option'],
  [{ optionIds: null }, 'Please select at least one option'],
  [{ optionIds: 7 }, 'optionIds: This value has the wrong type'],
  [{ optionIds: [0] }, 'This option does not belong to the poll'],
  [{ optionIds: ['one'] }, 'This option does not belong to the poll'],
  [{ optionIds: [1.5] }, 'This option does not belong to the poll'],
  [{ optionIds: [{}] }, 'This option does not belong to the poll'],
])('%j is refused, and not counted', async (body, text) => {
  const poll = await world().createPoll();
  const answer = await post(`/api/polls/${poll.id}/vote`, body);
  expect([answer.status, answer.text]).toEqual([400, text]);
  expect(await world().db.pollVote.count({ where: { pollId: poll.id } })).toBe(0);
});

test('a vote in a poll that has ended, or is not there, says so', async () => {
  const ended = await world().createPoll({ endsAt: new Date('2026-01-01') });
  const vote = (id: number | string) => post(`/api/polls/${id}/vote`, { optionIds: [ended.options[0]?.id] });
  const [late, nowhere] = [await vote(ended.id), await vote('nothing')];
  expect([late.status, late.text]).toEqual([409, 'This poll has ended']);
  expect([nowhere.status, nowhere.text]).toEqual([404, 'Poll not found']);
});
