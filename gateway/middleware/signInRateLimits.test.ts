import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../config';
import { clientNetwork } from './clientNetwork';
import { createTestGateway, sendGraphql, sendRequest } from '../testing/testGateway';

type Gateway = Awaited<ReturnType<typeof createTestGateway>>;
let gateway: Gateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { trustProxy: 1 } });
  await gateway.createUser({ email: 'amel@example.dz', password: 'secret-1' });
});
afterAll(() => gateway.close());

const login = (email: string, password: string, from: string) =>
  sendRequest(gateway.app, 'post', '/api/login', { 'x-forwarded-for': from }).send({ email, password });

const countStatus = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

test('of 200 parallel tries on an account exactly 10 reach the password', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => login('amel@example.dz', 'wrong', '10.0.0.1')));
  const statuses = answers.map(({ status }) => status);
  expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([10, 190]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.text).toBe('Too many attempts. Please try again later');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
  // The right password does not help either, but the person at another address is not locked out.
  expect((await login('AMEL@example.dz', 'secret-1', '10.0.0.1')).status).toBe(429);
  expect((await login('amel@example.dz', 'secret-1', '10.0.0.2')).status).toBe(200);
});

test('a success gives the attempts on the account back', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 9; wrong += 1)
      expect((await login('amel@example.dz', 'wrong', '10.0.0.3')).status).toBe(401);
    expect((await login('amel@example.dz', 'secret-1', '10.0.0.3')).status).toBe(200);
  }
});

test('an address has 100 tries, whatever the accounts', async () => {
  const tries = Array.from({ length: 120 }, (_, n) => login(`nobody${n}@example.dz`, 'wrong', '10.0.0.4'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([100, 20]);
});

test('an account has 100 tries an hour from all addresses together', async () => {
  await gateway.createUser({ email: 'sought@example.dz', password: 'secret-1' });
  const tries = Array.from({ length: 120 }, (_, n) => login('sought@example.dz', 'wrong', `10.1.0.${n}`));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([100, 20]);
});

test('one GraphQL request tries one password, whatever its aliases', async () => {
  const fields = [1, 2, 3].map(
    (n) => `a${n}: login(input: { email: "x@example.dz", password: "wrong" }) { user { id } }`,
  );
  const tries = () =>
    sendGraphql(gateway.app, `mutation { ${fields.join(' ')} }`, {}, { 'x-forwarded-for': '10.0.0.5' });
  for (let n = 0; n < 10; n += 1) {
    const { status, body } = (await tries()) as { status: number; body: { errors: { extensions: object }[] } };
    expect([status, body.errors.map(({ extensions }) => extensions)]).toEqual([
      200,
      [{ code: 'UNAUTHENTICATED', status: 401, problem: 'invalidCredentials' }],
    ]);
  }
  const answer = await tries();
  expect(answer.status).toBe(429);
  expect(answer.body).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED', status: 429, problem: 'tooManyAttempts' } }],
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('registrations are limited by address, and malformed ones do not count', async () => {
  const { registerPerAddress } = { ...defaultLimits.rateLimits, registerPerAddress: { points: 2, seconds: 60 } };
  const own = await createTestGateway({ limits: { rateLimits: { ...defaultLimits.rateLimits!, registerPerAddress } } });
  const register = (n: number, password = 'secret-1') =>
    sendRequest(own.app, 'post', '/api/register').send({
      firstName: 'A',
      lastName: 'B',
      username: `user${n}`,
      email: `u${n}@example.dz`,
      password,
    });
  const statuses = [];
  for (const n of [1, 2, 3]) statuses.push((await register(n, '1')).status, (await register(n)).status);
  expect(statuses).toEqual([400, 201, 400, 201, 400, 429]);
  expect(await own.db.user.count()).toBe(2);
  await own.close();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  [undefined, ''],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
