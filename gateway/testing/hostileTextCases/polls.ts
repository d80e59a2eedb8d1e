import { newestFirst, type HostileTextCases } from './hostileTextCase';

/**
 * More options than any hostile text has commas, so that a text in their place makes the languages differ in number and
 * is rejected.
 */
const createOptionTexts = (name: string) => Array.from({ length: 19 }, (_, at) => `${name} ${at + 1}`);

const pollInput = () => ({
  ...{ question: 'Which one?', questionAr: 'أيّها؟' },
  ...{ options: createOptionTexts('Answer'), optionsAr: createOptionTexts('جواب') },
});

export const pollMutationCases: HostileTextCases = {
  createPoll: {
    persona: 'admin',
    input: pollInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.poll.findFirst(newestFirst),
  },
  updatePoll: {
    persona: 'admin',
    input: pollInput,
    createArguments: async ({ createPoll }) => ({ id: (await createPoll()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.poll.findUnique({ where: { id } }),
  },
};
