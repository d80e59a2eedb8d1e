import { randomUUID } from 'node:crypto';
import type { Platform } from '../people';
import { adminOnly, bulk, restOf, type Claims, type GraphqlClaim, type RestClaim } from './claim';

const newcomer = (role = 'student') => {
  const username = randomUUID();
  return { firstName: 'N', lastName: 'N', username, email: `${username}@example.dz`, password: 'secret-1', role };
};

type Target = (platform: Platform) => number;
const account: Target = (platform) => platform.account.id;
const themself: Target = ({ users }) => users.admin.id;

const change = (about: string, id: Target, body: object, status: number): RestClaim => ({
  route: 'PUT /api/users/:id',
  about,
  path: (platform) => `/api/users/${id(platform)}`,
  body: () => body,
  outcomes: restOf(status),
});

const update = (id: Target, input: object, outcome: string): GraphqlClaim => ({
  fields: ['Mutation.updateUser'],
  document: 'mutation($id: ID!, $input: UserInput!) { updateUser(id: $id, input: $input) { id role } }',
  variables: (platform) => ({ id: id(platform), input }),
  seen: ({ updateUser }: { updateUser: { role: string } }) => updateUser.role,
  outcomes: adminOnly(outcome),
});

const remove = (id: Target, outcome: string): GraphqlClaim => ({
  fields: ['Mutation.deleteUser'],
  document: 'mutation($id: ID!) { deleteUser(id: $id) }',
  variables: (platform) => ({ id: id(platform) }),
  seen: () => 'done',
  outcomes: adminOnly(outcome),
});

const bulkOf = (field: string, args: string, id: Target, done: number): GraphqlClaim => ({
  fields: [`Mutation.${field}`],
  document: `mutation($ids: [ID!]!) { ${field}(ids: $ids${args}) { done refused { id } } }`,
  variables: (platform) => ({ ids: [id(platform)] }),
  seen: bulk(field),
  outcomes: adminOnly(done),
});

/** Admins alone keep accounts, of any role; they cannot take themselves away. */
export const users: Claims = {
  rest: [
    { route: 'GET /api/users', outcomes: restOf(200) },
    { route: 'POST /api/users', body: () => newcomer('admin'), outcomes: restOf(201) },
    change('a name', account, { firstName: 'Other' }, 200),
    change('a role', account, { role: 'trainer' }, 200),
    change('the role of the admin who asks', themself, { role: 'student' }, 409),
    change('the state of the admin who asks', themself, { isActive: false }, 409),
    { route: 'DELETE /api/users/:id', path: ({ doomed }) => `/api/users/${doomed.id}`, outcomes: restOf(200) },
    {
      route: 'DELETE /api/users/:id',
      about: 'the admin who asks',
      path: (platform) => `/api/users/${themself(platform)}`,
      outcomes: restOf(409),
    },
  ],
  graphql: [
    {
      fields: ['Query.userTable'],
      document: '{ userTable(pageSize: 100) { totalCount rows { id email phone username role isActive } } }',
      seen: ({ userTable }: { userTable: { rows: { role: string }[] } }) =>
        userTable.rows.some(({ role }) => role === 'admin'),
      outcomes: adminOnly(true),
    },
    {
      fields: ['Query.users'],
      document: '{ users(first: 100) { totalCount nodes { id email phone username } } }',
      seen: ({ users: { totalCount, nodes } }: { users: { totalCount: number; nodes: unknown[] } }) =>
        nodes.length === totalCount,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Query.user'],
      document: 'query($id: ID!) { user(id: $id) { email phone } }',
      variables: (platform) => ({ id: account(platform) }),
      seen: ({ user }: { user: object | null }) => user !== null,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Mutation.createUser'],
      document: 'mutation($input: UserInput!) { createUser(input: $input) { role } }',
      variables: () => ({ input: newcomer('admin') }),
      seen: ({ createUser }: { createUser: { role: string } }) => createUser.role,
      outcomes: adminOnly('admin'),
    },
    {
      fields: ['Mutation.importUsers'],
      document: 'mutation($input: UserImportInput!) { importUsers(input: $input) { created faults { line } } }',
      variables: () => {
        const { firstName, lastName, username, email, password, role } = newcomer('trainer');
        const row = [firstName, lastName, username, email, password, role].join();
        return { input: { csv: `firstName,lastName,username,email,password,role\n${row}`, dryRun: false } };
      },
      seen: ({ importUsers }: { importUsers: { created: number } }) => importUsers.created,
      outcomes: adminOnly(1),
    },
    update(account, { role: 'trainer' }, 'trainer'),
    update(themself, { role: 'student' }, 'CONFLICT'),
    update(themself, { firstName: 'admin' }, 'admin'),
    bulkOf('activateUsers', ', isActive: false', account, 1),
    bulkOf('activateUsers', ', isActive: false', themself, 0),
    bulkOf('deleteUsers', '', ({ alsoDoomed }) => alsoDoomed.id, 1),
    bulkOf('deleteUsers', '', themself, 0),
    remove(({ doomed }) => doomed.id, 'done'),
    remove(themself, 'CONFLICT'),
  ],
  open: {
    UserTable: 'rows totalCount',
    UserConnection: 'edges nodes pageInfo totalCount',
    UserEdge: 'cursor node',
    UserImport: 'rows created faultCount faults',
    ImportFault: 'line field message',
  },
};
