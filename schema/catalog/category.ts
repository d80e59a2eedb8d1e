import { clientKeyArgs, createOnce } from '../admin/createOnce';
import { builder } from '../core/builder';
import { visibleCourses, visibleBlogPosts } from '../core/accessRules';
import { auditedTransaction } from '../audit/auditedTransaction';
import { createCategorySchema, updateCategorySchema } from '../contract/validation/learning/catalog';
import { createAndUpdateInputs } from '../admin/createAndUpdateInputs';
import { deleteMutations, updateArgs } from '../admin/adminMutations';
import { updateLocked } from '../admin/optimisticLock';
import type { SignedInContext } from '../core/context';
import { omitNullish, onConstraintViolation, onUniqueViolation, Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { withUniqueSlug } from './courseEditing/uniqueSlug';

export const CategoryType = builder.prismaObject('Category', {
  select: { id: true },
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

builder.queryFields((t) => ({
  categories: t.prismaField({
    type: [CategoryType],
    description: 'All categories, by creation order.',
    complexity: { multiplier: 20 },
    resolve: (query, _root, _args, { db }) => db.category.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  category: t.prismaField({
    type: CategoryType,
    nullable: true,
    description: 'A category by its key; null if not found.',
    args: { id: t.arg.id({ required: true, description: 'Key of the category.' }) },
    resolve: (query, _root, { id }, { db }) => db.category.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
}));

const [CreateCategoryInput, UpdateCategoryInput] = createAndUpdateInputs('Category', 'category', (t, required) => ({
  name: t.string({ required, description: 'English name.' }),
  nameAr: t.string({ required, description: 'Arabic name.' }),
  slug: t.string({ description: 'Unique name in URLs; empty: derived from the English name.' }),
  description: t.string({ description: 'English description; null for none.' }),
  descriptionAr: t.string({ description: 'Arabic description; null for none.' }),
  icon: t.string({ description: 'Name of an icon: solar, battery, charging …; null for none.' }),
}));

const fallbackSlug = 'category';
const onCategoryInUse = onConstraintViolation({
  courses_categoryId_fkey: 'categoryInUse',
  blog_posts_categoryId_fkey: 'categoryInUse',
});
const onDuplicateSlug = onUniqueViolation({ categories_slug_key: { code: 'slugTaken', field: 'slug' } });

const findTakenSlugs =
  ({ db }: SignedInContext, exceptId?: number) =>
  (prefix: string) =>
    db.category.findMany({
      where: { slug: { startsWith: prefix }, NOT: { id: exceptId ?? 0 } },
      select: { slug: true },
    });

builder.mutationFields((t) => ({
  createCategory: t.withAuth({ can: 'category:manage' }).prismaField({
    type: CategoryType,
    description: 'Creates a category.',
    problems: ['invalidInput', 'slugTaken', 'categoryNotFound'],
    args: {
      input: t.arg({ type: CreateCategoryInput, required: true, description: 'The new category.' }),
      ...clientKeyArgs,
    },
    resolve: (query, _root, { input, clientKey }, context) => {
      const { slug: requestedSlug, ...draft } = validate(createCategorySchema, omitNullish(input));
      return withUniqueSlug(
        { slug: requestedSlug, title: draft.name, fallback: fallbackSlug },
        findTakenSlugs(context),
        (slug) =>
          auditedTransaction(context, (tx) =>
            createOnce(tx, {
              ...{ viewer: context.viewer, model: 'Category', clientKey, notFound: 'categoryNotFound' },
              create: () => tx.category.create({ select: { id: true }, data: { ...draft, slug } }),
              read: (id) => tx.category.findUnique({ ...query, where: { id } }),
            }),
          ).catch(onDuplicateSlug),
      );
    },
  }),
  updateCategory: t.withAuth({ can: 'category:manage' }).prismaField({
    type: CategoryType,
    description: 'Updates a category.',
    problems: ['categoryNotFound', 'invalidInput', 'slugTaken', 'changedMeanwhile'],
    args: updateArgs(UpdateCategoryInput),
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const id = parseId(key);
      const { slug: requestedSlug, ...changes } = validate(updateCategorySchema, input);
      const save = (slug: string | undefined) =>
        auditedTransaction(context, async (tx) => {
          const data = { ...changes, slug };
          await updateLocked(tx.category, { id, updatedAt, data, notFound: 'categoryNotFound' });
          return tx.category.findUniqueOrThrow({ ...query, where: { id } });
        }).catch(onDuplicateSlug);
      // undefined keeps the slug; empty regenerates it.
      if (requestedSlug === undefined) return save(undefined);
      const category = await context.db.category.findUnique({ where: { id }, select: { name: true } });
      if (!category) throw new Problem('categoryNotFound');
      return withUniqueSlug(
        { slug: requestedSlug, title: changes.name ?? category.name, fallback: fallbackSlug },
        findTakenSlugs(context, id),
        save,
      );
    },
  }),
}));

deleteMutations(['deleteCategory'], {
  permission: 'category:manage',
  noun: ['category without courses and posts', 'categories'],
  problems: ['categoryNotFound', 'categoryInUse'],
  remove: (id, context) =>
    auditedTransaction(context, async (tx) => {
      const { count } = await tx.category.deleteMany({ where: { id } });
      if (count === 0) throw new Problem('categoryNotFound');
    }).catch(onCategoryInUse),
});
