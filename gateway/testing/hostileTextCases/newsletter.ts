import { newestFirst, type HostileTextCases } from './hostileTextCase';

const issueInput = () => ({ subject: 'Summer', subjectAr: 'الصيف', intro: 'Hello.', introAr: 'مرحبًا.' });

export const newsletterMutationCases: HostileTextCases = {
  subscribeToNewsletter: {
    persona: 'visitor',
    input: (n) => ({ email: `amel-${n}@example.dz` }),
    selection: '',
  },
  confirmNewsletter: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  unsubscribeFromNewsletter: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  createNewsletterIssue: {
    persona: 'admin',
    input: issueInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.newsletterIssue.findFirst(newestFirst),
  },
  updateNewsletterIssue: {
    persona: 'admin',
    input: issueInput,
    createArguments: async ({ db }) => db.newsletterIssue.create({ data: issueInput(), select: { id: true } }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.newsletterIssue.findUnique({ where: { id } }),
  },
};
