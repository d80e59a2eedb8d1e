import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const categoryInput = (n: number) => ({
  name: 'Wind',
  nameAr: 'رياح',
  slug: `wind-${n}`,
  description: 'd',
  descriptionAr: 'و',
  icon: 'wind',
});

export const categoryHostileTextCases: HostileTextCases = {
  createCategory: {
    persona: 'admin',
    input: categoryInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.category.findFirst(newestFirst),
  },
  updateCategory: {
    persona: 'admin',
    input: (n) => categoryInput(n + 1_000_000),
    createArguments: async ({ createCategory }) => ({ id: (await createCategory()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.category.findUnique({ where: { id } }),
  },
};
