import { newestFirst, type HostileTextCases } from './hostileTextCase';

const faqInput = () => ({ question: 'How?', questionAr: 'كيف؟', answer: 'So.', answerAr: 'هكذا.' });

export const faqMutationCases: HostileTextCases = {
  createFaq: {
    persona: 'admin',
    input: faqInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.faq.findFirst(newestFirst),
  },
  updateFaq: {
    persona: 'admin',
    input: faqInput,
    createArguments: async ({ createFaq }) => ({ id: (await createFaq()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.faq.findUnique({ where: { id } }),
  },
};
