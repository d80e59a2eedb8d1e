import { sameForAll, type AccessCases } from '../accessCase';

/** Everybody finds published rows only, also owners and admins. */
export const searchAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.search'],
      document:
        '{ search(query: "draft") { courseCount blogPostCount eventCount glossaryTermCount faqCount courses { isPublished } } }',
      observe: ({ search }: { search: { courses: { isPublished: boolean }[] } }) =>
        search.courses.every(({ isPublished }) => isPublished),
      outcomes: sameForAll(true),
    },
  ],
  publicFields: {
    SearchResult:
      'partialKinds suggestion isPartial courseCount courses blogPostCount blogPosts eventCount events glossaryTermCount glossaryTerms faqCount faqs',
  },
};
