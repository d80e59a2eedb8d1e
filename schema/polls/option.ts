import { builder } from '../builder';

export const PollOptionType = builder.prismaObject('PollOption', {
  description: 'An answer that a poll offers, and how often it was chosen.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    optionText: t.exposeString('optionText', { description: 'The answer in English.' }),
    optionTextAr: t.exposeString('optionTextAr', { description: 'The answer in Arabic.' }),
    votes: t.exposeInt('votes', { description: 'How many people chose it, ever exact.' }),
  }),
});
