import type { HostileTextCases } from './hostileTextCase';

const signatory = {
  ...{ signatoryName: 'Nadia Cherif', signatoryNameAr: 'نادية شريف' },
  ...{ signatoryTitle: 'Director', signatoryTitleAr: 'المديرة', signature: '' },
};

export const certificateSettingsMutationCases: HostileTextCases = {
  updateCertificateSettings: {
    persona: 'admin',
    input: () => signatory,
    selection: '{ updatedAt }',
    findStoredRow: ({ db }) => db.certificateSettings.findUnique({ where: { id: 1 } }),
  },
  setSignature: {
    persona: 'trainer',
    input: () => ({ url: `/media/proofs/${'4'.repeat(32)}.webp` }),
    selection: '{ id }',
  },
  createCertificateArchive: {
    persona: 'admin',
    input: (n) => ({ search: `no match ${n}` }),
    selection: '{ id }',
  },
};
