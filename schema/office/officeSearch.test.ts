import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { recordStatements } from '../testing/statements/recordStatements';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
let trainer: Viewer;
let meriem: { id: number };
let course: { id: number };
let payment: { id: number; reference: string };
let enrollment: { id: number };
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createBlogPost, createCourse, createEnrollment, createEvent, createUser } = createFixtures(db);
  admin = viewerFor(await createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
  trainer = viewerFor(await createUser({ role: 'trainer', firstName: 'Karim', lastName: 'Haddad' }));
  meriem = await createUser({
    firstName: 'Meriem',
    lastName: 'Zerrouki',
    firstNameAr: 'مريم',
    lastNameAr: 'زروقي',
    username: 'meriem.z',
    email: 'meriem@example.dz',
    phone: '+213540662185',
  });
  const texts = { title: 'Charging stations', titleAr: 'محطات الشحن', description: 'With a pump.' };
  course = await createCourse({ ...texts, trainerId: trainer.id });
  await createEvent({ title: 'Pump workshop', titleAr: 'ورشة المضخات' });
  await createBlogPost({ title: 'Why pumps fail', titleAr: 'لماذا تتعطل المضخات' });
  enrollment = await createEnrollment(meriem.id, course.id);
  payment = await db.payment.create({
    data: {
      userId: meriem.id,
      courseId: course.id,
      amount: '1500',
      listPrice: '1500',
      method: 'ccp',
      status: 'submitted',
      transactionId: 'CCP 0417 8832',
      expiresAt: new Date(),
    },
  });
  await db.contactMessage.create({
    data: { name: 'Samir', email: 's@example.dz', subject: 'Six technicians', message: 'Hello', dedupeHash: 'h' },
  });
});
afterAll(() => close());

interface SearchResponse {
  officeSearch: { kind: string; results: { id: string; title: string; subtitle: string | null }[] }[];
}
async function search(text: string, viewer = admin, language: 'ar' | 'en' = 'ar') {
  const { data, errors } = await createExecutor(db, { language }).execute<SearchResponse>(
    'query ($text: String!) { officeSearch(text: $text) { kind results { id title subtitle } } }',
    { text },
    viewer,
  );
  expect(errors).toBeUndefined();
  return data!.officeSearch;
}
const kindsOf = async (text: string, viewer = admin) => (await search(text, viewer)).map(({ kind }) => kind);
const person = () => ({ id: String(meriem.id), title: 'مريم زروقي', subtitle: '+213540662185' });

test.each([
  ['مريم زروقي', 'the Arabic name'],
  ['مريم زرّوقى', 'another spelling'],
  ['zerrouki meriem', 'the Latin name in any order'],
  ['0540662185', 'the national number'],
  ['540 66 21 85', 'digits in groups'],
  ['05 40 66 21 85', 'digits in pairs'],
  ['+213 540-66-21-85', 'the international number'],
  ['٠٥٤٠٦٦٢١٨٥', 'Arabic digits'],
  ['meriem@example.dz', 'the address'],
  ['meriem.z', 'the username'],
])('%s finds a person by %s', async (text) => {
  expect(await search(text)).toContainEqual({ kind: 'person', results: [person()] });
});

test.each([() => payment.reference, () => payment.reference.toLowerCase().replace('-', ''), () => '0417 8832'])(
  'an order is found by its reference and by the number of its transfer',
  async (text) => {
    expect(await search(text())).toContainEqual({
      kind: 'payment',
      results: [
        {
          id: String(payment.id),
          title: payment.reference,
          subtitle: 'مريم زروقي · محطات الشحن · 1,500 دج · قيد المراجعة',
        },
      ],
    });
  },
);

test('courses, events and posts are found by title alone, in either language', async () => {
  expect(await kindsOf('pump')).toEqual(['event', 'blogPost']);
  expect(await kindsOf('المضخات')).toEqual(['event', 'blogPost']);
  const [group] = await search('charging', admin, 'en');
  expect(group).toEqual({
    kind: 'course',
    results: [{ id: String(course.id), title: 'Charging stations', subtitle: 'Karim Haddad' }],
  });
});

test.each([
  ['محطة الشحن', 'course'],
  ['station charge', 'course'],
  ['مضخة', 'event'],
  ['failing pump', 'blogPost'],
  ['the station', 'course'],
])('%s finds a title with other forms of the words', async (text, kind) => {
  expect(await kindsOf(text)).toContain(kind);
  expect(await kindsOf(`${text} xyz`)).toEqual([]);
});

test('an event that words name comes before the orders for it', async () => {
  const { createEvent } = createFixtures(db);
  const { id } = await createEvent({ title: 'Visit to Ghardaia', titleAr: 'زيارة غرداية' });
  await db.payment.create({
    data: {
      userId: meriem.id,
      eventId: id,
      amount: '3500',
      listPrice: '3500',
      method: 'ccp',
      status: 'submitted',
      transactionId: 'CCP 7',
      expiresAt: new Date(),
    },
  });
  expect(await kindsOf('غرداية')).toEqual(['event', 'payment']);
});

test('messages are found by sender and subject', async () => {
  expect(await search('technicians')).toEqual([
    {
      kind: 'contactMessage',
      results: [{ id: expect.any(String) as string, title: 'Six technicians', subtitle: 'Samir' }],
    },
  ]);
});

test('a group has at most three results, and a short text none', async () => {
  for (let index = 0; index < 4; index += 1) await createFixtures(db).createUser({ lastName: 'Boualem' });
  expect((await search('boualem'))[0]?.results).toHaveLength(3);
  for (const text of ['', ' ', 'b', 'bo', 'bo al', '%']) expect(await search(text), text).toEqual([]);
  expect(await search('%%')).toEqual([]);
});

test('signs alone read no table, and later words are ignored', async () => {
  const statements = await recordStatements(async () => {
    for (const text of ['%%%', '...', '---', 'a.b.c', '1-2', '😀😀😀', "'''", 'a b c d e f g h i j k l m n o p meriem'])
      expect(await search(text), text).toEqual([]);
  });
  expect(statements).toEqual([]);
  expect(await kindsOf(`meriem ${'a e i m '.repeat(4)} unknown`)).toEqual(['person', 'payment']);
});

test('at most three groups are searched at a time', async () => {
  const running = { now: 0, max: 0 };
  const counting = db.$extends({
    query: {
      $allOperations: async ({ args, query }): Promise<unknown> => {
        running.max = Math.max(running.max, (running.now += 1));
        const result: unknown = await query(args);
        running.now -= 1;
        return result;
      },
    },
  }) as unknown as PrismaClient;
  await createExecutor(counting).execute('{ officeSearch(text: "meriem") { kind } }', {}, admin);
  expect(running).toEqual({ now: 0, max: 3 });
});

test('a trainer finds own courses, and students by name alone', async () => {
  expect(await search('مريم', trainer)).toEqual([
    { kind: 'enrollment', results: [{ id: String(enrollment.id), title: 'مريم زروقي', subtitle: 'محطات الشحن' }] },
  ]);
  expect(await kindsOf('محطات', trainer)).toEqual(['course']);
  for (const text of ['0540662185', 'meriem@example.dz', 'meriem.z', payment.reference, 'technicians'])
    expect(await search(text, trainer), text).toEqual([]);
  const other = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  expect(await search('مريم', other)).toEqual([]);
  expect(await search('محطات', other)).toEqual([]);
});

test('a deleted account is not found, and each group takes one statement, for other forms of a title another', async () => {
  const statements = await recordStatements(async () => void (await search('مريم')));
  expect(statements.length).toBeLessThanOrEqual(10);
  await db.user.create({
    data: {
      username: 'deleted-1',
      usernameKey: 'deleted-1',
      email: 'd@deleted.invalid',
      passwordHash: '-',
      firstName: 'Removed',
      lastName: 'Account',
      deletedAt: new Date(),
      isActive: false,
    },
  });
  expect(await search('removed account')).toEqual([]);
});
