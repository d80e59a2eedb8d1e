import { but, everybody, length, type Claims } from './claim';

/** Drafts exist for admins alone. */
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
  ],
  graphql: [
    {
      fields: ['Query.faqs'],
      document: '{ faqs { totalCount nodes { question answer category { name } } } }',
      seen: ({ faqs }: { faqs: { totalCount: number } }) => faqs.totalCount,
      outcomes: but(1, { admin: 2 }),
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
  ],
  open: {
    Faq: 'id question questionAr answer answerAr categoryId category order isPublished createdAt updatedAt',
    FaqCategory: 'id name nameAr slug order',
    FaqConnection: 'edges nodes pageInfo totalCount',
    FaqEdge: 'cursor node',
    FaqCategoryFaqsConnection: 'edges nodes pageInfo totalCount',
    FaqCategoryFaqsConnectionEdge: 'cursor node',
  },
};
