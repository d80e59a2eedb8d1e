import { newestFirst, type HostileTextCases } from './hostileTextCase';

export const contactMutationCases: HostileTextCases = {
  sendContactMessage: {
    persona: 'visitor',
    input: (n) => ({
      ...{ name: 'Amel', email: `amel-${n}@example.dz`, phone: '0555 12 34 56' },
      ...{ subject: `A question ${n}`, message: 'When does it begin?' },
    }),
    selection: '',
    findStoredRow: ({ db }) => db.contactMessage.findFirst(newestFirst),
  },
};
