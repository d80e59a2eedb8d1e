import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer, Visitor } from '../context';
import { Problem } from '../errors';
import { openTestDatabase } from '../testing/database';
import { asker, aVisitor, aWorld, freely, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const document = `mutation ($pollId: ID!, $optionIds: [ID!]!) {
  vote(pollId: $pollId, optionIds: $optionIds) { hasVoted myChoices voterCount options { votes } }
}`;

type Poll = Awaited<ReturnType<ReturnType<typeof aWorld>['aPoll']>>;
type Person = { viewer?: Viewer; visitor?: Visitor };

/** Votes for the options at these places; answers the problem's code, else the poll. */
async function vote(poll: Poll, places: number[], { viewer, visitor = aVisitor('here') }: Person = {}) {
  const optionIds = places.map((place) => poll.options[place]?.id ?? 0);
  const { data, errors } = await asker(db, { visitor }).ask(document, { pollId: poll.id, optionIds }, viewer ?? null);
  const problem = errors?.[0]?.originalError;
  return problem instanceof Problem ? { problem: problem.code, ...problem.fields } : data?.vote;
}

/** Whether the person is told that they have voted. */
async function hasVoted({ id }: Poll, { viewer, visitor = aVisitor('here') }: Person = {}) {
  const query = 'query ($id: ID!) { poll(id: $id) { hasVoted myChoices } }';
  const { data } = await asker(db, { visitor }).ask<{ poll: { hasVoted: boolean } }>(query, { id }, viewer ?? null);
  return data?.poll.hasVoted;
}

const ballots = ({ id }: Poll) => db.pollVote.count({ where: { pollId: id } });

test('a visitor votes once in a browser, and finds their choice again', async () => {
  const poll = await aWorld(db).aPoll();
  const options = [{ votes: 0 }, { votes: 1 }, { votes: 0 }];
  const myChoices = [String(poll.options[1]?.id)];
  expect(await vote(poll, [1])).toEqual({ hasVoted: true, myChoices, voterCount: 1, options });
  expect(await hasVoted(poll)).toBe(true);
  expect(await vote(poll, [0])).toEqual({ problem: 'alreadyVoted' });
  expect(await ballots(poll)).toBe(1);
  expect(await hasVoted(poll, { visitor: aVisitor('elsewhere') })).toBe(false);
  expect(await vote(poll, [0], { visitor: aVisitor('elsewhere') })).toMatchObject({ voterCount: 2 });
});

test('whoever voted as a visitor has voted when they sign in', async () => {
  const { aPoll, aUser } = aWorld(db);
  const poll = await aPoll();
  const viewer = viewerOf(await aUser());
  await vote(poll, [0]);
  expect(await hasVoted(poll, { viewer })).toBe(true);
  expect(await vote(poll, [1], { viewer })).toEqual({ problem: 'alreadyVoted' });
  expect(await ballots(poll)).toBe(1);
});

test('whoever voted signed in has voted everywhere, and in that browser also when they sign out', async () => {
  const { aPoll, aUser } = aWorld(db);
  const poll = await aPoll();
  const viewer = viewerOf(await aUser());
  // The browser is not known before, as after a sign-in on the first page.
  const visitor = aVisitor();
  expect(await vote(poll, [2], { viewer, visitor })).toMatchObject({ hasVoted: true, voterCount: 1 });
  expect(await vote(poll, [2], { viewer, visitor: aVisitor('elsewhere') })).toEqual({ problem: 'alreadyVoted' });
  expect(await hasVoted(poll, { visitor })).toBe(true);
  expect(await vote(poll, [2], { visitor })).toEqual({ problem: 'alreadyVoted' });
  expect(await ballots(poll)).toBe(1);
});

test('another account of a shared browser has its own vote', async () => {
  const { aPoll, aUser } = aWorld(db);
  const poll = await aPoll();
  const [first, second] = [viewerOf(await aUser()), viewerOf(await aUser())];
  await vote(poll, [0], { viewer: first });
  expect(await hasVoted(poll, { viewer: second })).toBe(false);
  expect(await vote(poll, [1], { viewer: second })).toMatchObject({
    voterCount: 2,
    myChoices: [String(poll.options[1]?.id)],
  });
});

test('a poll of several choices takes each of them once', async () => {
  const { aPoll } = aWorld(db);
  const poll = await aPoll({ allowMultiple: true });
  const options = [{ votes: 1 }, { votes: 0 }, { votes: 1 }];
  expect(await vote(poll, [2, 0, 2])).toMatchObject({ voterCount: 1, options });
  const bySaying = await aPoll({ question: 'Which of these? (Multiple answers)' });
  expect(await vote(bySaying, [0, 1])).toMatchObject({ voterCount: 1 });
});

test('what cannot be counted is refused, and nothing is stored', async () => {
  const { aPoll, aUser } = aWorld(db);
  const [poll, other] = [await aPoll(), await aPoll()];
  const stranger = { ...poll, options: [poll.options[0], other.options[0]] } as Poll;
  expect(await vote(poll, [])).toEqual({ problem: 'invalidInput', optionIds: 'nothingChosen' });
  expect(await vote(poll, [0, 1])).toEqual({ problem: 'invalidInput', optionIds: 'onlyOneOption' });
  expect(await vote(poll, [9])).toEqual({ problem: 'invalidInput', optionIds: 'unknownOption' });
  expect(await vote(stranger, [1])).toEqual({ problem: 'invalidInput', optionIds: 'unknownOption' });
  expect(await vote({ ...poll, id: 999_999 }, [0])).toEqual({ problem: 'pollNotFound' });
  expect(await ballots(poll)).toBe(0);
  const ended = await aPoll({ endsAt: new Date('2026-01-01') });
  expect(await vote(ended, [0])).toEqual({ problem: 'pollClosed' });
  const creator = await aUser({ role: 'admin' });
  const off = await aPoll({ isActive: false, createdBy: creator.id });
  expect(await vote(off, [0])).toEqual({ problem: 'pollNotFound' });
  expect(await vote(off, [0], { viewer: viewerOf(creator) })).toEqual({ problem: 'pollClosed' });
  expect((await ballots(ended)) + (await ballots(off))).toBe(0);
});

test('a visitor is rationed before they vote; a signed-in person is not', async () => {
  const { aPoll, aUser } = aWorld(db);
  const poll = await aPoll();
  const ration = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
  const tried = async (visitor: Visitor, viewer: Viewer | null = null, optionIds = [poll.options[0]?.id]) => {
    const attempts = { ...freely.attempts, ration };
    const { errors } = await asker(db, { visitor, attempts }).ask(document, { pollId: poll.id, optionIds }, viewer);
    return errors?.[0]?.message;
  };
  expect(await tried(aVisitor(), null, [0])).toBe('Some fields are not valid');
  expect(ration).not.toHaveBeenCalled();
  const visitor = aVisitor();
  expect(await tried(visitor)).toBe('Too many attempts. Please try again later');
  expect(ration).toHaveBeenCalledExactlyOnceWith('visitorVote', String(poll.id));
  expect([visitor.id, await ballots(poll)]).toEqual([null, 0]);
  expect(await tried(aVisitor('known'))).toBe('Too many attempts. Please try again later');
  expect(await tried(aVisitor(), viewerOf(await aUser()))).toBeUndefined();
});
