import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/database';
import { asker, aVisitor, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const past = new Date('2026-01-01');
const future = new Date(Date.now() + 86_400_000).toISOString();

interface Listed {
  polls: { totalCount: number; nodes: { id: string }[] };
}

test('active polls are public, ended ones too; those taken off exist for admins and their creator alone', async () => {
  const { aPoll, aUser } = aWorld(db);
  const creator = await aUser();
  const [open, ended] = [await aPoll(), await aPoll({ endsAt: past })];
  const off = await aPoll({ isActive: false, createdBy: creator.id });
  const seen = async (filter: object, viewer: Parameters<ReturnType<typeof asker>['ask']>[2]) => {
    const query = 'query ($filter: PollFilter) { polls(filter: $filter, first: 100) { totalCount nodes { id } } }';
    const { data } = await asker(db).ask<Listed>(query, { filter }, viewer);
    const ids = data?.polls.nodes.map(({ id }) => Number(id));
    return { open: ids?.includes(open.id), ended: ids?.includes(ended.id), off: ids?.includes(off.id) };
  };
  const admin = viewerOf({ id: open.createdBy, role: 'admin' });
  const [all, active] = [
    { open: true, ended: true, off: true },
    { open: true, ended: true, off: false },
  ];
  const neither = { open: false, ended: false, off: false };
  for (const viewer of [null, viewerOf(await aUser()), viewerOf(await aUser({ role: 'trainer' }))]) {
    expect(await seen({}, viewer)).toEqual(active);
    expect(await seen({ isActive: false }, viewer), 'a filter never widens').toEqual(neither);
  }
  for (const viewer of [viewerOf(creator), admin]) {
    expect(await seen({}, viewer)).toEqual(all);
    expect(await seen({ isActive: true }, viewer)).toEqual(active);
    expect(await seen({ isActive: false }, viewer)).toEqual({ ...neither, off: true });
    expect(await seen({ isExpired: true }, viewer)).toEqual({ open: false, ended: true, off: true });
  }
  expect(await seen({ isExpired: false }, null)).toEqual({ ...neither, open: true });
  expect(await seen({ isExpired: true }, null)).toEqual({ ...neither, ended: true });
  const one = 'query ($id: ID!) { poll(id: $id) { id } }';
  expect((await asker(db).ask(one, { id: off.id })).data).toEqual({ poll: null });
  expect((await asker(db).ask(one, { id: off.id }, viewerOf(creator))).data).toEqual({ poll: { id: String(off.id) } });
});

const details =
  'query ($id: ID!) { poll(id: $id) { isActive isExpired allowMultiple isMultiple voterCount endsAt expiresAt } }';

test.each([
  ['one that goes on', {}, { isActive: true, isExpired: false, isMultiple: false, endsAt: null, expiresAt: null }],
  ['one that will end', { endsAt: future }, { isExpired: false, endsAt: future, expiresAt: future }],
  ['one that has ended', { endsAt: past }, { isActive: true, isExpired: true }],
  ['one made for several choices', { allowMultiple: true }, { allowMultiple: true, isMultiple: true }],
  ['one that says so', { question: 'Choose MULTIPLE!' }, { allowMultiple: false, isMultiple: true }],
])('what is told of a poll: %s', async (_which, made, told) => {
  const { id } = await aWorld(db).aPoll(made);
  expect((await asker(db).ask(details, { id })).data).toMatchObject({ poll: { voterCount: 0, ...told } });
});

test('only who asks whether they have voted is remembered, and only a visitor', async () => {
  const { aPoll, aUser } = aWorld(db);
  const { id } = await aPoll();
  const known = async (fields: string, viewer: Parameters<ReturnType<typeof asker>['ask']>[2] = null) => {
    const visitor = aVisitor();
    const { errors } = await asker(db, { visitor }).ask(
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
  expect(await known('hasVoted myChoices', viewerOf(await aUser()))).toBe(false);
});
