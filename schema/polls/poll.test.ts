import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createVisitor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const pastDate = new Date('2026-01-01');
const futureDate = new Date(Date.now() + 86_400_000).toISOString();

interface PollsResponse {
  polls: { totalCount: number; nodes: { id: string }[] };
}

test('active polls are public, even after their end; inactive ones are visible to admins and the creator', async () => {
  const { createPoll, createUser } = createFixtures(db);
  const creator = await createUser({ role: 'trainer' });
  const [open, ended] = [await createPoll(), await createPoll({ endsAt: pastDate })];
  const inactive = await createPoll({ isActive: false, createdBy: creator.id });
  const listVisible = async (filter: object, viewer: Parameters<ReturnType<typeof createExecutor>['execute']>[2]) => {
    const query = 'query ($filter: PollFilter) { polls(filter: $filter, first: 100) { totalCount nodes { id } } }';
    const { data } = await createExecutor(db).execute<PollsResponse>(query, { filter }, viewer);
    const ids = data?.polls.nodes.map(({ id }) => Number(id));
    return { open: ids?.includes(open.id), ended: ids?.includes(ended.id), inactive: ids?.includes(inactive.id) };
  };
  const admin = viewerFor({ id: open.createdBy, role: 'admin' });
  const [all, active] = [
    { open: true, ended: true, inactive: true },
    { open: true, ended: true, inactive: false },
  ];
  const neither = { open: false, ended: false, inactive: false };
  for (const viewer of [null, viewerFor(await createUser()), viewerFor(await createUser({ role: 'trainer' }))]) {
    expect(await listVisible({}, viewer)).toEqual(active);
    expect(await listVisible({ isActive: false }, viewer), 'filters do not extend visibility').toEqual(neither);
  }
  for (const viewer of [viewerFor(creator), admin]) {
    expect(await listVisible({}, viewer)).toEqual(all);
    expect(await listVisible({ isActive: true }, viewer)).toEqual(active);
    expect(await listVisible({ isActive: false }, viewer)).toEqual({ ...neither, inactive: true });
    expect(await listVisible({ isExpired: true }, viewer)).toEqual({ open: false, ended: true, inactive: true });
  }
  expect(await listVisible({ isExpired: false }, null)).toEqual({ ...neither, open: true });
  expect(await listVisible({ isExpired: true }, null)).toEqual({ ...neither, ended: true });
  const document = 'query ($id: ID!) { poll(id: $id) { id } }';
  expect((await createExecutor(db).execute(document, { id: inactive.id })).data).toEqual({ poll: null });
  expect((await createExecutor(db).execute(document, { id: inactive.id }, viewerFor(creator))).data).toEqual({
    poll: { id: String(inactive.id) },
  });
});

const pollFields =
  'query ($id: ID!) { poll(id: $id) { isActive isExpired allowMultiple isMultiple voterCount endsAt expiresAt } }';

test.each([
  ['an open poll', {}, { isActive: true, isExpired: false, isMultiple: false, endsAt: null, expiresAt: null }],
  ['a poll with an end', { endsAt: futureDate }, { isExpired: false, endsAt: futureDate, expiresAt: futureDate }],
  ['an ended poll', { endsAt: pastDate }, { isActive: true, isExpired: true }],
  ['a multiple choice poll', { allowMultiple: true }, { allowMultiple: true, isMultiple: true }],
  [
    "a poll whose question contains 'multiple'",
    { question: 'Choose MULTIPLE!' },
    { allowMultiple: false, isMultiple: true },
  ],
])('returns the state of %s', async (_which, pollData, expected) => {
  const { id } = await createFixtures(db).createPoll(pollData);
  expect((await createExecutor(db).execute(pollFields, { id })).data).toMatchObject({
    poll: { voterCount: 0, ...expected },
  });
});

test('creates a visitor id only for visitors who query their vote', async () => {
  const { createPoll, createUser } = createFixtures(db);
  const { id } = await createPoll();
  const createsVisitorId = async (
    fields: string,
    viewer: Parameters<ReturnType<typeof createExecutor>['execute']>[2] = null,
  ) => {
    const visitor = createVisitor();
    const { errors } = await createExecutor(db, { visitor }).execute(
      `query ($id: ID!) { poll(id: $id) { ${fields} } }`,
      { id },
      viewer,
    );
    expect(errors).toBeUndefined();
    return visitor.id !== null;
  };
  expect(await createsVisitorId('question voterCount options { votes }')).toBe(false);
  expect(await createsVisitorId('hasVoted')).toBe(true);
  expect(await createsVisitorId('myChoices')).toBe(true);
  expect(await createsVisitorId('hasVoted myChoices', viewerFor(await createUser()))).toBe(false);
});
