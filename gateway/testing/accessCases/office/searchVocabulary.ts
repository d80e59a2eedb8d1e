import { mutationCase, adminOnly, bulkSuccessCount, firstCaseRowId, type AccessCases } from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const [entryId, deletableId, bulkId] = [0, 1, 2].map((offset) => firstCaseRowId + offset);

/** Only admins read and write the vocabulary of the search. */
export const searchVocabularyAccessCases: AccessCases = {
  seed: async ({ db }) => {
    await db.searchVocabularyEntry.createMany({
      data: [entryId, deletableId, bulkId].map((id) => ({ id, words: [`Word ${id}`, `كلمة ${id}`] })),
    });
  },
  rest: [],
  graphql: [
    {
      fields: ['Query.adminSearchVocabulary'],
      document: `{ adminSearchVocabulary(filter: { search: "Word ${entryId}" }) { totalCount rows { words } } }`,
      observe: ({ adminSearchVocabulary }: { adminSearchVocabulary: { totalCount: number } }) =>
        adminSearchVocabulary.totalCount,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Query.searchVocabularyEntry'],
      document: 'query($id: ID!) { searchVocabularyEntry(id: $id) { words } }',
      variables: () => ({ id: entryId }),
      observe: ({ searchVocabularyEntry }: { searchVocabularyEntry: { words: string[] } | null }) =>
        searchVocabularyEntry?.words.length ?? null,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Mutation.createSearchVocabularyEntry'],
      document:
        'mutation($input: CreateSearchVocabularyEntryInput!) { createSearchVocabularyEntry(input: $input) { words } }',
      variables: () => ({ input: { words: ['case', 'cas'] } }),
      observe: (data: { createSearchVocabularyEntry: { words: string[] } }) =>
        data.createSearchVocabularyEntry.words.join(' '),
      outcomes: adminOnly('case cas'),
    },
    {
      fields: ['Mutation.updateSearchVocabularyEntry'],
      document: `mutation($id: ID!, $input: UpdateSearchVocabularyEntryInput!) {
        updateSearchVocabularyEntry(id: $id, input: $input) { words } }`,
      variables: () => ({ id: entryId, input: { words: ['row', 'ligne', 'سطر'] } }),
      observe: (data: { updateSearchVocabularyEntry: { words: string[] } }) =>
        data.updateSearchVocabularyEntry.words.length,
      outcomes: adminOnly(3),
    },
    mutationCase(
      'deleteSearchVocabularyEntry',
      ['$id: ID!', '(id: $id)'],
      () => ({ id: deletableId }),
      adminOnly('done'),
    ),
    {
      fields: ['Mutation.deleteSearchVocabularyEntries'],
      document: 'mutation($ids: [ID!]!) { deleteSearchVocabularyEntries(ids: $ids) { succeeded failed { id } } }',
      variables: () => ({ ids: [bulkId] }),
      observe: bulkSuccessCount('deleteSearchVocabularyEntries'),
      outcomes: adminOnly(1),
    },
  ],
  publicFields: {
    AdminSearchVocabularyEntryList: 'rows totalCount',
    SearchVocabularyEntry: 'id words createdAt updatedAt',
  },
};

export const searchVocabularyHostileTextCases: HostileTextCases = {
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
