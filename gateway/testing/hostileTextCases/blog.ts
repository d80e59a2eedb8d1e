import { newestFirst, type HostileTextCases } from './hostileTextCase';

const blogPostInput = (n: number) => ({
  ...{ title: 'Charging', titleAr: 'الشحن', excerpt: 'Short.', excerptAr: 'قصير.', content: 'Text.', contentAr: 'نص.' },
  ...{ slug: `charging-${n}`, thumbnail: '/media/a.webp' },
});

export const blogMutationCases: HostileTextCases = {
  createBlogPost: {
    persona: 'admin',
    input: blogPostInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.blogPost.findFirst(newestFirst),
  },
  updateBlogPost: {
    persona: 'admin',
    input: blogPostInput,
    createArguments: async ({ createBlogPost }) => ({ id: (await createBlogPost()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.blogPost.findUnique({ where: { id } }),
  },
};
