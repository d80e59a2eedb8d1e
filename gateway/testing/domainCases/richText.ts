import { sameForAllExcept, type AccessCases } from './accessCase';

/** Everybody who is signed in may preview a text of their own. */
export const richTextAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.richTextPreview'],
      document: '{ richTextPreview(text: "**400 V**") }',
      observe: ({ richTextPreview }: { richTextPreview: { type: string }[] }) => richTextPreview.length,
      outcomes: sameForAllExcept(1, { visitor: 'UNAUTHENTICATED' }),
    },
  ],
  publicFields: {},
};
