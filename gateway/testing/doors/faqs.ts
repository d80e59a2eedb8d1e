import { newestFirst, type Doors } from './door';

const aQuestion = () => ({ question: 'How?', questionAr: 'كيف؟', answer: 'So.', answerAr: 'هكذا.' });

export const faqs: Doors = {
  createFaq: {
    who: 'admin',
    input: aQuestion,
    answer: '{ id }',
    row: ({ db }) => db.faq.findFirst(newestFirst),
  },
  updateFaq: {
    who: 'admin',
    input: aQuestion,
    rest: async ({ aFaq }) => ({ id: (await aFaq()).id }),
    answer: '{ id }',
    row: ({ db }, { id }) => db.faq.findUnique({ where: { id } }),
  },
};
