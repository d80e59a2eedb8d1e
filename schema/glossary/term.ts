import { builder } from '../builder';
import { cursorInList, pageComplexity } from '../connections';
import { letterOf } from '../contract/dictionary';
import { recordId } from '../ids';
import { visibleTerms } from '../rules';
import { canEdit } from './editing';
import { GlossaryFilter, GlossaryOrderType, termOrders, termsMatching } from './filter';

export const GlossaryTermType = builder.prismaObject('GlossaryTerm', {
  description: 'An entry of the dictionary, in both languages.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    term: t.exposeString('term', { description: 'The term in English.' }),
    termAr: t.exposeString('termAr', { description: 'The term in Arabic.' }),
    letter: t.string({
      description: "The letter that the English term stands under, in capitals; '#' where it begins with none.",
      select: { term: true },
      resolve: ({ term }) => letterOf(term),
    }),
    letterAr: t.string({
      description:
        "The letter that the Arabic term stands under; alef with any hamza is alef, '#' where it begins with none.",
      select: { termAr: true },
      resolve: ({ termAr }) => letterOf(termAr),
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
      resolve: (term, _args, { viewer }) => canEdit(term, viewer),
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
        filter: t.arg({ type: GlossaryFilter, description: 'Narrows the list.' }),
        order: t.arg({ type: GlossaryOrderType, required: true, defaultValue: 'english', description: 'The order.' }),
      },
      complexity: pageComplexity,
      totalCount: (_root, { filter }, { db, viewer }) =>
        db.glossaryTerm.count({ where: termsMatching(filter, viewer) }),
      resolve: async (query, _root, { filter, order }, { db, viewer }) => {
        const where = termsMatching(filter, viewer);
        await cursorInList(query, (row) => db.glossaryTerm.count({ where: { AND: [where, row] } }));
        return db.glossaryTerm.findMany({ ...query, where, orderBy: termOrders[order] });
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
      db.glossaryTerm.findFirst({ ...query, where: { ...visibleTerms(viewer), id: recordId(id) } }),
  }),
}));
