import { limits } from '../contract/limits';
import { hasPermission } from '../contract/permissions';
import { initialLetter } from '../contract/search/glossarySort';
import { visibleGlossaryTerms } from '../core/accessRules';
import { builder } from '../core/builder';
import type { SignedInContext, Viewer } from '../core/context';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';
import { Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { glossaryTermWhere, GlossaryTermFilter, GlossaryTermSortType, glossaryTermOrderBy } from './glossaryTermFilter';

/** An admin changes every term, a trainer those they made (product.md section 5). */
const canEditGlossaryTerm = ({ createdBy }: { createdBy: number }, viewer: Viewer | null): boolean =>
  viewer !== null &&
  hasPermission(viewer.role, 'glossary:write') &&
  (viewer.role === 'admin' || viewer.id === createdBy);

/**
 * The key of a term that the viewer may change.
 * @throws Problem `glossaryTermNotFound` for one they may not even see, `notAllowed` for somebody else's
 */
export async function findEditableTermId(key: string, { db, viewer }: SignedInContext): Promise<number> {
  const term = await db.glossaryTerm.findFirst({
    where: { ...visibleGlossaryTerms(viewer), id: parseId(key) },
    select: { id: true, createdBy: true },
  });
  if (!term) throw new Problem('glossaryTermNotFound');
  if (!canEditGlossaryTerm(term, viewer)) throw new Problem('notAllowed');
  return term.id;
}

interface GlossaryCategory {
  category: string;
  categoryAr: string;
  count: number;
}

const GlossaryCategoryType = builder.objectRef<GlossaryCategory>('GlossaryCategory').implement({
  description: 'What terms are filed under, and how many there are.',
  fields: (t) => ({
    category: t.exposeString('category', { description: 'English name.' }),
    categoryAr: t.exposeString('categoryAr', { description: 'Arabic name; the one that its oldest term gives it.' }),
    count: t.exposeInt('count', { description: 'Terms in it that the caller may see.' }),
  }),
});

/** One row an English name: whoever types its Arabic twin otherwise neither makes another category nor renames it. */
function mergeCategoriesByName(rows: GlossaryCategory[]): GlossaryCategory[] {
  const byName = new Map<string, GlossaryCategory>();
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
        where: glossaryTermWhere({ isPublished }, viewer),
        _count: { id: true },
        orderBy: [{ category: 'asc' }, { _min: { id: 'asc' } }],
        take: limits.glossary.categories,
      });
      return mergeCategoriesByName(groups.map(({ _count, ...names }) => ({ ...names, count: _count.id })));
    },
  }),
);

export const GlossaryTermType = builder.prismaObject('GlossaryTerm', {
  description: 'An entry of the dictionary, in both languages.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    term: t.exposeString('term', { description: 'The term in English.' }),
    termAr: t.exposeString('termAr', { description: 'The term in Arabic.' }),
    letter: t.string({
      description: "The letter that the English term stands under, in capitals; '#' where it begins with none.",
      select: { term: true },
      resolve: ({ term }) => initialLetter(term),
    }),
    letterAr: t.string({
      description:
        "The letter that the Arabic term stands under; alef with any hamza is alef, '#' where it begins with none.",
      select: { termAr: true },
      resolve: ({ termAr }) => initialLetter(termAr),
    }),
    definition: t.exposeString('definition', { description: 'What it means, in English.' }),
    definitionAr: t.exposeString('definitionAr', { description: 'What it means, in Arabic.' }),
    acronym: t.exposeString('acronym', { nullable: true, description: 'Its abbreviation, as English texts write it.' }),
    acronymAr: t.exposeString('acronymAr', {
      nullable: true,
      description: 'Its abbreviation in Arabic; null where Arabic texts write the English one, or none.',
    }),
    category: t.exposeString('category', { description: 'English name of what it is filed under.' }),
    categoryAr: t.exposeString('categoryAr', { description: 'Arabic name of what it is filed under.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft, which only its creator and admins see.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed; hand it to `updateGlossaryTerm`.',
    }),
    createdBy: t.exposeID('createdBy', { description: 'Key of who made it.' }),
    canEdit: t.boolean({
      description: 'Whether the caller may change and delete it: an admin, or the trainer who made it.',
      select: { createdBy: true },
      resolve: (term, _args, { viewer }) => canEditGlossaryTerm(term, viewer),
    }),
  }),
});

builder.queryFields((t) => ({
  glossaryTerms: t.prismaConnection(
    {
      type: GlossaryTermType,
      cursor: 'id',
      description: 'The dictionary, page by page.',
      args: {
        filter: t.arg({ type: GlossaryTermFilter, description: 'Narrows the list.' }),
        order: t.arg({
          type: GlossaryTermSortType,
          required: true,
          defaultValue: 'english',
          description: 'The order.',
        }),
      },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db, viewer }) =>
        db.glossaryTerm.count({ where: glossaryTermWhere(filter, viewer) }),
      resolve: async (query, _root, { filter, order }, { db, viewer }) => {
        const where = glossaryTermWhere(filter, viewer);
        await assertCursorInList(query, (row) => db.glossaryTerm.count({ where: { AND: [where, row] } }));
        return db.glossaryTerm.findMany({ ...query, where, orderBy: glossaryTermOrderBy[order] });
      },
    },
    { name: 'GlossaryTermConnection', description: 'A page of terms.' },
    { name: 'GlossaryTermEdge', description: 'A term in its place on the page.' },
  ),
  glossaryTerm: t.prismaField({
    type: GlossaryTermType,
    nullable: true,
    description: 'One term by its key; null where there is none that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'Key of the term.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.glossaryTerm.findFirst({ ...query, where: { ...visibleGlossaryTerms(viewer), id: parseId(id) } }),
  }),
}));
