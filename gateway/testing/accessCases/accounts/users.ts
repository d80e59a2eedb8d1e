import { randomUUID } from 'node:crypto';
import type { SeededPlatform } from '../../personas';
import {
  mutationCase,
  adminOnly,
  bulkSuccessCount,
  restAdminOnly,
  type AccessCases,
  type GraphqlAccessCase,
  type RestAccessCase,
} from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const newUserInput = (role = 'student') => {
  const username = randomUUID();
  return { firstName: 'N', lastName: 'N', username, email: `${username}@example.dz`, password: 'secret-1', role };
};

type UserSelector = (platform: SeededPlatform) => number;
const spareUserId: UserSelector = (platform) => platform.spareUser.id;
const adminId: UserSelector = ({ users }) => users.admin.id;

const changeUserCase = (description: string, id: UserSelector, body: object, status: number): RestAccessCase => ({
  route: 'PUT /api/users/:id',
  description,
  path: (platform) => `/api/users/${id(platform)}`,
  body: () => body,
  outcomes: restAdminOnly(status),
});

const updateUserCase = (id: UserSelector, input: object, outcome: string): GraphqlAccessCase => ({
  fields: ['Mutation.updateUser'],
  document: 'mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id role } }',
  variables: (platform) => ({ id: id(platform), input }),
  observe: ({ updateUser }: { updateUser: { role: string } }) => updateUser.role,
  outcomes: adminOnly(outcome),
});

const deleteUserCase = (id: UserSelector, outcome: string): GraphqlAccessCase =>
  mutationCase('deleteUser', ['$id: ID!', '(id: $id)'], (platform) => ({ id: id(platform) }), adminOnly(outcome));

const bulkUserCase = (field: string, args: string, id: UserSelector, succeeded: number): GraphqlAccessCase => ({
  fields: [`Mutation.${field}`],
  document: `mutation($ids: [ID!]!) { ${field}(ids: $ids${args}) { succeeded failed { id } } }`,
  variables: (platform) => ({ ids: [id(platform)] }),
  observe: bulkSuccessCount(field),
  outcomes: adminOnly(succeeded),
});

/** Only admins manage users; they cannot delete or demote themselves. */
export const userAccessCases: AccessCases = {
  rest: [
    { route: 'GET /api/users', outcomes: restAdminOnly(200) },
    { route: 'POST /api/users', body: () => newUserInput('admin'), outcomes: restAdminOnly(201) },
    changeUserCase('a name', spareUserId, { firstName: 'Other' }, 200),
    changeUserCase('a role', spareUserId, { role: 'trainer' }, 200),
    changeUserCase('the role of the admin who asks', adminId, { role: 'student' }, 409),
    changeUserCase('the state of the admin who asks', adminId, { isActive: false }, 409),
    {
      route: 'DELETE /api/users/:id',
      path: ({ deletableUser }) => `/api/users/${deletableUser.id}`,
      outcomes: restAdminOnly(200),
    },
    {
      route: 'DELETE /api/users/:id',
      description: 'the admin who asks',
      path: (platform) => `/api/users/${adminId(platform)}`,
      outcomes: restAdminOnly(409),
    },
  ],
  graphql: [
    {
      fields: ['Query.adminUsers'],
      document: '{ adminUsers(pageSize: 100) { totalCount rows { id email phone username role isActive } } }',
      observe: ({ adminUsers }: { adminUsers: { rows: { role: string }[] } }) =>
        adminUsers.rows.some(({ role }) => role === 'admin'),
      outcomes: adminOnly(true),
    },
    {
      fields: ['Query.users'],
      document: '{ users(first: 100) { totalCount nodes { id email phone username } } }',
      observe: ({ users: { totalCount, nodes } }: { users: { totalCount: number; nodes: unknown[] } }) =>
        nodes.length === totalCount,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Query.user'],
      document: 'query($id: ID!) { user(id: $id) { email phone } }',
      variables: (platform) => ({ id: spareUserId(platform) }),
      observe: ({ user }: { user: object | null }) => user !== null,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Query.person'],
      document:
        'query($id: ID!) { person(id: $id) { account { email } enrollments { id } payments { reference } sessions { id } } }',
      variables: (platform) => ({ id: spareUserId(platform) }),
      observe: ({ person }: { person: object | null }) => person !== null,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Mutation.createUser'],
      document: 'mutation($input: CreateUserInput!) { createUser(input: $input) { role } }',
      variables: () => ({ input: newUserInput('admin') }),
      observe: ({ createUser }: { createUser: { role: string } }) => createUser.role,
      outcomes: adminOnly('admin'),
    },
    {
      fields: ['Mutation.importUsers'],
      document: 'mutation($input: UserImportInput!) { importUsers(input: $input) { created errors { line } } }',
      variables: () => {
        const { firstName, lastName, username, email, password, role } = newUserInput('trainer');
        const row = [firstName, lastName, username, email, password, role].join();
        return { input: { csv: `firstName,lastName,username,email,password,role\n${row}`, dryRun: false } };
      },
      observe: ({ importUsers }: { importUsers: { created: number } }) => importUsers.created,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.sendPasswordReset'],
      document: 'mutation($id: ID!) { sendPasswordReset(userId: $id) }',
      variables: (platform) => ({ id: spareUserId(platform) }),
      observe: ({ sendPasswordReset }: { sendPasswordReset: boolean }) => sendPasswordReset,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Mutation.endUserSessions'],
      document: 'mutation($id: ID!) { endUserSessions(userId: $id) }',
      variables: (platform) => ({ id: spareUserId(platform) }),
      observe: ({ endUserSessions }: { endUserSessions: number }) => endUserSessions,
      outcomes: adminOnly(0),
    },
    updateUserCase(spareUserId, { role: 'trainer' }, 'trainer'),
    updateUserCase(adminId, { role: 'student' }, 'CONFLICT'),
    updateUserCase(adminId, { firstName: 'admin' }, 'admin'),
    bulkUserCase('activateUsers', ', isActive: false', spareUserId, 1),
    bulkUserCase('activateUsers', ', isActive: false', adminId, 0),
    bulkUserCase('approveTrainers', ', isApproved: true', ({ users }) => users.trainer.id, 1),
    bulkUserCase('approveTrainers', ', isApproved: true', adminId, 0),
    bulkUserCase('deleteUsers', '', ({ bulkDeletableUser }) => bulkDeletableUser.id, 1),
    bulkUserCase('deleteUsers', '', adminId, 0),
    deleteUserCase(({ deletableUser }) => deletableUser.id, 'done'),
    deleteUserCase(adminId, 'CONFLICT'),
  ],
  publicFields: {
    AdminUserList: 'rows totalCount',
    Person:
      'account enrollments enrollmentCount payments paymentCount eventRegistrations eventRegistrationCount ' +
      'reviews reviewCount contactMessages contactMessageCount sessions sessionCount',
    UserConnection: 'edges nodes pageInfo totalCount',
    UserEdge: 'cursor node',
    UserImportResult:
      'rows newUsers changedUsers created updated encoding encodings preview unknownColumns errorCount errors enrollments',
    UserImportEnrollment: 'line email outcome',
    UserImportRow: 'line firstName lastName firstNameAr lastNameAr username email phone role isActive',
    EncodingChoice: 'encoding samples',
    UserImportError: 'line field message',
  },
};

const userInput = (n: number) => ({
  firstName: 'Amel',
  lastName: 'Haddad',
  firstNameAr: 'أمل',
  lastNameAr: 'حداد',
  username: `amel-${n}`,
  email: `amel-${n}@example.dz`,
  phone: '+213 555 00 00 00',
  password: 'secret-1',
});

export const userHostileTextCases: HostileTextCases = {
  createUser: {
    persona: 'admin',
    input: (n) => ({ ...userInput(n), role: 'student' }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.user.findFirst(newestFirst),
  },
  updateUser: {
    persona: 'admin',
    // A blank password is unchanged, which avoids hundreds of slow hashes.
    input: (n) => ({ ...userInput(n), password: '' }),
    createArguments: async ({ createUser }) => ({ id: (await createUser()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.user.findUnique({ where: { id } }),
  },
  importUsers: {
    persona: 'admin',
    input: () => ({ csv: 'firstName,lastName,username,email,password,role', file: null, dryRun: true }),
    selection: '{ created }',
  },
};
