import { builder } from '../builder';
import { CategoryType } from '../catalog/category';

const published = { isPublished: true };

builder.prismaObjectField(CategoryType, 'postCount', (t) =>
  t.relationCount('posts', { description: 'Published articles in it.', where: published }),
);

builder.queryField('blogCategories', (t) =>
  t.prismaField({
    type: [CategoryType],
    description: 'Categories with published articles, in the order they were made.',
    complexity: { multiplier: 20 },
    resolve: (query, _root, _args, { db }) =>
      db.category.findMany({ ...query, where: { posts: { some: published } }, orderBy: { id: 'asc' } }),
  }),
);
