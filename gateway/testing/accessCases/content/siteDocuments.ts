import { adminOnly, sameForAll, type AccessCases } from '../accessCase';
import type { HostileTextCases } from '../hostileTextCase';

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
  publicFields: { SiteDocument: 'id name title titleAr body bodyAr bodyBlocks bodyBlocksAr updatedAt' },
};

export const siteDocumentHostileTextCases: HostileTextCases = {
  updateSiteDocument: {
    persona: 'admin',
    input: () => ({ title: 'Terms', titleAr: 'الشروط', body: 'Text', bodyAr: 'نص' }),
    createArguments: async ({ db }) => {
      const texts = { title: 'Terms', titleAr: 'الشروط', body: 'Text', bodyAr: 'نص' };
      const where = { name: 'terms' } as const;
      return db.siteDocument.upsert({ where, create: { ...where, ...texts }, update: {}, select: { id: true } });
    },
    selection: '{ id }',
    findStoredRow: ({ db }) => db.siteDocument.findUnique({ where: { name: 'terms' } }),
  },
};
