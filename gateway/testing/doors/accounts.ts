import { newestFirst, type Doors } from './door';

export const accounts: Doors = {
  register: {
    who: 'visitor',
    input: (n) => ({
      ...{ firstName: 'Amel', lastName: 'Haddad', username: `amel-${n}`, email: `amel-${n}@example.dz` },
      ...{ phone: '+213 555 00 00 00', password: 'secret-1' },
    }),
    answer: '{ user { id } }',
    row: ({ db }) => db.user.findFirst(newestFirst),
  },
  login: {
    who: 'visitor',
    input: () => ({ email: 'amel@example.dz', password: 'secret-1' }),
    answer: '{ user { id } }',
  },
  changePassword: {
    who: 'student',
    input: () => ({ current: 'secret-1', next: 'secret-1' }),
    answer: '',
  },
  updateProfile: {
    who: 'student',
    input: () => ({
      ...{ firstName: 'Amel', lastName: 'Haddad', phone: '+213 555', avatar: '/media/a.png', bio: 'b', bioAr: 'ب' },
    }),
    answer: '{ id }',
    row: ({ db, people: { student } }) => db.user.findUnique({ where: { id: student.id } }),
  },
};
