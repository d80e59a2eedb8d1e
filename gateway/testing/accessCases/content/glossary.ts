import type { SeededPlatform } from '../../personas';
import {
  mutationCase,
  bulkSuccessCount,
  sameForAllExcept,
  sameForAll,
  countItems,
  ownerAndAdmin,
  type AccessCases,
  type GraphqlAccessCase,
} from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const termInput = {
  term: 'Fuse',
  termAr: 'منصهر',
  definition: 'It melts.',
  definitionAr: 'ينصهر.',
  category: 'Safety',
  categoryAr: 'السلامة',
  isPublished: false,
};

const trainersAndAdmin = sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED' });

const updateTermCase = (
  id: (platform: SeededPlatform) => number,
  outcomes: GraphqlAccessCase['outcomes'],
): GraphqlAccessCase =>
  mutationCase(
    'updateGlossaryTerm',
    ['$id: ID!, $input: UpdateGlossaryTermInput!', '(id: $id, input: $input) { id definition }'],
    (platform) => ({ id: id(platform), input: { ...termInput, isPublished: null } }),
    outcomes,
  );

const deleteTermCase = (
  id: (platform: SeededPlatform) => number,
  outcomes: GraphqlAccessCase['outcomes'],
): GraphqlAccessCase =>
  mutationCase('deleteGlossaryTerm', ['$id: ID!', '(id: $id)'], (platform) => ({ id: id(platform) }), outcomes);

interface GlossaryData {
  glossaryTerms: { totalCount: number; nodes: { canEdit: boolean }[] };
}

/** Drafts are visible to their trainer and admins; trainers write their own terms, admins all. */
export const glossaryAccessCases: AccessCases = {
  rest: [
    { route: 'GET /api/glossary', observe: countItems, outcomes: ownerAndAdmin(2, 3) },
    {
      route: 'GET /api/glossary',
      description: 'drafts',
      path: () => '/api/glossary?isPublished=false',
      observe: countItems,
      outcomes: ownerAndAdmin(0, 1),
    },
    {
      route: 'GET /api/glossary/categories',
      description: 'count published terms',
      observe: (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0),
      outcomes: sameForAll(2),
    },
  ],
  graphql: [
    {
      fields: ['Query.glossaryTerms', 'GlossaryTerm.canEdit'],
      document: '{ glossaryTerms { totalCount nodes { term definition canEdit } } }',
      observe: ({ glossaryTerms: { totalCount, nodes } }: GlossaryData) =>
        `${totalCount}, ${nodes.filter(({ canEdit }) => canEdit).length} editable`,
      outcomes: sameForAllExcept('2, 0 editable', {
        trainer: '3, 2 editable',
        otherTrainer: '2, 1 editable',
        admin: '3, 3 editable',
      }),
    },
    {
      fields: ['Query.adminGlossaryTerms'],
      document: '{ adminGlossaryTerms { totalCount rows { term definition } } }',
      observe: ({ adminGlossaryTerms }: { adminGlossaryTerms: { totalCount: number } }) =>
        adminGlossaryTerms.totalCount,
      outcomes: { ...trainersAndAdmin, trainer: 3, otherTrainer: 2, admin: 3 },
    },
    {
      fields: ['Mutation.publishGlossaryTerms'],
      document:
        'mutation($ids: [ID!]!) { publishGlossaryTerms(ids: $ids, isPublished: false) { succeeded failed { id } } }',
      variables: ({ draftTerm }) => ({ ids: [draftTerm.id] }),
      observe: bulkSuccessCount('publishGlossaryTerms'),
      outcomes: { ...trainersAndAdmin, trainer: 1, otherTrainer: 0, admin: 1 },
    },
    {
      fields: ['Mutation.deleteGlossaryTerms'],
      document: 'mutation { deleteGlossaryTerms(ids: [999999]) { succeeded failed { id } } }',
      observe: bulkSuccessCount('deleteGlossaryTerms'),
      outcomes: { ...trainersAndAdmin, trainer: 0, otherTrainer: 0, admin: 0 },
    },
    {
      fields: ['Query.glossaryTerm'],
      document: 'query($id: ID!) { glossaryTerm(id: $id) { term } }',
      variables: ({ draftTerm }) => ({ id: draftTerm.id }),
      observe: ({ glossaryTerm }: { glossaryTerm: object | null }) => glossaryTerm !== null,
      outcomes: ownerAndAdmin(false, true),
    },
    {
      fields: ['Query.glossaryCategories'],
      document: '{ glossaryCategories { category categoryAr count } }',
      observe: ({ glossaryCategories }: { glossaryCategories: { count: number }[] }) =>
        glossaryCategories.reduce((sum, { count }) => sum + count, 0),
      outcomes: ownerAndAdmin(2, 3),
    },
    updateTermCase(({ term }) => term.id, { ...trainersAndAdmin, trainer: 'done', admin: 'done' }),
    updateTermCase(({ draftTerm }) => draftTerm.id, {
      ...trainersAndAdmin,
      trainer: 'done',
      otherTrainer: 'NOT_FOUND',
      admin: 'done',
    }),
    // Personas run in order: the first with permission deletes the row, later ones get NOT_FOUND.
    deleteTermCase(({ otherTerm }) => otherTerm.id, { ...trainersAndAdmin, otherTrainer: 'done', admin: 'NOT_FOUND' }),
    deleteTermCase(({ term }) => term.id, {
      ...trainersAndAdmin,
      trainer: 'done',
      otherTrainer: 'NOT_FOUND',
      admin: 'NOT_FOUND',
    }),
    {
      fields: ['Mutation.createGlossaryTerm'],
      document: 'mutation($input: CreateGlossaryTermInput!) { createGlossaryTerm(input: $input) { id canEdit } }',
      variables: () => ({ input: termInput }),
      observe: ({ createGlossaryTerm }: { createGlossaryTerm: { canEdit: boolean } }) => createGlossaryTerm.canEdit,
      outcomes: { ...trainersAndAdmin, trainer: true, otherTrainer: true, admin: true },
    },
  ],
  publicFields: {
    GlossaryTerm:
      'id term termAr letter letterAr definition definitionAr acronym acronymAr nameFr spellings category categoryAr isPublished createdAt ' +
      'updatedAt createdBy',
    GlossaryCategory: 'category categoryAr count',
    AdminGlossaryTermList: 'rows totalCount',
    GlossaryTermConnection: 'edges nodes pageInfo totalCount',
    GlossaryTermEdge: 'cursor node',
  },
};

const uniqueTermInput = (n: number) => ({
  term: `Inverter ${n}`,
  termAr: 'عاكس',
  definition: 'Turns one current into the other.',
  definitionAr: 'يحوّل التيار.',
  category: 'Solar energy',
  categoryAr: 'الطاقة الشمسية',
  acronym: 'INV',
  acronymAr: 'ع',
  nameFr: 'Onduleur',
  spellings: ['انفرتر'],
});

export const glossaryHostileTextCases: HostileTextCases = {
  createGlossaryTerm: {
    persona: 'trainer',
    input: uniqueTermInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.glossaryTerm.findFirst(newestFirst),
  },
  updateGlossaryTerm: {
    persona: 'trainer',
    input: uniqueTermInput,
    createArguments: async ({ createGlossaryTerm, users }) => ({
      id: (await createGlossaryTerm({ createdBy: users.trainer.id })).id,
    }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.glossaryTerm.findUnique({ where: { id } }),
  },
};
