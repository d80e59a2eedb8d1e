import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bounds } from '../../schema/contract/bounds';
import {
  createTestGateway,
  sessionCookieHeader,
  sendGraphql,
  sendRequest,
  testSessionSecret,
  type TestGateway,
} from '../testing/testGateway';

let gateway: TestGateway;
let userId: number;
beforeAll(async () => {
  gateway = await createTestGateway();
  userId = (await gateway.createUser({ email: 'amel@example.dz', password: 'secret-1' })).id;
  tokenOptions.subject = String(userId);
});
afterAll(() => gateway.close());

const getCurrentUser = (headers: Record<string, string>) => sendRequest(gateway.app, 'get', '/api/user', headers);
const login = (headers: Record<string, string> = {}) =>
  sendRequest(gateway.app, 'post', '/api/login', headers).send({ email: 'amel@example.dz', password: 'secret-1' });
const readSetCookie = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0] ?? '';

const oneHourFromNow = () => Math.floor(Date.now() / 1000) + 3600;
const tokenOptions = { issuer: 'tayyar', audience: 'tayyar', subject: '' };
const createSession = () =>
  gateway.db.session.create({ data: { id: randomUUID(), userId, expiresAt: new Date(Date.now() + 3_600_000) } });
const signToken = (claims: object, options: jwt.SignOptions = {}, key = testSessionSecret) =>
  jwt.sign(claims, key, { ...tokenOptions, ...options });

/** Tokens of an existing session, each with one error. */
const invalidTokens: [string, (jti: string) => string][] = [
  ['no signature', (jti) => jwt.sign({ jti, exp: oneHourFromNow() }, '', { ...tokenOptions, algorithm: 'none' })],
  ['another algorithm', (jti) => signToken({ jti, exp: oneHourFromNow() }, { algorithm: 'HS512' })],
  ['another key', (jti) => signToken({ jti, exp: oneHourFromNow() }, {}, `${testSessionSecret}!`)],
  ['another issuer', (jti) => signToken({ jti, exp: oneHourFromNow() }, { issuer: 'elsewhere' })],
  ['another audience', (jti) => signToken({ jti, exp: oneHourFromNow() }, { audience: 'elsewhere' })],
  ['no end', (jti) => signToken({ jti })],
  ['an end in the past', (jti) => signToken({ jti, exp: oneHourFromNow() - 7200 })],
  ['a start in the future', (jti) => signToken({ jti, exp: oneHourFromNow(), nbf: oneHourFromNow() - 60 })],
  ['an id that is none', () => signToken({ jti: "' OR 1=1", exp: oneHourFromNow() })],
  ['an id of another kind', () => signToken({ jti: 7 as unknown as string, exp: oneHourFromNow() })],
  ['an id of no session', () => signToken({ jti: randomUUID(), exp: oneHourFromNow() })],
  ['a text for claims', () => jwt.sign('text', testSessionSecret)],
  ['another user', (jti) => signToken({ jti, exp: oneHourFromNow() }, { subject: String(userId + 1) })],
  [
    'no user',
    (jti) => jwt.sign({ jti, exp: oneHourFromNow() }, testSessionSecret, { issuer: 'tayyar', audience: 'tayyar' }),
  ],
  [
    'a demand for an extension',
    (jti) => signToken({ jti, exp: oneHourFromNow() }, { header: { alg: 'HS256', crit: ['b64'] } }),
  ],
  ['nonsense', () => 'a.b.c'],
  ['nothing', () => ''],
];

test('accepts a token without the errors below', async () => {
  const { id } = await createSession();
  expect(
    (await getCurrentUser({ authorization: `Bearer ${signToken({ jti: id, exp: oneHourFromNow() })}` })).status,
  ).toBe(200);
});

describe.each(invalidTokens)('a token with %s', (_fault, createInvalidToken) => {
  test('returns 401 as a bearer token', async () => {
    const headers = { authorization: `Bearer ${createInvalidToken((await createSession()).id)}` };
    const rest = await sendRequest(gateway.app, 'get', '/api/courses', headers);
    expect([rest.status, rest.text, rest.headers['www-authenticate']]).toEqual([401, 'Please sign in first', 'Bearer']);
    const graphql = await sendGraphql(gateway.app, '{ me { id } }', {}, headers);
    expect(graphql.status).toBe(401);
    expect(graphql.body).toEqual({
      errors: [
        {
          message: 'Please sign in first',
          extensions: { code: 'UNAUTHENTICATED', status: 401, problem: 'notSignedIn' },
        },
      ],
    });
  });

  test('is treated as a visitor as a cookie, which is cleared', async () => {
    const headers = { cookie: sessionCookieHeader(createInvalidToken((await createSession()).id)) };
    const response = await sendRequest(gateway.app, 'get', '/api/courses', headers);
    expect(response.status).toBe(200);
    expect(String(response.headers['set-cookie'])).toMatch(/^tayyar_session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await getCurrentUser(headers)).status).toBe(401);
  });
});

test.each(['Basic YTpi', 'Bearer', 'bearer  ', 'Token abc', 'Bearer a b'])(
  'returns 401 for Authorization "%s"',
  async (authorization) => {
    expect((await sendRequest(gateway.app, 'get', '/api/courses', { authorization })).status).toBe(401);
  },
);

test('logout, deactivation and expiry end a session at once', async () => {
  const user = await gateway.createUser();
  const token = await gateway.createToken(user.id);
  const headers = { authorization: `Bearer ${token}` };
  expect((await getCurrentUser(headers)).status).toBe(200);
  await gateway.db.user.update({ where: { id: user.id }, data: { isActive: false } });
  expect((await getCurrentUser(headers)).status).toBe(401);
  await gateway.db.user.update({ where: { id: user.id }, data: { isActive: true } });
  await gateway.db.session.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
  expect((await getCurrentUser(headers)).status).toBe(401);
  const other = { authorization: `Bearer ${await gateway.createToken(user.id)}` };
  expect((await sendRequest(gateway.app, 'post', '/api/logout', other)).status).toBe(200);
  expect((await getCurrentUser(other)).status).toBe(401);
});

test('signing in again in the same browser ends the previous session', async () => {
  const first = readSetCookie(await login());
  const second = readSetCookie(await login({ cookie: first }));
  expect((await getCurrentUser({ cookie: first })).status).toBe(401);
  expect((await getCurrentUser({ cookie: second })).status).toBe(200);
});

// The embedded database runs one statement at a time, so that nothing is concurrent.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a sign-in concurrent with a password change or a deactivation creates no session',
  async () => {
    const { db, database, createUser, app } = gateway;
    const isWaiting = async () => {
      const [row] = await db.$queryRaw<{ waiting: bigint }[]>`
        SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return Number(row?.waiting);
    };
    for (const change of [`"passwordHash" = 'another'`, `"isActive" = false`]) {
      const user = await createUser({ password: 'secret-1' });
      const client = await database.pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(`UPDATE "users" SET ${change} WHERE "id" = ${user.id}`);
        const response = sendRequest(app, 'post', '/api/login').send({ email: user.email, password: 'secret-1' });
        const responseStatus = response.then(({ status }) => status);
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1);
        await client.query('COMMIT');
        expect(await responseStatus, change).toBe(401);
      } finally {
        client.release();
      }
      expect(await db.session.count({ where: { userId: user.id } }), change).toBe(0);
    }
  },
);

test('signing in deletes the oldest sessions beyond the limit', async () => {
  const { id } = await gateway.createUser({ email: 'busy@example.dz', password: 'secret-1' });
  const session = { userId: id, expiresAt: new Date(Date.now() + 3_600_000) };
  const oldest = { ...session, id: randomUUID(), createdAt: new Date(0) };
  // Simulates a database clock ahead of the server's: the newest session has not the latest date.
  const others = { ...session, createdAt: new Date(Date.now() + 60_000) };
  const full = Array.from({ length: bounds.sessionsPerUser - 1 }, () => ({ ...others, id: randomUUID() }));
  await gateway.db.session.createMany({ data: [oldest, ...full] });
  const response = await sendRequest(gateway.app, 'post', '/api/login').send({
    email: 'busy@example.dz',
    password: 'secret-1',
  });
  expect((await getCurrentUser({ cookie: readSetCookie(response) })).status).toBe(200);
  expect(await gateway.db.session.count({ where: { userId: id } })).toBe(bounds.sessionsPerUser);
  expect(await gateway.db.session.findUnique({ where: { id: oldest.id } })).toBeNull();
});

test('login returns the token only on request', async () => {
  const loginMutation =
    'mutation($with: Boolean!) { login(input: { email: "amel@example.dz", password: "secret-1" }, withToken: $with) { token user { id } } }';
  const withoutToken = await sendGraphql(gateway.app, loginMutation, { with: false });
  expect(withoutToken.body).toEqual({ data: { login: { token: null, user: { id: String(userId) } } } });
  const { body } = (await sendGraphql(gateway.app, loginMutation, { with: true })) as {
    body: { data: { login: { token: string } } };
  };
  const response = await getCurrentUser({ authorization: `Bearer ${body.data.login.token}` });
  expect(response.body).toMatchObject({ id: userId });
});

test('GraphQL responses name the viewer of the session, so that a page notices its end', async () => {
  const cookie = readSetCookie(await login());
  const viewerOf = async () => (await sendGraphql(gateway.app, '{ me { id } }', {}, { cookie })).headers['viewer-id'];
  expect(await viewerOf()).toBe(String(userId));
  await gateway.db.session.deleteMany({ where: { userId } });
  expect(await viewerOf()).toBe('');
});
