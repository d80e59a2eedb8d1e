import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient, User } from '../../prisma/generated/client';
import { Problem } from '../errors';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, freely } from '../testing/world';
import { passwordMatches } from './password';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const inAnHour = () => new Date(Date.now() + 3_600_000);
const codeOf = (errors: readonly { originalError?: unknown }[] | undefined) => errors?.[0]?.originalError;

const aSession = ({ id: userId }: User, data: { userAgent?: string; createdAt?: Date; expiresAt?: Date } = {}) =>
  db.session.create({ data: { id: randomUUID(), userId, expiresAt: inAnHour(), ...data } });

/** Somebody who is signed in here and, before that, elsewhere. */
async function someone(data: { role?: 'student' | 'admin' } = {}) {
  const user = await aWorld(db).aUser(data);
  const elsewhere = await aSession(user, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', createdAt: new Date(0) });
  const here = await aSession(user);
  return { user, here, elsewhere, viewer: { id: user.id, role: user.role, sessionId: here.id } };
}

const sessionsLeft = async (userId: number) =>
  (await db.session.findMany({ where: { userId }, orderBy: { createdAt: 'desc' } })).map(({ id }) => id);

const change = 'mutation ($input: PasswordInput!) { changePassword(input: $input) }';
const right = { current: 'secret-1', next: 'secret-2' };

test('people see where they are signed in, the newest first, and which one this is; nobody sees the rest', async () => {
  const { user, here, elsewhere, viewer } = await someone();
  await someone();
  await aSession(user, { expiresAt: new Date(Date.now() - 1000) });
  const { data } = await asker(db).ask('{ mySessions { id userAgent isCurrent } }', {}, viewer);
  expect(data).toEqual({
    mySessions: [
      { id: here.id, userAgent: null, isCurrent: true },
      { id: elsewhere.id, userAgent: elsewhere.userAgent, isCurrent: false },
    ],
  });
});

test('one session is ended; that of somebody else, one that is over, and no session at all are not found', async () => {
  const { user, here, elsewhere, viewer } = await someone();
  const other = await someone();
  const end = (id: string) => asker(db).ask('mutation ($id: ID!) { endSession(id: $id) }', { id }, viewer);
  expect(await end(elsewhere.id)).toEqual({ data: { endSession: elsewhere.id } });
  for (const id of [elsewhere.id, other.here.id, "' OR 1=1", '7'])
    expect(codeOf((await end(id)).errors)).toMatchObject({ code: 'sessionNotFound' });
  expect(await sessionsLeft(user.id)).toEqual([here.id]);
  expect(await sessionsLeft(other.user.id)).toHaveLength(2);
});

test('to end the session one asks through is to sign out', async () => {
  const { viewer } = await someone();
  const sessions = { ...freely.sessions, close: vi.fn(() => Promise.resolve()) };
  await asker(db, { sessions }).ask(`mutation { endSession(id: "${viewer.sessionId}") }`, {}, viewer);
  expect(sessions.close).toHaveBeenCalledOnce();
});

test('all others end at once, and only of this person', async () => {
  const { user, here, viewer } = await someone();
  const other = await someone();
  const { data } = await asker(db).ask('mutation { endOtherSessions }', {}, viewer);
  expect(data).toEqual({ endOtherSessions: 1 });
  expect(await sessionsLeft(user.id)).toEqual([here.id]);
  expect(await sessionsLeft(other.user.id)).toHaveLength(2);
});

test('a new password ends every other session and gives the attempts back', async () => {
  const { user, here, viewer } = await someone();
  const succeeded = vi.fn(() => Promise.resolve());
  const signIn = vi.fn(() => Promise.resolve({ succeeded }));
  const { ask } = asker(db, { attempts: { ...freely.attempts, signIn } });
  expect(await ask(change, { input: right }, viewer)).toEqual({ data: { changePassword: true } });
  expect(signIn).toHaveBeenCalledWith(user.email);
  expect(succeeded).toHaveBeenCalledOnce();
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect([await passwordMatches('secret-2', passwordHash), await passwordMatches('secret-1', passwordHash)]).toEqual([
    true,
    false,
  ]);
  expect(await sessionsLeft(user.id)).toEqual([here.id]);
});

test.each([
  ['a wrong current password', { ...right, current: 'Secret-1' }, 'wrongPassword', { current: 'wrongPassword' }],
  ['none', { ...right, current: '' }, 'invalidInput', { current: 'passwordRequired' }],
  ['a short new one', { ...right, next: '12345' }, 'invalidInput', { next: 'passwordTooShort' }],
  ['half a character', { ...right, next: '\uD800abcdef' }, 'invalidInput', { next: 'invalidCharacters' }],
])('%s is told on its field, and nothing changes', async (_what, input, code, fields) => {
  const { user, viewer } = await someone();
  const { errors } = await asker(db).ask(change, { input }, viewer);
  expect(codeOf(errors)).toMatchObject({ code, fields });
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).passwordHash).toBe(user.passwordHash);
  expect(await sessionsLeft(user.id)).toHaveLength(2);
});

test('whoever has tried too often is refused, even with the right password', async () => {
  const { user, viewer } = await someone();
  const signIn = () => Promise.reject(new Problem('tooManyAttempts'));
  const { errors } = await asker(db, { attempts: { ...freely.attempts, signIn } }).ask(
    change,
    { input: right },
    viewer,
  );
  expect(codeOf(errors)).toMatchObject({ code: 'tooManyAttempts' });
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).passwordHash).toBe(user.passwordHash);
});

test("of several changes at once one is made, and an admin's own are in the audit log, without the password", async () => {
  const { user, viewer } = await someone({ role: 'admin' });
  const { ask } = asker(db);
  const nexts = ['secret-2', 'secret-3', 'secret-4'];
  const answers = await Promise.all(nexts.map((next) => ask(change, { input: { ...right, next } }, viewer)));
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
  for (const document of ['{ mySessions { id } }', 'mutation { endOtherSessions }', 'mutation { endSession(id: "x") }'])
    expect(codeOf((await asker(db).ask(document)).errors)).toMatchObject({ code: 'notSignedIn' });
  expect(codeOf((await asker(db).ask(change, { input: right })).errors)).toMatchObject({ code: 'notSignedIn' });
});
