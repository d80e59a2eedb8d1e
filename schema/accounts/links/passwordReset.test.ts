import { describe, expect, test, vi } from 'vitest';
import { periods } from '../../contract/periods';
import { codeOf, createAddress, openAccountTestDatabase } from '../../testing/accountFixtures';
import { recordStatements } from '../../testing/statements/recordStatements';

const { db, fixtures } = await openAccountTestDatabase();

describe('password reset', () => {
  test('sets the password, confirms the address, ends all sessions and other links, and is announced', async () => {
    const user = await fixtures.createStudent({ emailConfirmedAt: null, emailBouncedAt: new Date() });
    await fixtures.openSession(user.id);
    const earlier = await fixtures.requestResetToken(user);
    const token = await fixtures.requestResetToken(user);
    await fixtures.changeEmail(user, createAddress());
    const change = await fixtures.tokenFor(user.id, 'change_email');
    await fixtures.clearJobs();
    expect((await fixtures.resetPassword(token)).data).toEqual({ resetPassword: true });
    expect(await fixtures.sentNotifications()).toEqual([
      { kind: 'password_changed', recipients: { userIds: [user.id] } },
    ]);
    expect(codeOf(await fixtures.logIn(user.email, 'secret-1'))).toBe('invalidCredentials');
    expect((await fixtures.logIn(user.email, 'new-secret-2')).errors).toBeUndefined();
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      emailConfirmedAt: expect.any(Date) as Date,
      emailBouncedAt: null,
    });
    expect(codeOf(await fixtures.resetPassword(earlier))).toBe('linkNotValid');
    expect(codeOf(await fixtures.sendToken('confirmEmailChange', change))).toBe('linkNotValid');
  });

  test('of 20 concurrent uses of a link one succeeds', async () => {
    const user = await fixtures.createStudent();
    const token = await fixtures.requestResetToken(user);
    const passwords = Array.from({ length: 20 }, (_, index) => `new-secret-${index}`);
    const results = await Promise.all(passwords.map((password) => fixtures.resetPassword(token, password)));
    const winners = passwords.filter((_, index) => !results[index]?.errors);
    expect(winners).toHaveLength(1);
    expect(results.map(codeOf).filter((code) => code === 'linkNotValid')).toHaveLength(19);
    expect((await fixtures.logIn(user.email, winners[0] ?? '')).errors).toBeUndefined();
    expect((await fixtures.sentNotifications()).filter(({ kind }) => kind === 'password_changed')).toHaveLength(1);
  });

  test('a request does the same work for unknown, unconfirmed, confirmed, refused and deactivated addresses', async () => {
    const accounts = [
      await fixtures.createStudent(),
      await fixtures.createStudent({ emailConfirmedAt: null }),
      await fixtures.createStudent({ emailBouncedAt: new Date() }),
      await fixtures.createStudent({ isActive: false }),
      await fixtures.createStudent({ passwordHash: '!' }),
    ];
    const work: string[][] = [];
    for (const email of [createAddress(), ...accounts.map((account) => account.email)])
      work.push(await recordStatements(() => fixtures.requestReset(email)));
    expect(work[0]?.length).toBeGreaterThan(0);
    for (const statements of work) expect(statements).toEqual(work[0]);
  });

  test('a password that is not valid leaves the link usable', async () => {
    const token = await fixtures.requestResetToken(await fixtures.createStudent());
    expect(codeOf(await fixtures.resetPassword(token, '12345'))).toBe('invalidInput');
    expect((await fixtures.resetPassword(token)).errors).toBeUndefined();
  });

  test('the link is valid for 30 minutes', async () => {
    const user = await fixtures.createStudent();
    const token = await fixtures.requestResetToken(user);
    const { createdAt, expiresAt } = await db.accountLink.findFirstOrThrow({ where: { userId: user.id } });
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000)).toBe(30);
    vi.useFakeTimers({ now: Date.now() + periods.accountLinkMinutes.reset_password * 60_000 + 1000, toFake: ['Date'] });
    try {
      expect(codeOf(await fixtures.resetPassword(token))).toBe('linkNotValid');
    } finally {
      vi.useRealTimers();
    }
  });

  test('known, unknown and deactivated addresses get the same answer and the same job', async () => {
    const known = await fixtures.createStudent();
    const deactivated = await fixtures.createStudent({ isActive: false });
    const emails = [known.email, createAddress(), deactivated.email];
    for (const email of emails)
      expect(await fixtures.requestReset(email)).toEqual({ data: { requestPasswordReset: true } });
    const jobs = await fixtures.waitingJobs();
    expect(jobs.map(({ name, payload }) => [name, payload.email, Object.keys(payload).sort()])).toEqual(
      emails.map((email) => ['send_password_reset', email, ['email', 'linkId']]),
    );
    for (const job of jobs) await fixtures.runPasswordReset(job);
    expect(await fixtures.sentNotifications()).toEqual([
      { kind: 'reset_password', recipients: { address: known.email, language: 'en' } },
    ]);
  });

  test('a job that runs twice sends one mail, and repeated requests share one job', async () => {
    const { email } = await fixtures.createStudent();
    await fixtures.requestReset(email);
    await fixtures.requestReset(email.toUpperCase());
    const [job, ...others] = await fixtures.waitingJobs();
    expect(others).toEqual([]);
    await fixtures.runPasswordReset(job!);
    await fixtures.runPasswordReset(job!);
    expect(await fixtures.sentNotifications()).toHaveLength(1);
  });

  test('no token is stored in jobs or links', async () => {
    const user = await fixtures.createStudent();
    const token = await fixtures.requestResetToken(user);
    const stored = JSON.stringify([
      await fixtures.waitingJobs(),
      await db.accountLink.findMany({ where: { userId: user.id } }),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.split('.')[1]);
  });
});
