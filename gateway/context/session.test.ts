import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../schema/contract/limits';
import {
  createTestGateway,
  sessionCookieHeader,
  sendGraphql,
  sendRequest,
  testSessionSecret,
} from '../testing/testGateway';

type Gateway = Awaited<ReturnType<typeof createTestGateway>>;
let gateway: Gateway;
let userId: number;
beforeAll(async () => {
  gateway = await createTestGateway();
  userId = (await gateway.createUser({ email: 'amel@example.dz', password: 'secret-1' })).id;
});
afterAll(() => gateway.close());

const getCurrentUser = (headers: Record<string, string>) => sendRequest(gateway.app, 'get', '/api/user', headers);
const login = (headers: Record<string, string> = {}) =>
  sendRequest(gateway.app, 'post', '/api/login', headers).send({ email: 'amel@example.dz', password: 'secret-1' });
const readSetCookie = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

const oneHourFromNow = () => Math.floor(Date.now() / 1000) + 3600;
const tokenOptions = { issuer: 'tayyar', audience: 'tayyar' };
const createSession = () =>
  gateway.db.session.create({ data: { id: randomUUID(), userId, expiresAt: new Date(Date.now() + 3_600_000) } });
const signToken = (claims: object, options: jwt.SignOptions = {}, key = testSessionSecret) =>
  jwt.sign(claims, key, { ...tokenOptions, ...options });

/** Tokens of a session that exists, each with one thing wrong. */
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
  ['nonsense', () => 'a.b.c'],
  ['nothing', () => ''],
];

test('the tokens below fail for their one fault alone', async () => {
  const { id } = await createSession();
  expect(
    (await getCurrentUser({ authorization: `Bearer ${signToken({ jti: id, exp: oneHourFromNow() })}` })).status,
  ).toBe(200);
});

describe.each(invalidTokens)('a token with %s', (_fault, forged) => {
  test('is 401 as a bearer token, everywhere', async () => {
    const headers = { authorization: `Bearer ${forged((await createSession()).id)}` };
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

  test('makes a visitor as a cookie, which is taken away', async () => {
    const headers = { cookie: sessionCookieHeader(forged((await createSession()).id)) };
    const answer = await sendRequest(gateway.app, 'get', '/api/courses', headers);
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^tayyar_session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await getCurrentUser(headers)).status).toBe(401);
  });
});

test.each(['Basic YTpi', 'Bearer', 'bearer  ', 'Token abc', 'Bearer a b'])(
  'Authorization "%s" is 401',
  async (authorization) => {
    expect((await sendRequest(gateway.app, 'get', '/api/courses', { authorization })).status).toBe(401);
  },
);

test('logout, deactivation and expiry end a session at once', async () => {
  const user = await gateway.createUser();
  const token = await gateway.aToken(user.id);
  const headers = { authorization: `Bearer ${token}` };
  expect((await getCurrentUser(headers)).status).toBe(200);
  await gateway.db.user.update({ where: { id: user.id }, data: { isActive: false } });
  expect((await getCurrentUser(headers)).status).toBe(401);
  await gateway.db.user.update({ where: { id: user.id }, data: { isActive: true } });
  await gateway.db.session.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
  expect((await getCurrentUser(headers)).status).toBe(401);
  const other = { authorization: `Bearer ${await gateway.aToken(user.id)}` };
  expect((await sendRequest(gateway.app, 'post', '/api/logout', other)).status).toBe(200);
  expect((await getCurrentUser(other)).status).toBe(401);
});

test('signing in again in the same browser ends the former session', async () => {
  const first = readSetCookie(await login());
  const second = readSetCookie(await login({ cookie: first }));
  expect((await getCurrentUser({ cookie: first })).status).toBe(401);
  expect((await getCurrentUser({ cookie: second })).status).toBe(200);
});

// The embedded database does one thing after the other: nothing is ever under way there.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a sign-in that is under way while the password changes or the account is deactivated opens no session',
  async () => {
    const { db, database, createUser, app } = gateway;
    const isWaiting = async () => {
      const [row] = await db.$queryRaw<{ waiting: bigint }[]>`
        SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return Number(row?.waiting);
    };
    for (const change of [`"passwordHash" = 'another'`, `"isActive" = false`]) {
      const person = await createUser({ password: 'secret-1' });
      const client = await database.pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(`UPDATE "users" SET ${change} WHERE "id" = ${person.id}`);
        const answer = sendRequest(app, 'post', '/api/login').send({ email: person.email, password: 'secret-1' });
        const answered = answer.then(({ status }) => status);
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1);
        await client.query('COMMIT');
        expect(await answered, change).toBe(401);
      } finally {
        client.release();
      }
      expect(await db.session.count({ where: { userId: person.id } }), change).toBe(0);
    }
  },
);

test('the oldest sessions beyond the limit end', async () => {
  const { id } = await gateway.createUser({ email: 'busy@example.dz', password: 'secret-1' });
  const session = { userId: id, expiresAt: new Date(Date.now() + 3_600_000) };
  const oldest = { ...session, id: randomUUID(), createdAt: new Date(0) };
  // A clock that goes ahead of ours: the newest session is not the one with the latest date.
  const others = { ...session, createdAt: new Date(Date.now() + 60_000) };
  const full = Array.from({ length: limits.session.perUser - 1 }, () => ({ ...others, id: randomUUID() }));
  await gateway.db.session.createMany({ data: [oldest, ...full] });
  const answer = await sendRequest(gateway.app, 'post', '/api/login').send({
    email: 'busy@example.dz',
    password: 'secret-1',
  });
  expect((await getCurrentUser({ cookie: readSetCookie(answer) })).status).toBe(200);
  expect(await gateway.db.session.count({ where: { userId: id } })).toBe(limits.session.perUser);
  expect(await gateway.db.session.findUnique({ where: { id: oldest.id } })).toBeNull();
});

test('the token is answered only when asked for, and works for programs', async () => {
  const ask =
    'mutation($with: Boolean!) { login(input: { email: "amel@example.dz", password: "secret-1" }, withToken: $with) { token user { id } } }';
  const silent = await sendGraphql(gateway.app, ask, { with: false });
  expect(silent.body).toEqual({ data: { login: { token: null, user: { id: String(userId) } } } });
  const { body } = (await sendGraphql(gateway.app, ask, { with: true })) as {
    body: { data: { login: { token: string } } };
  };
  const answer = await getCurrentUser({ authorization: `Bearer ${body.data.login.token}` });
  expect(answer.body).toMatchObject({ id: userId });
});
