import { sameForAllExcept, type AccessCases } from '../accessCase';

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
    {
      fields: ['Query.richTextPreviews'],
      document: '{ richTextPreviews(texts: ["**400 V**", "a"]) }',
      observe: ({ richTextPreviews }: { richTextPreviews: object[] }) => richTextPreviews.length,
      outcomes: sameForAllExcept(2, { visitor: 'UNAUTHENTICATED' }),
    },
  ],
  publicFields: {},
};
