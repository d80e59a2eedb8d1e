import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../prisma/client';
import { openDatabase } from '../../../prisma/client';
import type { User } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { openTestDatabase } from '../../testing/testDatabase';
import type { Problem } from '../../core/problem';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { verifyPassword } from '../passwords/passwordHash';

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

/** Executes as the admin; returns the data and the problem, if any. */
async function executeAs(document: string, variables: Record<string, unknown>, viewer: Viewer = admin) {
  const { data, errors } = await createExecutor(database.db).execute(document, variables, viewer);
  return { data, problem: errors?.[0]?.originalError ?? errors?.[0] };
}
const insertSession = (userId: number, id: string = crypto.randomUUID()) =>
  database.db.session.create({ data: { id, userId, expiresAt: new Date(Date.now() + 60_000) } });
const countSessions = (userId: number) => database.db.session.count({ where: { userId } });
const findUser = (id: number) => database.db.user.findUniqueOrThrow({ where: { id } });

test('a new account is trimmed, stores only a password hash, and is audited without secrets', async () => {
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

test('reports each missing required field with its message and stores nothing', async () => {
  const input = { firstName: '', lastName: '', email: '', username: '', password: '', role: 'student' };
  expect((await executeAs(createMutation, { input })).problem).toMatchObject({
    code: 'invalidInput',
    fields: {
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'invalidEmail',
      username: 'usernameTooShort',
    },
  });
  expect(await database.db.user.count()).toBe(1);
});

test('rejects a taken email or username on create and update', async () => {
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
  const both = { username: 'Amel', email: 'other@example.dz' };
  const fields = { username: 'usernameTaken', email: 'emailTaken' };
  expect((await executeAs(createMutation, { input: { ...amel, ...both } })).problem).toMatchObject({ fields });
  expect((await executeAs(updateMutation, { id: other.id, input: both })).problem).toMatchObject({ fields });
  expect(await findUser(other.id)).toEqual(other);
  expect((await executeAs(updateMutation, { id: user.id, input: { username: 'AMEL' } })).problem).toBeUndefined();
});

test('an update leaves omitted fields and a blank password unchanged', async () => {
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
])('a %s change ends the sessions of that user only', async (_what, input) => {
  const user = await createFixtures(database.db).createUser();
  await insertSession(user.id);
  await insertSession(otherAdmin.id);
  await executeAs(updateMutation, { id: user.id, input });
  expect([await countSessions(user.id), await countSessions(otherAdmin.id)]).toEqual([0, 1]);
});

test('the audit log records that a password changed, but not the password', async () => {
  const user = await createFixtures(database.db).createUser();
  await executeAs(updateMutation, { id: user.id, input: { password: 'secret-2' } });
  expect(await verifyPassword('secret-2', (await findUser(user.id)).passwordHash)).toBe(true);
  expect(await database.db.auditEntry.findMany()).toMatchObject([
    { action: 'update', before: {}, after: { password: 'changed' } },
  ]);
});

test('an admin who changes their own password keeps only the current session', async () => {
  await insertSession(otherAdmin.id, admin.sessionId);
  await insertSession(otherAdmin.id);
  await executeAs(updateMutation, { id: otherAdmin.id, input: { password: 'secret-2' } });
  expect(await database.db.session.findMany()).toMatchObject([{ id: admin.sessionId }]);
});

test.each([
  ['demote', updateMutation, { input: { role: 'student' } }],
  ['deactivate', updateMutation, { input: { isActive: false } }],
  ['delete', deleteMutation, {}],
])('an admin cannot %s their own account, even if there are other admins', async (_what, document, rest) => {
  await createFixtures(database.db).createUser({ role: 'admin' });
  expect((await executeAs(document, { id: otherAdmin.id, ...rest })).problem).toMatchObject({ code: 'ownAccount' });
  expect(await findUser(otherAdmin.id)).toEqual(otherAdmin);
});

test.each([
  ['demoted', updateMutation, { input: { role: 'trainer' } }],
  ['deactivated', updateMutation, { input: { isActive: false } }],
  ['deleted', deleteMutation, {}],
])('a deactivated admin cannot leave the last active admin %s', async (_what, document, rest) => {
  const lastAdmin = await createFixtures(database.db).createUser({ role: 'admin' });
  await database.db.user.update({ where: { id: otherAdmin.id }, data: { isActive: false } });
  expect((await executeAs(document, { id: lastAdmin.id, ...rest })).problem).toMatchObject({ code: 'notSignedIn' });
  expect(await findUser(lastAdmin.id)).toEqual(lastAdmin);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of admins who concurrently remove each other on two servers at least one remains',
  { timeout: 30_000 },
  async () => {
    const second = await openDatabase({ url: database.url });
    try {
      const admins = [otherAdmin];
      for (let count = 0; count < 5; count += 1)
        admins.push(await createFixtures(database.db).createUser({ role: 'admin' }));
      const attempts = admins.map((actor, index) => {
        const { id } = admins[(index + 1) % admins.length]!;
        const { db } = index % 2 ? database : second;
        const [document, rest] = [
          [updateMutation, { input: { role: 'student' } }],
          [updateMutation, { input: { isActive: false } }],
          [deleteMutation, {}],
        ][index % 3] as [string, object];
        return createExecutor(db).execute(document, { id, ...rest }, viewerFor(actor));
      });
      const results = await Promise.all(attempts);
      const problems = results.flatMap(({ errors }) => errors?.map(({ originalError }) => originalError) ?? []);
      // An admin who was removed before writing removes no other admin.
      const codes = problems.map((problem) => (problem as Problem | undefined)?.code);
      expect(codes.filter((code) => code !== 'lastAdmin' && code !== 'notSignedIn')).toEqual([]);
      const remaining = await database.db.user.count({ where: { role: 'admin', isActive: true } });
      expect([remaining > 0, remaining]).toEqual([true, problems.length]);
    } finally {
      await second.close();
    }
  },
);

test('an account with dependent records cannot be deleted and the problem names them', async () => {
  const fixtures = createFixtures(database.db);
  const trainer = await fixtures.createUser({ role: 'trainer' });
  const student = await fixtures.createUser();
  const writer = await fixtures.createUser();
  const course = await fixtures.createCourse({ trainerId: trainer.id });
  await fixtures.createEnrollment(student.id, course.id);
  await fixtures.createBlogPost({ authorId: writer.id });
  const problemOf = async (id: number) => (await executeAs(deleteMutation, { id })).problem;
  expect(await problemOf(trainer.id)).toMatchObject({ code: 'userTeaches' });
  expect(await problemOf(student.id)).toMatchObject({ code: 'userIsEnrolled' });
  expect(await problemOf(writer.id)).toMatchObject({ code: 'userHasBlogPosts' });
  expect(await database.db.user.count()).toBe(4);
});

test('deleting an account without dependent records also deletes its sessions and works once', async () => {
  const user = await createFixtures(database.db).createUser();
  await insertSession(user.id);
  expect((await executeAs(deleteMutation, { id: user.id })).data).toEqual({ deleteUser: String(user.id) });
  expect((await executeAs(deleteMutation, { id: user.id })).problem).toMatchObject({ code: 'userNotFound' });
  expect(await countSessions(user.id)).toBe(0);
  expect(await database.db.auditEntry.findMany()).toMatchObject([{ action: 'delete', entityId: user.id, after: null }]);
});

test('a bulk action changes the rows it can and reports the others', async () => {
  const user = await createFixtures(database.db).createUser();
  await insertSession(user.id);
  const { data } = await executeAs(activateMutation, { ids: [user.id, otherAdmin.id, 99_999], isActive: false });
  expect(data).toEqual({
    activateUsers: {
      succeeded: [String(user.id)],
      failed: [
        {
          id: String(otherAdmin.id),
          message: 'You cannot delete or deactivate your own account or change its role',
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
