import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../testing/restClient';

const { get, post, put, remove, cookieOf, world, open, close } = createRestClient();
let admin: Record<string, string>;
let adminId: number;
beforeAll(async () => {
  await open();
  const user = await world().createUser({ role: 'admin' });
  adminId = user.id;
  admin = await cookieOf(user);
});
afterAll(close);

const questions = { question: 'Which one?', questionAr: 'أيّها؟' };
const pollInput = { ...questions, options: 'Red, Green', optionsAr: 'أحمر، أخضر' };

test('a poll is made of what the form sends: options apart by commas, and no end', async () => {
  const invented = { id: 99, voterCount: 12, createdBy: 4711, createdAt: '2001-01-01' };
  const answer = await post('/api/polls', { ...pollInput, ...invented, expiresAt: '' }, admin);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...questions,
    ...{
      id: anyNumber,
      createdBy: adminId,
      createdAt: anyTimestamp,
      updatedAt: anyTimestamp,
      endsAt: null,
      expiresAt: null,
    },
    options: [
      { id: anyNumber, optionText: 'Red', optionTextAr: 'أحمر', votes: 0 },
      { id: anyNumber, optionText: 'Green', optionTextAr: 'أخضر', votes: 0 },
    ],
    ...{ isActive: true, allowMultiple: false, isMultiple: false, isExpired: false },
    ...{ voterCount: 0, hasVoted: false, myChoices: [] },
  });
  expect((await get('/api/polls?isActive=true')).body).toEqual([answer.body]);
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
])('what is wrong is said in plain text, and nothing is stored (%#)', async (body, complaint) => {
  const before = await world().db.poll.count();
  const answer = await post('/api/polls', body, admin);
  expect([answer.status, answer.type, answer.text]).toEqual([400, 'text/plain', complaint]);
  expect(await world().db.poll.count()).toBe(before);
});

test('PUT changes what it names; an option that was voted for stays', async () => {
  const poll = await world().createPoll({ answers: 2 });
  const path = `/api/polls/${poll.id}`;
  await post(`${path}/vote`, { optionIds: [poll.options[1]?.id] });
  const ended = await put(
    path,
    { endsAt: '2126-01-01T10:00', options: 'Answer 1, Second', optionsAr: 'جواب 1، ثان' },
    admin,
  );
  expect(ended.body).toMatchObject({
    ...{ question: poll.question, endsAt: '2126-01-01T09:00:00.000Z', expiresAt: '2126-01-01T09:00:00.000Z' },
    options: [{ id: poll.options[0]?.id }, { id: poll.options[1]?.id, optionText: 'Second', votes: 1 }],
  });
  const without = await put(path, { options: 'Answer 1, Third, Fourth', optionsAr: 'جواب 1، ج، د' }, admin);
  expect(without.status).toBe(200);
  const shorter = await put(path, { options: 'Answer 1, Fourth', optionsAr: 'جواب 1، د' }, admin);
  expect([shorter.status, shorter.text]).toEqual([409, 'An option with votes cannot be removed']);
  expect((await put('/api/polls/0', { question: 'x' }, admin)).text).toBe('Poll not found');
});

test('a poll with votes is not deleted, one without is', async () => {
  const [voted, free] = [await world().createPoll(), await world().createPoll()];
  await post(`/api/polls/${voted.id}/vote`, { optionIds: [voted.options[0]?.id] });
  const refused = await remove(`/api/polls/${voted.id}`, admin);
  expect([refused.status, refused.text]).toEqual([
    409,
    'People have voted in this poll. Deactivate it instead of deleting it',
  ]);
  expect((await remove(`/api/polls/${free.id}`, admin)).body).toEqual({ id: free.id });
  expect((await remove(`/api/polls/${free.id}`, admin)).text).toBe('Poll not found');
});
