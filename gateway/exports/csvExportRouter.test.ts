import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldLabelsAr } from '../../schema/contract/labels/fieldLabelsAr';
import { hasPermission } from '../../schema/contract/permissions';
import { parseUserCsv } from '../../schema/accounts/admin/userCsvParser';
import { createTestGateway, sessionCookieHeader, sendRequest } from '../testing/testGateway';
import {
  seedPersonas,
  revokedPersonas,
  personas,
  type RevokedPersona,
  type Persona,
  type SeededPlatform,
} from '../testing/personas';
import { csvExports } from '../rest/routeTable';

let gateway: Awaited<ReturnType<typeof createTestGateway>>;
let platform: SeededPlatform;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
  platform = await seedPersonas(gateway);
  const { users, publishedCourse } = platform;
  const order = { method: 'ccp', amount: '12800', listPrice: '16000', expiresAt: new Date('2100-01-01') } as const;
  await gateway.db.payment.create({ data: { ...order, userId: users.student.id, courseId: publishedCourse.id } });
  const sale = { ...order, transactionId: 'CCP-9', status: 'confirmed', confirmedAt: new Date() } as const;
  await gateway.db.payment.create({ data: { ...sale, userId: users.otherStudent.id, courseId: publishedCourse.id } });
  const completion = { enrollmentId: platform.enrollment.id, lessonId: platform.lesson.id, completedAt: new Date() };
  await gateway.db.lessonProgress.create({ data: completion });
  await gateway.db.enrollment.update({
    where: { id: platform.enrollment.id },
    data: { status: 'completed', progress: 100, completedAt: new Date() },
  });
});
afterAll(() => gateway.close());

async function downloadExport(
  name: string,
  who: Persona | RevokedPersona,
  query = '',
  method: 'get' | 'head' | 'post' = 'get',
) {
  const token = await platform.tokenFor(who);
  return sendRequest(
    gateway.app,
    method,
    `/api/exports/${name}.csv${query}`,
    token ? { cookie: sessionCookieHeader(token) } : {},
  );
}

/** The rows of a download under their headings. */
const parseCsvRows = (text: string) =>
  parse(text, { bom: true, columns: true, delimiter: ';' }) as unknown as Record<string, string>[];

/** Those of all rows; others have tests of their own. */
const tables = csvExports.flatMap(({ headings, ...table }) => (headings ? [{ ...table, headings }] : []));

describe.each(tables)('$name', ({ name, permission, headings }) => {
  test.each(personas)('%s', async (person) => {
    const answer = await downloadExport(name, person);
    const role = person === 'visitor' ? null : platform.users[person].role;
    const expected = hasPermission(role, permission) ? 200 : role ? 403 : 401;
    expect(answer.status).toBe(expected);
    if (expected !== 200) expect(answer.headers).not.toHaveProperty('content-disposition');
  });

  test.each(revokedPersonas)('%s: as a visitor', async (person) => {
    expect((await downloadExport(name, person)).status).toBe(401);
  });

  test('is a file that spreadsheets read, which nobody keeps', async () => {
    const answer = await downloadExport(name, 'admin');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename=${name}.csv`,
      'cache-control': 'private, no-store',
    });
    expect(answer.text.startsWith(`\uFEFF${headings[0]}`)).toBe(true);
    expect(answer.text).not.toMatch(/argon2/);
    const rows = parseCsvRows(answer.text);
    expect(rows.length).toBeGreaterThan(0);
    expect(Object.keys(rows[0] ?? {})).toEqual(headings);
  });

  test('its head alone reads nothing, other methods and filters are refused', async () => {
    const head = await downloadExport(name, 'admin', '', 'head');
    expect([head.status, head.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect((await downloadExport(name, 'admin', '', 'post')).status).toBe(405);
    const hasSearch = name !== 'studio-revenue';
    const badQueries = ['?sort=nothing', '?direction=up', '?sort=id&sort=id', ...(hasSearch ? ['?search=%00'] : [])];
    for (const query of badQueries) {
      const answer = await downloadExport(name, 'admin', query);
      expect([query, answer.status, answer.type]).toEqual([query, 400, 'text/plain']);
    }
  });
});

describe('accounts', () => {
  const emails = async (query: string) =>
    parseCsvRows((await downloadExport('users', 'admin', query)).text).map((row) => row['البريد الإلكتروني']);

  test('are narrowed and sorted like the table', async () => {
    const { createUser } = gateway;
    await createUser({ username: 'csv-b', lastName: 'Exported', firstName: 'B', role: 'trainer' });
    await createUser({ username: 'csv-a', lastName: 'Exported', firstName: 'أ' });
    await createUser({ username: 'csv-c', lastName: 'Exported', firstName: 'C', isActive: false });
    const all = ['csv-b', 'csv-c', 'csv-a'].map((name) => `${name}@example.dz`);
    expect(await emails('?search=EXPORTED&sort=name&direction=asc')).toEqual(all);
    expect(await emails('?search=exported&sort=name')).toEqual(all.toReversed());
    expect(await emails('?search=exported&role=trainer')).toEqual(['csv-b@example.dz']);
    expect(await emails('?search=exported&isActive=false')).toEqual(['csv-c@example.dz']);
    expect(await emails('?search=nobody-at-all')).toEqual([]);
  });

  test('what payers wrote is no formula, and a seat that is not paid is marked', async () => {
    const { db } = gateway;
    const user = await gateway.createUser({
      username: 'paying-formula',
      firstName: '=1+1',
      phone: '+213 550 12 34 56',
    });
    const event = await gateway.createEvent({ price: '5000' });
    const order = { method: 'ccp', amount: '5000', listPrice: '5000', expiresAt: new Date('2100-01-01') } as const;
    const texts = { transactionId: '=HYPERLINK("https://x.dz")', notes: '+cmd|x!A1' };
    const { id: paymentId } = await db.payment.create({
      data: { ...order, ...texts, status: 'submitted', userId: user.id, eventId: event.id },
    });
    await db.eventRegistration.create({
      data: { eventId: event.id, userId: user.id, status: 'pending_payment', paymentId },
    });
    const payments = await downloadExport('payments', 'admin', '?search=paying-formula');
    expect(payments.text).toContain("'=1+1 Haddad");
    expect(payments.text).toContain("'=HYPERLINK(");
    expect(payments.text).toContain("'+cmd|x!A1");
    expect(payments.text).toContain(';0550 12 34 56;');
    const registrations = await downloadExport('event-registrations', 'admin', `?eventId=${event.id}`);
    expect(registrations.text).toContain('في انتظار الدفع;غير مدفوع');
    expect(registrations.text).toContain(';0550 12 34 56;');
  });

  test('what a spreadsheet would take for a formula is text, and an import reads it as it was, on one line', async () => {
    await gateway.createUser({ username: 'formula', firstName: '=1+1', lastName: '@"x",\ny', phone: '+213 555' });
    const { text } = await downloadExport('users', 'admin', '?search=formula');
    expect(text).toContain(`'=1+1;"'@""x"",\ny";;;formula`);
    expect(parseUserCsv(text).rows[0]?.cells).toMatchObject({
      firstName: '=1+1',
      lastName: '@"x", y',
      phone: '+213 555',
      role: 'student',
    });
  });

  test('a formula in the middle of a text is text as well, wherever a spreadsheet takes a row or cell to begin', async () => {
    await gateway.createUser({ username: 'inner', firstName: 'x;"=1+1;"', lastName: 'a\n=2+2\n"@SUM(1)\t-3' });
    const { text } = await downloadExport('users', 'admin', '?search=inner');
    expect(text).toContain(`"x;""'=1+1;""";"a\n'=2+2\n""'@SUM(1)\t'-3";;;inner`);
  });

  test.each([
    ['- سلامة\n- عزل (IP67)', '- سلامة\n- عزل (IP67)'],
    ['- Batteries\n- Motors', '- Batteries\n- Motors'],
    ['- HYPERLINK("http://x")', `'- HYPERLINK("http://x")`],
    ["- cmd|'/C calc'!A0", "'- cmd|'/C calc'!A0"],
    ['-1+2', "'-1+2"],
    ['\t=1', "'\t'=1"],
    ['＝1+1', "'＝1+1"],
    ['a,=1+1', "a,'=1+1"],
  ])('list items stay as they are, formulas do not run: %j', async (content, cell) => {
    await gateway.createBlogPost({ content, title: 'Escaped', createdAt: new Date() });
    const { text } = await downloadExport('blog', 'admin', '?search=escaped&sort=createdAt&direction=desc');
    expect(parseCsvRows(text)[0]?.[fieldLabelsAr.content]).toBe(cell);
  });

  test('exported users can be imported again without a change', async () => {
    await gateway.createUser({
      username: 'again',
      firstName: '=1+1',
      firstNameAr: 'أمل',
      phone: '+213 555 00',
      role: 'trainer',
    });
    await gateway.createUser({ username: 'again2', phone: '0550123456', isActive: false });
    const before = await gateway.db.user.findMany({ orderBy: { id: 'asc' } });
    const { text } = await downloadExport('users', 'admin', '?search=again');
    // A spreadsheet drops the first zero of a number without spaces.
    expect(text).toContain(';0550 12 34 56;');
    const csv = text.replace('0550 12 34 56', '550123456');
    const query =
      'mutation ($csv: String!) { importUsers(input: { csv: $csv, dryRun: false }) { rows created updated errorCount } }';
    const cookie = sessionCookieHeader((await platform.tokenFor('admin')) ?? '');
    const answer = await sendRequest(gateway.app, 'post', '/graphql', { cookie }).send({ query, variables: { csv } });
    expect(answer.body).toEqual({ data: { importUsers: { rows: 2, created: 0, updated: 0, errorCount: 0 } } });
    expect(await gateway.db.user.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });

  test('are whole and in order, however many batches they are', async () => {
    await gateway.database.pool.query(
      `INSERT INTO "users" ("username", "usernameKey", "email", "passwordHash", "firstName", "lastName")
       SELECT 'many' || n, 'many' || n, 'many' || n || '@example.dz', 'x', 'Many', lpad(n::text, 5, '0')
       FROM generate_series(1, 2500) n`,
    );
    const found = await emails('?search=many&sort=name&direction=asc');
    expect(found).toEqual(Array.from({ length: 2500 }, (_, n) => `many${n + 1}@example.dz`));
  });
});

test('a trainer exports the revenue of own courses, without payers and transaction numbers', async () => {
  const { text } = await downloadExport('studio-revenue', 'trainer');
  expect(parseCsvRows(text)).toEqual([
    expect.objectContaining({ [fieldLabelsAr.received]: '12800.00', [fieldLabelsAr.revenue]: '12800.00' }),
  ]);
  const { firstName, email } = platform.users.otherStudent;
  for (const secret of [firstName, email, 'CCP-9']) expect(text).not.toContain(secret);
  expect(parseCsvRows((await downloadExport('studio-revenue', 'otherTrainer')).text)).toEqual([]);
});

describe('enrollments', () => {
  const rowsFor = async (name: string, who: Persona, query = '') =>
    parseCsvRows((await downloadExport(name, who, query)).text);

  test('a trainer exports the progress in own courses, without contact data', async () => {
    const { users, publishedCourse, otherCourse } = platform;
    const rows = await rowsFor('studio-enrollments', 'trainer');
    expect(rows).toHaveLength(
      await gateway.db.enrollment.count({ where: { course: { trainerId: users.trainer.id } } }),
    );
    expect(rows.map((row) => row[fieldLabelsAr.studentId])).toContain(
      `${users.enrolledStudent.firstName} ${users.enrolledStudent.lastName}`,
    );
    expect(JSON.stringify(rows)).not.toContain(users.enrolledStudent.email);
    const { email } = users.enrolledStudent;
    for (const foreign of [`courseId=${otherCourse.id}`, `trainerId=${users.otherTrainer.id}`, `search=${email}`])
      expect([foreign, await rowsFor('studio-enrollments', 'trainer', `?${foreign}`)]).toEqual([foreign, []]);
    const ofCourse = `?courseId=${publishedCourse.id}`;
    expect(await rowsFor('studio-enrollments', 'trainer', ofCourse)).not.toEqual([]);
    expect(await rowsFor('studio-enrollments', 'trainer', `${ofCourse}&state=ended`)).toEqual([]);
  });

  test('an admin exports all enrollments with progress and contact data', async () => {
    const { users, publishedCourse } = platform;
    const { email } = users.enrolledStudent;
    expect(await rowsFor('enrollments', 'admin')).toHaveLength(await gateway.db.enrollment.count());
    expect(await rowsFor('enrollments', 'admin', `?courseId=${publishedCourse.id}&search=${email}`)).toEqual([
      expect.objectContaining({
        [fieldLabelsAr.email]: email,
        [fieldLabelsAr.progress]: expect.stringMatching(/^\d+$/) as string,
      }),
    ]);
  });
});

test('payments are exported by filter, with amounts as they are and Arabic labels', async () => {
  const exportPayments = async (query: string) => parseCsvRows((await downloadExport('payments', 'admin', query)).text);
  const [row] = await exportPayments('?status=pending&from=2020-01-01T00:00:00%2B01:00');
  expect(row).toMatchObject({
    المبلغ: '12800.00',
    الحالة: 'في انتظار الدفع',
    'طريقة الدفع': 'تحويل بريدي CCP',
    'البريد الإلكتروني': platform.users.student.email,
  });
  expect(await exportPayments('?status=rejected')).toEqual([]);
  expect(await exportPayments('?to=2020-01-01')).toEqual([]);
});
