import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Problem } from '../core/problem';
import type { Viewer } from '../core/context';
import { hoursFromNow } from '../testing/factories';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { createPaymentMutation } from '../testing/payments/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

interface Enrollment {
  isNewPerson: boolean;
  person: { id: string; username: string; email: string; role: string };
  payment: { status: string; method: string; amount: string; receipts: { number: string }[] } | null;
}

const enrollMutation = `mutation ($input: OfficeEnrollmentInput!, $clientKey: ID) { enrollAtOffice(input: $input, clientKey: $clientKey) {
  isNewPerson person { id username email role } payment { status method amount receipts { number } } } }`;
const quoteQuery = `query ($courseId: ID, $eventId: ID, $userId: ID) {
  officeQuote(courseId: $courseId, eventId: $eventId, userId: $userId) { amount state orderReference } }`;

const enroll = async (input: object, clientKey?: string) => {
  const { data, errors } = await createExecutor(db).execute<{ enrollAtOffice: Enrollment }>(
    enrollMutation,
    { input, clientKey },
    admin,
  );
  return { result: data?.enrollAtOffice, problem: errors?.[0]?.originalError as Problem };
};
const quote = async (variables: object) => {
  const { data } = await createExecutor(db).execute<{ officeQuote: object }>(quoteQuery, { ...variables }, admin);
  return data?.officeQuote;
};

let people = 0;
const newPerson = () => {
  people += 1;
  return { firstName: 'Nadia', lastName: 'Bensalem', email: `nadia${people}@example.dz`, phone: '0550 12 34 56' };
};
const createStudent = async () => (await createFixtures(db).createUser()).id;
const createPaidCourse = async () => (await createFixtures(db).createCourse({ price: '9000', isFree: false })).id;
const countRows = async () => [await db.user.count(), await db.payment.count(), await db.enrollment.count()];

test('a new person pays a course in cash: account, link for the password, access and receipt', async () => {
  const courseId = await createPaidCourse();
  const person = newPerson();
  const { result } = await enroll({ ...person, courseId, payment: 'cash', price: '9000', notes: 'At the counter' });
  expect(result).toMatchObject({
    isNewPerson: true,
    person: { email: person.email, username: person.email.split('@')[0], role: 'student' },
    payment: {
      status: 'confirmed',
      method: 'cash',
      amount: '9000.00',
      receipts: [{ number: expect.stringMatching(/^R-/) }],
    },
  });
  const studentId = Number(result?.person.id);
  expect(await db.enrollment.findFirst({ where: { studentId, courseId } })).toMatchObject({ status: 'in_progress' });
  expect(await db.accountLink.count({ where: { userId: studentId, purpose: 'set_password' } })).toBe(1);
  const payment = await db.payment.findFirstOrThrow({ where: { userId: studentId } });
  expect(payment).toMatchObject({ decidedBy: admin.id, notes: 'At the counter' });
});

test('a second press enrolls and charges no one again', async () => {
  const courseId = await createPaidCourse();
  const userId = await createStudent();
  const input = { userId, courseId, payment: 'cash', price: '9000' };
  const [first, second] = [await enroll(input), await enroll(input)];
  expect([first.problem, second.problem.code]).toEqual([undefined, 'alreadyOrdered']);
  const person = newPerson();
  const rows = await countRows();
  await enroll({ ...person, courseId, payment: 'cash', price: '9000' });
  const { problem } = await enroll({ ...person, courseId, payment: 'cash', price: '9000' });
  expect(problem).toMatchObject({ code: 'emailTaken', fields: { email: 'emailTaken' } });
  expect(await countRows()).toEqual(rows.map((count) => count + 1));
});

test('a call whose answer was lost is answered as the first, and the key counts for its person and item only', async () => {
  const courseId = await createPaidCourse();
  const other = await createPaidCourse();
  const known = await createStudent();
  for (const payment of ['cash', 'transfer', 'free'])
    for (const who of [newPerson(), { userId: await createStudent() }]) {
      const clientKey = crypto.randomUUID();
      const input = { ...who, courseId, payment, price: '9000' };
      const first = await enroll(input, clientKey);
      const rows = await countRows();
      expect(first.problem).toBeUndefined();
      expect(await enroll(input, clientKey)).toEqual(first);
      expect(await Promise.all([enroll(input, clientKey), enroll(input, clientKey)])).toEqual([first, first]);
      expect(await countRows()).toEqual(rows);
      const elsewhere = await enroll({ ...input, courseId: other, userId: first.result?.person.id }, clientKey);
      expect(elsewhere.result).toMatchObject({ isNewPerson: false, person: { id: first.result?.person.id } });
      const { result } = await enroll(
        { userId: known, courseId: await createPaidCourse(), payment, price: '9000' },
        clientKey,
      );
      expect(result?.person.id).toBe(String(known));
    }
  const pressed = { ...newPerson(), courseId, payment: 'cash', price: '9000' };
  const clientKey = crypto.randomUUID();
  const [one, two] = await Promise.all([enroll(pressed, clientKey), enroll(pressed, clientKey)]);
  expect(one.problem).toBeUndefined();
  expect(two).toEqual(one);
});

test('new people with the same username at once are both enrolled, and a double press names the address', async () => {
  const courseId = await createPaidCourse();
  const local = `twin${crypto.randomUUID().slice(0, 8)}`;
  const press = (domain: string) =>
    enroll({ ...newPerson(), email: `${local}@${domain}.dz`, courseId, payment: 'cash', price: '9000' });
  const [first, second] = await Promise.all([press('one'), press('two')]);
  expect([first.problem, second.problem]).toEqual([undefined, undefined]);
  const pressed = await Promise.all([press('three'), press('three')]);
  const refused = pressed.filter(({ result }) => !result);
  expect(refused.map(({ problem }) => problem.fields)).toEqual([{ email: 'emailTaken' }]);
});

test('a problem of the course or the price leaves no account behind', async () => {
  const courseId = await createPaidCourse();
  const free = (await createFixtures(db).createCourse()).id;
  const draft = (await createFixtures(db).createCourse({ isPublished: false })).id;
  const rows = await countRows();
  const problems = [
    await enroll({ ...newPerson(), courseId, payment: 'cash', price: '8000' }),
    await enroll({ ...newPerson(), courseId: free, payment: 'cash', price: '0' }),
    await enroll({ ...newPerson(), courseId: draft, payment: 'free', price: '0' }),
    await enroll({ ...newPerson(), email: 'x', courseId, payment: 'free', price: '0' }),
    await enroll({ courseId, payment: 'free', price: '0' }),
  ].map(({ problem }) => problem.code);
  expect(problems).toEqual(['priceChanged', 'nothingToPay', 'courseNotFound', 'invalidInput', 'invalidInput']);
  expect(await countRows()).toEqual(rows);
});

test('the office opens a paid course free of charge, once, for students only', async () => {
  const courseId = await createPaidCourse();
  const userId = await createStudent();
  const trainer = (await createFixtures(db).createUser({ role: 'trainer' })).id;
  expect((await enroll({ userId, courseId, payment: 'free', price: '9000' })).result).toMatchObject({ payment: null });
  expect(await quote({ courseId, userId })).toEqual({ amount: '9000.00', state: 'enrolled', orderReference: null });
  expect((await enroll({ userId, courseId, payment: 'free', price: '9000' })).problem.code).toBe('alreadyEnrolled');
  expect((await enroll({ userId, courseId, payment: 'cash', price: '9000' })).problem.code).toBe('alreadyEnrolled');
  expect((await enroll({ userId: trainer, courseId, payment: 'free', price: '0' })).problem.code).toBe(
    'onlyStudentsEnroll',
  );
});

test('a transfer later is an order, with a seat that the address need not have confirmed', async () => {
  const { id: eventId } = await createFixtures(db).createEvent({ price: '3000', capacity: 1 });
  const { result } = await enroll({ ...newPerson(), eventId, payment: 'transfer', price: '3000' });
  expect(result?.payment).toMatchObject({ status: 'pending', amount: '3000.00', receipts: [] });
  expect(await quote({ eventId, userId: result?.person.id })).toMatchObject({ state: 'ordered', amount: '3000.00' });
  expect(await quote({ eventId })).toMatchObject({ state: 'soldOut' });
  expect((await enroll({ ...newPerson(), eventId, payment: 'cash', price: '3000' })).problem.code).toBe('eventSoldOut');
  const paid = await enroll({ userId: result?.person.id, eventId, payment: 'cash', price: '3000' });
  expect(paid.result?.payment).toMatchObject({ status: 'confirmed' });
  expect(await quote({ eventId, userId: result?.person.id })).toMatchObject({ state: 'enrolled' });
});

test('an order that waits is paid with its agreed amount', async () => {
  const courseId = await createPaidCourse();
  const student = viewerFor(await createFixtures(db).createUser());
  await createExecutor(db).execute(createPaymentMutation, { input: { courseId, method: 'ccp' } }, student);
  await db.payment.updateMany({ where: { userId: student.id }, data: { amount: '7500' } });
  expect(await quote({ courseId, userId: student.id })).toMatchObject({ amount: '7500.00', state: 'ordered' });
  const input = { userId: student.id, courseId, payment: 'cash' };
  expect((await enroll({ ...input, price: '9000' })).problem.code).toBe('priceChanged');
  expect((await enroll({ ...input, price: '7500' })).result?.payment).toMatchObject({ amount: '7500.00' });
});

test('free events are registered for while they are to come and have seats, paid ones need their payment', async () => {
  const { createEvent } = createFixtures(db);
  const { id: eventId } = await createEvent({ capacity: 1 });
  const [paid, past] = [await createEvent({ price: '3000' }), await createEvent({ startDate: hoursFromNow(-1) })];
  const userId = await createStudent();
  const free = { payment: 'free', price: '0' };
  expect((await enroll({ ...free, userId, eventId })).result).toMatchObject({ isNewPerson: false, payment: null });
  const problems = [
    await enroll({ ...free, userId, eventId }),
    await enroll({ ...free, ...newPerson(), eventId }),
    await enroll({ ...free, userId, eventId: paid.id }),
    await enroll({ ...free, userId, eventId: past.id }),
    await enroll({ ...free, userId: 999_999, eventId }),
  ].map(({ problem }) => problem.code);
  expect(problems).toEqual([
    ...['alreadyRegistered', 'eventSoldOut', 'seatIsPaid', 'eventAlreadyStarted', 'userNotFound'],
  ]);
});
