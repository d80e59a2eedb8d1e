import { newestFirst, type HostileTextCases } from './hostileTextCase';

export const searchVocabularyMutationCases: HostileTextCases = {
  createSearchVocabularyEntry: {
    persona: 'admin',
    input: (n) => ({ words: [`Pump ${n}`, 'مضخة'] }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.searchVocabularyEntry.findFirst(newestFirst),
  },
  updateSearchVocabularyEntry: {
    persona: 'admin',
    input: (n) => ({ words: [`Changed ${n}`, 'مضخة'] }),
    createArguments: async ({ db }) => {
      const { id } = await db.searchVocabularyEntry.create({ data: { words: ['Hostile', 'عدائي'] } });
      return { id };
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.searchVocabularyEntry.findUnique({ where: { id } }),
  },
};
