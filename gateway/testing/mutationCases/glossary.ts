import { newestFirst, type MutationCases } from './mutationCase';

const termInput = (n: number) => ({
  ...{ term: `Inverter ${n}`, termAr: 'عاكس', definition: 'Turns one current into the other.' },
  ...{ definitionAr: 'يحوّل التيار.', category: 'Solar energy', categoryAr: 'الطاقة الشمسية' },
  ...{ acronym: 'INV', acronymAr: 'ع' },
});

export const glossaryMutationCases: MutationCases = {
  createGlossaryTerm: {
    persona: 'trainer',
    input: termInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.glossaryTerm.findFirst(newestFirst),
  },
  updateGlossaryTerm: {
    persona: 'trainer',
    input: termInput,
    createArguments: async ({ createGlossaryTerm, people }) => ({
      id: (await createGlossaryTerm({ createdBy: people.trainer.id })).id,
    }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.glossaryTerm.findUnique({ where: { id } }),
  },
};
