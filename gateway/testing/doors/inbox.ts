import { newestFirst, type Doors } from './door';

/** What anybody may send to the people who run the platform. */
export const inbox: Doors = {
  sendContactMessage: {
    who: 'visitor',
    input: (n) => ({
      ...{ name: 'Amel', email: `amel-${n}@example.dz`, phone: '+213 555' },
      ...{ subject: `A question ${n}`, message: 'When does it begin?' },
    }),
    answer: '',
    row: ({ db }) => db.contactMessage.findFirst(newestFirst),
  },
  subscribeToNewsletter: {
    who: 'visitor',
    input: (n) => ({ email: `amel-${n}@example.dz` }),
    answer: '',
  },
};
