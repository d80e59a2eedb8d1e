import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from './context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const execute = (document: string, variables: object = {}) =>
  createExecutor(db).execute<Record<string, Record<string, string>>>(document, { ...variables }, admin);

const eventInput = {
  title: 'Fair',
  titleAr: 'معرض',
  description: 'A fair.',
  descriptionAr: 'معرض.',
  location: 'Algiers',
  startsAt: '2126-12-10',
  endsAt: '2126-12-10',
};
const pollInput = {
  question: 'Q',
  questionAr: 'س',
  options: ['a', 'b'],
  optionsAr: ['أ', 'ب'],
  expiresAt: '2126-12-10',
};
const couponInput = { code: 'DAY-10', percent: 10, startsAt: '2126-12-10', endsAt: '2126-12-10' };

test.each([
  ['createEvent', 'CreateEventInput', eventInput, 'startDate endDate'],
  ['createCoupon', 'CreateCouponInput', couponInput, 'startsAt endsAt'],
  ['createPoll', 'CreatePollInput', pollInput, 'endsAt'],
])('%s: a date alone begins or ends with that day in Algeria', async (name, type, input, fields) => {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
  const { data, errors } = await execute(document, { input });
  expect(errors).toBeUndefined();
  const names = fields.split(' ');
  const expected = names.map((field) => [
    field,
    field.startsWith('start') ? '2126-12-09T23:00:00.000Z' : '2126-12-10T22:59:59.999Z',
  ]);
  expect(data?.[name]).toEqual(Object.fromEntries(expected));
});

test('an update that gives only a new end means the end of that day', async () => {
  const { id } = await createFixtures(db).createEvent({ startDate: new Date('2126-12-01T08:00:00Z') });
  const document = `mutation ($id: ID!) { updateEvent(id: $id, input: { endDate: "2126-12-03" }) { startDate endDate } }`;
  expect((await execute(document, { id })).data?.updateEvent).toEqual({
    startDate: '2126-12-01T08:00:00.000Z',
    endDate: '2126-12-03T22:59:59.999Z',
  });
});

test.each(['tomorrow', '2126-02-30', '2126', '10/12/2126', '', '275760-09-13', '2126-12-10T25:00', 12, true, {}])(
  '%j is refused as a date',
  async (text) => {
    const document = 'query ($to: DateTime) { adminPayments(filter: { to: $to }) { totalCount } }';
    expect((await execute(document, { to: text })).errors).toHaveLength(1);
  },
);
