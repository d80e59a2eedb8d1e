import { describe, expect, test } from 'vitest';
import { codeOf, createAddress, openAccountTestDatabase } from '../testing/accountFixtures';
import { viewerFor } from '../testing/fixtures';
import { runBeforeNextCall } from '../testing/runBeforeNextCall';

/* An account is changed by its session while another request ends this session: between the check of the password and the write. */

const { db, fixtures } = await openAccountTestDatabase();

type Account = Awaited<ReturnType<typeof fixtures.register>>;

const currentPassword = 'secret-1';

/** What a session can set, with how much of it there is. */
const writes: Record<string, { document: string; count: (user: Account) => Promise<number> }> = {
  'a change of the address': {
    document: `changeEmail(input: { newEmail: "${createAddress()}", currentPassword: "${currentPassword}" })`,
    count: ({ id: userId }) => db.accountLink.count({ where: { userId, purpose: 'change_email', usedAt: null } }),
  },
  'a phone number': {
    document: 'updateProfile(input: { phone: "0550123456" }) { id }',
    count: ({ id }) => db.user.count({ where: { id, phone: { not: null } } }),
  },
  'the set-up of a second factor': {
    document: `startSecondFactor(input: { password: "${currentPassword}" }) { uri }`,
    count: ({ id: userId }) => db.secondFactor.count({ where: { userId } }),
  },
  'a deletion': {
    document: `requestAccountDeletion(input: { currentPassword: "${currentPassword}" }) { id }`,
    count: ({ id }) => db.user.count({ where: { id, deleteAfter: { not: null } } }),
  },
  'another password': {
    document: `changePassword(input: { currentPassword: "${currentPassword}", newPassword: "changed-3" })`,
    count: async ({ email }) => ((await fixtures.logIn(email, 'changed-3')).errors ? 0 : 1),
  },
};

const updateAsAdmin = async ({ id }: Account, input: object) => {
  const admin = viewerFor({ ...(await fixtures.createStudent({ role: 'admin' })), role: 'admin' });
  const document = 'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }';
  return fixtures.execute(document, { id, input }, admin);
};

/** What ends the session. */
const endings: Record<string, (user: Account) => Promise<{ errors?: readonly unknown[] }>> = {
  'a link for a new password': async (user) => fixtures.resetPassword(await fixtures.requestResetToken(user)),
  'the first proof of the address': async ({ id }) =>
    fixtures.sendToken('confirmEmail', await fixtures.tokenFor(id, 'confirm_email')),
  'a password that an admin sets': (user) => updateAsAdmin(user, { password: 'by-admin-4' }),
  'the deactivation': (user) => updateAsAdmin(user, { isActive: false }),
};

describe.each(Object.entries(endings))('%s', (_ending, end) => {
  test.each(Object.entries(writes))('comes before %s that has begun', async (_write, { document, count }) => {
    const user = await fixtures.register();
    const viewer = await fixtures.signIn(user);
    runBeforeNextCall(db, '$transaction', async () => expect((await end(user)).errors).toBeUndefined());
    expect(codeOf(await fixtures.execute(`mutation { ${document} }`, {}, viewer))).toBe('notSignedIn');
    expect(await count(user)).toBe(0);
  });
});
