import { adminOnly, bulk, but, everybody, length, restOf, type Claims } from './claim';

const input = { question: 'How?', questionAr: 'كيف؟', answer: 'So.', answerAr: 'هكذا.', isPublished: false };

/** Drafts exist for admins alone, and they alone write. */
export const faqs: Claims = {
  rest: [
    { route: 'GET /api/faqs', seen: length, outcomes: but(1, { admin: 2 }) },
    {
      route: 'GET /api/faqs',
      about: 'drafts',
      path: () => '/api/faqs?isPublished=false',
      seen: length,
      outcomes: but(0, { admin: 1 }),
    },
    { route: 'POST /api/faqs', body: () => input, outcomes: restOf(201) },
    {
      route: 'PUT /api/faqs/:id',
      path: ({ faq }) => `/api/faqs/${faq.id}`,
      body: () => ({ order: 3 }),
      outcomes: restOf(200),
    },
    { route: 'DELETE /api/faqs/:id', path: ({ faq }) => `/api/faqs/${faq.id}`, outcomes: restOf(200) },
  ],
  graphql: [
    {
      fields: ['Query.faqs'],
      document: '{ faqs { totalCount nodes { question answer category { name } } } }',
      seen: ({ faqs }: { faqs: { totalCount: number } }) => faqs.totalCount,
      outcomes: but(1, { admin: 2 }),
    },
    {
      fields: ['Query.faq'],
      document: 'query($id: ID!) { faq(id: $id) { question } }',
      variables: ({ draftFaq }) => ({ id: draftFaq.id }),
      seen: ({ faq }: { faq: object | null }) => faq !== null,
      outcomes: but(false, { admin: true }),
    },
    {
      fields: ['Query.faqCategories'],
      document: '{ faqCategories { name } }',
      seen: ({ faqCategories }: { faqCategories: unknown[] }) => faqCategories.length,
      outcomes: everybody(1),
    },
    {
      fields: ['FaqCategory.faqs'],
      document: '{ faqCategories { faqs { totalCount nodes { question answer } } } }',
      seen: ({ faqCategories: [first] }: { faqCategories: { faqs: { totalCount: number } }[] }) =>
        first?.faqs.totalCount ?? null,
      outcomes: but(1, { admin: 2 }),
    },
    {
      fields: ['Query.faqTable'],
      document: '{ faqTable { totalCount rows { question answer } } }',
      seen: ({ faqTable }: { faqTable: { totalCount: number } }) => faqTable.totalCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Mutation.createFaq'],
      document: 'mutation($input: FaqInput!) { createFaq(input: $input) { isPublished } }',
      variables: () => ({ input }),
      seen: ({ createFaq }: { createFaq: { isPublished: boolean } }) => createFaq.isPublished,
      outcomes: adminOnly(false),
    },
    {
      fields: ['Mutation.updateFaq'],
      document: 'mutation($id: ID!, $input: FaqInput!) { updateFaq(id: $id, input: $input) { order } }',
      variables: ({ faq }) => ({ id: faq.id, input: { order: 3 } }),
      seen: ({ updateFaq }: { updateFaq: { order: number } }) => updateFaq.order,
      outcomes: adminOnly(3),
    },
    {
      fields: ['Mutation.publishFaqs'],
      document: 'mutation($ids: [ID!]!) { publishFaqs(ids: $ids, isPublished: false) { done refused { id } } }',
      variables: ({ faq }) => ({ ids: [faq.id] }),
      seen: bulk('publishFaqs'),
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteFaqs'],
      document: 'mutation($ids: [ID!]!) { deleteFaqs(ids: $ids) { done refused { id } } }',
      variables: ({ draftFaq }) => ({ ids: [draftFaq.id] }),
      seen: bulk('deleteFaqs'),
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteFaq'],
      document: 'mutation($id: ID!) { deleteFaq(id: $id) }',
      variables: ({ faq }) => ({ id: faq.id }),
      seen: () => 'done',
      outcomes: adminOnly('done'),
    },
  ],
  open: {
    FaqTable: 'rows totalCount',
    BulkOutcome: 'done refused',
    Refusal: 'id message',
    Faq: 'id question questionAr answer answerAr categoryId category order isPublished createdAt updatedAt',
    FaqCategory: 'id name nameAr slug order',
    FaqConnection: 'edges nodes pageInfo totalCount',
    FaqEdge: 'cursor node',
    FaqCategoryFaqsConnection: 'edges nodes pageInfo totalCount',
    FaqCategoryFaqsConnectionEdge: 'cursor node',
  },
};
