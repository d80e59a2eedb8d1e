import type { HostileTextCases } from './hostileTextCase';

const page = 'https://social.example/tayyar';

export const contactDetailsMutationCases: HostileTextCases = {
  updateContactDetails: {
    persona: 'admin',
    input: () => ({
      ...{ address: '1 Station Street', addressAr: '1 شارع المحطة', hours: 'Daily', hoursAr: 'كل يوم' },
      ...{ phone: '021556677', email: 'office@example.dz' },
      ...{ facebook: page, instagram: page, youtube: page, linkedin: page, x: page },
    }),
    selection: '{ updatedAt }',
    findStoredRow: ({ db }) => db.contactDetails.findUnique({ where: { id: 1 } }),
  },
};
