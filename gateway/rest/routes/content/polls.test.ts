import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../../testing/restClient';
import { fetchVisitorCookie, findVisitorSetCookie } from '../../../testing/testGateway';

const { gateway, get, post, put, del, sessionHeaders, open, close } = createRestClient();
let admin: Record<string, string>;
let adminId: number;
beforeAll(async () => {
  await open();
  const user = await gateway().createUser({ role: 'admin' });
  adminId = user.id;
  admin = await sessionHeaders(user);
});
afterAll(close);

const questions = { question: 'Which one?', questionAr: 'أيّها؟' };
const pollInput = { ...questions, options: 'Red, Green', optionsAr: 'أحمر، أخضر' };

const createVisitorHeaders = async () => ({ cookie: await fetchVisitorCookie(gateway().app) });

test('POST accepts comma-separated options and an empty end', async () => {
  const ignoredFields = { id: 99, voterCount: 12, createdBy: 4711, createdAt: '2001-01-01' };
  const response = await post('/api/polls', { ...pollInput, ...ignoredFields, expiresAt: '' }, admin);
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    ...questions,
    id: anyNumber,
    createdBy: adminId,
    createdAt: anyTimestamp,
    updatedAt: anyTimestamp,
    endsAt: null,
    expiresAt: null,
    options: [
      { id: anyNumber, optionText: 'Red', optionTextAr: 'أحمر', votes: 0 },
      { id: anyNumber, optionText: 'Green', optionTextAr: 'أخضر', votes: 0 },
    ],
    optionsAr: 'أحمر، أخضر',
    isActive: true,
    allowMultiple: false,
    isMultiple: false,
    isExpired: false,
    voterCount: 0,
    hasVoted: false,
    myChoices: [],
  });
  expect((await get('/api/polls?isActive=true')).body).toEqual([response.body]);
});

test('lists polls with options, results and both names of the end', async () => {
  const endsAt = new Date('2126-01-01');
  const poll = await gateway().createPoll({ endsAt, allowMultiple: true, optionCount: 1 });
  await gateway().createPoll({ isActive: false });
  const response = await get('/api/polls?isActive=true&limit=1');
  expect(response.body).toEqual([
    {
      id: poll.id,
      question: 'What comes next?',
      questionAr: 'ما التالي؟',
      options: [{ id: anyNumber, optionText: 'Answer 1', optionTextAr: 'جواب 1', votes: 0 }],
      optionsAr: 'جواب 1',
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
});

test('the list sets an HttpOnly visitor cookie once', async () => {
  const cookie = findVisitorSetCookie(await get('/api/polls'));
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(findVisitorSetCookie(await get('/api/polls', { cookie: cookie?.split(';')[0] ?? '' }))).toBeUndefined();
});

test('a vote returns the poll with its results and counts once per browser', async () => {
  const poll = await gateway().createPoll();
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

test('signing in or out gives no second vote; a forged cookie is ignored', async () => {
  const [visitorPoll, userPoll] = [await gateway().createPoll(), await gateway().createPoll()];
  const { cookie: session = '' } = await sessionHeaders(await gateway().createUser());
  const { cookie } = await createVisitorHeaders();
  const vote = async ({ id, options }: typeof visitorPoll, cookies: string) =>
    (await post(`/api/polls/${id}/vote`, { optionIds: [options[0]?.id] }, { cookie: cookies })).status;
  expect(await vote(visitorPoll, cookie)).toBe(200);
  expect(await vote(visitorPoll, `${cookie}; ${session}`)).toBe(409);
  expect(await vote(userPoll, `${cookie}; ${session}`)).toBe(200);
  expect(await vote(userPoll, cookie)).toBe(409);
  expect(await vote(userPoll, session)).toBe(409);
  const forged = await post(
    `/api/polls/${userPoll.id}/vote`,
    { optionIds: [userPoll.options[0]?.id] },
    { cookie: `${cookie.slice(0, -4)}AAAA` },
  );
  expect(findVisitorSetCookie(forged), 'a new cookie is set').toBeDefined();
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
])('rejects the vote %j and does not count it', async (body, text) => {
  const poll = await gateway().createPoll();
  const response = await post(`/api/polls/${poll.id}/vote`, body);
  expect([response.status, response.text]).toEqual([400, text]);
  expect(await gateway().db.pollVote.count({ where: { pollId: poll.id } })).toBe(0);
});

test('returns 409 for an ended poll and 404 for an unknown one', async () => {
  const ended = await gateway().createPoll({ endsAt: new Date('2026-01-01') });
  const vote = (id: number | string) => post(`/api/polls/${id}/vote`, { optionIds: [ended.options[0]?.id] });
  const [afterEnd, missing] = [await vote(ended.id), await vote('nothing')];
  expect([afterEnd.status, afterEnd.text]).toEqual([409, 'This poll has ended']);
  expect([missing.status, missing.text]).toEqual([404, 'Poll not found']);
});

test.each([
  [{ ...pollInput, question: '' }, 'question: This field is required'],
  [{ ...pollInput, options: undefined }, 'options: This field is required'],
  [{ ...pollInput, options: ' , ' }, 'options: This field is required'],
  [{ ...pollInput, options: 'Red' }, 'Enter at least two options, separated by commas'],
  [
    { ...pollInput, options: ['Red', 'Green', 'Blue'] },
    'Both languages need the same number of options: 3 in English, 2 in Arabic',
  ],
  [{ ...pollInput, optionsAr: 'أحمر، أحمر' }, 'Two options are the same'],
  [{ ...pollInput, options: [1, 2] }, 'options: This value has the wrong type'],
  [{ ...pollInput, expiresAt: 'tomorrow' }, 'Enter a valid date and time'],
  [{ ...pollInput, isActive: 'yes' }, 'isActive: This value has the wrong type'],
])('rejects invalid fields in plain text and stores nothing (%#)', async (body, message) => {
  const before = await gateway().db.poll.count();
  const response = await post('/api/polls', body, admin);
  expect([response.status, response.type, response.text]).toEqual([400, 'text/plain', message]);
  expect(await gateway().db.poll.count()).toBe(before);
});

test('PUT updates the given fields and keeps options with votes', async () => {
  const poll = await gateway().createPoll({ optionCount: 2 });
  const path = `/api/polls/${poll.id}`;
  await post(`${path}/vote`, { optionIds: [poll.options[1]?.id] });
  const ended = await put(
    path,
    { endsAt: '2126-01-01T10:00', options: 'Answer 1, Second', optionsAr: 'جواب 1، ثان' },
    admin,
  );
  expect(ended.body).toMatchObject({
    question: poll.question,
    endsAt: '2126-01-01T09:00:00.000Z',
    expiresAt: '2126-01-01T09:00:00.000Z',
    options: [{ id: poll.options[0]?.id }, { id: poll.options[1]?.id, optionText: 'Second', votes: 1 }],
  });
  const withoutOption = await put(path, { options: 'Answer 1, Third, Fourth', optionsAr: 'جواب 1، ج، د' }, admin);
  expect(withoutOption.status).toBe(200);
  const shorter = await put(path, { options: 'Answer 1, Fourth', optionsAr: 'جواب 1، د' }, admin);
  expect([shorter.status, shorter.text]).toEqual([409, 'An option with votes cannot be removed']);
  expect((await put('/api/polls/0', { question: 'x' }, admin)).text).toBe('Poll not found');
});

test('PUT recognizes options by the ids of the response, whatever their texts and order', async () => {
  const { id, options } = await gateway().createPoll({ optionCount: 3 });
  const path = `/api/polls/${id}`;
  await post(`${path}/vote`, { optionIds: [options[0]?.id] });
  const row = (key: number | undefined, text: string) => ({ id: key, optionText: text, optionTextAr: `${text} ع` });
  const [one, two, three] = options.map((option) => option.id);
  const body = { options: [row(three, 'Third'), row(undefined, 'New'), row(one, 'First')] };
  const { status, body: changed } = await put(path, body, admin);
  expect([status, changed]).toMatchObject([
    200,
    {
      options: [
        { id: three, optionText: 'Third', votes: 0 },
        { id: anyNumber, optionText: 'New', optionTextAr: 'New ع', votes: 0 },
        { id: one, optionText: 'First', votes: 1 },
      ],
      optionsAr: 'Third ع، New ع، First ع',
    },
  ]);
  const without = await put(path, { options: [row(three, 'Third'), row(undefined, 'First')] }, admin);
  expect([without.status, without.text]).toEqual([409, 'An option with votes cannot be removed']);
  for (const wrong of [two, 0.5, 'x', 99_999_999]) {
    const unknown = await put(path, { options: [{ ...row(one, 'A'), id: wrong }, row(three, 'B')] }, admin);
    expect([unknown.status, unknown.text]).toEqual([400, 'This option does not belong to the poll']);
  }
  const twice = await put(path, { options: [row(one, 'A'), row(one, 'B')] }, admin);
  expect(twice.status).toBe(400);
  const differing = await put(path, { options: [row(one, 'A'), row(three, 'B')], optionsAr: 'أ، ب' }, admin);
  expect(differing.text).toContain('These differ from the Arabic texts');
});

test('PUT with the form of the documented client, filled from a response, changes nothing', async () => {
  const { id } = await gateway().createPoll({ optionCount: 2 });
  const [poll] = ((await get('/api/polls', admin)).body as { id: number; options: { optionText: string }[] }[]).filter(
    (each) => each.id === id,
  );
  const options = poll?.options.map(({ optionText }) => optionText).join(', ');
  expect((await put(`/api/polls/${id}`, { ...poll, options }, admin)).body).toEqual({
    ...poll,
    updatedAt: anyTimestamp,
  });
});

test('DELETE returns 409 for a poll with votes', async () => {
  const [pollWithVotes, pollWithoutVotes] = [await gateway().createPoll(), await gateway().createPoll()];
  await post(`/api/polls/${pollWithVotes.id}/vote`, { optionIds: [pollWithVotes.options[0]?.id] });
  const refused = await del(`/api/polls/${pollWithVotes.id}`, admin);
  expect([refused.status, refused.text]).toEqual([
    409,
    'People have voted in this poll. Deactivate it instead of deleting it',
  ]);
  expect((await del(`/api/polls/${pollWithoutVotes.id}`, admin)).body).toEqual({ id: pollWithoutVotes.id });
  expect((await del(`/api/polls/${pollWithoutVotes.id}`, admin)).text).toBe('Poll not found');
});
