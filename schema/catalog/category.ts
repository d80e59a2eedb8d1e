import { builder } from '../core/builder';
import { visibleCourses, visibleBlogPosts } from '../core/accessRules';

export const CategoryType = builder.prismaObject('Category', {
  description: 'A subject that courses and articles are filed under.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    name: t.exposeString('name', { description: 'English name.' }),
    nameAr: t.exposeString('nameAr', { description: 'Arabic name.' }),
    slug: t.exposeString('slug', { description: 'Unique; for addresses.' }),
    description: t.exposeString('description', { nullable: true, description: 'English description.' }),
    descriptionAr: t.exposeString('descriptionAr', { nullable: true, description: 'Arabic description.' }),
    icon: t.exposeString('icon', { nullable: true, description: 'Name of a drawing: solar, battery, charging …' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the category was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the category was last changed.' }),
    courseCount: t.relationCount('courses', {
      description: 'Courses in it that the caller may see.',
      where: (_args, { viewer }) => visibleCourses(viewer),
    }),
    blogPostCount: t.relationCount('posts', {
      description: 'Articles in it that the caller may see, drafts among them for whoever may see those.',
      where: (_args, { viewer }) => visibleBlogPosts(viewer),
    }),
  }),
});

builder.queryField('categories', (t) =>
  t.prismaField({
    type: [CategoryType],
    description: 'All categories, in the order they were made.',
    complexity: { multiplier: 20 },
    resolve: (query, _root, _args, { db }) => db.category.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
);
