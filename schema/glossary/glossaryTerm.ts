import { createAndUpdateInputs } from '../admin/createAndUpdateInputs';
import { bounds } from '../contract/bounds';
import { pageSizes } from '../contract/pageSizes';
import { initialLetter } from '../contract/search/glossarySort';
import { visibleGlossaryTerms } from '../core/accessRules';
import { builder } from '../core/builder';
import type { SignedInContext, Viewer } from '../core/context';
import { connectionComplexity, findPage, withoutPageArguments } from '../paging/cursorPagination';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { permissionProblem } from '../core/permissionProblem';
import { rankingSql } from '../search/rankDocuments';
import { parseSearch } from '../search/searchConcepts';
import { findByRelevance } from '../search/findByRelevance';
import { findRankedIds } from '../../prisma/reads/rankedIds';
import { glossaryTermWhere, GlossaryTermFilter, GlossaryTermSortType, glossaryTermOrderBy } from './glossaryTermFilter';

/** Admins can edit every term, trainers the ones they created. */
const canEditGlossaryTerm = ({ createdBy }: { createdBy: number }, viewer: Viewer | null): boolean =>
  viewer !== null &&
  permissionProblem(viewer, 'glossary:write') === null &&
  (viewer.role === 'admin' || viewer.id === createdBy);

/**
 * The key of a term that the viewer may edit.
 * @throws Problem `glossaryTermNotFound` if the viewer may not see it, `notAllowed` if the viewer may not edit it
 */
export async function findEditableTermId(key: string | number, { db, viewer }: SignedInContext): Promise<number> {
  const term = await db.glossaryTerm.findFirst({
    where: { ...visibleGlossaryTerms(viewer), id: parseId(String(key)) },
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
  description: 'A category of glossary terms with its number of terms.',
  fields: (t) => ({
    category: t.exposeString('category', { description: 'English name.' }),
    categoryAr: t.exposeString('categoryAr', { description: 'Arabic name, taken from the oldest term.' }),
    count: t.exposeInt('count', { description: 'Number of terms visible to the caller.' }),
  }),
});

/** Merges rows with the same English name and keeps the oldest Arabic name. */
function mergeCategoriesByName(rows: GlossaryCategory[]): GlossaryCategory[] {
  const byName = new Map<string, GlossaryCategory>();
  for (const { category, categoryAr, count } of rows) {
    const merged = byName.get(category);
    byName.set(category, {
      category,
      categoryAr: merged?.categoryAr ?? categoryAr,
      count: (merged?.count ?? 0) + count,
    });
  }
  return [...byName.values()];
}

builder.queryField('glossaryCategories', (t) =>
  t.field({
    type: [GlossaryCategoryType],
    description: 'Categories that have terms, by English name, maximum 200.',
    complexity: { multiplier: pageSizes.glossaryCategories },
    args: {
      isPublished: t.arg.boolean({
        description: 'Count only published terms (true) or only drafts visible to the caller (false).',
      }),
    },
    resolve: async (_root, { isPublished }, { db, viewer }) => {
      const groups = await db.glossaryTerm.groupBy({
        by: ['category', 'categorySortKey', 'categoryAr'],
        where: glossaryTermWhere({ isPublished }, viewer),
        _count: { id: true },
        orderBy: [{ categorySortKey: 'asc' }, { category: 'asc' }, { _min: { id: 'asc' } }],
        take: pageSizes.glossaryCategories,
      });
      return mergeCategoriesByName(
        groups.map(({ category, categoryAr, _count }) => ({ category, categoryAr, count: _count.id })),
      );
    },
  }),
);

export const GlossaryTermType = builder.prismaObject('GlossaryTerm', {
  select: { id: true },
  description: 'A glossary term in both languages.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    term: t.exposeString('term', { description: 'English term.' }),
    termAr: t.exposeString('termAr', { description: 'Arabic term.' }),
    letter: t.string({
      description: "Uppercase initial of the English term; '#' if it does not start with a letter.",
      select: { term: true },
      resolve: ({ term }) => initialLetter(term),
    }),
    letterAr: t.string({
      description: "Initial of the Arabic term, with alef variants as alef; '#' if it does not start with a letter.",
      select: { termAr: true },
      resolve: ({ termAr }) => initialLetter(termAr),
    }),
    definition: t.exposeString('definition', { description: 'English definition.' }),
    definitionAr: t.exposeString('definitionAr', { description: 'Arabic definition.' }),
    acronym: t.exposeString('acronym', { nullable: true, description: 'English acronym; null if none.' }),
    acronymAr: t.exposeString('acronymAr', {
      nullable: true,
      description: 'Arabic acronym; null if none or equal to the English one.',
    }),
    nameFr: t.exposeString('nameFr', { nullable: true, description: 'French name; null if none.' }),
    spellings: t.exposeStringList('spellings', {
      description: 'Spoken spellings in any script; the search finds them.',
    }),
    category: t.exposeString('category', { description: 'English name of the category.' }),
    categoryAr: t.exposeString('categoryAr', { description: 'Arabic name of the category.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft, visible only to its creator and admins.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'Time of the last change; pass it to `updateGlossaryTerm`.',
    }),
    createdBy: t.exposeID('createdBy', { description: 'Key of the creator.' }),
    canEdit: t.boolean({
      description: 'True if the caller may edit and delete the term: an admin, or the trainer who created it.',
      select: { createdBy: true },
      resolve: (term, _args, { viewer }) => canEditGlossaryTerm(term, viewer),
    }),
  }),
});

export const [CreateGlossaryTermInput, UpdateGlossaryTermInput] = createAndUpdateInputs(
  'GlossaryTerm',
  'glossary term',
  (t, required) => ({
    term: t.string({ required, description: 'English term.' }),
    termAr: t.string({ required, description: 'Arabic term.' }),
    definition: t.string({ required, description: 'English definition.' }),
    definitionAr: t.string({ required, description: 'Arabic definition.' }),
    acronym: t.string({ description: 'Acronym; null for none.' }),
    acronymAr: t.string({ description: 'Arabic acronym; null for none.' }),
    nameFr: t.string({ description: 'French name; null for none.' }),
    spellings: t.stringList({
      description: `Spoken spellings in any script, at most ${bounds.glossary.spellings}; default none.`,
    }),
    category: t.string({ required, description: 'English name of an existing or new category.' }),
    categoryAr: t.string({ required, description: 'Arabic name of the category.' }),
    isPublished: t.boolean({ description: 'False for a draft; default true.' }),
  }),
);

builder.queryFields((t) => ({
  glossaryTerms: t.prismaConnection(
    {
      type: GlossaryTermType,
      cursor: 'id',
      description: 'Glossary terms visible to the caller, paginated.',
      args: {
        filter: t.arg({ type: GlossaryTermFilter, description: 'Filter.' }),
        sort: t.arg({
          type: GlossaryTermSortType,
          required: true,
          defaultValue: 'english',
          description: 'Sort order.',
        }),
      },
      complexity: connectionComplexity,
      totalCount: async (_root, { filter }, { db, viewer }) =>
        db.glossaryTerm.count({
          where: glossaryTermWhere(filter, viewer, await parseSearch(db, filter?.search, viewer)),
        }),
      resolve: async (query, _root, { filter, sort }, { db, viewer }) => {
        const concepts = await parseSearch(db, filter?.search, viewer);
        const where = glossaryTermWhere(filter, viewer, concepts);
        const orderBy = glossaryTermOrderBy[sort];
        if (concepts.length === 0 || sort !== 'relevance') {
          return findPage(db.glossaryTerm, query, { where, orderBy });
        }
        return findByRelevance(
          query,
          (take) =>
            findRankedIds(db, 'GlossaryTerm', rankingSql(concepts, 'glossaryTerm', viewer), {
              where: glossaryTermWhere(filter, viewer, []),
              orderBy,
              take,
            }),
          (ids) => db.glossaryTerm.findMany({ ...query, ...withoutPageArguments, where: ids }),
        );
      },
    },
    { name: 'GlossaryTermConnection', description: 'A page of terms.' },
    { name: 'GlossaryTermEdge', description: 'A term and its cursor.' },
  ),
  glossaryTerm: t.prismaField({
    type: GlossaryTermType,
    nullable: true,
    description: 'A term by its key; null if not found or not visible to the caller.',
    args: { id: t.arg.id({ required: true, description: 'Key of the term.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.glossaryTerm.findFirst({ ...query, where: { ...visibleGlossaryTerms(viewer), id: parseId(id) } }),
  }),
}));
