import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { openDatabase } from '../../prisma/client';
import type { User } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import type { Problem } from '../core/errors';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { verifyPassword } from './passwordHash';

let database: Database;
let otherAdmin: User;
let admin: Viewer;
beforeAll(async () => (database = await openTestDatabase()));
beforeEach(async () => {
  await database.pool.query('TRUNCATE "users", "audit_entries" CASCADE');
  otherAdmin = await createFixtures(database.db).createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' });
  admin = viewerFor(otherAdmin);
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
const createMutation =
  'mutation ($input: CreateUserInput!) { createUser(input: $input) { id email role isActive preferredLanguage } }';
const updateMutation =
  'mutation ($id: ID!, $input: UpdateUserInput!, $updatedAt: DateTime) { updateUser(id: $id, input: $input, updatedAt: $updatedAt) { id firstName phone } }';
const deleteMutation = 'mutation ($id: ID!) { deleteUser(id: $id) }';
const activateMutation =
  'mutation ($ids: [ID!]!, $isActive: Boolean!) { activateUsers(ids: $ids, isActive: $isActive) { succeeded failed { id message } } }';

/** Asks as the admin; answers the data, and the problem where there is one. */
async function executeAs(document: string, variables: Record<string, unknown>, viewer: Viewer = admin) {
  const { data, errors } = await createExecutor(database.db).ask(document, variables, viewer);
  return { data, problem: errors?.[0]?.originalError ?? errors?.[0] };
}
const insertSession = (userId: number, id: string = crypto.randomUUID()) =>
  database.db.session.create({ data: { id, userId, expiresAt: new Date(Date.now() + 60_000) } });
const countSessions = (userId: number) => database.db.session.count({ where: { userId } });
const findUser = (id: number) => database.db.user.findUniqueOrThrow({ where: { id } });

test('an account is stored trimmed, its password only as a hash, and the audit log has no secret', async () => {
  const { data } = await executeAs(createMutation, { input: amel });
  expect(data).toMatchObject({
    createUser: { email: 'amel@example.dz', role: 'trainer', isActive: true, preferredLanguage: 'en' },
  });
  const row = await database.db.user.findUniqueOrThrow({ where: { email: 'amel@example.dz' } });
  expect(row).toMatchObject({ firstName: 'Amel', usernameKey: 'amel', phone: null });
  expect(await verifyPassword('secret-1', row.passwordHash)).toBe(true);
  const entries = await database.db.auditEntry.findMany();
  expect(entries).toMatchObject([{ actorId: admin.id, action: 'create', entity: 'users', entityId: row.id }]);
  expect(JSON.stringify(entries)).not.toMatch(/argon2|secret-1/);
  expect(await countSessions(row.id)).toBe(0);
});

test('what is required is complained of field by field, in its own words, and nothing is stored', async () => {
  const input = { firstName: '', lastName: '', email: '', username: '', password: '', role: 'student' };
  expect((await executeAs(createMutation, { input })).problem).toMatchObject({
    code: 'invalidInput',
    fields: {
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'invalidEmail',
      username: 'usernameTooShort',
      password: 'passwordTooShort',
    },
  });
  expect(await database.db.user.count()).toBe(1);
});

test('a taken address or name is refused on its field, for a new account and for a changed one', async () => {
  const user = await createFixtures(database.db).createUser({ username: 'Amel', email: 'other@example.dz' });
  const other = await createFixtures(database.db).createUser();
  expect((await executeAs(createMutation, { input: { ...amel, username: 'aMEL' } })).problem).toMatchObject({
    code: 'usernameTaken',
    fields: { username: 'usernameTaken' },
  });
  expect(
    (await executeAs(updateMutation, { id: other.id, input: { email: 'OTHER@example.dz' } })).problem,
  ).toMatchObject({
    code: 'emailTaken',
    fields: { email: 'emailTaken' },
  });
  expect(await findUser(other.id)).toEqual(other);
  expect((await executeAs(updateMutation, { id: user.id, input: { username: 'AMEL' } })).problem).toBeUndefined();
});

test('a change leaves what it does not name, and a blank password as well', async () => {
  const user = await createFixtures(database.db).createUser({ phone: '+213 555' });
  await insertSession(user.id);
  const { data } = await executeAs(updateMutation, { id: user.id, input: { firstName: 'Lina', password: '' } });
  expect(data).toMatchObject({ updateUser: { firstName: 'Lina', phone: '+213 555' } });
  expect(await findUser(user.id)).toMatchObject({ lastName: user.lastName, passwordHash: user.passwordHash });
  expect(await countSessions(user.id)).toBe(1);
  await executeAs(updateMutation, { id: user.id, input: { phone: '' } });
  expect(await findUser(user.id)).toMatchObject({ phone: null });
});

test.each([
  ['password', { password: 'secret-2' }],
  ['role', { role: 'trainer' }],
  ['deactivation', { isActive: false }],
])('a new %s ends the sessions of that person and of nobody else', async (_what, input) => {
  const user = await createFixtures(database.db).createUser();
  await insertSession(user.id);
  await insertSession(otherAdmin.id);
  await executeAs(updateMutation, { id: user.id, input });
  expect([await countSessions(user.id), await countSessions(otherAdmin.id)]).toEqual([0, 1]);
});

test('that a password was changed is in the audit log, the password is not', async () => {
  const user = await createFixtures(database.db).createUser();
  await executeAs(updateMutation, { id: user.id, input: { password: 'secret-2' } });
  expect(await verifyPassword('secret-2', (await findUser(user.id)).passwordHash)).toBe(true);
  expect(await database.db.auditEntry.findMany()).toMatchObject([
    { action: 'update', before: {}, after: { password: 'changed' } },
  ]);
});

test('admins who change their own password stay signed in where they do it, and nowhere else', async () => {
  await insertSession(otherAdmin.id, admin.sessionId);
  await insertSession(otherAdmin.id);
  await executeAs(updateMutation, { id: otherAdmin.id, input: { password: 'secret-2' } });
  expect(await database.db.session.findMany()).toMatchObject([{ id: admin.sessionId }]);
});

test('who saves over a state that they have not seen is told so, and nothing is overwritten', async () => {
  const user = await createFixtures(database.db).createUser();
  const updatedAt = user.updatedAt.toISOString();
  await executeAs(updateMutation, { id: user.id, input: { firstName: 'First' }, updatedAt });
  const { problem } = await executeAs(updateMutation, { id: user.id, input: { firstName: 'Second' }, updatedAt });
  expect(problem).toMatchObject({ code: 'changedMeanwhile' });
  expect(await findUser(user.id)).toMatchObject({ firstName: 'First' });
});

test.each([
  ['demote', updateMutation, { input: { role: 'student' } }],
  ['deactivate', updateMutation, { input: { isActive: false } }],
  ['delete', deleteMutation, {}],
])('an admin cannot %s themself, however many there are', async (_what, document, rest) => {
  await createFixtures(database.db).createUser({ role: 'admin' });
  expect((await executeAs(document, { id: otherAdmin.id, ...rest })).problem).toMatchObject({ code: 'ownAccount' });
  expect(await findUser(otherAdmin.id)).toEqual(otherAdmin);
});

test.each([
  ['demoted', updateMutation, { input: { role: 'trainer' } }],
  ['deactivated', updateMutation, { input: { isActive: false } }],
  ['deleted', deleteMutation, {}],
])('the last active admin is not %s by one who is active no more', async (_what, document, rest) => {
  const last = await createFixtures(database.db).createUser({ role: 'admin' });
  await database.db.user.update({ where: { id: otherAdmin.id }, data: { isActive: false } });
  expect((await executeAs(document, { id: last.id, ...rest })).problem).toMatchObject({ code: 'notSignedIn' });
  expect(await findUser(last.id)).toEqual(last);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of admins who take each other away at once, through two servers, one stays at least',
  { timeout: 30_000 },
  async () => {
    const second = await openDatabase({ url: database.url });
    try {
      const admins = [otherAdmin];
      for (let made = 0; made < 5; made += 1)
        admins.push(await createFixtures(database.db).createUser({ role: 'admin' }));
      const attempts = admins.map((actor, at) => {
        const { id } = admins[(at + 1) % admins.length]!;
        const { db } = at % 2 ? database : second;
        const [document, rest] = [
          [updateMutation, { input: { role: 'student' } }],
          [updateMutation, { input: { isActive: false } }],
          [deleteMutation, {}],
        ][at % 3] as [string, object];
        return createExecutor(db).ask(document, { id, ...rest }, viewerFor(actor));
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
  const world = createFixtures(database.db);
  const trainer = await world.createUser({ role: 'trainer' });
  const student = await world.createUser();
  const writer = await world.createUser();
  const course = await world.createCourse({ trainerId: trainer.id });
  await world.createEnrollment(student.id, course.id);
  await world.createBlogPost({ authorId: writer.id });
  const problemOf = async (id: number) => (await executeAs(deleteMutation, { id })).problem;
  expect(await problemOf(trainer.id)).toMatchObject({ code: 'userTeaches' });
  expect(await problemOf(student.id)).toMatchObject({ code: 'userIsEnrolled' });
  expect(await problemOf(writer.id)).toMatchObject({ code: 'userHasBlogPosts' });
  expect(await database.db.user.count()).toBe(4);
});

test('an account that nothing depends on is gone, with its sessions, and cannot be deleted again', async () => {
  const user = await createFixtures(database.db).createUser();
  await insertSession(user.id);
  expect((await executeAs(deleteMutation, { id: user.id })).data).toEqual({ deleteUser: String(user.id) });
  expect((await executeAs(deleteMutation, { id: user.id })).problem).toMatchObject({ code: 'userNotFound' });
  expect(await countSessions(user.id)).toBe(0);
  expect(await database.db.auditEntry.findMany()).toMatchObject([{ action: 'delete', entityId: user.id, after: null }]);
});

test('a bulk action does what it can and names what it cannot', async () => {
  const user = await createFixtures(database.db).createUser();
  await insertSession(user.id);
  const { data } = await executeAs(activateMutation, { ids: [user.id, otherAdmin.id, 99_999], isActive: false });
  expect(data).toEqual({
    activateUsers: {
      succeeded: [String(user.id)],
      failed: [
        {
          id: String(otherAdmin.id),
          message: 'You can neither delete nor deactivate your own account, nor give up its role',
        },
        { id: '99999', message: 'User not found' },
      ],
    },
  });
  expect([(await findUser(user.id)).isActive, await countSessions(user.id)]).toEqual([false, 0]);
  const deletion = 'mutation ($ids: [ID!]!) { deleteUsers(ids: $ids) { succeeded failed { id } } }';
  expect((await executeAs(deletion, { ids: [user.id, otherAdmin.id] })).data).toEqual({
    deleteUsers: { succeeded: [String(user.id)], failed: [{ id: String(otherAdmin.id) }] },
  });
});
