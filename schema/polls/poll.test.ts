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

test('active polls are public, ended ones too; those taken off exist for admins and their creator alone', async () => {
  const { createPoll, createUser } = createFixtures(db);
  const creator = await createUser();
  const [open, ended] = [await createPoll(), await createPoll({ endsAt: pastDate })];
  const off = await createPoll({ isActive: false, createdBy: creator.id });
  const seen = async (filter: object, viewer: Parameters<ReturnType<typeof createExecutor>['ask']>[2]) => {
    const query = 'query ($filter: PollFilter) { polls(filter: $filter, first: 100) { totalCount nodes { id } } }';
    const { data } = await createExecutor(db).ask<PollsResponse>(query, { filter }, viewer);
    const ids = data?.polls.nodes.map(({ id }) => Number(id));
    return { open: ids?.includes(open.id), ended: ids?.includes(ended.id), off: ids?.includes(off.id) };
  };
  const admin = viewerFor({ id: open.createdBy, role: 'admin' });
  const [all, active] = [
    { open: true, ended: true, off: true },
    { open: true, ended: true, off: false },
  ];
  const neither = { open: false, ended: false, off: false };
  for (const viewer of [null, viewerFor(await createUser()), viewerFor(await createUser({ role: 'trainer' }))]) {
    expect(await seen({}, viewer)).toEqual(active);
    expect(await seen({ isActive: false }, viewer), 'a filter never widens').toEqual(neither);
  }
  for (const viewer of [viewerFor(creator), admin]) {
    expect(await seen({}, viewer)).toEqual(all);
    expect(await seen({ isActive: true }, viewer)).toEqual(active);
    expect(await seen({ isActive: false }, viewer)).toEqual({ ...neither, off: true });
    expect(await seen({ isExpired: true }, viewer)).toEqual({ open: false, ended: true, off: true });
  }
  expect(await seen({ isExpired: false }, null)).toEqual({ ...neither, open: true });
  expect(await seen({ isExpired: true }, null)).toEqual({ ...neither, ended: true });
  const one = 'query ($id: ID!) { poll(id: $id) { id } }';
  expect((await createExecutor(db).ask(one, { id: off.id })).data).toEqual({ poll: null });
  expect((await createExecutor(db).ask(one, { id: off.id }, viewerFor(creator))).data).toEqual({
    poll: { id: String(off.id) },
  });
});

const pollFields =
  'query ($id: ID!) { poll(id: $id) { isActive isExpired allowMultiple isMultiple voterCount endsAt expiresAt } }';

test.each([
  ['one that goes on', {}, { isActive: true, isExpired: false, isMultiple: false, endsAt: null, expiresAt: null }],
  ['one that will end', { endsAt: futureDate }, { isExpired: false, endsAt: futureDate, expiresAt: futureDate }],
  ['one that has ended', { endsAt: pastDate }, { isActive: true, isExpired: true }],
  ['one made for several choices', { allowMultiple: true }, { allowMultiple: true, isMultiple: true }],
  ['one that says so', { question: 'Choose MULTIPLE!' }, { allowMultiple: false, isMultiple: true }],
])('what is told of a poll: %s', async (_which, made, told) => {
  const { id } = await createFixtures(db).createPoll(made);
  expect((await createExecutor(db).ask(pollFields, { id })).data).toMatchObject({ poll: { voterCount: 0, ...told } });
});

test('only who asks whether they have voted is remembered, and only a visitor', async () => {
  const { createPoll, createUser } = createFixtures(db);
  const { id } = await createPoll();
  const known = async (fields: string, viewer: Parameters<ReturnType<typeof createExecutor>['ask']>[2] = null) => {
    const visitor = createVisitor();
    const { errors } = await createExecutor(db, { visitor }).ask(
      `query ($id: ID!) { poll(id: $id) { ${fields} } }`,
      { id },
      viewer,
    );
    expect(errors).toBeUndefined();
    return visitor.id !== null;
  };
  expect(await known('question voterCount options { votes }')).toBe(false);
  expect(await known('hasVoted')).toBe(true);
  expect(await known('myChoices')).toBe(true);
  expect(await known('hasVoted myChoices', viewerFor(await createUser()))).toBe(false);
});
