import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { openTestDatabase } from '../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const person = { firstName: 'Amel', lastName: 'Haddad', username: 'amel', email: 'amel@example.dz' };
const writes = {
  register: 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }',
  createUser: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
  changePassword: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
  updateUser: 'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }',
  importUsers:
    'mutation ($input: UserImportInput!) { importUsers(input: $input) { created errors { field message } } }',
};

async function createPeople() {
  const { createUser } = createFixtures(db);
  const [admin, user] = [await createUser({ role: 'admin' }), await createUser({ password: 'secret-1' })];
  return { admin: viewerFor(admin), user, viewer: viewerFor(user) };
}

const tooCommon = { errors: [{ originalError: { fields: { password: 'passwordTooCommon' } } }] };

test('with the check, no account gets a common password', async () => {
  const { admin, user, viewer } = await createPeople();
  const { execute } = createExecutor(db, { settings: { passwordCheck: true } });
  const input = { ...person, password: 'amel95' };
  expect(await execute(writes.register, { input })).toMatchObject(tooCommon);
  expect(await execute(writes.createUser, { input: { ...input, role: 'student' } }, admin)).toMatchObject(tooCommon);
  const updated = await execute(writes.updateUser, { id: String(user.id), input: { password: 'qwerty' } }, admin);
  expect(updated).toMatchObject(tooCommon);
  const change = { currentPassword: 'secret-1', newPassword: 'Password1' };
  expect(await execute(writes.changePassword, { input: change }, viewer)).toMatchObject({
    errors: [{ originalError: { fields: { newPassword: 'passwordTooCommon' } } }],
  });
  const csv = 'firstName,lastName,username,email,password,role\nAmel,Haddad,amel,amel@example.dz,123456,student\n';
  const imported = await execute(writes.importUsers, { input: { csv, dryRun: false } }, admin);
  expect(imported.data).toMatchObject({ importUsers: { created: 0, errors: [{ field: 'password' }] } });
  expect(await db.user.count()).toBe(2);
});

test('without the check, the specified rule of 6 characters is the only one', async () => {
  const { execute } = createExecutor(db);
  const { errors } = await execute(writes.register, { input: { ...person, password: '123456' } });
  expect(errors).toBeUndefined();
});
