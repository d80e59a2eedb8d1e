import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeOf, createAddress, openAccountTestDatabase } from '../../testing/accountFixtures';
import { createTestAuthenticator } from '../../testing/authenticatorApp';
import { stubServices, viewerFor } from '../../testing/fixtures';
import { grantAdmin } from '../admin/grantAdmin';
import { hashPassword } from '../passwords/passwordHash';

const { db, fixtures } = await openAccountTestDatabase();

interface Account {
  id: number;
  email: string;
  role: 'student';
}

const phone = '0550123456';
const strangersAddress = 'stranger@example.dz';

async function mutate<Data>(user: Account, document: string): Promise<Data> {
  const { data, errors } = await fixtures.execute(`mutation { ${document} }`, {}, await fixtures.signIn(user));
  expect(errors).toBeUndefined();
  return data as Data;
}

const startSecondFactor = async (user: Account) =>
  (
    await mutate<{ startSecondFactor: { secret: string } }>(
      user,
      'startSecondFactor(input: { password: "secret-1" }) { secret }',
    )
  ).startSecondFactor.secret;

/** What a person who knows the password can set, with how much of it there is. */
const settings: Record<string, { set: (user: Account) => Promise<unknown>; count: (id: number) => Promise<number> }> = {
  'a session': {
    set: (user) => fixtures.openSession(user.id),
    count: (userId) => db.session.count({ where: { userId } }),
  },
  'a second factor': {
    set: async (user) => {
      const code = createTestAuthenticator(await startSecondFactor(user)).code();
      await mutate(user, `confirmSecondFactor(input: { code: "${code}" })`);
    },
    count: (userId) => db.secondFactor.count({ where: { userId } }),
  },
  'recovery codes': {
    set: (user) => db.recoveryCode.create({ data: { userId: user.id, hash: randomUUID() } }),
    count: (userId) => db.recoveryCode.count({ where: { userId } }),
  },
  'a second factor that is half set up': {
    set: startSecondFactor,
    count: (userId) => db.secondFactor.count({ where: { userId } }),
  },
  'a phone number': {
    set: (user) => mutate(user, `updateProfile(input: { phone: "${phone}" }) { id }`),
    count: (id) => db.user.count({ where: { id, phone: { not: null } } }),
  },
  'a requested change of address': {
    set: (user) => fixtures.changeEmail(user, strangersAddress),
    count: (userId) => db.accountLink.count({ where: { userId, purpose: 'change_email', usedAt: null } }),
  },
  'a way back to an earlier address': {
    set: (user) => fixtures.changeEmail(user, strangersAddress),
    count: (userId) => db.accountLink.count({ where: { userId, purpose: 'revert_email', usedAt: null } }),
  },
  'security notices that are switched off': {
    set: (user) =>
      mutate(user, 'updateNotificationPreference(kind: "new_sign_in", inApp: false, byEmail: false) { kind }'),
    count: (userId) => db.notificationPreference.count({ where: { userId } }),
  },
  'a requested deletion': {
    set: (user) => mutate(user, 'requestAccountDeletion(input: { currentPassword: "secret-1" }) { id }'),
    count: (id) => db.user.count({ where: { id, deleteAfter: { not: null } } }),
  },
};

const executeAsAdmin = async (document: string, variables: object) => {
  const { id } = await fixtures.createStudent({ role: 'admin' });
  const { errors } = await fixtures.execute(document, { ...variables }, viewerFor({ id, role: 'admin' }));
  expect(errors).toBeUndefined();
};

const newUserInput = () => ({
  firstName: 'A',
  lastName: 'B',
  username: createAddress().slice(0, 30),
  email: createAddress(),
  role: 'student',
  password: 'secret-1',
});

/** Accounts whose address is not proven. */
const accounts: Record<string, () => Promise<Account>> = {
  'a registered account': () => fixtures.register(),
  'an account that an admin created': async () => {
    const input = newUserInput();
    await executeAsAdmin('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', { input });
    const { id } = await db.user.findUniqueOrThrow({ where: { email: input.email } });
    return { id, email: input.email, role: 'student' };
  },
  'an account whose address an admin changed': async () => {
    const { id } = await fixtures.createStudent();
    const email = createAddress();
    await executeAsAdmin(
      'mutation ($id: ID!, $email: String!) { updateUser(id: $id, input: { email: $email }) { id } }',
      { id, email },
    );
    return { id, email, role: 'student' };
  },
};

/** The owner of a mailbox uses the link in a mail, without being signed in. */
const proofs: Record<string, (user: Account) => Promise<unknown>> = {
  'the confirmation link': async ({ id }) =>
    fixtures.sendToken('confirmEmail', await fixtures.tokenFor(id, 'confirm_email')),
  'a link for a new password': async (user) => fixtures.resetPassword(await fixtures.requestResetToken(user)),
  'a link for the first password': async ({ id: userId, email }) => {
    const expiresAt = new Date(Date.now() + 60_000);
    const { id } = await db.accountLink.create({
      data: { id: randomUUID(), userId, email, purpose: 'set_password', expiresAt },
    });
    return fixtures.resetPassword(stubServices.linkTokens.sign('account', id));
  },
  'the link to a new address': async (user) => {
    await fixtures.changeEmail(user, createAddress());
    return fixtures.sendToken('confirmEmailChange', await fixtures.tokenFor(user.id, 'change_email'));
  },
  'the link that undoes a change': async (user) => {
    await fixtures.changeEmail(user, createAddress());
    return fixtures.sendToken('revertEmailChange', await fixtures.tokenFor(user.id, 'revert_email'));
  },
};

describe.each(Object.entries(accounts))('of %s', (_account, createAccount) => {
  test.each(Object.entries(proofs))('the first proof by %s removes what was set before it', async (_proof, prove) => {
    const user = await createAccount();
    // A finished set-up replaces one that is half done, and ends the sessions.
    for (const { set } of Object.values(settings).toReversed()) await set(user);
    await db.user.update({ where: { id: user.id }, data: { bio: 'Text', firstName: 'Zoubeida' } });
    for (const [name, { count }] of Object.entries(settings))
      expect([name, await count(user.id)]).not.toEqual([name, 0]);
    await fixtures.clearJobs();
    expect(codeOf((await prove(user)) as object)).toBeUndefined();
    for (const [name, { count }] of Object.entries(settings)) expect([name, await count(user.id)]).toEqual([name, 0]);
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      bio: 'Text',
      firstName: 'Zoubeida',
      emailConfirmedAt: expect.any(Date) as Date,
    });
    expect((await fixtures.sentNotifications()).map(({ kind }) => kind)).toContain('second_factor_changed');
  });
});

test.each(Object.entries(settings))('the first proof removes %s alone', async (_name, { set, count }) => {
  const user = await fixtures.register();
  await set(user);
  await fixtures.sendToken('confirmEmail', await fixtures.tokenFor(user.id, 'confirm_email'));
  expect(await count(user.id)).toBe(0);
});

test('after a password reset the owner signs in without the code of a stranger', async () => {
  const user = await fixtures.register();
  await settings['a second factor']?.set(user);
  await fixtures.resetPassword(await fixtures.requestResetToken(user));
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { secondFactor { challenge } user { id } } }';
  const { data } = await fixtures.execute(document, { input: { email: user.email, password: 'new-secret-2' } });
  expect(data).toEqual({ login: { secondFactor: null, user: { id: String(user.id) } } });
});

test.each(Object.entries(proofs))(
  'a proof of a confirmed address by %s leaves the second factor',
  async (_name, prove) => {
    const user = await fixtures.createStudent({ phone });
    await settings['a second factor']?.set(user);
    // A confirmation that was sent again.
    await fixtures.clearJobs();
    await db.accountLink.create({
      data: {
        id: randomUUID(),
        userId: user.id,
        email: user.email,
        purpose: 'confirm_email',
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    expect(codeOf((await prove(user)) as object)).toBeUndefined();
    expect([
      await db.secondFactor.count({ where: { userId: user.id } }),
      await db.recoveryCode.count({ where: { userId: user.id } }),
      (await db.user.findUniqueOrThrow({ where: { id: user.id } })).phone,
    ]).toEqual([1, 10, phone]);
  },
);

test('who confirms while signed in to the account keeps what they have set', async () => {
  const user = await fixtures.register();
  await db.user.update({ where: { id: user.id }, data: { phone } });
  await settings['a second factor']?.set(user);
  const [token, confirm] = [await fixtures.tokenFor(user.id, 'confirm_email'), 'confirmEmail(token: $token)'];
  const document = `mutation ($token: String!) { ${confirm} }`;
  expect((await fixtures.execute(document, { token }, viewerFor(user))).errors).toBeUndefined();
  expect([
    await db.secondFactor.count({ where: { userId: user.id } }),
    await db.session.count({ where: { userId: user.id } }),
    (await db.user.findUniqueOrThrow({ where: { id: user.id } })).phone,
  ]).toEqual([1, 1, phone]);
});

test('who confirms while signed in to another account is a visitor to this one', async () => {
  const [user, other] = [await fixtures.register(), await fixtures.createStudent()];
  await fixtures.openSession(user.id);
  const token = await fixtures.tokenFor(user.id, 'confirm_email');
  await fixtures.execute('mutation ($token: String!) { confirmEmail(token: $token) }', { token }, viewerFor(other));
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
});

test('the phone number of an account that nobody could sign in to is kept with the first password', async () => {
  const input = { ...newUserInput(), password: '', phone };
  await executeAsAdmin('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', { input });
  const { id } = await db.user.findUniqueOrThrow({ where: { email: input.email } });
  await fixtures.resetPassword(await fixtures.tokenFor(id, 'set_password'));
  expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ phone });
});

test('an address that was never confirmed takes no account back from the address that was', async () => {
  const user = await fixtures.register();
  await fixtures.changeEmail(user, createAddress());
  const revert = await fixtures.tokenFor(user.id, 'revert_email');
  await fixtures.sendToken('confirmEmailChange', await fixtures.tokenFor(user.id, 'change_email'));
  expect(codeOf(await fixtures.sendToken('revertEmailChange', revert))).toBe('linkNotValid');
  expect((await fixtures.registerAs(user.email)).errors).toBeUndefined();
});

test('the admin command makes no admin of a stranger who registered with the address', async () => {
  const user = { ...(await fixtures.register()), emailConfirmedAt: null };
  await settings['a second factor']?.set(user);
  expect(await grantAdmin(db, user)).toBe(false);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ role: 'student' });
  expect(await grantAdmin(db, user, await hashPassword('a-new-password-7'))).toBe(true);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ role: 'admin' });
  expect(await db.secondFactor.count({ where: { userId: user.id } })).toBe(0);
  expect(codeOf(await fixtures.logIn(user.email, 'secret-1'))).toBe('invalidCredentials');
});

test.runIf(process.env.TEST_DATABASE_URL)('of concurrent proofs one is the first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const user = await fixtures.register();
    await settings['a second factor']?.set(user);
    const [confirm, reset] = [
      await fixtures.tokenFor(user.id, 'confirm_email'),
      await fixtures.requestResetToken(user),
    ];
    await fixtures.clearJobs();
    const results = await Promise.all([
      fixtures.resetPassword(reset),
      fixtures.sendToken('confirmEmail', confirm),
      fixtures.sendToken('confirmEmail', confirm),
    ]);
    expect(results.map(codeOf).filter((code) => code !== undefined && code !== 'linkNotValid')).toEqual([]);
    expect(codeOf(results[0])).toBeUndefined();
    expect(await db.secondFactor.count({ where: { userId: user.id } })).toBe(0);
    const kinds = (await fixtures.sentNotifications()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'second_factor_changed')).toHaveLength(1);
  }
});
