import { builder } from '../builder';
import { limits } from '../contract/limits';
import { termsMatching } from './filter';

interface Category {
  category: string;
  categoryAr: string;
  count: number;
}

const GlossaryCategoryType = builder.objectRef<Category>('GlossaryCategory').implement({
  description: 'What terms are filed under, and how many there are.',
  fields: (t) => ({
    category: t.exposeString('category', { description: 'English name.' }),
    categoryAr: t.exposeString('categoryAr', { description: 'Arabic name; the one that its oldest term gives it.' }),
    count: t.exposeInt('count', { description: 'Terms in it that the caller may see.' }),
  }),
});

/** One row an English name: whoever types its Arabic twin otherwise neither makes another category nor renames it. */
function merged(rows: Category[]): Category[] {
  const byName = new Map<string, Category>();
  for (const { category, categoryAr, count } of rows) {
    const known = byName.get(category);
    byName.set(category, { category, categoryAr: known?.categoryAr ?? categoryAr, count: (known?.count ?? 0) + count });
  }
  return [...byName.values()];
}

builder.queryField('glossaryCategories', (t) =>
  t.field({
    type: [GlossaryCategoryType],
    description: 'The categories of the dictionary that have terms, by their English names; 200 at most.',
    complexity: { multiplier: limits.glossary.categories },
    args: {
      isPublished: t.arg.boolean({ description: 'Count only published terms, or only drafts the caller may see.' }),
    },
    resolve: async (_root, { isPublished }, { db, viewer }) => {
      const groups = await db.glossaryTerm.groupBy({
        by: ['category', 'categoryAr'],
        where: termsMatching({ isPublished }, viewer),
        _count: { id: true },
        orderBy: [{ category: 'asc' }, { _min: { id: 'asc' } }],
        take: limits.glossary.categories,
      });
      return merged(groups.map(({ _count, ...names }) => ({ ...names, count: _count.id })));
    },
  }),
);
