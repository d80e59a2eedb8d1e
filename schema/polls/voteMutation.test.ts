import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer, Visitor } from '../core/context';
import { Problem } from '../core/problem';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createVisitor, createFixtures, stubServices, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const voteMutation = `mutation ($pollId: ID!, $optionIds: [ID!]!) {
  vote(pollId: $pollId, optionIds: $optionIds) { hasVoted myChoices voterCount options { votes } }
}`;

type PollWithOptions = Awaited<ReturnType<ReturnType<typeof createFixtures>['createPoll']>>;
type Voter = { viewer?: Viewer; visitor?: Visitor };

/** Votes for the options at these positions; returns the problem code and fields, else the poll. */
async function castVote(
  poll: PollWithOptions,
  positions: number[],
  { viewer, visitor = createVisitor('here') }: Voter = {},
) {
  const optionIds = positions.map((position) => poll.options[position]?.id ?? 0);
  const { data, errors } = await createExecutor(db, { visitor }).execute(
    voteMutation,
    { pollId: poll.id, optionIds },
    viewer ?? null,
  );
  const problem = errors?.[0]?.originalError;
  return problem instanceof Problem ? { problem: problem.code, ...problem.fields } : data?.vote;
}

/** Queries whether the voter has voted. */
async function hasVoted({ id }: PollWithOptions, { viewer, visitor = createVisitor('here') }: Voter = {}) {
  const query = 'query ($id: ID!) { poll(id: $id) { hasVoted myChoices } }';
  const { data } = await createExecutor(db, { visitor }).execute<{ poll: { hasVoted: boolean } }>(
    query,
    { id },
    viewer ?? null,
  );
  return data?.poll.hasVoted;
}

const countVotes = ({ id }: PollWithOptions) => db.pollVote.count({ where: { pollId: id } });

test('a visitor votes once per browser and sees the choice again', async () => {
  const poll = await createFixtures(db).createPoll();
  const options = [{ votes: 0 }, { votes: 1 }, { votes: 0 }];
  const myChoices = [String(poll.options[1]?.id)];
  expect(await castVote(poll, [1])).toEqual({ hasVoted: true, myChoices, voterCount: 1, options });
  expect(await hasVoted(poll)).toBe(true);
  expect(await castVote(poll, [0])).toEqual({ problem: 'alreadyVoted' });
  expect(await countVotes(poll)).toBe(1);
  expect(await hasVoted(poll, { visitor: createVisitor('elsewhere') })).toBe(false);
  expect(await castVote(poll, [0], { visitor: createVisitor('elsewhere') })).toMatchObject({ voterCount: 2 });
});

test('a vote as visitor counts after signing in', async () => {
  const { createPoll, createUser } = createFixtures(db);
  const poll = await createPoll();
  const viewer = viewerFor(await createUser());
  await castVote(poll, [0]);
  expect(await hasVoted(poll, { viewer })).toBe(true);
  expect(await castVote(poll, [1], { viewer })).toEqual({ problem: 'alreadyVoted' });
  expect(await countVotes(poll)).toBe(1);
});

test('a vote while signed in counts in all browsers, and in that browser also after signing out', async () => {
  const { createPoll, createUser } = createFixtures(db);
  const poll = await createPoll();
  const viewer = viewerFor(await createUser());
  // The browser has no visitor id yet, as after signing in on the first page.
  const visitor = createVisitor();
  expect(await castVote(poll, [2], { viewer, visitor })).toMatchObject({ hasVoted: true, voterCount: 1 });
  expect(await castVote(poll, [2], { viewer, visitor: createVisitor('elsewhere') })).toEqual({
    problem: 'alreadyVoted',
  });
  expect(await hasVoted(poll, { visitor })).toBe(true);
  expect(await castVote(poll, [2], { visitor })).toEqual({ problem: 'alreadyVoted' });
  expect(await countVotes(poll)).toBe(1);
});

test('another account in a shared browser has its own vote', async () => {
  const { createPoll, createUser } = createFixtures(db);
  const poll = await createPoll();
  const [first, second] = [viewerFor(await createUser()), viewerFor(await createUser())];
  await castVote(poll, [0], { viewer: first });
  expect(await hasVoted(poll, { viewer: second })).toBe(false);
  expect(await castVote(poll, [1], { viewer: second })).toMatchObject({
    voterCount: 2,
    myChoices: [String(poll.options[1]?.id)],
  });
});

test('a poll with multiple choices counts each option once', async () => {
  const { createPoll } = createFixtures(db);
  const poll = await createPoll({ allowMultiple: true });
  const options = [{ votes: 1 }, { votes: 0 }, { votes: 1 }];
  expect(await castVote(poll, [2, 0, 2])).toMatchObject({ voterCount: 1, options });
  const multipleByQuestion = await createPoll({ question: 'Which of these? (Multiple answers)' });
  expect(await castVote(multipleByQuestion, [0, 1])).toMatchObject({ voterCount: 1 });
});

test('rejects invalid votes and stores nothing', async () => {
  const { createPoll, createUser } = createFixtures(db);
  const [poll, other] = [await createPoll(), await createPoll()];
  const mixedPoll = { ...poll, options: [poll.options[0], other.options[0]] } as PollWithOptions;
  expect(await castVote(poll, [])).toEqual({ problem: 'invalidInput', optionIds: 'nothingChosen' });
  expect(await castVote(poll, [0, 1])).toEqual({ problem: 'invalidInput', optionIds: 'onlyOneOption' });
  expect(await castVote(poll, [9])).toEqual({ problem: 'invalidInput', optionIds: 'unknownOption' });
  expect(await castVote(mixedPoll, [1])).toEqual({ problem: 'invalidInput', optionIds: 'unknownOption' });
  expect(await castVote({ ...poll, id: 999_999 }, [0])).toEqual({ problem: 'pollNotFound' });
  expect(await countVotes(poll)).toBe(0);
  const ended = await createPoll({ endsAt: new Date('2026-01-01') });
  expect(await castVote(ended, [0])).toEqual({ problem: 'pollClosed' });
  const creator = await createUser({ role: 'admin' });
  const inactive = await createPoll({ isActive: false, createdBy: creator.id });
  expect(await castVote(inactive, [0])).toEqual({ problem: 'pollNotFound' });
  expect(await castVote(inactive, [0], { viewer: viewerFor(creator) })).toEqual({ problem: 'pollClosed' });
  expect((await countVotes(ended)) + (await countVotes(inactive))).toBe(0);
});

test('visitors are rate-limited before voting, signed-in users are not', async () => {
  const { createPoll, createUser } = createFixtures(db);
  const poll = await createPoll();
  const limitByIp = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
  const vote = async (visitor: Visitor, viewer: Viewer | null = null, optionIds = [poll.options[0]?.id]) => {
    const rateLimiter = { ...stubServices.rateLimiter, limitByIp };
    const { errors } = await createExecutor(db, { visitor, services: { rateLimiter } }).execute(
      voteMutation,
      { pollId: poll.id, optionIds },
      viewer,
    );
    return errors?.[0]?.message;
  };
  expect(await vote(createVisitor(), null, [0])).toBe('Some fields are not valid');
  expect(limitByIp).not.toHaveBeenCalled();
  const visitor = createVisitor();
  expect(await vote(visitor)).toBe('Too many attempts. Please try again later');
  expect(limitByIp).toHaveBeenCalledExactlyOnceWith('visitorVote', String(poll.id));
  expect([visitor.id, await countVotes(poll)]).toEqual([null, 0]);
  expect(await vote(createVisitor('known'))).toBe('Too many attempts. Please try again later');
  expect(await vote(createVisitor(), viewerFor(await createUser()))).toBeUndefined();
});
