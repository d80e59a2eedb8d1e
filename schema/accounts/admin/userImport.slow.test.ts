import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../prisma/client';
import type { Viewer } from '../../core/context';
import { bounds } from '../../contract/bounds';
import { pageSizes } from '../../contract/pageSizes';
import { createUserCsvTemplate } from '../../contract/userImport/userCsv';
import { createImportClient, importMutation } from '../../testing/userImportClient';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { testHashingCost } from '../../testing/setup';
import { setHashingCost, verifyPassword } from '../passwords/passwordHash';

let database: Database;
let admin: Viewer;
beforeAll(async () => (database = await openTestDatabase()));
beforeEach(async () => {
  await database.pool.query('TRUNCATE "users", "audit_entries" CASCADE');
  admin = viewerFor(await createFixtures(database.db).createUser({ role: 'admin' }));
});
afterAll(() => database.close());

const { importCsv } = createImportClient(() => ({ db: database.db, viewer: admin }));
const importErrors = async (csv: string) =>
  (await importCsv(csv)).errors?.map(({ line, field, message }) => [line, field, message]);

const englishHeader = 'firstName,lastName,username,email,phone,password,role';
const csvRow = (n: number | string, rest = '') => `Amel,Haddad,amel${n},amel${n}@example.dz,,secret-1,student${rest}`;

test('reads a file with an Arabic header, semicolons, quotes and a byte order mark', async () => {
  const csv =
    '\uFEFFالاسم;اللقب;اسم المستخدم;البريد الالكتروني;كلمة المرور;الدور;الهاتف;ملاحظات\r\n' +
    '"زينب ""زوزو""";بن علي;zineb;Zineb@Example.dz;" sp;ced ";مدرب;\'+213 555 00 11 22;x\r\n';
  expect(await importCsv(csv)).toMatchObject({ rows: 1, created: 1, errorCount: 0, errors: [] });
  const user = await database.db.user.findUniqueOrThrow({ where: { email: 'zineb@example.dz' } });
  expect(user).toMatchObject({ firstName: 'زينب "زوزو"', role: 'trainer', phone: '0555001122', usernameKey: 'zineb' });
  expect(await verifyPassword(' sp;ced ', user.passwordHash)).toBe(true);
  expect(await database.db.auditEntry.findMany()).toMatchObject([
    { actorId: admin.id, action: 'create', entity: 'users', entityId: user.id },
  ]);
});

test('reads the headings of earlier Arabic templates', async () => {
  const csv =
    'الاسم الأول,اسم العائلة,اسم المستخدم,البريد الإلكتروني,كلمة المرور,الدور\nأمل,حداد,amel,amel@example.dz,secret-1,طالب\n';
  expect(await importCsv(csv, true)).toMatchObject({ rows: 1, errorCount: 0, errors: [] });
});

test('an aborted import creates nothing', async () => {
  const executor = createExecutor(database.db, { isAborted: () => true });
  const input = { csv: `${englishHeader}\n${csvRow(1)}`, dryRun: false };
  const { errors } = await executor.execute(importMutation, { input }, admin);
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'unavailable' });
  expect(await database.db.user.count()).toBe(1);
});

test('an admin deactivated during password hashing creates nothing', async () => {
  const { db } = database;
  await db.user.update({ where: { id: admin.id }, data: { isActive: false } });
  const { problem } = await importCsv(`${englishHeader}\n${csvRow(1)}`);
  expect(problem).toMatchObject({ code: 'notSignedIn' });
  expect(await db.user.count()).toBe(1);
});

test.each(['sep=;\r\n', '\uFEFFSEP=;\n'])('the Excel separator line (%j) is not a row', async (first) => {
  const csv = first + [englishHeader, csvRow(1), csvRow(2).replace('amel2@', 'amel2 ')].join('\n').replaceAll(',', ';');
  expect(await importCsv(csv, true)).toMatchObject({ rows: 2, errors: [{ line: 4, field: 'email' }] });
});

test('a dry run creates nothing', async () => {
  expect(await importCsv(`${englishHeader}\n${csvRow(1)}\n${csvRow(2)}`, true)).toMatchObject({
    rows: 2,
    created: 0,
    errorCount: 0,
  });
  expect(await database.db.user.count()).toBe(1);
});

test('reports each invalid row with line, column and reason, and creates nothing', async () => {
  await createFixtures(database.db).createUser({ username: 'Taken', email: 'taken@example.dz' });
  const csv = [
    englishHeader,
    csvRow(1),
    ',Haddad,ab,nonsense,,12345,boss',
    '',
    '"Two\nlines",Haddad,zed,zed@example.dz,,secret-1,student',
    'Amel,Haddad,tAKEN,TAKEN@example.dz,,secret-1,admin',
    csvRow(1),
  ].join('\n');
  expect(await importErrors(csv)).toEqual([
    [3, 'firstName', 'First name is required'],
    [3, 'email', 'Invalid email address'],
    [3, 'username', 'Username must be at least 3 characters'],
    [3, 'password', 'Password must be at least 6 characters'],
    [3, 'role', 'Choose Student, Trainer or Admin'],
    [7, 'email', 'This email is already registered'],
    [7, 'username', 'This username is already taken'],
    [8, 'email', 'This email appears in an earlier row of the file'],
    [8, 'username', 'This username appears in an earlier row of the file'],
  ]);
  expect(await database.db.user.count()).toBe(2);
});

test.each([
  ['', [[1, null, 'The file has no rows below the header']]],
  [englishHeader, [[1, null, 'The file has no rows below the header']]],
  [
    'firstName,email,email,password\nA,c,d,e',
    [
      [1, 'lastName', 'This column is missing from the file'],
      [1, 'email', 'This column appears twice in the file'],
    ],
  ],
  [`${englishHeader}\n"Amel`, [[2, null, 'The file cannot be read near this line. Check its quotation marks']]],
])('rejects an unreadable file (%#) as a whole', async (csv, expectedErrors) => {
  expect(await importErrors(csv)).toEqual(expectedErrors);
});

test('rejects a file with too many rows or too many bytes', async () => {
  const rows = Array.from({ length: bounds.userImport.rows + 1 }, (_, n) => csvRow(n));
  expect(await importErrors([englishHeader, ...rows].join('\n'))).toEqual([
    [bounds.userImport.rows + 2, null, 'The file has too many rows for one import'],
  ]);
  const { problem } = await importCsv('x'.repeat(bounds.userImport.kilobytes * 1024 + 1));
  expect(problem).toMatchObject({ code: 'invalidInput', fields: { csv: 'tooLong' } });
});

test('returns the first errors and the total number', async () => {
  const rows = Array.from({ length: 300 }, () => ',,ab,x,,1,');
  const result = await importCsv([englishHeader, ...rows].join('\n'));
  expect([result.rows, result.errorCount, result.errors?.length]).toEqual([300, 1800, pageSizes.userImport.errors]);
});

test('creates nothing if a user of the file registers during the import', async () => {
  // With the product's hashing cost the import is still running when the user registers.
  setHashingCost();
  onTestFinished(() => setHashingCost(testHashingCost));
  const { db } = database;
  const createUser = createFixtures(db).createUser;
  const importing = importCsv([englishHeader, ...Array.from({ length: 20 }, (_, n) => csvRow(n))].join('\n'));
  await createUser({ username: 'amel19', email: 'quick@example.dz' });
  expect((await importing).problem ?? (await importing).errors?.[0]).toBeTruthy();
  expect(await db.user.count()).toBe(2);
});

test('a row without a password updates the user with its email, and only what the file has', async () => {
  const { db } = database;
  const { createUser } = createFixtures(db);
  const changed = await createUser({ username: 'amel', lastName: 'Haddad', phone: '0550123456' });
  const same = await createUser({ username: 'karim', role: 'trainer', phone: '0660123456' });
  const csv = [
    'firstName;lastName;username;email;phone;role;isActive',
    `${changed.firstName};Ziani;amel;AMEL@example.dz;550123456;student;نعم`,
    `${same.firstName};${same.lastName};karim;karim@example.dz;'+213 660 12 34 56;trainer;نعم`,
  ].join('\n');
  expect(await importCsv(csv, true)).toMatchObject({ updated: 0, newUsers: 0, changedUsers: 1, errorCount: 0 });
  expect(await db.user.findUnique({ where: { id: changed.id } })).toEqual(changed);
  expect(await importCsv(csv)).toMatchObject({ rows: 2, created: 0, updated: 1, errorCount: 0 });
  expect(await db.user.findUnique({ where: { id: changed.id } })).toMatchObject({
    lastName: 'Ziani',
    isActive: true,
    phone: '0550123456',
    passwordHash: changed.passwordHash,
  });
  expect(await db.user.findUnique({ where: { id: same.id } })).toEqual(same);
});

test('an update that a rule refuses is reported with its line, in a dry run too, and nothing is written', async () => {
  const { db } = database;
  const { email, username } = await db.user.findUniqueOrThrow({ where: { id: admin.id } });
  const csv = [
    'firstName,lastName,username,email,role,password',
    'New,User,newuser,new@example.dz,student,secret-1',
    `Me,Myself,${username},${email},student,`,
  ].join('\n');
  for (const dryRun of [true, false])
    expect(await importCsv(csv, dryRun)).toMatchObject({
      created: 0,
      updated: 0,
      errorCount: 1,
      errors: [{ line: 3, field: 'role' }],
    });
  expect(await db.user.count()).toBe(1);
});

test('in a file without roles, new users are students, and existing ones keep their role', async () => {
  const { createUser } = createFixtures(database.db);
  const trainer = await createUser({ username: 'karim', role: 'trainer' });
  const csv = `firstName,lastName,email\nAmel,Haddad,amel@example.dz\nKarim,Ziani,${trainer.email}`;
  expect(await importCsv(csv)).toMatchObject({ created: 1, updated: 1, errors: [] });
  const users = await database.db.user.findMany({ where: { id: { not: admin.id } }, orderBy: { id: 'asc' } });
  expect(users).toMatchObject([
    { lastName: 'Ziani', role: 'trainer' },
    { lastName: 'Haddad', role: 'student' },
  ]);
});

test('an old file restores no rights, and a list of new people gives none to an existing user', async () => {
  const { createUser } = createFixtures(database.db);
  const demoted = await createUser({ role: 'student', isActive: false });
  const { email, username } = demoted;
  const csv = `firstName,lastName,username,email,role,isActive\nKarim,Ziani,${username},${email},admin,yes`;
  expect((await importCsv(csv)).errors).toMatchObject([
    { line: 2, field: 'role' },
    { line: 2, field: 'isActive' },
  ]);
  expect(await database.db.user.findUnique({ where: { id: demoted.id } })).toEqual(demoted);
});

test('the template can be imported as it is, with a password of its own', async () => {
  expect(await importCsv(createUserCsvTemplate())).toMatchObject({ rows: 1, created: 1, errorCount: 0, errors: [] });
  expect(createUserCsvTemplate()).not.toBe(createUserCsvTemplate());
});

test('addresses that differ in their case are one address', async () => {
  const csv = `${englishHeader}\nA,B,amina1,Amina@Example.dz,,secret-1,student\nC,D,amina2,amina@example.dz,,secret-1,student`;
  expect(await importErrors(csv)).toEqual([[3, 'email', 'This email appears in an earlier row of the file']]);
});

describe('a row without a username', () => {
  const header = 'Prénom,Nom,Prénom en arabe,اللقب بالعربية,Email,Role';
  const readUsernames = async () =>
    (await database.db.user.findMany({ where: { id: { not: admin.id } }, orderBy: { id: 'asc' } })).map(
      ({ username }) => username,
    );

  test('gets one of its address or name, and both spellings of the name', async () => {
    await createFixtures(database.db).createUser({ username: 'amel.haddad', email: 'other@example.dz' });
    const rows = [
      'Amel,Haddad,أمل,حداد,Amel.Haddad@example.dz,student',
      'Amel,Haddad,,,amel.haddad@example.com,student',
      'كريم,حداد,,,ab@example.dz,student',
      'Sara,Ziani,,,admin@example.dz,student',
    ];
    expect(await importCsv([header, ...rows].join('\n'))).toMatchObject({ created: 4, errors: [] });
    expect(await readUsernames()).toEqual([
      ...['amel.haddad', 'amel.haddad-2', 'amel.haddad-3', 'karim-haddad', 'sara-ziani'],
    ]);
    const user = await database.db.user.findUniqueOrThrow({ where: { email: 'amel.haddad@example.dz' } });
    expect(user).toMatchObject({ usernameKey: 'amel.haddad-2', firstNameAr: 'أمل', lastNameAr: 'حداد' });
  });

  test('leaves a username to the row that names it', async () => {
    const csv = 'firstName,lastName,username,email,role\nA,B,,amel@example.dz,student\nC,D,amel,d@example.dz,student';
    expect(await importCsv(csv)).toMatchObject({ created: 2, errors: [] });
    expect(await readUsernames()).toEqual(['amel-2', 'amel']);
  });

  test('keeps that of the user whom it updates', async () => {
    await createFixtures(database.db).createUser({ username: 'zineb' });
    const csv = 'firstName,lastName,firstNameAr,username,email,role\nZineb,Ali,زينب,,zineb@example.dz,student';
    expect(await importCsv(csv)).toMatchObject({ updated: 1, errors: [] });
    expect(await database.db.user.findUniqueOrThrow({ where: { email: 'zineb@example.dz' } })).toMatchObject({
      username: 'zineb',
      firstName: 'Zineb',
      firstNameAr: 'زينب',
    });
  });
});
