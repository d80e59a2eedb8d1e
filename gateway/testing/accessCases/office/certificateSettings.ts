import { observeDone, adminOnly, type AccessCases } from '../accessCase';
import type { HostileTextCases } from '../hostileTextCase';

/** Admins sign for the platform and make archives; trainers have a signature of their own. */
export const certificateSettingsAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.certificateSettings'],
      document: '{ certificateSettings { signatoryName signature } }',
      observe: ({ certificateSettings }: { certificateSettings: { signatoryName: string } }) =>
        certificateSettings.signatoryName,
      outcomes: adminOnly(''),
    },
    {
      fields: ['Mutation.updateCertificateSettings'],
      document:
        'mutation($input: CertificateSettingsInput!) { updateCertificateSettings(input: $input) { signatoryName } }',
      variables: () => ({ input: { signatoryName: 'Nadia Cherif' } }),
      observe: ({ updateCertificateSettings }: { updateCertificateSettings: { signatoryName: string } }) =>
        updateCertificateSettings.signatoryName,
      outcomes: adminOnly('Nadia Cherif'),
    },
    {
      fields: ['Mutation.setSignature', 'User.signature'],
      document: 'mutation { setSignature(url: null) { signature } }',
      observe: ({ setSignature }: { setSignature: { signature: string | null } }) => setSignature.signature,
      outcomes: { ...adminOnly(null), trainer: null, otherTrainer: null },
    },
    {
      fields: ['Query.certificateArchives'],
      document: '{ certificateArchives { id state total done bytes url } }',
      observe: ({ certificateArchives }: { certificateArchives: unknown[] }) => certificateArchives.length,
      outcomes: adminOnly(0),
    },
    {
      fields: ['Mutation.createCertificateArchive'],
      document: 'mutation { createCertificateArchive(filter: { search: "no such certificate" }) { id } }',
      observe: observeDone,
      outcomes: adminOnly('CONFLICT'),
    },
  ],
  publicFields: {
    CertificateSettings: 'signatoryName signatoryNameAr signatoryTitle signatoryTitleAr signature updatedAt',
    CertificateArchive: 'id state total done bytes url createdAt expiresAt',
    Course: 'hasCertificate',
  },
};

const signatory = {
  signatoryName: 'Nadia Cherif',
  signatoryNameAr: 'نادية شريف',
  signatoryTitle: 'Director',
  signatoryTitleAr: 'المديرة',
  signature: '',
};

export const certificateSettingsHostileTextCases: HostileTextCases = {
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
