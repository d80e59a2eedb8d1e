import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createVisitor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const createMutation =
  'mutation ($input: CreatePollInput!) { createPoll(input: $input) { isActive allowMultiple endsAt options { optionText optionTextAr } } }';
const updateMutation =
  'mutation ($id: ID!, $input: UpdatePollInput!, $updatedAt: DateTime) { updatePoll(id: $id, input: $input, updatedAt: $updatedAt) { question options { id optionText optionTextAr votes } } }';
const deleteMutation = 'mutation ($id: ID!) { deletePoll(id: $id) }';
const voteMutation = 'mutation ($id: ID!, $optionIds: [ID!]!) { vote(pollId: $id, optionIds: $optionIds) { id } }';

type PollWithOptions = Awaited<ReturnType<ReturnType<typeof createFixtures>['createPoll']>>;
const executeAsAdmin = (document: string, variables: Record<string, unknown>) =>
  createExecutor(db).execute(document, variables, admin);
const problemOf = async (document: string, variables: Record<string, unknown>) =>
  (await executeAsAdmin(document, variables)).errors?.[0]?.originalError;
const castVote = ({ id, options }: PollWithOptions, place: number) =>
  createExecutor(db, { visitor: createVisitor(crypto.randomUUID()) }).execute(voteMutation, {
    id,
    optionIds: [options[place]?.id],
  });
/** Options of a poll in order, with key and votes. */
const listOptions = async ({ id }: { id: number }) =>
  db.pollOption.findMany({
    where: { pollId: id },
    select: { id: true, optionText: true, votes: true },
    orderBy: { order: 'asc' },
  });

const questionTexts = { question: 'Which one?', questionAr: 'أيّها؟' };

describe('creating a poll', () => {
  test('parses options separated by commas of either language or line breaks', async () => {
    const input = { ...questionTexts, options: 'Red, "Green, or blue",\n ,', optionsAr: 'أحمر ، أخضر أو أزرق' };
    expect((await executeAsAdmin(createMutation, { input })).data?.createPoll).toEqual({
      isActive: true,
      allowMultiple: false,
      endsAt: null,
      options: [
        { optionText: 'Red', optionTextAr: 'أحمر' },
        { optionText: 'Green, or blue', optionTextAr: 'أخضر أو أزرق' },
      ],
    });
    const listed = { ...questionTexts, options: ['Red', 'Green, blue'], optionsAr: ['أحمر', 'أخضر'] };
    expect((await executeAsAdmin(createMutation, { input: listed })).data?.createPoll).toMatchObject({
      options: [{ optionText: 'Red' }, { optionText: 'Green, blue' }],
    });
  });

  test.each([
    [
      { question: '', questionAr: '', options: [], optionsAr: [] },
      { question: 'required', questionAr: 'required', options: 'required', optionsAr: 'required' },
    ],
    [
      { ...questionTexts, options: 'a', optionsAr: 'ا' },
      { options: 'tooFewOptions', optionsAr: 'tooFewOptions' },
    ],
    [{ ...questionTexts, options: 'a, b, c', optionsAr: 'ا، ب' }, { optionsAr: 'optionCountsDiffer|3|2' }],
    [
      { question: '', questionAr: 'س', options: 'a, b', optionsAr: 'ا، ب، ت' },
      { question: 'required', optionsAr: 'optionCountsDiffer|2|3' },
    ],
    [{ ...questionTexts, options: 'a, A', optionsAr: 'ا، ب' }, { options: 'duplicateOptions' }],
    [
      {
        ...questionTexts,
        options: 'a, b',
        optionsAr: 'ا، ب',
        endsAt: '2126-01-01T00:00:00Z',
        expiresAt: '2126-01-02T00:00:00Z',
      },
      { expiresAt: 'aliasValuesDiffer' },
    ],
  ])('rejects %j and reports the invalid field', async (input, fields) => {
    const before = await db.poll.count();
    expect(await problemOf(createMutation, { input })).toMatchObject({ code: 'invalidInput', fields });
    expect(await db.poll.count()).toBe(before);
  });

  test('rejects too many and too long options', async () => {
    const repeatOption = (letter: string) => Array.from({ length: 21 }, (_, at) => `${letter}${at}`);
    const input = { ...questionTexts, options: repeatOption('a'), optionsAr: ['ا', 'ب'.repeat(201)] };
    expect(await problemOf(createMutation, { input })).toMatchObject({
      fields: { options: 'tooManyOptions', optionsAr: 'tooLong' },
    });
  });
});

describe('updating options', () => {
  test('keeps keys and votes of options that match by text in either language, then by position', async () => {
    const poll = await createFixtures(db).createPoll();
    await castVote(poll, 0);
    await castVote(poll, 2);
    const [first, second, third] = poll.options.map(({ id }) => id);
    const input = { options: 'Answer 3, New, Answer one, Second', optionsAr: 'جواب 3، جديد، جواب 1، ثان' };
    const { data } = await executeAsAdmin(updateMutation, { id: poll.id, input });
    expect(data?.updatePoll).toMatchObject({
      options: [
        { id: String(third), optionText: 'Answer 3', votes: 1 },
        { id: String(second), optionText: 'New', votes: 0 },
        { id: String(first), optionText: 'Answer one', votes: 1 },
        { optionText: 'Second', votes: 0 },
      ],
    });
  });

  test('rejects removing an option with votes and removes one without', async () => {
    const poll = await createFixtures(db).createPoll();
    await castVote(poll, 1);
    const refused = await problemOf(updateMutation, {
      id: poll.id,
      input: { question: 'Other?', options: 'Answer 1, Answer 3', optionsAr: 'جواب 1، جواب 3' },
    });
    expect(refused).toMatchObject({ code: 'optionHasVotes', fields: { options: 'optionHasVotes' } });
    expect(await db.poll.findUnique({ where: { id: poll.id } })).toMatchObject({ question: 'What comes next?' });
    await executeAsAdmin(updateMutation, {
      id: poll.id,
      input: { options: ['Answer 2', 'Answer 3'], optionsAr: ['جواب 2', 'جواب 3'] },
    });
    expect(await listOptions(poll)).toMatchObject([{ optionText: 'Answer 2', votes: 1 }, { optionText: 'Answer 3' }]);
  });

  test('the number of options must match the other language', async () => {
    const poll = await createFixtures(db).createPoll();
    expect(await problemOf(updateMutation, { id: poll.id, input: { options: 'One, Two' } })).toMatchObject({
      fields: { options: 'optionCountsDiffer|2|3' },
    });
    await executeAsAdmin(updateMutation, { id: poll.id, input: { options: 'One, Two, Three' } });
    expect((await listOptions(poll)).map(({ id }) => id)).toEqual(poll.options.map(({ id }) => id));
  });

  test('changes the version of the poll, so outdated updates are rejected', async () => {
    const { id, updatedAt } = await createFixtures(db).createPoll();
    const seen = { id, updatedAt: updatedAt.toISOString() };
    expect((await executeAsAdmin(updateMutation, { ...seen, input: { optionsAr: 'ا، ب، ت' } })).errors).toBeUndefined();
    expect(await problemOf(updateMutation, { ...seen, input: { question: 'Mine?' } })).toMatchObject({
      code: 'changedMeanwhile',
    });
    const repeated = await executeAsAdmin(updateMutation, { ...seen, input: { optionsAr: 'ا، ب، ت' } });
    expect(repeated.errors, 'a repeated save').toBeUndefined();
    expect(await problemOf(updateMutation, { ...seen, input: { optionsAr: 'ا، ب، ج' } })).toMatchObject({
      code: 'changedMeanwhile',
    });
    expect(await problemOf(updateMutation, { id: 999_999, input: {} })).toMatchObject({ code: 'pollNotFound' });
  });
});

test('an update leaves omitted fields unchanged and null clears the end', async () => {
  const poll = await createFixtures(db).createPoll({ endsAt: new Date('2126-01-01'), allowMultiple: true });
  await executeAsAdmin(updateMutation, { id: poll.id, input: { question: 'Renamed?' } });
  expect(await db.poll.findUnique({ where: { id: poll.id } })).toMatchObject({
    question: 'Renamed?',
    allowMultiple: true,
    endsAt: poll.endsAt,
  });
  await executeAsAdmin(updateMutation, { id: poll.id, input: { expiresAt: null } });
  expect(await db.poll.findUnique({ where: { id: poll.id } })).toMatchObject({ endsAt: null });
});

test('a poll with votes cannot be deleted; bulk actions change the rows they can', async () => {
  const [voted, free] = [await createFixtures(db).createPoll(), await createFixtures(db).createPoll()];
  await castVote(voted, 0);
  expect(await problemOf(deleteMutation, { id: voted.id })).toMatchObject({ code: 'pollHasVotes' });
  const bulk = (call: string) => `mutation ($ids: [ID!]!) { outcome: ${call} { succeeded failed { id message } } }`;
  const both = { ids: [voted.id, free.id] };
  await executeAsAdmin(bulk('activatePolls(ids: $ids, isActive: false)'), both);
  expect(await db.poll.count({ where: { id: { in: both.ids }, isActive: false } })).toBe(2);
  expect((await executeAsAdmin(bulk('deletePolls(ids: $ids)'), both)).data).toEqual({
    outcome: {
      succeeded: [String(free.id)],
      failed: [
        { id: String(voted.id), message: 'People have voted in this poll. Deactivate it instead of deleting it' },
      ],
    },
  });
  expect(await problemOf(deleteMutation, { id: free.id })).toMatchObject({ code: 'pollNotFound' });
});

test('the admin list searches questions and options, and can be filtered and sorted', async () => {
  await db.poll.deleteMany();
  const { createPoll } = createFixtures(db);
  await createPoll({ question: 'B?', endsAt: new Date('2126-01-01') });
  const other = await createPoll({ question: 'A?', isActive: false });
  await db.pollOption.update({ where: { id: other.options[0]!.id }, data: { optionTextAr: 'المحطّات' } });
  const findPolls = async (variables: object) => {
    const document =
      'query ($filter: AdminPollFilter, $sort: PollSortField, $direction: SortDirection) { adminPolls(filter: $filter, sort: $sort, direction: $direction) { totalCount rows { question } } }';
    const { data } = await createExecutor(db).execute<{ adminPolls: { rows: { question: string }[] } }>(
      document,
      { ...variables },
      admin,
    );
    return data?.adminPolls.rows.map(({ question }) => question);
  };
  expect(await findPolls({ sort: 'question', direction: 'asc' })).toEqual(['A?', 'B?']);
  expect(await findPolls({ sort: 'endsAt', direction: 'desc' })).toEqual(['B?', 'A?']);
  expect(await findPolls({ filter: { search: 'المحطات' } })).toEqual(['A?']);
  expect(await findPolls({ filter: { isActive: true } })).toEqual(['B?']);
});

// The embedded database has one connection, so there are no races to test.
describe.runIf(process.env.TEST_DATABASE_URL)('concurrent votes and edits', () => {
  test('lose no vote: an option with votes is not removed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const poll = await createFixtures(db).createPoll();
      const without = { options: ['Answer 1', 'Answer 2'], optionsAr: ['جواب 1', 'جواب 2'] };
      const [edited, ...votes] = await Promise.all([
        executeAsAdmin(updateMutation, { id: poll.id, input: without }),
        ...Array.from({ length: 4 }, () => castVote(poll, 2)),
      ]);
      const counted = votes.filter(({ errors }) => !errors).length;
      const codes = votes.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []);
      expect(codes.filter((message) => message !== 'Some fields are not valid')).toEqual([]);
      const options = await listOptions(poll);
      const now = await db.poll.findUniqueOrThrow({ where: { id: poll.id } });
      expect([options.length, now.voterCount]).toEqual(edited.errors ? [3, counted] : [2, 0]);
      if (!edited.errors) expect(counted).toBe(0);
    }
  });

  test('a poll is deleted before the first vote, or not at all', async () => {
    for (let round = 0; round < 10; round += 1) {
      const poll = await createFixtures(db).createPoll();
      const [deleted, cast] = await Promise.all([executeAsAdmin(deleteMutation, { id: poll.id }), castVote(poll, 0)]);
      expect([deleted.errors === undefined, cast.errors === undefined].filter(Boolean)).toHaveLength(1);
      expect(await db.poll.count({ where: { id: poll.id } })).toBe(deleted.errors ? 1 : 0);
    }
  });
});
