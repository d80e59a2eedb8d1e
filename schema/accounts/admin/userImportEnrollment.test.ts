import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../prisma/client';
import type { Course } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { createPaymentMutation } from '../../testing/payments/paymentFixtures';
import { recordStatements } from '../../testing/statements/recordStatements';
import { openTestDatabase } from '../../testing/testDatabase';
import { createImportClient } from '../../testing/userImportClient';

let database: Database;
let admin: Viewer;
let course: Course;
beforeAll(async () => (database = await openTestDatabase()));
beforeEach(async () => {
  await database.pool.query('TRUNCATE "users", "audit_entries", "courses" CASCADE');
  const { createUser, createCourse } = createFixtures(database.db);
  admin = viewerFor(await createUser({ role: 'admin' }));
  course = await createCourse({ price: '9000', isFree: false });
});
afterAll(() => database.close());

const { sendImport } = createImportClient(() => ({ db: database.db, viewer: admin }));
const header = 'firstName,lastName,email,role,password,isActive';
const toCsv = (...rows: string[]) => [header, ...rows].join('\n');
const enrolledIds = async () =>
  (await database.db.enrollment.findMany({ where: { courseId: course.id }, orderBy: { studentId: 'asc' } })).map(
    ({ studentId }) => studentId,
  );

test('new and existing people are enrolled, as the dry run says, and a repetition changes nothing', async () => {
  const { db } = database;
  const { createUser, createEnrollment } = createFixtures(db);
  const known = await createUser({ email: 'known@example.dz', firstName: 'Karim', lastName: 'Ziani' });
  const enrolled = await createUser({ email: 'enrolled@example.dz', firstName: 'Sara', lastName: 'Ali' });
  await createEnrollment(enrolled.id, course.id);
  const csv = toCsv(
    'Amel,Haddad,new@example.dz,student,,',
    'Karim,Ziani,KNOWN@example.dz,student,secret-9,',
    'Sara,Ali,enrolled@example.dz,student,,',
  );
  const outcomes = [
    { line: 2, email: 'new@example.dz', outcome: 'newAccountEnrolled' },
    { line: 3, email: 'known@example.dz', outcome: 'existingAccountEnrolled' },
    { line: 4, email: 'enrolled@example.dz', outcome: 'alreadyEnrolled' },
  ];
  const input = { csv, courseId: course.id };
  expect(await sendImport({ ...input, dryRun: true })).toMatchObject({
    created: 0,
    newUsers: 1,
    enrollments: outcomes,
  });
  expect([await db.user.count({ where: { email: 'new@example.dz' } }), await enrolledIds()]).toEqual([
    0,
    [enrolled.id],
  ]);
  await db.auditEntry.deleteMany();
  expect(await sendImport(input)).toMatchObject({ created: 1, updated: 0, errors: [], enrollments: outcomes });
  const { id } = await db.user.findUniqueOrThrow({ where: { email: 'new@example.dz' } });
  expect(await enrolledIds()).toEqual([known.id, enrolled.id, id].sort((a, b) => a - b));
  expect(await db.user.findUnique({ where: { id: known.id } })).toEqual(known);
  expect(await db.enrollment.findFirst({ where: { studentId: id } })).toMatchObject({ source: 'admin' });
  const entries = await db.auditEntry.findMany({ select: { actorId: true, action: true, entity: true } });
  expect(entries.map(({ actorId, action, entity }) => [actorId, action, entity]).sort()).toEqual([
    [admin.id, 'create', 'enrollments'],
    [admin.id, 'create', 'enrollments'],
    [admin.id, 'create', 'users'],
  ]);
  const again = await sendImport(input);
  expect([again.created, again.enrollments?.map(({ outcome }) => outcome)]).toEqual([
    0,
    ['alreadyEnrolled', 'alreadyEnrolled', 'alreadyEnrolled'],
  ]);
  expect(await enrolledIds()).toHaveLength(3);
});

test('a person who cannot be enrolled refuses the file, and nothing is written', async () => {
  const { db } = database;
  const { createUser } = createFixtures(db);
  await createUser({ email: 'trainer@example.dz', role: 'trainer' });
  await createUser({ email: 'closed@example.dz', isActive: false });
  const csv = toCsv(
    'Amel,Haddad,new@example.dz,student,,',
    'A,B,trainer@example.dz,student,,',
    'C,D,closed@example.dz,student,,',
    'E,F,other@example.dz,trainer,,',
    'G,H,inactive@example.dz,student,,no',
  );
  for (const dryRun of [true, false]) {
    const { errors, enrollments } = await sendImport({ csv, courseId: course.id, dryRun });
    expect(errors?.map(({ line, field, message }) => [line, field, message])).toEqual([
      [3, 'role', 'Only students can enroll in courses'],
      [4, 'isActive', 'This account is deactivated. Activate it first'],
      [5, 'role', 'Only students can enroll in courses'],
      [6, 'isActive', 'This account is deactivated. Activate it first'],
    ]);
    expect(enrollments).toEqual([]);
  }
  expect([await db.user.count({ where: { email: 'new@example.dz' } }), await enrolledIds()]).toEqual([0, []]);
});

test('an account that registered with an address and never confirmed it is neither enrolled nor changed', async () => {
  const { db } = database;
  const { createUser } = createFixtures(db);
  const unconfirmed = { emailConfirmedAt: null, firstName: 'Old', lastName: 'Name' };
  const registered = { ...unconfirmed, acceptedTermsAt: new Date() };
  const stranger = await createUser({ ...registered, email: 'stranger@example.dz' });
  const trainer = await createUser({ ...registered, email: 'trainer@example.dz', role: 'trainer' });
  const ofOffice = await createUser({ ...unconfirmed, email: 'office@example.dz', passwordHash: '!' });
  const people = [stranger, trainer, ofOffice];
  const csv = toCsv(...people.map(({ email }) => `Amel,Haddad,${email},student,,`));
  const outcomes = ['addressNotConfirmed', 'addressNotConfirmed', 'existingAccountEnrolled'];
  const enrollments = people.map(({ email }, index) => ({ line: index + 2, email, outcome: outcomes[index] }));
  for (const dryRun of [true, false])
    expect(await sendImport({ csv, courseId: course.id, dryRun })).toMatchObject({
      changedUsers: 1,
      errors: [],
      enrollments,
    });
  expect(await enrolledIds()).toEqual([ofOffice.id]);
  for (const user of [stranger, trainer]) expect(await db.user.findUnique({ where: { id: user.id } })).toEqual(user);

  // Without a course the whole file is refused, as for other changes that an import does not make.
  for (const dryRun of [true, false])
    expect(
      (await sendImport({ csv: toCsv('Amel,Haddad,stranger@example.dz,student,,'), dryRun })).errors,
    ).toMatchObject([
      {
        line: 2,
        field: 'email',
        message: 'The account with this email never confirmed it, so the import does not change it',
      },
    ]);
  expect((await sendImport({ csv: toCsv('Old,Name,stranger@example.dz,student,,') })).errors).toEqual([]);
  expect(await db.user.findUnique({ where: { id: stranger.id } })).toEqual(stranger);
});

test('without a course, a row with a password and a known address is refused as before', async () => {
  await createFixtures(database.db).createUser({ email: 'known@example.dz' });
  const csv = toCsv('Karim,Ziani,known@example.dz,student,secret-9,');
  expect(await sendImport({ csv })).toMatchObject({ enrollments: [], errors: [{ line: 2, field: 'email' }] });
});

test('a course that is not published, or does not exist, refuses the import', async () => {
  const draft = await createFixtures(database.db).createCourse({ isPublished: false });
  const csv = toCsv('Amel,Haddad,new@example.dz,student,,');
  for (const courseId of [draft.id, 999_999])
    expect((await sendImport({ csv, courseId })).problem).toMatchObject({ code: 'courseNotFound' });
  expect((await sendImport({ csv, courseId: 'x' })).problem).toMatchObject({ fields: { courseId: 'notANumber' } });
  expect(await database.db.user.count({ where: { email: 'new@example.dz' } })).toBe(0);
});

test('an unpaid order of the course is cancelled, as for an enrollment by the office', async () => {
  const { db } = database;
  const student = viewerFor(await createFixtures(db).createUser({ email: 'known@example.dz' }));
  const order = { courseId: course.id, method: 'ccp' };
  await createExecutor(db).execute(createPaymentMutation, { input: order }, student);
  await sendImport({ csv: toCsv('Karim,Ziani,known@example.dz,student,,'), courseId: course.id });
  expect(await db.payment.findMany({ select: { status: true } })).toEqual([{ status: 'cancelled' }]);
});

test('the number of statements does not grow with the rows', async () => {
  const { createUser } = createFixtures(database.db);
  const countStatements = async (name: string, size: number) => {
    const addresses = Array.from({ length: size }, (_, n) => `${name}${n}@example.dz`);
    for (const email of addresses) await createUser({ email, firstName: 'A', lastName: 'B' });
    const rows = [...addresses, ...addresses.map((email) => `new-${email}`)].map((email) => `A,B,${email},student,,`);
    const statements = await recordStatements(async () => {
      expect(await sendImport({ csv: toCsv(...rows), courseId: course.id })).toMatchObject({ created: size });
    });
    return statements.length;
  };
  const few = await countStatements('few', 2);
  expect(await countStatements('many', 40)).toBe(few);
  expect(few).toBeLessThan(40);
});
