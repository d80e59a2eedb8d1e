import type { HostileTextCases } from './hostileTextCase';

export const privacyMutationCases: HostileTextCases = {
  requestAccountDeletion: {
    persona: 'student',
    input: () => ({ currentPassword: 'secret-1' }),
    selection: '{ id }',
  },
};
