import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSecretCipher } from '../../schema/core/services/secretCipher';
import { secretOwner } from '../../schema/accounts/secondFactor/secondFactorCodes';
import { createTestAuthenticator } from '../../schema/testing/authenticatorApp';
import { bounds } from '../../schema/contract/bounds';
import { periods } from '../../schema/contract/periods';
import {
  createSecondFactorClient,
  password,
  type GraphqlBody,
  type SecondFactorClient,
} from '../testing/secondFactorClient';
import { createTestGateway, sendGraphql, testSessionSecret, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
let client: SecondFactorClient;
beforeAll(async () => {
  gateway = await createTestGateway();
  client = createSecondFactorClient(gateway);
});
afterAll(() => gateway.close());

describe('set-up', () => {
  test('requires the password, then a code, and returns ten recovery codes once', async () => {
    const user = await gateway.createUser();
    const headers = await client.bearer(user.id);
    expect(await client.mutate('startSecondFactor', { password: 'wrong' }, headers, { selection: '{ secret }' })).toBe(
      'wrongPassword',
    );
    const setup = await client.mutate<{ secret: string; uri: string }>('startSecondFactor', { password }, headers, {
      selection: '{ secret uri }',
    });
    expect(setup.uri).toContain(
      `otpauth://totp/Tayyar:${encodeURIComponent(user.email)}?issuer=Tayyar&secret=${setup.secret}`,
    );
    expect((await client.logIn(user.email)).body).toMatchObject({ id: user.id });
    const app = createTestAuthenticator(setup.secret);
    expect(await client.mutate('confirmSecondFactor', { code: app.wrongCode() }, headers)).toBe('wrongCode');
    const codes = await client.mutate<string[]>('confirmSecondFactor', { code: app.code() }, headers);
    expect(new Set(codes).size).toBe(bounds.recoveryCodes);
    expect(await client.mutate('confirmSecondFactor', { code: app.code(1) }, headers)).toBe('setupNotStarted');
    expect(await client.mutate('startSecondFactor', { password }, headers, { selection: '{ secret }' })).toBe(
      'secondFactorIsOn',
    );
    const { body } = (await sendGraphql(
      gateway.app,
      '{ mySecondFactor { enabledAt recoveryCodesLeft } }',
      {},
      headers,
    )) as {
      body: GraphqlBody;
    };
    expect(body.data).toMatchObject({ mySecondFactor: { recoveryCodesLeft: 10 } });
    expect((await client.messagesTo(user.id)).map(({ payload }) => payload)).toContainEqual({
      change: 'enabled',
      codesLeft: 10,
    });
  });

  test('expires after an hour', async () => {
    const user = await gateway.createUser();
    const headers = await client.bearer(user.id);
    const { secret } = await client.mutate<{ secret: string }>('startSecondFactor', { password }, headers, {
      selection: '{ secret }',
    });
    await gateway.db.secondFactor.update({
      where: { userId: user.id },
      data: { createdAt: new Date(Date.now() - (periods.secondFactorSetupMinutes + 1) * 60_000) },
    });
    const code = createTestAuthenticator(secret).code();
    expect(await client.mutate('confirmSecondFactor', { code }, headers)).toBe('setupNotStarted');
  });

  test('stores the key encrypted for its user, and recovery codes as hashes', async () => {
    const { user, secret, recoveryCodes } = await client.createProtectedUser();
    const { secret: stored } = await gateway.db.secondFactor.findUniqueOrThrow({ where: { userId: user.id } });
    const cipher = createSecretCipher(testSessionSecret);
    expect(cipher.decrypt(stored, secretOwner(user.id))).toBe(secret);
    expect(cipher.decrypt(stored, secretOwner(user.id + 1))).toBeNull();
    expect(createSecretCipher('another key').decrypt(stored, secretOwner(user.id))).toBeNull();
    const changed = Buffer.from(stored, 'base64url');
    changed[changed.length - 1]! ^= 1;
    expect(cipher.decrypt(changed.toString('base64url'), secretOwner(user.id))).toBeNull();
    const dump = JSON.stringify([
      await gateway.db.secondFactor.findMany(),
      await gateway.db.recoveryCode.findMany(),
      (await gateway.database.pool.query('SELECT payload FROM graphile_worker._private_jobs')).rows,
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(dump).not.toContain(text);
  });
});

describe('sign-in', () => {
  test('is unchanged without second factor', async () => {
    const user = await gateway.createUser();
    const response = await client.logIn(user.email);
    expect([response.status, response.body]).toMatchObject([200, { id: user.id, email: user.email }]);
    const document = 'mutation($input: LoginInput!) { login(input: $input, withToken: true) { token user { id } } }';
    const { body } = (await sendGraphql(gateway.app, document, { input: { email: user.email, password } })) as {
      body: GraphqlBody;
    };
    expect(body).toMatchObject({ data: { login: { user: { id: String(user.id) }, token: expect.any(String) } } });
  });

  test('has two steps with one, and opens no session before the second', async () => {
    const { user, app } = await client.createProtectedUser();
    const sessions = () => gateway.db.session.count({ where: { userId: user.id } });
    const before = await sessions();
    const first = await client.logIn(user.email);
    expect([first.status, first.body]).toEqual([200, { secondFactor: 'totp', challenge: expect.any(String) }]);
    expect(String(first.headers['set-cookie'])).not.toContain('tayyar_session');
    expect(await sessions()).toBe(before);
    const { challenge } = first.body as { challenge: string };
    const wrong = await client.verify(challenge, app.wrongCode());
    expect([wrong.status, wrong.text]).toEqual([
      400,
      'This code is not correct or was already used. Enter the current code',
    ]);
    const second = await client.verify(challenge, app.code(1));
    expect([second.status, second.body]).toMatchObject([200, { id: user.id }]);
    expect(String(second.headers['set-cookie'])).toContain('tayyar_session');
    expect(await sessions()).toBe(before + 1);
  });

  test('over GraphQL returns a token for clients without cookies', async () => {
    const { user, app } = await client.createProtectedUser();
    const input = { email: user.email, password };
    const selection = '{ token user { id } secondFactor { method challenge expiresAt } }';
    const first = await client.mutate<{ secondFactor: { challenge: string } }>('login', input, {}, { selection });
    expect(first).toMatchObject({ token: null, user: null, secondFactor: { method: 'totp' } });
    const document = `mutation($input: VerifySecondFactorInput!) {
      verifySecondFactor(input: $input, withToken: true) { token user { hasSecondFactor } } }`;
    const variables = { input: { challenge: first.secondFactor.challenge, code: app.code(1) } };
    const { body } = (await sendGraphql(gateway.app, document, variables)) as { body: GraphqlBody };
    expect(body).toMatchObject({
      data: { verifySecondFactor: { token: expect.any(String), user: { hasSecondFactor: true } } },
    });
  });

  test('accepts a code once, with spaces and in Arabic digits, and no code of an earlier step afterwards', async () => {
    const { user, app, setupCode } = await client.createProtectedUser();
    const challenge = await client.fetchChallenge(user.email);
    expect((await client.verify(challenge, setupCode)).status).toBe(400);
    const next = app.code(1);
    const arabic = next.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await client.verify(challenge, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200);
    expect((await client.verify(challenge, next)).status).toBe(400);
    expect((await client.verify(challenge, app.code(-1))).status).toBe(400);
  });

  test('accepts a recovery code once and tells the user how many are left', async () => {
    const { user, recoveryCodes } = await client.createProtectedUser();
    const [code = '', other = ''] = recoveryCodes;
    const challenge = await client.fetchChallenge(user.email);
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase();
    expect((await client.verify(challenge, typed)).status).toBe(200);
    expect((await client.verify(challenge, code)).status).toBe(400);
    expect((await client.messagesTo(user.id)).at(-2)).toMatchObject({
      payload: { change: 'recoveryCodeUsed', codesLeft: 9 },
    });
    const { user: stranger } = await client.createProtectedUser();
    expect((await client.verify(await client.fetchChallenge(stranger.email), other)).status).toBe(400);
  });

  test('refuses challenges that are forged, expired, of an old password or without second factor', async () => {
    const { user, app, headers, recoveryCodes } = await client.createProtectedUser();
    const expectRefused = async (challenge: string) => {
      const response = await client.verify(challenge, app.code(1));
      expect([response.status, response.text]).toEqual([
        401,
        'This sign-in took too long. Please enter your email and password again',
      ]);
    };
    const challenge = await client.fetchChallenge(user.email);
    await expectRefused(challenge.replace(/.(?=\.)/, (last) => (last === 'A' ? 'B' : 'A')));
    await expectRefused('x.y');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + periods.secondFactorChallengeMinutes * 60_000 + 1000 });
    await expectRefused(challenge);
    vi.useRealTimers();
    await gateway.db.user.update({ where: { id: user.id }, data: { isActive: false } });
    await expectRefused(challenge);
    await gateway.db.user.update({ where: { id: user.id }, data: { isActive: true } });
    const input = { currentPassword: password, newPassword: 'secret-2' };
    expect(await client.mutate('changePassword', input, headers)).toBe(true);
    await expectRefused(challenge);
    const again = await client.mutate(
      'changePassword',
      { currentPassword: 'secret-2', newPassword: password },
      headers,
    );
    expect(again).toBe(true);
    const last = await client.fetchChallenge(user.email);
    const proof = { password, code: recoveryCodes[0] };
    expect(await client.mutate('disableSecondFactor', proof, headers, { type: 'secondFactorProof' })).toBe(true);
    await expectRefused(last);
  });

  test('recovery codes open the account after a change of the server key', async () => {
    const { user, app, recoveryCodes } = await client.createProtectedUser();
    const encrypted = createSecretCipher('another key').encrypt('X', secretOwner(user.id));
    await gateway.db.secondFactor.update({ where: { userId: user.id }, data: { secret: encrypted } });
    const challenge = await client.fetchChallenge(user.email);
    expect((await client.verify(challenge, app.code(1))).status).toBe(400);
    expect((await client.verify(challenge, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('limits codes per account, and a success refunds them', async () => {
    const { user, app, recoveryCodes } = await client.createProtectedUser();
    const challenge = await client.fetchChallenge(user.email);
    const guess = async () => (await client.verify(challenge, app.wrongCode())).status;
    const statuses = await Promise.all(Array.from({ length: 9 }, guess));
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect((await client.verify(challenge, recoveryCodes[0] ?? '')).status).toBe(200);
    const all = await Promise.all(Array.from({ length: 30 }, guess));
    expect(all.filter((status) => status === 400)).toHaveLength(10);
    expect((await client.verify(challenge, app.code(1))).status).toBe(429);
  });
});

describe('changes', () => {
  test('new recovery codes replace the old ones and require password and code', async () => {
    const { user, app, headers, recoveryCodes } = await client.createProtectedUser();
    const renew = (input: object) =>
      client.mutate<string[]>('createRecoveryCodes', input, headers, { type: 'secondFactorProof' });
    expect(await renew({ password: 'wrong', code: app.code(1) })).toBe('wrongPassword');
    expect(await renew({ password, code: app.wrongCode() })).toBe('wrongCode');
    const codes = await renew({ password, code: app.code(1) });
    expect(codes).toHaveLength(10);
    const challenge = await client.fetchChallenge(user.email);
    expect((await client.verify(challenge, recoveryCodes[1] ?? '')).status).toBe(400);
    expect((await client.verify(challenge, codes[0] ?? '')).status).toBe(200);
  });

  test('turning it off requires password and code, and deletes everything', async () => {
    const { user, app, setupCode, headers } = await client.createProtectedUser();
    const disable = (input: object) =>
      client.mutate('disableSecondFactor', input, headers, { type: 'secondFactorProof' });
    expect(await disable({ password, code: setupCode })).toBe('wrongCode');
    expect(await disable({ password, code: app.code(1) })).toBe(true);
    expect(await disable({ password, code: app.code(1) })).toBe('secondFactorIsOff');
    expect(await gateway.db.secondFactor.count({ where: { userId: user.id } })).toBe(0);
    expect(await gateway.db.recoveryCode.count({ where: { userId: user.id } })).toBe(0);
    expect((await client.logIn(user.email)).body).toMatchObject({ id: user.id });
    expect((await client.messagesTo(user.id)).at(-2)).toMatchObject({
      kind: 'second_factor_changed',
      payload: { change: 'disabled' },
    });
  });

  test('an admin removes the second factor of another user, which the audit log records without secrets', async () => {
    const { user, secret, recoveryCodes } = await client.createProtectedUser();
    const { user: admin, headers } = await client.createProtectedUser('admin');
    const remove = async (id: number) => {
      const document = 'mutation($ids: [ID!]!) { removeSecondFactors(ids: $ids) { succeeded failed { message } } }';
      const { body } = (await sendGraphql(gateway.app, document, { ids: [id] }, headers)) as { body: GraphqlBody };
      return body.data?.removeSecondFactors;
    };
    expect(await remove(user.id)).toEqual({ succeeded: [String(user.id)], failed: [] });
    expect(await remove(user.id)).toMatchObject({ failed: [{ message: 'Two-step verification is not on' }] });
    expect(await remove(admin.id)).toMatchObject({
      failed: [{ message: 'Turn off your own two-step verification in your account' }],
    });
    expect((await client.logIn(user.email)).body).toMatchObject({ id: user.id });
    expect(await client.messagesTo(user.id)).toContainEqual({
      kind: 'second_factor_changed',
      payload: { change: 'removed', codesLeft: 0 },
    });
    const entries = await gateway.db.auditEntry.findMany({ where: { actorId: admin.id }, orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      {
        entity: 'users',
        entityId: admin.id,
        before: { secondFactorAt: null },
        after: { secondFactorAt: expect.any(String) },
      },
      {
        entity: 'users',
        entityId: user.id,
        before: { secondFactorAt: expect.any(String) },
        after: { secondFactorAt: null },
      },
    ]);
    const log = JSON.stringify(entries);
    const { secret: stored } = await gateway.db.secondFactor.findUniqueOrThrow({ where: { userId: admin.id } });
    for (const text of [secret, stored, ...recoveryCodes]) expect(log).not.toContain(text);
  });
});
