import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendPasswordReset } from '../../schema/accounts/links/passwordReset';
import { createLinkTokens } from '../../schema/core/services/linkTokens';
import { defaultLimits } from '../limits';
import { createTestGateway, sendRequest, testSessionSecret, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
const logLines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => logLines.push(line) });
  gateway = await createTestGateway({ config: { trustProxy: 1 }, log });
});
afterAll(() => gateway.close());

const forgot = (email: string, address = '10.0.0.1') =>
  sendRequest(gateway.app, 'post', '/api/password/forgot', { 'x-forwarded-for': address }).send({ email });
const reset = (token: string, password: string) =>
  sendRequest(gateway.app, 'post', '/api/password/reset').send({ token, password });

const readJobs = async () =>
  (
    await gateway.database.pool.query<{ payload: { email: string; linkId: string } }>(
      'SELECT payload FROM graphile_worker._private_jobs ORDER BY id',
    )
  ).rows.map(({ payload }) => payload);

/** The headers that do not depend on the time or the request. */
const comparable = ({ status, text, headers }: { status: number; text: string; headers: Record<string, string> }) => ({
  status,
  text,
  headers: Object.keys(headers).filter((name) => !/date|request-id/.test(name)),
});

test('POST /api/password/forgot gives all addresses the same answer', async () => {
  const [known, deactivated] = [await gateway.createUser(), await gateway.createUser({ isActive: false })];
  const responses = [];
  for (const email of [known.email, deactivated.email, 'unknown@example.dz'])
    responses.push(comparable(await forgot(email)));
  expect(responses[0]).toMatchObject({ status: 202, text: '{"ok":true}' });
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
});

test('POST /api/password/reset sets the password once; no token is logged or stored', async () => {
  const user = await gateway.createUser();
  await forgot(user.email, '10.0.0.2');
  const payload = (await readJobs()).find(({ email }) => email === user.email)!;
  await sendPasswordReset(gateway.db, payload);
  const token = createLinkTokens(testSessionSecret).sign('account', payload.linkId);
  const [first, second] = [await reset(token, 'new-secret-1'), await reset(token, 'new-secret-2')];
  expect([first.status, first.body]).toEqual([200, { ok: true }]);
  const invalid = 'This link is not valid or has expired. Please request a new one';
  expect([second.status, second.text]).toEqual([400, invalid]);
  const foreign = createLinkTokens('another key').sign('account', payload.linkId);
  expect([(await reset(foreign, 'new-secret-2')).text, (await reset('', 'new-secret-2')).text]).toEqual([
    invalid,
    invalid,
  ]);
  const signIn = (password: string) =>
    sendRequest(gateway.app, 'post', '/api/login').send({ email: user.email, password });
  expect([(await signIn('new-secret-1')).status, (await signIn('secret-1')).status]).toEqual([200, 401]);

  const signature = token.split('.')[1] ?? '';
  expect(logLines.length).toBeGreaterThan(0);
  expect(logLines.join('')).not.toContain(signature);
  expect(JSON.stringify([await readJobs(), await gateway.db.auditEntry.findMany()])).not.toContain(signature);
});

test('an address gets three mails in 15 minutes, and further requests the same answer', async () => {
  const { email } = await gateway.createUser();
  const { points } = defaultLimits.rateLimits.passwordResetMail;
  const linkIds = new Set<string | undefined>();
  for (let n = 0; n < points + 2; n += 1) {
    expect((await forgot(email, `10.0.1.${n}`)).status).toBe(202);
    linkIds.add((await readJobs()).find((payload) => payload.email === email)?.linkId);
  }
  expect(linkIds.size).toBe(points);
});

test('requests of one network are limited, for any address', async () => {
  const { points } = defaultLimits.rateLimits.passwordReset;
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, n) => forgot(`someone-${n}@example.dz`, '10.0.2.1')),
  );
  expect(responses.filter(({ status }) => status === 202)).toHaveLength(points);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(100 - points);
});
