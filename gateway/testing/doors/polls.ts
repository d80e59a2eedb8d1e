import { newestFirst, type Doors } from './door';

/** More options than any hostile text names by its commas: one that takes their place is out of step, and refused. */
const options = (name: string) => Array.from({ length: 19 }, (_, at) => `${name} ${at + 1}`);

const aPoll = () => ({
  ...{ question: 'Which one?', questionAr: 'أيّها؟' },
  ...{ options: options('Answer'), optionsAr: options('جواب') },
});

export const polls: Doors = {
  createPoll: {
    who: 'admin',
    input: aPoll,
    answer: '{ id }',
    row: ({ db }) => db.poll.findFirst(newestFirst),
  },
  updatePoll: {
    who: 'admin',
    input: aPoll,
    rest: async ({ aPoll: made }) => ({ id: (await made()).id }),
    answer: '{ id }',
    row: ({ db }, { id }) => db.poll.findUnique({ where: { id } }),
  },
};
