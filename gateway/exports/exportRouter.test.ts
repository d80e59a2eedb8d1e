import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPermission } from '../../schema/contract/permissions';
import { parseUserCsv } from '../../schema/accounts/userImport';
import { createTestGateway, sessionCookieHeader, sendRequest } from '../testing/testGateway';
import {
  seedPersonas,
  revokedPersonas,
  personas,
  type RevokedPersona,
  type Persona,
  type SeededPlatform,
} from '../testing/personas';
import { csvExports } from './csvExports';

let gateway: Awaited<ReturnType<typeof createTestGateway>>;
let platform: SeededPlatform;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
  platform = await seedPersonas(gateway);
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
const parseCsvRows = (text: string) => parse(text, { bom: true, columns: true }) as unknown as Record<string, string>[];

describe.each(csvExports)('$name', ({ name, permission, columns }) => {
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
    expect(answer.text.startsWith(`\uFEFF${columns[0]?.[0]}`)).toBe(true);
    expect(answer.text).not.toMatch(/argon2/);
    const rows = parseCsvRows(answer.text);
    expect(rows.length).toBeGreaterThan(0);
    expect(Object.keys(rows[0] ?? {})).toEqual(columns.map(([heading]) => heading));
  });

  test('its head alone reads nothing, other methods and filters are refused', async () => {
    const head = await downloadExport(name, 'admin', '', 'head');
    expect([head.status, head.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect((await downloadExport(name, 'admin', '', 'post')).status).toBe(405);
    for (const query of ['?sort=nothing', '?direction=up', '?search=%00', '?sort=id&sort=id']) {
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

  test('what a spreadsheet would take for a formula is text, and an import reads it as it was', async () => {
    await gateway.createUser({ username: 'formula', firstName: '=1+1', lastName: '@"x",\ny', phone: '+213 555' });
    const { text } = await downloadExport('users', 'admin', '?search=formula');
    expect(text).toContain(`'=1+1,"'@""x"",\ny",formula`);
    const header = text.replace(/\r\n/, ',كلمة المرور\r\n');
    expect(parseUserCsv(header).rows[0]?.cells).toMatchObject({
      ...{ firstName: '=1+1', lastName: '@"x",\ny', phone: '+213 555', role: 'student' },
    });
  });

  test('a formula in the middle of a text is text as well, wherever a spreadsheet takes a row or cell to begin', async () => {
    await gateway.createUser({ username: 'inner', firstName: 'x;"=1+1;"', lastName: 'a\n=2+2\n"@SUM(1)\t-3' });
    const { text } = await downloadExport('users', 'admin', '?search=inner');
    expect(text).toContain(`"x;""'=1+1;""","a\n'=2+2\n""'@SUM(1)\t'-3",inner`);
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
