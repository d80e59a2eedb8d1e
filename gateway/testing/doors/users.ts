import { newestFirst, type Doors } from './door';

const aUser = (n: number) => ({
  ...{ firstName: 'Amel', lastName: 'Haddad', username: `amel-${n}`, email: `amel-${n}@example.dz` },
  ...{ phone: '+213 555 00 00 00', password: 'secret-1' },
});

export const users: Doors = {
  createUser: {
    who: 'admin',
    input: (n) => ({ ...aUser(n), role: 'student' }),
    answer: '{ id }',
    row: ({ db }) => db.user.findFirst(newestFirst),
  },
  updateUser: {
    who: 'admin',
    // A password that is left blank stays; hashing hundreds of others would take a while.
    input: (n) => ({ ...aUser(n), password: '' }),
    rest: async ({ aUser: aRow }) => ({ id: (await aRow()).id }),
    answer: '{ id }',
    row: ({ db }, { id }) => db.user.findUnique({ where: { id } }),
  },
  importUsers: {
    who: 'admin',
    input: () => ({ csv: 'firstName,lastName,username,email,password,role', dryRun: true }),
    answer: '{ created }',
  },
};
