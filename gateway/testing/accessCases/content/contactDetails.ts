import { adminOnly, sameForAll, type AccessCases } from '../accessCase';
import type { HostileTextCases } from '../hostileTextCase';

/** Everybody reads the contact details; admins change them. */
export const contactDetailsAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.contactDetails'],
      document: '{ contactDetails { phone email } }',
      observe: ({ contactDetails }: { contactDetails: { email: string } }) => contactDetails.email,
      outcomes: sameForAll(''),
    },
    {
      fields: ['Mutation.updateContactDetails'],
      document: 'mutation($input: ContactDetailsInput!) { updateContactDetails(input: $input) { address } }',
      variables: () => ({ input: { address: '1 Station Street, Oran' } }),
      observe: ({ updateContactDetails }: { updateContactDetails: { address: string } }) =>
        updateContactDetails.address,
      outcomes: adminOnly('1 Station Street, Oran'),
    },
  ],
  publicFields: {
    ContactDetails: 'address addressAr hours hoursAr phone email facebook instagram youtube linkedin x updatedAt',
  },
};

const page = 'https://social.example/tayyar';

export const contactDetailsHostileTextCases: HostileTextCases = {
  updateContactDetails: {
    persona: 'admin',
    input: () => ({
      address: '1 Station Street',
      addressAr: '1 شارع المحطة',
      hours: 'Daily',
      hoursAr: 'كل يوم',
      phone: '021556677',
      email: 'office@example.dz',
      facebook: page,
      instagram: page,
      youtube: page,
      linkedin: page,
      x: page,
    }),
    selection: '{ updatedAt }',
    findStoredRow: ({ db }) => db.contactDetails.findUnique({ where: { id: 1 } }),
  },
};
