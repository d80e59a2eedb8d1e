import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../prisma/client';
import type { Viewer } from '../../core/context';
import { encodeText } from '../../testing/texts/encodeText';
import { createImportClient } from '../../testing/userImportClient';
import { openTestDatabase } from '../../testing/testDatabase';
import { createFixtures, viewerFor } from '../../testing/fixtures';

let database: Database;
let admin: Viewer;
beforeAll(async () => (database = await openTestDatabase()));
beforeEach(async () => {
  await database.pool.query('TRUNCATE "users", "audit_entries" CASCADE');
  admin = viewerFor(await createFixtures(database.db).createUser({ role: 'admin' }));
});
afterAll(() => database.close());

const { sendImport, importCsv, importFile } = createImportClient(() => ({ db: database.db, viewer: admin }));

const namesOfUsers = async () =>
  (await database.db.user.findMany({ where: { id: { not: admin.id } }, orderBy: { id: 'asc' } })).map(
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  );

const frenchNames = ['Saïd SAÏD', 'Zoé AÏT AHMED', 'Noël BÉNALI', 'François BENAÏSSA', 'Nadia MÖLLER', 'Amine HADDAD'];
const frenchFile = (names: string[]) =>
  [
    'firstName;lastName;username;email;role;phone',
    ...names.map((name, index) => {
      const [firstName = '', ...lastName] = name.split(' ');
      return `${firstName};${lastName.join(' ')};user${index};user${index}@example.dz;student;0550123456`;
    }),
  ].join('\r\n');

test.each(['windows1252', 'macRoman'] as const)(
  'names with capitals and accents in %s are imported right',
  async (encoding) => {
    const result = await importFile(encodeText(frenchFile(frenchNames), encoding));
    expect(result).toMatchObject({ encoding, encodings: [], created: 6, errorCount: 0 });
    expect(await namesOfUsers()).toEqual(frenchNames);
  },
);

test('where two encodings are plausible nothing is imported until one is chosen', async () => {
  const file = encodeText(frenchFile(['Amine NOËL', 'Sami BENAïSSA']), 'windows1252');
  const refusal = await importFile(file);
  expect(refusal).toMatchObject({ rows: 0, created: 0, encoding: null, errorCount: 1 });
  expect(refusal.errors?.[0]?.message).toBe(
    'The letters of this file can be read in several ways. Choose the right one',
  );
  expect(refusal.encodings).toHaveLength(2);
  expect(refusal.encodings).toContainEqual({ encoding: 'windows1252', samples: ['NOËL', 'BENAïSSA'] });
  expect(refusal.encodings).toContainEqual({ encoding: 'macRoman', samples: ['NOÀL', 'BENAÔSSA'] });
  expect(await namesOfUsers()).toEqual([]);
  // The choice can be changed: it stays open until the import.
  for (const encoding of ['macRoman', 'windows1252'] as const)
    expect(await importFile(file, { encoding, dryRun: true })).toMatchObject({
      encoding,
      encodings: refusal.encodings,
    });
  expect(await importFile(file, { encoding: 'windows1252' })).toMatchObject({ encoding: 'windows1252', created: 2 });
  expect(await namesOfUsers()).toEqual(['Amine NOËL', 'Sami BENAïSSA']);
});

const officeFile = [
  'sep=;',
  'الاسم;اللقب;اسم المستخدم;البريد الالكتروني;الهاتف;الدور;القسم',
  '"أمينة\r\nفاطمة";حداد;amina1;Amina@Example.dz;="0550123456";طالب;A',
  "علي;بن علي;ali1;ali@example.dz;'0660123456;متعلّم;B",
  ';;;;;;',
  '',
].join('\r\n');

test.each([
  ['windows1256', encodeText(officeFile.replace('متعلّم', 'طالبة'), 'windows1256')],
  ['utf16le', Buffer.from(`\uFEFF${officeFile}`, 'utf16le')],
  ['utf16be', Buffer.from(`\uFEFF${officeFile}`, 'utf16le').swap16()],
])(
  'a file of an office in %s is read with its preview and the columns that are not imported',
  async (encoding, file) => {
    const result = await importFile(file, { dryRun: true });
    expect(result).toMatchObject({ encoding, rows: 2, newUsers: 2, errors: [], unknownColumns: ['القسم'] });
    expect(result.preview).toEqual([
      {
        line: 3,
        firstName: 'أمينة فاطمة',
        lastName: 'حداد',
        email: 'Amina@Example.dz',
        phone: '0550123456',
        role: 'student',
      },
      { line: 5, firstName: 'علي', lastName: 'بن علي', email: 'ali@example.dz', phone: '0660123456', role: 'student' },
    ]);
  },
);

test('French headings, roles and answers are understood', async () => {
  const csv =
    "Prénom;Nom;Nom d'utilisateur;Adresse e-mail;N° de téléphone;Rôle;Actif\nSaïd;Haddad;said1;said@example.dz;0550123456;Formatrice;Non";
  expect(await importCsv(csv)).toMatchObject({ created: 1, unknownColumns: [], errors: [] });
  expect(await database.db.user.findUniqueOrThrow({ where: { email: 'said@example.dz' } })).toMatchObject({
    firstName: 'Saïd',
    lastName: 'Haddad',
    role: 'trainer',
    isActive: false,
  });
});

test('columns that are not imported are named, also if the file is refused', async () => {
  const csv = 'firstName,username,email,Groupe\nA,user1,a@example.dz,x';
  expect(await importCsv(csv)).toMatchObject({ unknownColumns: ['Groupe'], errors: [{ field: 'lastName' }] });
});

test('a workbook, no file and two files are refused', async () => {
  const workbook = await importFile(Buffer.from('PK\u0003\u0004\u0014\0\u0006\0\u00e9\0', 'latin1'));
  expect(workbook.errors?.[0]?.message).toBe('This is not a CSV file. Save the table as "CSV UTF-8" first');
  expect((await sendImport({})).problem).toMatchObject({ code: 'invalidInput', fields: { csv: 'required' } });
  expect((await sendImport({ csv: '', file: '' })).problem).toMatchObject({ code: 'invalidInput' });
  expect((await sendImport({ file: 'no Base64!' })).problem).toMatchObject({ fields: { file: 'wrongType' } });
});
