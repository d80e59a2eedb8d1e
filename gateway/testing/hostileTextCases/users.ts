import { newestFirst, type HostileTextCases } from './hostileTextCase';

const userInput = (n: number) => ({
  ...{ firstName: 'Amel', lastName: 'Haddad', firstNameAr: 'أمل', lastNameAr: 'حداد' },
  ...{ username: `amel-${n}`, email: `amel-${n}@example.dz` },
  ...{ phone: '+213 555 00 00 00', password: 'secret-1' },
});

export const userMutationCases: HostileTextCases = {
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
