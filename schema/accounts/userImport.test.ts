import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import type { Viewer } from '../core/context';
import { limits } from '../contract/limits';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { verifyPassword } from './passwordHash';

let database: Database;
let admin: Viewer;
beforeAll(async () => (database = await openTestDatabase()));
beforeEach(async () => {
  await database.pool.query('TRUNCATE "users", "audit_entries" CASCADE');
  admin = viewerFor(await createFixtures(database.db).createUser({ role: 'admin' }));
});
afterAll(() => database.close());

const importMutation = /* GraphQL */ `
  mutation ($input: UserImportInput!) {
    importUsers(input: $input) {
      rows
      created
      errorCount
      errors {
        line
        field
        message
      }
    }
  }
`;
interface ImportResponse {
  importUsers: {
    rows: number;
    created: number;
    errorCount: number;
    errors: { line: number; field: string | null; message: string }[];
  };
}

async function importCsv(csv: string, dryRun = false) {
  const { data, errors } = await createExecutor(database.db).ask<ImportResponse>(
    importMutation,
    { input: { csv, dryRun } },
    admin,
  );
  return { ...data?.importUsers, problem: errors?.[0]?.originalError };
}
const importErrors = async (csv: string) =>
  (await importCsv(csv)).errors?.map(({ line, field, message }) => [line, field, message]);

const englishHeader = 'firstName,lastName,username,email,phone,password,role';
const csvRow = (n: number | string, rest = '') => `Amel,Haddad,amel${n},amel${n}@example.dz,,secret-1,student${rest}`;

test('a file with an Arabic header, semicolons, quotes and a mark at its beginning is read', async () => {
  const csv =
    '\uFEFFالاسم الأول;اسم العائله;اسم المستخدم;البريد الالكتروني;كلمة المرور;الدور;الهاتف;ملاحظات\r\n' +
    '"زينب ""زوزو""";بن علي;zineb;Zineb@Example.dz;" sp;ced ";مدرب;\'+213 555;x\r\n';
  expect(await importCsv(csv)).toMatchObject({ rows: 1, created: 1, errorCount: 0, errors: [] });
  const user = await database.db.user.findUniqueOrThrow({ where: { email: 'zineb@example.dz' } });
  expect(user).toMatchObject({ firstName: 'زينب "زوزو"', role: 'trainer', phone: '+213 555', usernameKey: 'zineb' });
  expect(await verifyPassword(' sp;ced ', user.passwordHash)).toBe(true);
  expect(await database.db.auditEntry.findMany()).toMatchObject([
    { actorId: admin.id, action: 'create', entity: 'users', entityId: user.id },
  ]);
});

test('an import that nobody waits for any more makes nothing', async () => {
  const late = createExecutor(database.db, { isAborted: () => true });
  const input = { csv: `${englishHeader}\n${csvRow(1)}`, dryRun: false };
  const { errors } = await late.ask(importMutation, { input }, admin);
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'unavailable' });
  expect(await database.db.user.count()).toBe(1);
});

test('an admin who is deactivated while passwords are hashed makes nobody', async () => {
  const { db } = database;
  await db.user.update({ where: { id: admin.id }, data: { isActive: false } });
  const { problem } = await importCsv(`${englishHeader}\n${csvRow(1)}`);
  expect(problem).toMatchObject({ code: 'notSignedIn' });
  expect(await db.user.count()).toBe(1);
});

test.each(['sep=;\r\n', '\uFEFFSEP=;\n'])('the line that tells Excel the separator (%j) is no row', async (first) => {
  const csv = first + [englishHeader, csvRow(1), csvRow(2).replace('amel2@', 'amel2 ')].join('\n').replaceAll(',', ';');
  expect(await importCsv(csv, true)).toMatchObject({ rows: 2, errors: [{ line: 4, field: 'email' }] });
});

test('a dry run makes nothing', async () => {
  expect(await importCsv(`${englishHeader}\n${csvRow(1)}\n${csvRow(2)}`, true)).toMatchObject({
    rows: 2,
    created: 0,
    errorCount: 0,
  });
  expect(await database.db.user.count()).toBe(1);
});

test('each bad row is named with its line, column and reason, and nothing is made of the good ones', async () => {
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
    [5, 'firstName', 'This contains characters that cannot be used here'],
    [7, 'email', 'This email is already registered'],
    [7, 'username', 'This username is already taken'],
    [8, 'email', 'This email occurs in an earlier row of the file'],
    [8, 'username', 'This username occurs in an earlier row of the file'],
  ]);
  expect(await database.db.user.count()).toBe(2);
});

test.each([
  ['', [[1, null, 'The file has no rows below its header']]],
  [englishHeader, [[1, null, 'The file has no rows below its header']]],
  [
    'firstName,lastName,email,email,password\nA,B,c,d,e',
    [
      [1, 'username', 'The file has no such column'],
      [1, 'email', 'The file has this column twice'],
      [1, 'role', 'The file has no such column'],
    ],
  ],
  [`${englishHeader}\n"Amel`, [[2, null, 'The file cannot be read around here. Check its quotation marks']]],
])('a file that is none (%#) is refused as a whole', async (csv, faults) => {
  expect(await importErrors(csv)).toEqual(faults);
});

test('a file with more rows than are imported at once is refused, and one that is too large', async () => {
  const rows = Array.from({ length: limits.userImport.rows + 1 }, (_, n) => csvRow(n));
  expect(await importErrors([englishHeader, ...rows].join('\n'))).toEqual([
    [limits.userImport.rows + 2, null, 'The file has more rows than can be imported at once'],
  ]);
  const { problem } = await importCsv('x'.repeat(limits.userImport.kilobytes * 1024 + 1));
  expect(problem).toMatchObject({ code: 'invalidInput', fields: { csv: 'tooLong' } });
});

test('of many faults the first are told, and how many there are', async () => {
  const rows = Array.from({ length: 300 }, () => ',,ab,x,,1,');
  const answer = await importCsv([englishHeader, ...rows].join('\n'));
  expect([answer.rows, answer.errorCount, answer.errors?.length]).toEqual([300, 1800, limits.userImport.errors]);
});

test('a file that names somebody who registers meanwhile makes nobody', async () => {
  const { db } = database;
  const quick = createFixtures(db).createUser;
  const slow = importCsv([englishHeader, ...Array.from({ length: 20 }, (_, n) => csvRow(n))].join('\n'));
  await quick({ username: 'amel19', email: 'quick@example.dz' });
  expect((await slow).problem ?? (await slow).errors?.[0]).toBeTruthy();
  expect(await db.user.count()).toBe(2);
});
