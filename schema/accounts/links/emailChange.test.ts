import { describe, expect, test } from 'vitest';
import { codeOf, createAddress, openAccountTestDatabase } from '../../testing/accountFixtures';
import { stubServices, viewerFor } from '../../testing/fixtures';

const { db, fixtures } = await openAccountTestDatabase();

describe('change of address', () => {
  test('takes effect when it is confirmed at the new address, and can be undone at the old one', async () => {
    const user = await fixtures.createStudent();
    const newEmail = createAddress();
    expect((await fixtures.changeEmail(user, newEmail.toUpperCase())).data).toEqual({ changeEmail: true });
    expect(await fixtures.sentNotifications()).toEqual([
      { kind: 'email_change_requested', recipients: { address: newEmail, language: 'en' } },
      { kind: 'email_changing', recipients: { address: user.email, language: 'en' } },
    ]);
    const readMe = async () => (await fixtures.execute('{ me { email pendingEmail } }', {}, viewerFor(user))).data;
    expect(await readMe()).toEqual({ me: { email: user.email, pendingEmail: newEmail } });
    const change = await fixtures.tokenFor(user.id, 'change_email');
    expect((await fixtures.sendToken('confirmEmailChange', change)).data).toEqual({ confirmEmailChange: true });
    expect(await readMe()).toEqual({ me: { email: newEmail, pendingEmail: null } });
    expect(codeOf(await fixtures.sendToken('confirmEmailChange', change))).toBe('linkNotValid');

    await fixtures.openSession(user.id);
    await fixtures.clearJobs();
    const revert = await fixtures.tokenFor(user.id, 'revert_email');
    expect((await fixtures.sendToken('revertEmailChange', revert)).data).toEqual({ revertEmailChange: true });
    expect(await readMe()).toEqual({ me: { email: user.email, pendingEmail: null } });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    expect(codeOf(await fixtures.logIn(user.email, 'secret-1'))).toBe('invalidCredentials');
    expect(await fixtures.sentNotifications()).toEqual([
      { kind: 'reset_password', recipients: { address: user.email, language: 'en' } },
    ]);
    await fixtures.resetPassword(await fixtures.tokenFor(user.id, 'reset_password'));
    expect((await fixtures.logIn(user.email, 'new-secret-2')).errors).toBeUndefined();
  });

  test('undone before its confirmation, it can no longer be confirmed', async () => {
    const user = await fixtures.createStudent();
    await fixtures.changeEmail(user, createAddress());
    const change = await fixtures.tokenFor(user.id, 'change_email');
    await fixtures.sendToken('revertEmailChange', await fixtures.tokenFor(user.id, 'revert_email'));
    expect(codeOf(await fixtures.sendToken('confirmEmailChange', change))).toBe('linkNotValid');
  });

  test('undone, it also cancels a deletion that was announced to the new address', async () => {
    const user = await fixtures.createStudent({ deleteAfter: new Date(Date.now() + 86_400_000) });
    await fixtures.changeEmail(user, createAddress());
    await fixtures.sendToken('revertEmailChange', await fixtures.tokenFor(user.id, 'revert_email'));
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ deleteAfter: null });
  });

  test.each([
    ['before the change stays', -60_000, true],
    ['after the change is removed', 60_000, false],
  ])('undone, a second factor that was turned on %s', async (_name, offset, remains) => {
    const user = await fixtures.createStudent();
    await fixtures.changeEmail(user, createAddress());
    const { createdAt } = await db.accountLink.findFirstOrThrow({
      where: { userId: user.id, purpose: 'revert_email' },
    });
    const confirmedAt = new Date(createdAt.getTime() + offset);
    await db.secondFactor.create({ data: { userId: user.id, secret: 'x', confirmedAt, createdAt: confirmedAt } });
    await db.recoveryCode.create({ data: { userId: user.id, hash: 'x' } });
    await fixtures.sendToken('confirmEmailChange', await fixtures.tokenFor(user.id, 'change_email'));
    await fixtures.clearJobs();
    await fixtures.sendToken('revertEmailChange', await fixtures.tokenFor(user.id, 'revert_email'));
    expect([
      await db.secondFactor.count({ where: { userId: user.id } }),
      await db.recoveryCode.count({ where: { userId: user.id } }),
    ]).toEqual(remains ? [1, 1] : [0, 0]);
    expect((await fixtures.sentNotifications()).map(({ kind }) => kind)).toEqual(
      remains ? ['reset_password'] : ['second_factor_changed', 'reset_password'],
    );
  });

  test('the first address wins over later ones', async () => {
    const user = await fixtures.createStudent();
    const addresses = [createAddress(), createAddress()];
    for (const address of addresses) {
      await fixtures.changeEmail(user, address);
      await fixtures.sendToken('confirmEmailChange', await fixtures.tokenFor(user.id, 'change_email'));
    }
    const links = await db.accountLink.findMany({
      where: { userId: user.id, purpose: 'revert_email' },
      orderBy: { createdAt: 'asc' },
    });
    const [first = '', second = ''] = links.map(({ id }) => stubServices.linkTokens.sign('account', id));
    expect((await fixtures.sendToken('revertEmailChange', first)).errors).toBeUndefined();
    expect(codeOf(await fixtures.sendToken('revertEmailChange', second))).toBe('linkNotValid');
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ email: user.email });
  });

  test('another account cannot take the previous address while the change can be undone', async () => {
    const user = await fixtures.createStudent();
    await fixtures.changeEmail(user, createAddress());
    await fixtures.sendToken('confirmEmailChange', await fixtures.tokenFor(user.id, 'change_email'));
    expect(codeOf(await fixtures.registerAs(user.email))).toBe('emailTaken');
    await db.accountLink.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await fixtures.registerAs(user.email)).errors).toBeUndefined();
  });

  test.each([
    ['a wrong password', 'other@example.dz', 'wrong-1', 'wrongPassword'],
    ['an address that is not valid', 'nonsense', 'secret-1', 'invalidInput'],
  ])('is refused with %s', async (_name, newEmail, password, code) => {
    expect(codeOf(await fixtures.changeEmail(await fixtures.createStudent(), newEmail, password))).toBe(code);
    expect(await fixtures.waitingJobs()).toEqual([]);
  });

  test('is refused with the own address and a taken one, also if it is taken before the confirmation', async () => {
    const [user, other] = [await fixtures.createStudent(), await fixtures.createStudent()];
    expect(codeOf(await fixtures.changeEmail(user, user.email))).toBe('invalidInput');
    expect(codeOf(await fixtures.changeEmail(user, other.email))).toBe('emailTaken');
    const newEmail = createAddress();
    await fixtures.changeEmail(user, newEmail);
    await fixtures.createStudent({ email: newEmail });
    const change = await fixtures.tokenFor(user.id, 'change_email');
    expect(codeOf(await fixtures.sendToken('confirmEmailChange', change))).toBe('emailTaken');
  });

  test('concurrent uses of different links of an account do not block each other', async () => {
    const user = await fixtures.createStudent();
    await fixtures.changeEmail(user, createAddress());
    const reset = await fixtures.requestResetToken(user);
    const [change, revert] = [
      await fixtures.tokenFor(user.id, 'change_email'),
      await fixtures.tokenFor(user.id, 'revert_email'),
    ];
    const results = await Promise.all([
      fixtures.sendToken('confirmEmailChange', change),
      fixtures.sendToken('revertEmailChange', revert),
      fixtures.resetPassword(reset),
    ]);
    expect(results.map(codeOf).filter((code) => code !== undefined && code !== 'linkNotValid')).toEqual([]);
  });
});
