import { newestFirst, type HostileTextCases } from './hostileTextCase';

const termInput = (n: number) => ({
  ...{ term: `Inverter ${n}`, termAr: 'عاكس', definition: 'Turns one current into the other.' },
  ...{ definitionAr: 'يحوّل التيار.', category: 'Solar energy', categoryAr: 'الطاقة الشمسية' },
  ...{ acronym: 'INV', acronymAr: 'ع', nameFr: 'Onduleur', spellings: ['انفرتر'] },
});

export const glossaryMutationCases: HostileTextCases = {
  createGlossaryTerm: {
    persona: 'trainer',
    input: termInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.glossaryTerm.findFirst(newestFirst),
  },
  updateGlossaryTerm: {
    persona: 'trainer',
    input: termInput,
    createArguments: async ({ createGlossaryTerm, users }) => ({
      id: (await createGlossaryTerm({ createdBy: users.trainer.id })).id,
    }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.glossaryTerm.findUnique({ where: { id } }),
  },
};
