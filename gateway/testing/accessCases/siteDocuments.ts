import { adminOnly, sameForAll, type AccessCases } from './accessCase';

/** Everybody reads the documents of the site, and only admins change them. */
export const siteDocumentAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.siteDocument'],
      document: '{ siteDocument(name: privacy) { title body } }',
      observe: ({ siteDocument }: { siteDocument: object | null }) => siteDocument !== null,
      outcomes: sameForAll(true),
    },
    {
      fields: ['Query.siteDocuments'],
      document: '{ siteDocuments { title body } }',
      observe: ({ siteDocuments }: { siteDocuments: unknown[] }) => siteDocuments.length,
      outcomes: sameForAll(1),
    },
    {
      fields: ['Mutation.updateSiteDocument'],
      document:
        'mutation($id: ID!, $input: UpdateSiteDocumentInput!) { updateSiteDocument(id: $id, input: $input) { title } }',
      variables: ({ siteDocument }) => ({ id: siteDocument.id, input: { title: 'Privacy' } }),
      observe: ({ updateSiteDocument }: { updateSiteDocument: { title: string } }) => updateSiteDocument.title,
      outcomes: adminOnly('Privacy'),
    },
  ],
  publicFields: { SiteDocument: 'id name title titleAr body bodyAr updatedAt' },
};
