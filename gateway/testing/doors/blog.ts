import { newestFirst, type Doors } from './door';

const anArticle = (n: number) => ({
  ...{ title: 'Charging', titleAr: 'الشحن', excerpt: 'Short.', excerptAr: 'قصير.', content: 'Text.', contentAr: 'نص.' },
  ...{ slug: `charging-${n}`, thumbnail: '/media/a.webp' },
});

export const blog: Doors = {
  createBlogPost: {
    who: 'admin',
    input: anArticle,
    answer: '{ id }',
    row: ({ db }) => db.blogPost.findFirst(newestFirst),
  },
  updateBlogPost: {
    who: 'admin',
    input: anArticle,
    rest: async ({ aPost }) => ({ id: (await aPost()).id }),
    answer: '{ id }',
    row: ({ db }, { id }) => db.blogPost.findUnique({ where: { id } }),
  },
};
