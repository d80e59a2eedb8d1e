import type { Prisma } from '../../prisma/generated/client';
import { visibleFaqs } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';
import { parseOptionalId, parseId } from '../core/ids';

const FaqFilter = builder.inputType('FaqFilter', {
  description: 'Narrows a list of questions; conditions add up. It never widens what the caller may see.',
  fields: (t) => ({
    categoryId: t.id({ description: 'Only this category.' }),
    isPublished: t.boolean({ description: 'Only published questions, or only drafts the caller may see.' }),
  }),
});

/** The rows a viewer's filter leaves of the questions they may see. */
const faqWhere = (
  filter: typeof FaqFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.FaqWhereInput => ({
  AND: [visibleFaqs(viewer)],
  categoryId: parseOptionalId(filter?.categoryId),
  isPublished: filter?.isPublished ?? undefined,
});

/** As the admin has put them; the older first among equals. */
const faqOrderBy = [{ order: 'asc' }, { id: 'asc' }] satisfies Prisma.FaqOrderByWithRelationInput[];

builder.queryFields((t) => ({
  faqs: t.prismaConnection(
    {
      type: FaqType,
      cursor: 'id',
      description: 'Questions that are often asked, in their order, page by page.',
      args: { filter: t.arg({ type: FaqFilter, description: 'Narrows the list.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db, viewer }) => db.faq.count({ where: faqWhere(filter, viewer) }),
      resolve: async (query, _root, { filter }, { db, viewer }) => {
        const where = faqWhere(filter, viewer);
        await assertCursorInList(query, (row) => db.faq.count({ where: { AND: [where, row] } }));
        return db.faq.findMany({ ...query, where, orderBy: faqOrderBy });
      },
    },
    { name: 'FaqConnection', description: 'A page of questions.' },
    { name: 'FaqEdge', description: 'A question in its place on the page.' },
  ),
  faq: t.prismaField({
    type: FaqType,
    nullable: true,
    description: 'One question by its key; null where there is none that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'Key of the question.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.faq.findFirst({ ...query, where: { ...visibleFaqs(viewer), id: parseId(id) } }),
  }),
  faqCategories: t.prismaField({
    type: [FaqCategoryType],
    description: 'All categories of questions, in their order.',
    resolve: (query, _root, _args, { db }) => db.faqCategory.findMany({ ...query, orderBy: faqOrderBy }),
  }),
}));

const FaqCategoryType = builder.prismaObject('FaqCategory', {
  description: 'What questions are filed under: a list of its own beside the subjects of courses.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    name: t.exposeString('name', { description: 'English name.' }),
    nameAr: t.exposeString('nameAr', { description: 'Arabic name.' }),
    slug: t.exposeString('slug', { description: 'Unique; for addresses.' }),
    order: t.exposeInt('order', { description: 'Place among the categories, ascending.' }),
  }),
});

export const FaqType = builder.prismaObject('Faq', {
  description: 'A question that is often asked, with its answer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    question: t.exposeString('question', { description: 'English question.' }),
    questionAr: t.exposeString('questionAr', { description: 'Arabic question.' }),
    answer: t.exposeString('answer', {
      description: 'English answer: paragraphs apart by blank lines, with a small part of Markdown.',
    }),
    answerAr: t.exposeString('answerAr', { description: 'Arabic answer, formed like `answer`.' }),
    categoryId: t.exposeID('categoryId', { nullable: true, description: 'Key of its category.' }),
    category: t.relation('category', {
      type: FaqCategoryType,
      nullable: true,
      description: 'What it is filed under; null for a question about everything.',
    }),
    order: t.exposeInt('order', { description: 'Place in every list, ascending.' }),
    isPublished: t.exposeBoolean('isPublished', { description: 'False for a draft.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the question was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed the question.' }),
  }),
});

builder.prismaObjectField(FaqCategoryType, 'faqs', (t) =>
  t.relatedConnection('faqs', {
    type: FaqType,
    cursor: 'id',
    totalCount: true,
    description: 'Its questions that the caller may see, in their order.',
    args: { filter: t.arg({ type: FaqFilter, description: 'Narrows the list further.' }) },
    complexity: connectionComplexity,
    query: ({ filter }, { viewer }) => ({ where: faqWhere(filter, viewer), orderBy: faqOrderBy }),
  }),
);
