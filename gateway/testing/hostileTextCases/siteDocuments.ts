import type { HostileTextCases } from './hostileTextCase';

export const siteDocumentMutationCases: HostileTextCases = {
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
