import { describe, expect, test } from 'vitest';
import { codeOf, createAddress, openAccountTestDatabase } from '../../testing/accountFixtures';
import { createFixtures, viewerFor } from '../../testing/fixtures';

const { db, fixtures } = await openAccountTestDatabase();

describe('accounts that an admin creates', () => {
  const createUser = async (password?: string) => {
    const admin = await createFixtures(db).createUser({ role: 'admin' });
    const email = createAddress();
    const input = { firstName: 'A', lastName: 'B', username: email.slice(0, 30), email, role: 'student', password };
    const document = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id isEmailConfirmed } }';
    const { errors } = await fixtures.execute(document, { input }, viewerFor(admin));
    expect(errors).toBeUndefined();
    return { admin, user: await db.user.findUniqueOrThrow({ where: { email } }) };
  };

  test('without a password set one by a link, which confirms the address', async () => {
    const { user } = await createUser();
    expect(await fixtures.sentNotifications()).toEqual([{ kind: 'set_password', recipients: { userIds: [user.id] } }]);
    for (const password of ['', '!', 'secret-1'])
      expect((await fixtures.logIn(user.email, password)).errors).toBeDefined();
    const token = await fixtures.tokenFor(user.id, 'set_password');
    expect((await fixtures.resetPassword(token)).errors).toBeUndefined();
    expect((await fixtures.logIn(user.email, 'new-secret-2')).errors).toBeUndefined();
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      emailConfirmedAt: expect.any(Date) as Date,
    });
  });

  test('with a password confirm the address', async () => {
    await createUser('secret-1');
    expect((await fixtures.sentNotifications()).map(({ kind }) => kind)).toEqual(['confirm_address', 'welcome']);
  });

  test('an import without passwords sends one link to each new user', async () => {
    const admin = await createFixtures(db).createUser({ role: 'admin' });
    const rows = Array.from({ length: 3 }, createAddress).map((email) => `A,B,${email.slice(0, 30)},${email},student`);
    const input = { csv: ['firstName,lastName,username,email,role', ...rows].join('\n'), dryRun: false };
    const document =
      'mutation ($input: UserImportInput!) { importUsers(input: $input) { created errors { message } } }';
    const { data } = await fixtures.execute(document, { input }, viewerFor(admin));
    expect(data).toEqual({ importUsers: { created: 3, errors: [] } });
    expect((await fixtures.sentNotifications()).map(({ kind }) => kind)).toEqual([
      'set_password',
      'set_password',
      'set_password',
    ]);
  });

  test('a new address that an admin enters has to be confirmed', async () => {
    const { admin, user } = await createUser('secret-1');
    await fixtures.sendToken('confirmEmail', await fixtures.tokenFor(user.id, 'confirm_email'));
    await fixtures.clearJobs();
    const email = createAddress();
    const document =
      'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { isEmailConfirmed } }';
    const { data } = await fixtures.execute(document, { id: user.id, input: { email } }, viewerFor(admin));
    expect(data).toEqual({ updateUser: { isEmailConfirmed: false } });
    expect(await fixtures.sentNotifications()).toEqual([
      { kind: 'confirm_address', recipients: { userIds: [user.id] } },
    ]);
  });
});

describe('actions of an admin on an account', () => {
  const act = async (field: string, userId: number) => {
    const admin = await createFixtures(db).createUser({ role: 'admin' });
    const viewer = viewerFor(admin);
    const result = await fixtures.execute(`mutation ($id: ID!) { ${field}(userId: $id) }`, { id: userId }, viewer);
    const entries = await db.auditEntry.findMany({ where: { actorId: admin.id } });
    return { result, entries };
  };

  test('sending a reset link is recorded without token or address', async () => {
    const user = await fixtures.createStudent();
    const { result, entries } = await act('sendPasswordReset', user.id);
    expect(result.data).toEqual({ sendPasswordReset: true });
    expect(await fixtures.sentNotifications()).toMatchObject([
      { kind: 'reset_password', recipients: { address: user.email } },
    ]);
    expect(entries).toMatchObject([
      { action: 'update', entity: 'users', entityId: user.id, before: {}, after: { passwordLinkSent: true } },
    ]);
    expect((await fixtures.resetPassword(await fixtures.tokenFor(user.id, 'reset_password'))).errors).toBeUndefined();
  });

  const linkPurposes = ['reset_password', 'change_email', 'revert_email'] as const;
  const createLinks = async (user: { id: number; email: string }) => {
    const expiresAt = new Date(Date.now() + 60_000);
    await db.accountLink.createMany({
      data: linkPurposes.map((purpose) => ({
        id: crypto.randomUUID(),
        userId: user.id,
        purpose,
        expiresAt,
        email: purpose === 'reset_password' ? user.email : createAddress(),
      })),
    });
    return Promise.all(linkPurposes.map((purpose) => fixtures.tokenFor(user.id, purpose)));
  };
  const useLinks = async ([reset = '', change = '', revert = '']: string[]) => [
    codeOf(await fixtures.resetPassword(reset)),
    codeOf(await fixtures.sendToken('confirmEmailChange', change)),
    codeOf(await fixtures.sendToken('revertEmailChange', revert)),
  ];
  const noneIsValid = ['linkNotValid', 'linkNotValid', 'linkNotValid'];

  test.each([
    ['a new password', () => ({ password: 'new-secret-9' })],
    ['a new address', () => ({ email: createAddress() })],
    ['a deactivation', () => ({ isActive: false })],
  ])('%s ends the links in the mails of the user', async (_name, createInput) => {
    const user = await fixtures.createStudent();
    const tokens = await createLinks(user);
    const admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
    const update = 'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }';
    expect((await fixtures.execute(update, { id: user.id, input: createInput() }, admin)).errors).toBeUndefined();
    await fixtures.execute(update, { id: user.id, input: { isActive: true } }, admin);
    expect(await useLinks(tokens)).toEqual(noneIsValid);
  });

  test('ending the sessions ends the links in the mails of the user, and no first password', async () => {
    const user = await fixtures.createStudent();
    const tokens = await createLinks(user);
    const first = await fixtures.createStudent({ passwordHash: '!' });
    await act('sendPasswordReset', first.id);
    for (const { id } of [user, first]) await act('endUserSessions', id);
    expect(await useLinks(tokens)).toEqual(noneIsValid);
    const token = await fixtures.tokenFor(first.id, 'set_password');
    expect((await fixtures.resetPassword(token)).errors).toBeUndefined();
  });

  test('ending the sessions of a user is recorded', async () => {
    const user = await fixtures.createStudent();
    await fixtures.openSession(user.id);
    await fixtures.openSession(user.id);
    const { result, entries } = await act('endUserSessions', user.id);
    expect(result.data).toEqual({ endUserSessions: 2 });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    expect(entries).toMatchObject([{ entityId: user.id, after: { sessionsEnded: true } }]);
  });

  test('a deactivated and a missing account are refused', async () => {
    const { id } = await fixtures.createStudent({ isActive: false });
    expect(codeOf((await act('sendPasswordReset', id)).result)).toBe('accountDeactivated');
    expect(codeOf((await act('sendPasswordReset', 999_999)).result)).toBe('userNotFound');
    expect(codeOf((await act('endUserSessions', 999_999)).result)).toBe('userNotFound');
  });
});
