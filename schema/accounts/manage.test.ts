import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { openDatabase } from '../../prisma/client';
import type { User } from '../../prisma/generated/client';
import type { Viewer } from '../context';
import { openTestDatabase } from '../testing/database';
import type { Problem } from '../errors';
import { asker, aWorld, viewerOf } from '../testing/world';
import { passwordMatches } from './password';

let database: Database;
let boss: User;
let admin: Viewer;
beforeAll(async () => (database = await openTestDatabase()));
beforeEach(async () => {
  await database.pool.query('TRUNCATE "users", "audit_entries" CASCADE');
  boss = await aWorld(database.db).aUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' });
  admin = viewerOf(boss);
});
afterAll(() => database.close());

const amel = {
  firstName: ' Amel ',
  lastName: 'Brahimi',
  username: 'Amel',
  email: 'Amel@Example.dz',
  password: 'secret-1',
  role: 'trainer',
};
const create =
  'mutation ($input: UserInput!) { createUser(input: $input) { id email role isActive preferredLanguage } }';
const update =
  'mutation ($id: ID!, $input: UserInput!, $updatedAt: DateTime) { updateUser(id: $id, input: $input, updatedAt: $updatedAt) { id firstName phone } }';
const remove = 'mutation ($id: ID!) { deleteUser(id: $id) }';
const activate =
  'mutation ($ids: [ID!]!, $isActive: Boolean!) { activateUsers(ids: $ids, isActive: $isActive) { done refused { id message } } }';

/** Asks as the admin; answers the data, and the problem where there is one. */
async function ask(document: string, variables: Record<string, unknown>, viewer: Viewer = admin) {
  const { data, errors } = await asker(database.db).ask(document, variables, viewer);
  return { data, problem: errors?.[0]?.originalError ?? errors?.[0] };
}
const sessionOf = (userId: number, id: string = crypto.randomUUID()) =>
  database.db.session.create({ data: { id, userId, expiresAt: new Date(Date.now() + 60_000) } });
const sessionsOf = (userId: number) => database.db.session.count({ where: { userId } });
const stored = (id: number) => database.db.user.findUniqueOrThrow({ where: { id } });

test('an account is stored trimmed, its password only as a hash, and the audit log has no secret', async () => {
  const { data } = await ask(create, { input: amel });
  expect(data).toMatchObject({
    createUser: { email: 'amel@example.dz', role: 'trainer', isActive: true, preferredLanguage: 'en' },
  });
  const row = await database.db.user.findUniqueOrThrow({ where: { email: 'amel@example.dz' } });
  expect(row).toMatchObject({ firstName: 'Amel', usernameKey: 'amel', phone: null });
  expect(await passwordMatches('secret-1', row.passwordHash)).toBe(true);
  const entries = await database.db.auditEntry.findMany();
  expect(entries).toMatchObject([{ actorId: admin.id, action: 'create', entity: 'users', entityId: row.id }]);
  expect(JSON.stringify(entries)).not.toMatch(/argon2|secret-1/);
  expect(await sessionsOf(row.id)).toBe(0);
});

test('what is required is complained of field by field, in its own words, and nothing is stored', async () => {
  expect((await ask(create, { input: {} })).problem).toMatchObject({
    code: 'invalidInput',
    fields: {
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'invalidEmail',
      username: 'usernameTooShort',
      password: 'passwordTooShort',
      role: 'unknownRole',
    },
  });
  expect(await database.db.user.count()).toBe(1);
});

test('a taken address or name is refused on its field, for a new account and for a changed one', async () => {
  const user = await aWorld(database.db).aUser({ username: 'Amel', email: 'other@example.dz' });
  const other = await aWorld(database.db).aUser();
  expect((await ask(create, { input: { ...amel, username: 'aMEL' } })).problem).toMatchObject({
    code: 'usernameTaken',
    fields: { username: 'usernameTaken' },
  });
  expect((await ask(update, { id: other.id, input: { email: 'OTHER@example.dz' } })).problem).toMatchObject({
    code: 'emailTaken',
    fields: { email: 'emailTaken' },
  });
  expect(await stored(other.id)).toEqual(other);
  expect((await ask(update, { id: user.id, input: { username: 'AMEL' } })).problem).toBeUndefined();
});

test('a change leaves what it does not name, and a blank password as well', async () => {
  const user = await aWorld(database.db).aUser({ phone: '+213 555' });
  await sessionOf(user.id);
  const { data } = await ask(update, { id: user.id, input: { firstName: 'Lina', password: '' } });
  expect(data).toMatchObject({ updateUser: { firstName: 'Lina', phone: '+213 555' } });
  expect(await stored(user.id)).toMatchObject({ lastName: user.lastName, passwordHash: user.passwordHash });
  expect(await sessionsOf(user.id)).toBe(1);
  await ask(update, { id: user.id, input: { phone: '' } });
  expect(await stored(user.id)).toMatchObject({ phone: null });
});

test.each([
  ['password', { password: 'secret-2' }],
  ['role', { role: 'trainer' }],
  ['deactivation', { isActive: false }],
])('a new %s ends the sessions of that person and of nobody else', async (_what, input) => {
  const user = await aWorld(database.db).aUser();
  await sessionOf(user.id);
  await sessionOf(boss.id);
  await ask(update, { id: user.id, input });
  expect([await sessionsOf(user.id), await sessionsOf(boss.id)]).toEqual([0, 1]);
});

test('that a password was changed is in the audit log, the password is not', async () => {
  const user = await aWorld(database.db).aUser();
  await ask(update, { id: user.id, input: { password: 'secret-2' } });
  expect(await passwordMatches('secret-2', (await stored(user.id)).passwordHash)).toBe(true);
  expect(await database.db.auditEntry.findMany()).toMatchObject([
    { action: 'update', before: {}, after: { password: 'changed' } },
  ]);
});

test('admins who change their own password stay signed in where they do it, and nowhere else', async () => {
  await sessionOf(boss.id, admin.sessionId);
  await sessionOf(boss.id);
  await ask(update, { id: boss.id, input: { password: 'secret-2' } });
  expect(await database.db.session.findMany()).toMatchObject([{ id: admin.sessionId }]);
});

test('who saves over a state that they have not seen is told so, and nothing is overwritten', async () => {
  const user = await aWorld(database.db).aUser();
  const updatedAt = user.updatedAt.toISOString();
  await ask(update, { id: user.id, input: { firstName: 'First' }, updatedAt });
  const { problem } = await ask(update, { id: user.id, input: { firstName: 'Second' }, updatedAt });
  expect(problem).toMatchObject({ code: 'changedMeanwhile' });
  expect(await stored(user.id)).toMatchObject({ firstName: 'First' });
});

test.each([
  ['demote', update, { input: { role: 'student' } }],
  ['deactivate', update, { input: { isActive: false } }],
  ['delete', remove, {}],
])('an admin cannot %s themself, however many there are', async (_what, document, rest) => {
  await aWorld(database.db).aUser({ role: 'admin' });
  expect((await ask(document, { id: boss.id, ...rest })).problem).toMatchObject({ code: 'ownAccount' });
  expect(await stored(boss.id)).toEqual(boss);
});

test.each([
  ['demoted', update, { input: { role: 'trainer' } }],
  ['deactivated', update, { input: { isActive: false } }],
  ['deleted', remove, {}],
])('the last active admin is not %s by one who is active no more', async (_what, document, rest) => {
  const last = await aWorld(database.db).aUser({ role: 'admin' });
  await database.db.user.update({ where: { id: boss.id }, data: { isActive: false } });
  expect((await ask(document, { id: last.id, ...rest })).problem).toMatchObject({ code: 'notSignedIn' });
  expect(await stored(last.id)).toEqual(last);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of admins who take each other away at once, through two servers, one stays at least',
  { timeout: 30_000 },
  async () => {
    const second = await openDatabase({ url: database.url });
    try {
      const admins = [boss];
      for (let made = 0; made < 5; made += 1) admins.push(await aWorld(database.db).aUser({ role: 'admin' }));
      const attempts = admins.map((actor, at) => {
        const { id } = admins[(at + 1) % admins.length]!;
        const { db } = at % 2 ? database : second;
        const [document, rest] = [
          [update, { input: { role: 'student' } }],
          [update, { input: { isActive: false } }],
          [remove, {}],
        ][at % 3] as [string, object];
        return asker(db).ask(document, { id, ...rest }, viewerOf(actor));
      });
      const answers = await Promise.all(attempts);
      const problems = answers.flatMap(({ errors }) => errors?.map(({ originalError }) => originalError) ?? []);
      // Who was taken away before they wrote takes nobody away any more.
      const codes = problems.map((problem) => (problem as Problem | undefined)?.code);
      expect(codes.filter((code) => code !== 'lastAdmin' && code !== 'notSignedIn')).toEqual([]);
      const left = await database.db.user.count({ where: { role: 'admin', isActive: true } });
      expect([left > 0, left]).toEqual([true, problems.length]);
    } finally {
      await second.close();
    }
  },
);

test('an account that others depend on is not deleted, and the sentence says what is in the way', async () => {
  const world = aWorld(database.db);
  const trainer = await world.aUser({ role: 'trainer' });
  const student = await world.aUser();
  const writer = await world.aUser();
  const course = await world.aCourse({ trainerId: trainer.id });
  await world.anEnrollment(student.id, course.id);
  await world.aPost({ authorId: writer.id });
  const problemOf = async (id: number) => (await ask(remove, { id })).problem;
  expect(await problemOf(trainer.id)).toMatchObject({ code: 'userTeaches' });
  expect(await problemOf(student.id)).toMatchObject({ code: 'userIsEnrolled' });
  expect(await problemOf(writer.id)).toMatchObject({ code: 'userHasArticles' });
  expect(await database.db.user.count()).toBe(4);
});

test('an account that nothing depends on is gone, with its sessions, and cannot be deleted again', async () => {
  const user = await aWorld(database.db).aUser();
  await sessionOf(user.id);
  expect((await ask(remove, { id: user.id })).data).toEqual({ deleteUser: String(user.id) });
  expect((await ask(remove, { id: user.id })).problem).toMatchObject({ code: 'userNotFound' });
  expect(await sessionsOf(user.id)).toBe(0);
  expect(await database.db.auditEntry.findMany()).toMatchObject([{ action: 'delete', entityId: user.id, after: null }]);
});

test('a bulk action does what it can and names what it cannot', async () => {
  const user = await aWorld(database.db).aUser();
  await sessionOf(user.id);
  const { data } = await ask(activate, { ids: [user.id, boss.id, 99_999], isActive: false });
  expect(data).toEqual({
    activateUsers: {
      done: [String(user.id)],
      refused: [
        {
          id: String(boss.id),
          message: 'You can neither delete nor deactivate your own account, nor give up its role',
        },
        { id: '99999', message: 'User not found' },
      ],
    },
  });
  expect([(await stored(user.id)).isActive, await sessionsOf(user.id)]).toEqual([false, 0]);
  const deletion = 'mutation ($ids: [ID!]!) { deleteUsers(ids: $ids) { done refused { id } } }';
  expect((await ask(deletion, { ids: [user.id, boss.id] })).data).toEqual({
    deleteUsers: { done: [String(user.id)], refused: [{ id: String(boss.id) }] },
  });
});
