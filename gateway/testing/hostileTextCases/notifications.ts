import type { HostileTextCases } from './hostileTextCase';

export const notificationMutationCases: HostileTextCases = {
  stopMails: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  updateNotificationPreference: {
    persona: 'student',
    input: () => ({ kind: 'enrolled' }),
    selection: '{ kind }',
  },
};
