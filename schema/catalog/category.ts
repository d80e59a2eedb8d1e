import { builder } from '../core/builder';
import { visibleCourses, visibleBlogPosts } from '../core/accessRules';

export const CategoryType = builder.prismaObject('Category', {
  description: 'A category of courses and blog posts.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    name: t.exposeString('name', { description: 'English name.' }),
    nameAr: t.exposeString('nameAr', { description: 'Arabic name.' }),
    slug: t.exposeString('slug', { description: 'Unique URL name.' }),
    description: t.exposeString('description', { nullable: true, description: 'English description.' }),
    descriptionAr: t.exposeString('descriptionAr', { nullable: true, description: 'Arabic description.' }),
    icon: t.exposeString('icon', { nullable: true, description: 'Icon name: solar, battery, charging …' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
    courseCount: t.relationCount('courses', {
      description: 'Number of courses visible to the caller.',
      where: (_args, { viewer }) => visibleCourses(viewer),
    }),
    blogPostCount: t.relationCount('posts', {
      description: 'Number of blog posts visible to the caller.',
      where: (_args, { viewer }) => visibleBlogPosts(viewer),
    }),
  }),
});

builder.queryField('categories', (t) =>
  t.prismaField({
    type: [CategoryType],
    description: 'All categories, by creation order.',
    complexity: { multiplier: 20 },
    resolve: (query, _root, _args, { db }) => db.category.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
);
