import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient, User } from '../../prisma/generated/client';
import { Problem } from '../core/problem';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, stubServices } from '../testing/fixtures';
import { verifyPassword } from './passwords/passwordHash';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const oneHourFromNow = () => new Date(Date.now() + 3_600_000);
const problemOf = (errors: readonly { originalError?: unknown }[] | undefined) => errors?.[0]?.originalError;

const insertSession = ({ id: userId }: User, data: { userAgent?: string; createdAt?: Date; expiresAt?: Date } = {}) =>
  db.session.create({ data: { id: randomUUID(), userId, expiresAt: oneHourFromNow(), ...data } });

/** A user with a current session and an older one on another device. */
async function insertUserWithSessions(data: { role?: 'student' | 'admin' } = {}) {
  const user = await createFixtures(db).createUser(data);
  const older = await insertSession(user, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', createdAt: new Date(0) });
  const current = await insertSession(user);
  return { user, current, older, viewer: { id: user.id, role: user.role, sessionId: current.id } };
}

const listSessions = async (userId: number) =>
  (await db.session.findMany({ where: { userId }, orderBy: { createdAt: 'desc' } })).map(({ id }) => id);

const changePasswordMutation = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const correctPasswords = { currentPassword: 'secret-1', newPassword: 'secret-2' };

test("lists the viewer's own active sessions, newest first, and marks the current one", async () => {
  const { user, current, older, viewer } = await insertUserWithSessions();
  await insertUserWithSessions();
  await insertSession(user, { expiresAt: new Date(Date.now() - 1000) });
  const { data } = await createExecutor(db).execute('{ mySessions { id userAgent isCurrent } }', {}, viewer);
  expect(data).toEqual({
    mySessions: [
      { id: current.id, userAgent: null, isCurrent: true },
      { id: older.id, userAgent: older.userAgent, isCurrent: false },
    ],
  });
});

test('revokes one session; foreign, ended and unknown sessions are not found', async () => {
  const { user, current, older, viewer } = await insertUserWithSessions();
  const other = await insertUserWithSessions();
  const revoke = (id: string) =>
    createExecutor(db).execute('mutation ($id: ID!) { revokeSession(id: $id) }', { id }, viewer);
  expect(await revoke(older.id)).toEqual({ data: { revokeSession: older.id } });
  for (const id of [older.id, other.current.id, "' OR 1=1", '7'])
    expect(problemOf((await revoke(id)).errors)).toMatchObject({ code: 'sessionNotFound' });
  expect(await listSessions(user.id)).toEqual([current.id]);
  expect(await listSessions(other.user.id)).toHaveLength(2);
});

test('revoking the current session signs out', async () => {
  const { viewer } = await insertUserWithSessions();
  const sessions = { ...stubServices.sessions, close: vi.fn(() => Promise.resolve()) };
  await createExecutor(db, { services: { sessions } }).execute(
    `mutation { revokeSession(id: "${viewer.sessionId}") }`,
    {},
    viewer,
  );
  expect(sessions.close).toHaveBeenCalledOnce();
});

test('revokes all other sessions of the viewer only', async () => {
  const { user, current, viewer } = await insertUserWithSessions();
  const other = await insertUserWithSessions();
  const { data } = await createExecutor(db).execute('mutation { revokeOtherSessions }', {}, viewer);
  expect(data).toEqual({ revokeOtherSessions: 1 });
  expect(await listSessions(user.id)).toEqual([current.id]);
  expect(await listSessions(other.user.id)).toHaveLength(2);
});

test('a password change ends all other sessions and refunds the attempts', async () => {
  const { user, current, viewer } = await insertUserWithSessions();
  const succeeded = vi.fn(() => Promise.resolve());
  const signIn = vi.fn(() => Promise.resolve({ succeeded, failed: () => undefined }));
  const { execute } = createExecutor(db, { services: { rateLimiter: { ...stubServices.rateLimiter, signIn } } });
  expect(await execute(changePasswordMutation, { input: correctPasswords }, viewer)).toEqual({
    data: { changePassword: true },
  });
  expect(signIn).toHaveBeenCalledWith(user.email);
  expect(succeeded).toHaveBeenCalledOnce();
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect([await verifyPassword('secret-2', passwordHash), await verifyPassword('secret-1', passwordHash)]).toEqual([
    true,
    false,
  ]);
  expect(await listSessions(user.id)).toEqual([current.id]);
});

test.each([
  [
    'a wrong current password',
    { ...correctPasswords, currentPassword: 'Secret-1' },
    'wrongPassword',
    { currentPassword: 'wrongPassword' },
  ],
  [
    'no current password',
    { ...correctPasswords, currentPassword: '' },
    'invalidInput',
    { currentPassword: 'passwordRequired' },
  ],
  [
    'a short new password',
    { ...correctPasswords, newPassword: '12345' },
    'invalidInput',
    { newPassword: 'passwordTooShort' },
  ],
  [
    'an unpaired surrogate',
    { ...correctPasswords, newPassword: '\uD800abcdef' },
    'invalidInput',
    { newPassword: 'invalidCharacters|U+D800|1' },
  ],
])('reports %s on its field and changes nothing', async (_what, input, code, fields) => {
  const { user, viewer } = await insertUserWithSessions();
  const { errors } = await createExecutor(db).execute(changePasswordMutation, { input }, viewer);
  expect(problemOf(errors)).toMatchObject({ code, fields });
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).passwordHash).toBe(user.passwordHash);
  expect(await listSessions(user.id)).toHaveLength(2);
});

test('rejects a password change after too many attempts, even with the correct password', async () => {
  const { user, viewer } = await insertUserWithSessions();
  const signIn = () => Promise.reject(new Problem('tooManyAttempts'));
  const { errors } = await createExecutor(db, {
    services: { rateLimiter: { ...stubServices.rateLimiter, signIn } },
  }).execute(changePasswordMutation, { input: correctPasswords }, viewer);
  expect(problemOf(errors)).toMatchObject({ code: 'tooManyAttempts' });
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).passwordHash).toBe(user.passwordHash);
});

test("of several concurrent changes one succeeds, and an admin's own change is audited without the password", async () => {
  const { user, viewer } = await insertUserWithSessions({ role: 'admin' });
  const { execute } = createExecutor(db);
  const newPasswords = ['secret-2', 'secret-3', 'secret-4'];
  const results = await Promise.all(
    newPasswords.map((newPassword) =>
      execute(changePasswordMutation, { input: { ...correctPasswords, newPassword } }, viewer),
    ),
  );
  expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
  await execute('mutation { updateProfile(input: { firstName: "Lina" }) { id } }', {}, viewer);
  const entries = await db.auditEntry.findMany({
    where: { entity: 'users', entityId: user.id },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ actorId, after }) => [actorId, after])).toEqual([
    [user.id, { password: 'changed' }],
    [user.id, { firstName: 'Lina' }],
  ]);
});
