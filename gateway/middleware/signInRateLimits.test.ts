import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { defaultLimits } from '../limits';
import { createTestGateway, sendGraphql, sendRequest, type TestGateway } from '../testing/testGateway';
import { clientNetwork } from './clientNetwork';
import { clearSignInLimits } from './rateLimits';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { trustProxy: 1 } });
  await gateway.createUser({ email: 'amel@example.dz', password: 'secret-1' });
});
afterAll(() => gateway.close());

const login = (email: string, password: string, ipAddress: string) =>
  sendRequest(gateway.app, 'post', '/api/login', { 'x-forwarded-for': ipAddress }).send({ email, password });

const countStatus = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

test('checks the password of 10 of 200 concurrent sign-ins to one account', async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => login('amel@example.dz', 'wrong', '10.0.0.1')));
  const statuses = responses.map(({ status }) => status);
  expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([10, 190]);
  const refused = responses.find(({ status }) => status === 429);
  expect(refused?.text).toBe('Too many attempts. Please try again in 15 minutes');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
  // The right password is rejected too, but the user can sign in from another address.
  expect((await login('AMEL@example.dz', 'secret-1', '10.0.0.1')).status).toBe(429);
  expect((await login('amel@example.dz', 'secret-1', '10.0.0.2')).status).toBe(200);
});

test('a successful sign-in resets the attempts of the account', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 9; wrong += 1)
      expect((await login('amel@example.dz', 'wrong', '10.0.0.3')).status).toBe(401);
    expect((await login('amel@example.dz', 'secret-1', '10.0.0.3')).status).toBe(200);
  }
});

test('allows 100 sign-ins per address', async () => {
  const tries = Array.from({ length: 120 }, (_, n) => login(`nobody${n}@example.dz`, 'wrong', '10.0.0.4'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([100, 20]);
});

test('allows 100 sign-ins per account from all addresses', async () => {
  await gateway.createUser({ email: 'sought@example.dz', password: 'secret-1' });
  const tries = Array.from({ length: 120 }, (_, n) => login('sought@example.dz', 'wrong', `10.1.0.${n}`));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([100, 20]);
});

test('strangers cannot lock out a browser that has signed in before', async () => {
  await gateway.createUser({ email: 'owner@example.dz', password: 'secret-1' });
  const first = await login('owner@example.dz', 'secret-1', '10.2.0.1');
  const cookie = (first.headers['set-cookie'] as unknown as string[]).find((each) => each.startsWith('tayyar_device'));
  const knownLogin = (email: string, password: string, value = cookie) =>
    login(email, password, '10.2.0.2').set('cookie', value?.split(';')[0] ?? '');
  await Promise.all(Array.from({ length: 120 }, (_, n) => login('owner@example.dz', 'wrong', `10.2.1.${n}`)));
  await Promise.all(Array.from({ length: 20 }, () => login('owner@example.dz', 'wrong', '10.2.0.2')));
  expect((await login('owner@example.dz', 'secret-1', '10.2.0.3')).status).toBe(429);
  expect((await knownLogin('owner@example.dz', 'secret-1')).status).toBe(200);
  // A changed cookie, and the cookie for another account, do not help.
  expect((await knownLogin('owner@example.dz', 'secret-1', cookie?.replace('.', 'x.'))).status).toBe(429);
  await gateway.createUser({ email: 'victim@example.dz', password: 'secret-1' });
  const tries = await Promise.all(Array.from({ length: 15 }, () => knownLogin('victim@example.dz', 'wrong')));
  expect(
    countStatus(
      tries.map(({ status }) => status),
      401,
    ),
  ).toBe(10);
});

test('a known browser may guess 10 times', async () => {
  await gateway.createUser({ email: 'forgetful@example.dz', password: 'secret-1' });
  const { headers } = await login('forgetful@example.dz', 'secret-1', '10.3.0.1');
  const cookie = (headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]).join('; ');
  const tries = Array.from({ length: 15 }, (_, n) =>
    login('forgetful@example.dz', 'wrong', `10.3.1.${n}`).set('cookie', cookie),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([10, 5]);
});

test('clearing the limits of an account lets its owner sign in, and no one else', async () => {
  const { database } = gateway;
  for (const email of ['cleared@example.dz', 'other@example.dz']) {
    await gateway.createUser({ email, password: 'secret-1' });
    await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong', '10.4.0.1')));
  }
  expect(await clearSignInLimits(database.pool, 'cleared@example.dz')).toBeGreaterThan(0);
  expect((await login('cleared@example.dz', 'secret-1', '10.4.0.1')).status).toBe(200);
  expect((await login('other@example.dz', 'secret-1', '10.4.0.1')).status).toBe(429);
});

const openLimitedGateway = async (rateLimits: Partial<typeof defaultLimits.rateLimits>) => {
  const limited = await createTestGateway({
    config: { trustProxy: 1 },
    limits: { rateLimits: { ...defaultLimits.rateLimits, ...rateLimits } },
  });
  onTestFinished(() => limited.close());
  return limited;
};

const register = ({ app }: TestGateway, n: number, role: string, language = 'en') =>
  sendRequest(app, 'post', '/api/register', { 'x-forwarded-for': '10.5.0.1', 'accept-language': language }).send({
    firstName: 'A',
    lastName: 'B',
    username: `new${n}`,
    email: `new${n}@example.dz`,
    password: 'secret-1',
    role,
  });

test('a class registers behind one address', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) statuses.push((await register(gateway, n, 'student')).status);
  expect(countStatus(statuses, 201)).toBe(30);
});

test('allows fewer registrations of trainers than of students, and names other ways', async () => {
  const limited = await openLimitedGateway({
    registerPerAddress: { points: 5, seconds: 3600 },
    registerTrainerPerAddress: { points: 2, seconds: 3600 },
  });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await register(limited, n, 'trainer')).status);
  expect(countStatus(statuses, 201)).toBe(2);
  for (let n = 4; n < 10; n += 1) statuses.push((await register(limited, n, 'student')).status);
  expect(countStatus(statuses, 201)).toBe(5);
  const [en, ar] = [await register(limited, 10, 'student'), await register(limited, 10, 'student', 'ar')];
  expect([en.text, ar.text]).toEqual([
    'Too many attempts from your network. Please try again in 60 minutes, use another connection such as mobile data, or contact us',
    'محاولات كثيرة من شبكتك. يرجى المحاولة بعد 60 دقيقة، أو من اتصال آخر كبيانات الهاتف، أو الاتصال بنا',
  ]);
});

test('sign-ins that succeed use up neither the failures of an address nor those of an account', async () => {
  const limited = await openLimitedGateway({
    signInPerAddress: { points: 5, seconds: 900 },
    signInPerAccountAnywhere: { points: 3, seconds: 900 },
  });
  await limited.createUser({ email: 'shared@example.dz' });
  const logInTo = (email: string, password: string) =>
    sendRequest(limited.app, 'post', '/api/login', { 'x-forwarded-for': '10.6.0.1' }).send({ email, password });
  const succeeded = [];
  for (let n = 0; n < 8; n += 1) succeeded.push((await logInTo('shared@example.dz', 'secret-1')).status);
  expect(countStatus(succeeded, 200)).toBe(8);
  const tries = Array.from({ length: 200 }, (_, n) => logInTo(`nobody${n % 100}@example.dz`, 'wrong'));
  const failed = (await Promise.all(tries)).map(({ status }) => status);
  expect([countStatus(failed, 401), countStatus(failed, 429)]).toEqual([5, 195]);
});

test('counts one attempt per GraphQL request with aliases', async () => {
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
  const response = await tries();
  expect(response.status).toBe(429);
  expect(response.body).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED', status: 429, problem: 'tooManyAttempts' } }],
  });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('limits registrations per address without counting invalid ones', async () => {
  const { registerPerAddress } = { ...defaultLimits.rateLimits, registerPerAddress: { points: 2, seconds: 60 } };
  const limitedGateway = await createTestGateway({
    limits: { rateLimits: { ...defaultLimits.rateLimits, registerPerAddress } },
  });
  const register = (n: number, password = 'secret-1') =>
    sendRequest(limitedGateway.app, 'post', '/api/register').send({
      firstName: 'A',
      lastName: 'B',
      username: `user${n}`,
      email: `u${n}@example.dz`,
      password,
    });
  const statuses = [];
  for (const n of [1, 2, 3]) statuses.push((await register(n, '1')).status, (await register(n)).status);
  expect(statuses).toEqual([400, 201, 400, 201, 400, 429]);
  expect(await limitedGateway.db.user.count()).toBe(2);
  await limitedGateway.close();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  [undefined, ''],
])('limits %s as the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
