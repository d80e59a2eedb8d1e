import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient, User } from '../../prisma/generated/client';
import { Problem } from '../core/errors';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, stubServices } from '../testing/fixtures';
import { verifyPassword } from './passwordHash';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const oneHourFromNow = () => new Date(Date.now() + 3_600_000);
const problemOf = (errors: readonly { originalError?: unknown }[] | undefined) => errors?.[0]?.originalError;

const insertSession = ({ id: userId }: User, data: { userAgent?: string; createdAt?: Date; expiresAt?: Date } = {}) =>
  db.session.create({ data: { id: randomUUID(), userId, expiresAt: oneHourFromNow(), ...data } });

/** Somebody who is signed in here and, before that, elsewhere. */
async function insertUserWithSessions(data: { role?: 'student' | 'admin' } = {}) {
  const user = await createFixtures(db).createUser(data);
  const elsewhere = await insertSession(user, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', createdAt: new Date(0) });
  const here = await insertSession(user);
  return { user, here, elsewhere, viewer: { id: user.id, role: user.role, sessionId: here.id } };
}

const listSessions = async (userId: number) =>
  (await db.session.findMany({ where: { userId }, orderBy: { createdAt: 'desc' } })).map(({ id }) => id);

const changePasswordMutation = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const correctPasswords = { current: 'secret-1', next: 'secret-2' };

test('people see where they are signed in, the newest first, and which one this is; nobody sees the rest', async () => {
  const { user, here, elsewhere, viewer } = await insertUserWithSessions();
  await insertUserWithSessions();
  await insertSession(user, { expiresAt: new Date(Date.now() - 1000) });
  const { data } = await createExecutor(db).ask('{ mySessions { id userAgent isCurrent } }', {}, viewer);
  expect(data).toEqual({
    mySessions: [
      { id: here.id, userAgent: null, isCurrent: true },
      { id: elsewhere.id, userAgent: elsewhere.userAgent, isCurrent: false },
    ],
  });
});

test('one session is ended; that of somebody else, one that is over, and no session at all are not found', async () => {
  const { user, here, elsewhere, viewer } = await insertUserWithSessions();
  const other = await insertUserWithSessions();
  const end = (id: string) => createExecutor(db).ask('mutation ($id: ID!) { revokeSession(id: $id) }', { id }, viewer);
  expect(await end(elsewhere.id)).toEqual({ data: { revokeSession: elsewhere.id } });
  for (const id of [elsewhere.id, other.here.id, "' OR 1=1", '7'])
    expect(problemOf((await end(id)).errors)).toMatchObject({ code: 'sessionNotFound' });
  expect(await listSessions(user.id)).toEqual([here.id]);
  expect(await listSessions(other.user.id)).toHaveLength(2);
});

test('to end the session one asks through is to sign out', async () => {
  const { viewer } = await insertUserWithSessions();
  const sessions = { ...stubServices.sessions, close: vi.fn(() => Promise.resolve()) };
  await createExecutor(db, { sessions }).ask(`mutation { revokeSession(id: "${viewer.sessionId}") }`, {}, viewer);
  expect(sessions.close).toHaveBeenCalledOnce();
});

test('all others end at once, and only of this person', async () => {
  const { user, here, viewer } = await insertUserWithSessions();
  const other = await insertUserWithSessions();
  const { data } = await createExecutor(db).ask('mutation { revokeOtherSessions }', {}, viewer);
  expect(data).toEqual({ revokeOtherSessions: 1 });
  expect(await listSessions(user.id)).toEqual([here.id]);
  expect(await listSessions(other.user.id)).toHaveLength(2);
});

test('a new password ends every other session and gives the attempts back', async () => {
  const { user, here, viewer } = await insertUserWithSessions();
  const succeeded = vi.fn(() => Promise.resolve());
  const signIn = vi.fn(() => Promise.resolve({ succeeded }));
  const { ask } = createExecutor(db, { rateLimiter: { ...stubServices.rateLimiter, signIn } });
  expect(await ask(changePasswordMutation, { input: correctPasswords }, viewer)).toEqual({
    data: { changePassword: true },
  });
  expect(signIn).toHaveBeenCalledWith(user.email);
  expect(succeeded).toHaveBeenCalledOnce();
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect([await verifyPassword('secret-2', passwordHash), await verifyPassword('secret-1', passwordHash)]).toEqual([
    true,
    false,
  ]);
  expect(await listSessions(user.id)).toEqual([here.id]);
});

test.each([
  [
    'a wrong current password',
    { ...correctPasswords, current: 'Secret-1' },
    'wrongPassword',
    { current: 'wrongPassword' },
  ],
  ['none', { ...correctPasswords, current: '' }, 'invalidInput', { current: 'passwordRequired' }],
  ['a short new one', { ...correctPasswords, next: '12345' }, 'invalidInput', { next: 'passwordTooShort' }],
  ['half a character', { ...correctPasswords, next: '\uD800abcdef' }, 'invalidInput', { next: 'invalidCharacters' }],
])('%s is told on its field, and nothing changes', async (_what, input, code, fields) => {
  const { user, viewer } = await insertUserWithSessions();
  const { errors } = await createExecutor(db).ask(changePasswordMutation, { input }, viewer);
  expect(problemOf(errors)).toMatchObject({ code, fields });
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).passwordHash).toBe(user.passwordHash);
  expect(await listSessions(user.id)).toHaveLength(2);
});

test('whoever has tried too often is refused, even with the right password', async () => {
  const { user, viewer } = await insertUserWithSessions();
  const signIn = () => Promise.reject(new Problem('tooManyAttempts'));
  const { errors } = await createExecutor(db, { rateLimiter: { ...stubServices.rateLimiter, signIn } }).ask(
    changePasswordMutation,
    { input: correctPasswords },
    viewer,
  );
  expect(problemOf(errors)).toMatchObject({ code: 'tooManyAttempts' });
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).passwordHash).toBe(user.passwordHash);
});

test("of several changes at once one is made, and an admin's own are in the audit log, without the password", async () => {
  const { user, viewer } = await insertUserWithSessions({ role: 'admin' });
  const { ask } = createExecutor(db);
  const nexts = ['secret-2', 'secret-3', 'secret-4'];
  const answers = await Promise.all(
    nexts.map((next) => ask(changePasswordMutation, { input: { ...correctPasswords, next } }, viewer)),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  await ask('mutation { updateProfile(input: { firstName: "Lina" }) { id } }', {}, viewer);
  const entries = await db.auditEntry.findMany({
    where: { entity: 'users', entityId: user.id },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ actorId, after }) => [actorId, after])).toEqual([
    [user.id, { password: 'changed' }],
    [user.id, { firstName: 'Lina' }],
  ]);
});

test('a visitor has neither sessions nor a password', async () => {
  for (const document of [
    '{ mySessions { id } }',
    'mutation { revokeOtherSessions }',
    'mutation { revokeSession(id: "x") }',
  ])
    expect(problemOf((await createExecutor(db).ask(document)).errors)).toMatchObject({ code: 'notSignedIn' });
  expect(
    problemOf((await createExecutor(db).ask(changePasswordMutation, { input: correctPasswords })).errors),
  ).toMatchObject({ code: 'notSignedIn' });
});
