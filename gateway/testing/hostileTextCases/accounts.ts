import { newestFirst, type HostileTextCases } from './hostileTextCase';

export const accountMutationCases: HostileTextCases = {
  register: {
    persona: 'visitor',
    input: (n) => ({
      ...{ firstName: 'Amel', lastName: 'Haddad', username: `amel-${n}`, email: `amel-${n}@example.dz` },
      ...{ phone: '+213 555 00 00 00', password: 'secret-1' },
    }),
    selection: '{ user { id } }',
    findStoredRow: ({ db }) => db.user.findFirst(newestFirst),
  },
  login: {
    persona: 'visitor',
    input: () => ({ email: 'amel@example.dz', password: 'secret-1' }),
    selection: '{ user { id } }',
  },
  changePassword: {
    persona: 'student',
    input: () => ({ currentPassword: 'secret-1', newPassword: 'secret-1' }),
    selection: '',
  },
  updateProfile: {
    persona: 'student',
    input: () => ({
      ...{ firstName: 'Amel', lastName: 'Haddad', phone: '+213 555', avatar: '/media/a.png', bio: 'b', bioAr: 'ب' },
    }),
    selection: '{ id }',
    findStoredRow: ({ db, users: { student } }) => db.user.findUnique({ where: { id: student.id } }),
  },
};
