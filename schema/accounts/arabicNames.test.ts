import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const latinNames = { firstName: 'Karim', lastName: 'Haddad' };
const names = { ...latinNames, firstNameAr: 'كريم', lastNameAr: 'حداد' };
const updateMutation = `mutation ($input: ProfileInput!) {
  updateProfile(input: $input) { firstName lastName firstNameAr lastNameAr } }`;
const createUser = (data: object = {}) => createFixtures(db).createUser({ ...latinNames, ...data });

test('a profile gets, keeps and loses the Arabic spelling', async () => {
  const user = await createUser();
  const session = { id: crypto.randomUUID(), userId: user.id, expiresAt: new Date(Date.now() + 60_000) };
  await db.session.create({ data: session });
  const viewer = { ...viewerFor(user), sessionId: session.id };
  const update = async (input: object) => (await createExecutor(db).execute(updateMutation, { input }, viewer)).data;
  expect(await update({ firstNameAr: ' كـريم\u200F ', lastNameAr: 'حداد' })).toEqual({ updateProfile: names });
  expect(await update({ firstName: 'Kareem' })).toEqual({ updateProfile: { ...names, firstName: 'Kareem' } });
  expect(await update({ firstName: 'Karim', firstNameAr: '', lastNameAr: null })).toEqual({
    updateProfile: { ...latinNames, firstNameAr: null, lastNameAr: null },
  });
});

test.each([
  ['Latin letters', 'Karim', 'arabicNameOnly'],
  ['letters of two scripts', 'كريم Karim', 'arabicNameOnly'],
  ['digits alone', '٣', 'arabicNameOnly'],
  ['a letter that certificates cannot show', 'كريم\u{1EE00}', 'unprintableCharacter'],
])('the Arabic spelling refuses %s', async (_case, firstNameAr, message) => {
  const viewer = viewerFor(await createUser());
  const { errors } = await createExecutor(db).execute(updateMutation, { input: { firstNameAr } }, viewer);
  const problem = errors?.[0]?.originalError as unknown as { code: string; fields: { firstNameAr: string } };
  expect(problem.code).toBe('invalidInput');
  expect(problem.fields.firstNameAr).toContain(message);
});

test('everybody gets both spellings of a trainer, and the trainer those of a student', async () => {
  const trainer = await createUser({ role: 'trainer', ...names });
  const student = await createUser({ firstName: 'Lina', lastName: 'Saadi', firstNameAr: 'لينة' });
  const { createCourse, createEnrollment } = createFixtures(db);
  const course = await createCourse({ trainerId: trainer.id });
  await createEnrollment(student.id, course.id);
  const { execute } = createExecutor(db);
  const courseQuery = 'query ($id: ID!) { course(id: $id) { trainer { firstName lastName firstNameAr lastNameAr } } }';
  expect((await execute(courseQuery, { id: course.id }, null)).data).toEqual({ course: { trainer: names } });
  const rowsQuery =
    'query ($search: String) { studioEnrollments(search: $search) { rows { studentName studentNameAr } } }';
  const rows = [{ studentName: 'Lina Saadi', studentNameAr: 'لينة Saadi' }];
  for (const search of ['lina', 'لينه'])
    expect((await execute(rowsQuery, { search }, viewerFor(trainer))).data).toEqual({ studioEnrollments: { rows } });
});

test('the admin search finds both spellings, and the list is ordered by the Arabic one', async () => {
  const admin = viewerFor(await createUser({ role: 'admin' }));
  await createUser({ username: 'zzz', lastName: 'Zitouni', firstNameAr: 'أنيس', lastNameAr: 'الزيتوني' });
  await createUser({ username: 'aaa', lastName: 'Zitoune', lastNameAr: 'باتي' });
  const query =
    'query ($search: String) { adminUsers(filter: { search: $search }, sort: name, direction: asc) { rows { username } } }';
  const find = async (search: string) => (await createExecutor(db).execute(query, { search }, admin)).data;
  const both = { adminUsers: { rows: [{ username: 'zzz' }, { username: 'aaa' }] } };
  expect(await find('zitoun')).toEqual(both);
  expect(await find('زيتوني')).toEqual({ adminUsers: { rows: [{ username: 'zzz' }] } });
});
