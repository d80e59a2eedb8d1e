import { newestFirst, type MutationCases } from './mutationCase';

/** More options than any hostile text names by its commas: one that takes their place is out of step, and refused. */
const optionTexts = (name: string) => Array.from({ length: 19 }, (_, at) => `${name} ${at + 1}`);

const pollInput = () => ({
  ...{ question: 'Which one?', questionAr: 'أيّها؟' },
  ...{ options: optionTexts('Answer'), optionsAr: optionTexts('جواب') },
});

export const pollMutationCases: MutationCases = {
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
