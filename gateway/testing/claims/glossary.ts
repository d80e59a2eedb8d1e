import type { Platform } from '../people';
import { bulk, but, everybody, length, staff, type Claims, type GraphqlClaim } from './claim';

const input = {
  term: 'Fuse',
  termAr: 'منصهر',
  definition: 'It melts.',
  definitionAr: 'ينصهر.',
  category: 'Safety',
  categoryAr: 'السلامة',
  isPublished: false,
};

const writers = but('FORBIDDEN', { visitor: 'UNAUTHENTICATED' });

const update = (id: (platform: Platform) => number, outcomes: GraphqlClaim['outcomes']): GraphqlClaim => ({
  fields: ['Mutation.updateGlossaryTerm'],
  document:
    'mutation($id: ID!, $input: GlossaryTermInput!) { updateGlossaryTerm(id: $id, input: $input) { id definition } }',
  variables: (platform) => ({ id: id(platform), input: { ...input, isPublished: null } }),
  seen: () => 'done',
  outcomes,
});

const remove = (id: (platform: Platform) => number, outcomes: GraphqlClaim['outcomes']): GraphqlClaim => ({
  fields: ['Mutation.deleteGlossaryTerm'],
  document: 'mutation($id: ID!) { deleteGlossaryTerm(id: $id) }',
  variables: (platform) => ({ id: id(platform) }),
  seen: () => 'done',
  outcomes,
});

interface Listed {
  glossaryTerms: { totalCount: number; nodes: { canEdit: boolean }[] };
}

/** Drafts exist for the trainer who made them and for admins; trainers change their own terms, admins all. */
export const glossary: Claims = {
  rest: [
    { route: 'GET /api/glossary', seen: length, outcomes: staff(2, 3) },
    {
      route: 'GET /api/glossary',
      about: 'drafts',
      path: () => '/api/glossary?isPublished=false',
      seen: length,
      outcomes: staff(0, 1),
    },
    {
      route: 'GET /api/glossary/categories',
      about: 'count published terms',
      seen: (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0),
      outcomes: everybody(2),
    },
  ],
  graphql: [
    {
      fields: ['Query.glossaryTerms', 'GlossaryTerm.canEdit'],
      document: '{ glossaryTerms { totalCount nodes { term definition canEdit } } }',
      seen: ({ glossaryTerms: { totalCount, nodes } }: Listed) =>
        `${totalCount}, ${nodes.filter(({ canEdit }) => canEdit).length} editable`,
      outcomes: but('2, 0 editable', {
        trainer: '3, 2 editable',
        otherTrainer: '2, 1 editable',
        admin: '3, 3 editable',
      }),
    },
    {
      fields: ['Query.glossaryTable'],
      document: '{ glossaryTable { totalCount rows { term definition } } }',
      seen: ({ glossaryTable }: { glossaryTable: { totalCount: number } }) => glossaryTable.totalCount,
      outcomes: { ...writers, trainer: 3, otherTrainer: 2, admin: 3 },
    },
    {
      fields: ['Mutation.publishGlossaryTerms'],
      document:
        'mutation($ids: [ID!]!) { publishGlossaryTerms(ids: $ids, isPublished: false) { done refused { id } } }',
      variables: ({ draftTerm }) => ({ ids: [draftTerm.id] }),
      seen: bulk('publishGlossaryTerms'),
      outcomes: { ...writers, trainer: 1, otherTrainer: 0, admin: 1 },
    },
    {
      fields: ['Mutation.deleteGlossaryTerms'],
      document: 'mutation { deleteGlossaryTerms(ids: [999999]) { done refused { id } } }',
      seen: bulk('deleteGlossaryTerms'),
      outcomes: { ...writers, trainer: 0, otherTrainer: 0, admin: 0 },
    },
    {
      fields: ['Query.glossaryTerm'],
      document: 'query($id: ID!) { glossaryTerm(id: $id) { term } }',
      variables: ({ draftTerm }) => ({ id: draftTerm.id }),
      seen: ({ glossaryTerm }: { glossaryTerm: object | null }) => glossaryTerm !== null,
      outcomes: staff(false, true),
    },
    {
      fields: ['Query.glossaryCategories'],
      document: '{ glossaryCategories { category categoryAr count } }',
      seen: ({ glossaryCategories }: { glossaryCategories: { count: number }[] }) =>
        glossaryCategories.reduce((sum, { count }) => sum + count, 0),
      outcomes: staff(2, 3),
    },
    update(({ term }) => term.id, { ...writers, trainer: 'done', admin: 'done' }),
    update(({ draftTerm }) => draftTerm.id, { ...writers, trainer: 'done', otherTrainer: 'NOT_FOUND', admin: 'done' }),
    // Whoever may delete it does so in turn, and those after them find nothing.
    remove(({ otherTerm }) => otherTerm.id, { ...writers, otherTrainer: 'done', admin: 'NOT_FOUND' }),
    remove(({ term }) => term.id, { ...writers, trainer: 'done', otherTrainer: 'NOT_FOUND', admin: 'NOT_FOUND' }),
    {
      fields: ['Mutation.createGlossaryTerm'],
      document: 'mutation($input: GlossaryTermInput!) { createGlossaryTerm(input: $input) { id canEdit } }',
      variables: () => ({ input }),
      seen: ({ createGlossaryTerm }: { createGlossaryTerm: { canEdit: boolean } }) => createGlossaryTerm.canEdit,
      outcomes: { ...writers, trainer: true, otherTrainer: true, admin: true },
    },
  ],
  open: {
    GlossaryTerm:
      'id term termAr letter letterAr definition definitionAr acronym acronymAr category categoryAr isPublished createdAt ' +
      'updatedAt createdBy',
    GlossaryCategory: 'category categoryAr count',
    GlossaryTable: 'rows totalCount',
    GlossaryTermConnection: 'edges nodes pageInfo totalCount',
    GlossaryTermEdge: 'cursor node',
  },
};
