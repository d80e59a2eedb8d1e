import {
  mutationCase,
  adminOnly,
  bulkSuccessCount,
  sameForAllExcept,
  sameForAll,
  countItems,
  restAdminOnly,
  type AccessCases,
} from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const faqInput = { question: 'How?', questionAr: 'كيف؟', answer: 'So.', answerAr: 'هكذا.', isPublished: false };

/** Drafts are visible to admins, and only admins write. */
export const faqAccessCases: AccessCases = {
  rest: [
    { route: 'GET /api/faqs', observe: countItems, outcomes: sameForAllExcept(1, { admin: 2 }) },
    {
      route: 'GET /api/faqs',
      description: 'drafts',
      path: () => '/api/faqs?isPublished=false',
      observe: countItems,
      outcomes: sameForAllExcept(0, { admin: 1 }),
    },
    { route: 'POST /api/faqs', body: () => faqInput, outcomes: restAdminOnly(201) },
    {
      route: 'PUT /api/faqs/:id',
      path: ({ faq }) => `/api/faqs/${faq.id}`,
      body: () => ({ order: 3 }),
      outcomes: restAdminOnly(200),
    },
    { route: 'DELETE /api/faqs/:id', path: ({ faq }) => `/api/faqs/${faq.id}`, outcomes: restAdminOnly(200) },
  ],
  graphql: [
    {
      fields: ['Query.faqs'],
      document: '{ faqs { totalCount nodes { question answer category { name } } } }',
      observe: ({ faqs }: { faqs: { totalCount: number } }) => faqs.totalCount,
      outcomes: sameForAllExcept(1, { admin: 2 }),
    },
    {
      fields: ['Query.faq'],
      document: 'query($id: ID!) { faq(id: $id) { question } }',
      variables: ({ draftFaq }) => ({ id: draftFaq.id }),
      observe: ({ faq }: { faq: object | null }) => faq !== null,
      outcomes: sameForAllExcept(false, { admin: true }),
    },
    {
      fields: ['Query.faqCategories'],
      document: '{ faqCategories { name } }',
      observe: ({ faqCategories }: { faqCategories: unknown[] }) => faqCategories.length,
      outcomes: sameForAll(1),
    },
    {
      fields: ['FaqCategory.faqs'],
      document: '{ faqCategories { faqs { totalCount nodes { question answer } } } }',
      observe: ({ faqCategories: [first] }: { faqCategories: { faqs: { totalCount: number } }[] }) =>
        first?.faqs.totalCount ?? null,
      outcomes: sameForAllExcept(1, { admin: 2 }),
    },
    {
      fields: ['Query.adminFaqs'],
      document: '{ adminFaqs { totalCount rows { question answer } } }',
      observe: ({ adminFaqs }: { adminFaqs: { totalCount: number } }) => adminFaqs.totalCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Mutation.createFaq'],
      document: 'mutation($input: CreateFaqInput!) { createFaq(input: $input) { isPublished } }',
      variables: () => ({ input: faqInput }),
      observe: ({ createFaq }: { createFaq: { isPublished: boolean } }) => createFaq.isPublished,
      outcomes: adminOnly(false),
    },
    {
      fields: ['Mutation.updateFaq'],
      document: 'mutation($id: ID!, $input: UpdateFaqInput!) { updateFaq(id: $id, input: $input) { order } }',
      variables: ({ faq }) => ({ id: faq.id, input: { order: 3 } }),
      observe: ({ updateFaq }: { updateFaq: { order: number } }) => updateFaq.order,
      outcomes: adminOnly(3),
    },
    {
      fields: ['Mutation.publishFaqs'],
      document: 'mutation($ids: [ID!]!) { publishFaqs(ids: $ids, isPublished: false) { succeeded failed { id } } }',
      variables: ({ faq }) => ({ ids: [faq.id] }),
      observe: bulkSuccessCount('publishFaqs'),
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteFaqs'],
      document: 'mutation($ids: [ID!]!) { deleteFaqs(ids: $ids) { succeeded failed { id } } }',
      variables: ({ draftFaq }) => ({ ids: [draftFaq.id] }),
      observe: bulkSuccessCount('deleteFaqs'),
      outcomes: adminOnly(1),
    },
    mutationCase('deleteFaq', ['$id: ID!', '(id: $id)'], ({ faq }) => ({ id: faq.id }), adminOnly('done')),
  ],
  publicFields: {
    AdminFaqList: 'rows totalCount nextOrder',
    BulkResult: 'succeeded unchanged failed updatedAt',
    BulkError: 'id message problem',
    Faq: 'id question questionAr answer answerAr answerBlocks answerBlocksAr summary summaryAr categoryId category order isPublished createdAt updatedAt',
    FaqCategory: 'id name nameAr slug order',
    FaqConnection: 'edges nodes pageInfo totalCount',
    FaqEdge: 'cursor node',
    FaqCategoryFaqsConnection: 'edges nodes pageInfo totalCount',
    FaqCategoryFaqsConnectionEdge: 'cursor node',
  },
};

const uniqueFaqInput = () => ({ question: 'How?', questionAr: 'كيف؟', answer: 'So.', answerAr: 'هكذا.' });

export const faqHostileTextCases: HostileTextCases = {
  createFaq: {
    persona: 'admin',
    input: uniqueFaqInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.faq.findFirst(newestFirst),
  },
  updateFaq: {
    persona: 'admin',
    input: uniqueFaqInput,
    createArguments: async ({ createFaq }) => ({ id: (await createFaq()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.faq.findUnique({ where: { id } }),
  },
};
