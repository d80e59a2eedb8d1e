import { auditedTransaction } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import { updateCategorySchema, createCategorySchema } from '../contract/validation/catalog';
import { validate, onConstraintViolation, onUniqueViolation, omitNullish, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import type { SignedInContext } from '../core/context';
import { CategoryType } from './category';
import { withUniqueSlug } from './uniqueSlug';

const CategoryInput = builder.inputType('CategoryInput', {
  description: 'A category, or what changes of one. What is required of a new one is checked field by field.',
  fields: (t) => ({
    name: t.string({ description: 'English name; required.' }),
    nameAr: t.string({ description: 'Arabic name; required.' }),
    slug: t.string({ description: 'Unique; made from the English name where none is given.' }),
    description: t.string({ description: 'English description; null for none.' }),
    descriptionAr: t.string({ description: 'Arabic description; null for none.' }),
    icon: t.string({ description: 'Name of a drawing: solar, battery, charging …; null for none.' }),
  }),
});

const categoryIdArg = { required: true, description: 'Key of the category.' } as const;
const fallbackSlug = 'category';

const onCategoryInUse = onConstraintViolation({
  courses_categoryId_fkey: 'categoryInUse',
  blog_posts_categoryId_fkey: 'categoryInUse',
});
const onDuplicateSlug = onUniqueViolation({ categories_slug_key: { code: 'slugTaken', field: 'slug' } });

/** Slugs that begin like this, but for that of the category that is changed. */
const findCategorySlugs =
  ({ db }: SignedInContext, except?: number) =>
  (beginning: string) =>
    db.category.findMany({
      where: { slug: { startsWith: beginning }, NOT: { id: except ?? 0 } },
      select: { slug: true },
    });

builder.mutationFields((t) => ({
  createCategory: t.withAuth({ can: 'category:manage' }).prismaField({
    type: CategoryType,
    description: 'Adds a category. Problems: notSignedIn, notAllowed, invalidInput, slugTaken.',
    args: { input: t.arg({ type: CategoryInput, required: true, description: 'The category.' }) },
    resolve: (query, _root, { input }, context) => {
      const { slug: given, ...draft } = validate(createCategorySchema, omitNullish(input));
      return withUniqueSlug(
        { slug: given, title: draft.name, fallback: fallbackSlug },
        findCategorySlugs(context),
        (slug) =>
          auditedTransaction(context, (tx) => tx.category.create({ ...query, data: { ...draft, slug } })).catch(
            onDuplicateSlug,
          ),
      );
    },
  }),
  updateCategory: t.withAuth({ can: 'category:manage' }).prismaField({
    type: CategoryType,
    description:
      'Changes a category; absent fields stay. Problems: notSignedIn, notAllowed, categoryNotFound, invalidInput, slugTaken, changedMeanwhile.',
    args: {
      id: t.arg.id(categoryIdArg),
      input: t.arg({ type: CategoryInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const id = parseId(key);
      const { slug: given, ...changes } = validate(updateCategorySchema, input);
      const write = (slug: string | undefined) =>
        auditedTransaction(context, async (tx) => {
          // The condition is part of the write: of two who save at once, one has changed the row before the other's turn.
          const { count } = await tx.category.updateMany({
            where: { id, updatedAt: updatedAt ?? undefined },
            data: { ...changes, slug },
          });
          const category = await tx.category.findUnique({ ...query, where: { id } });
          if (!category) throw new Problem('categoryNotFound');
          if (count === 0) throw new Problem('changedMeanwhile');
          return category;
        }).catch(onDuplicateSlug);
      // Left out, it stays; blank, it is made anew.
      if (given === undefined) return write(undefined);
      const known = await context.db.category.findUnique({ where: { id }, select: { name: true } });
      if (!known) throw new Problem('categoryNotFound');
      return withUniqueSlug(
        { slug: given, title: changes.name ?? known.name, fallback: fallbackSlug },
        findCategorySlugs(context, id),
        write,
      );
    },
  }),
  deleteCategory: t.withAuth({ can: 'category:manage' }).field({
    type: 'ID',
    description:
      'Deletes a category that nothing is filed under. Answers its key. Problems: notSignedIn, notAllowed, categoryNotFound, categoryInUse.',
    args: { id: t.arg.id(categoryIdArg) },
    resolve: async (_root, { id: key }, context) => {
      const id = parseId(key);
      await auditedTransaction(context, async (tx) => {
        const { count } = await tx.category.deleteMany({ where: { id } });
        if (count === 0) throw new Problem('categoryNotFound');
      }).catch(onCategoryInUse);
      return id;
    },
  }),
}));
