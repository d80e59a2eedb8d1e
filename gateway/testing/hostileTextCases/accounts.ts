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
  changeEmail: {
    persona: 'student',
    input: (n) => ({ newEmail: `amel-${n}@example.dz`, currentPassword: 'secret-1' }),
    selection: '',
  },
  requestPasswordReset: { persona: 'visitor', input: () => ({ email: 'amel@example.dz' }), selection: '' },
  resetPassword: { persona: 'visitor', input: () => ({ token: 'none', password: 'secret-1' }), selection: '' },
  confirmEmail: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  confirmEmailChange: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  revertEmailChange: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  updateProfile: {
    persona: 'student',
    input: () => ({
      ...{
        firstName: 'Amel',
        lastName: 'Haddad',
        firstNameAr: 'أمل',
        lastNameAr: 'حداد',
        phone: '0550123456',
        avatar: '/media/a.png',
        bio: 'b',
        bioAr: 'ب',
      },
    }),
    selection: '{ id }',
    findStoredRow: ({ db, users: { student } }) => db.user.findUnique({ where: { id: student.id } }),
  },
};
