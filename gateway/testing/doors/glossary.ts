import { newestFirst, type Doors } from './door';

const aTerm = (n: number) => ({
  ...{ term: `Inverter ${n}`, termAr: 'عاكس', definition: 'Turns one current into the other.' },
  ...{ definitionAr: 'يحوّل التيار.', category: 'Solar energy', categoryAr: 'الطاقة الشمسية' },
  ...{ acronym: 'INV', acronymAr: 'ع' },
});

export const glossary: Doors = {
  createGlossaryTerm: {
    who: 'trainer',
    input: aTerm,
    answer: '{ id }',
    row: ({ db }) => db.glossaryTerm.findFirst(newestFirst),
  },
  updateGlossaryTerm: {
    who: 'trainer',
    input: aTerm,
    rest: async ({ aTerm: aRow, people }) => ({ id: (await aRow({ createdBy: people.trainer.id })).id }),
    answer: '{ id }',
    row: ({ db }, { id }) => db.glossaryTerm.findUnique({ where: { id } }),
  },
};
