import { createAndUpdateInputs } from '../admin/createAndUpdateInputs';
import type { Prisma } from '../../prisma/generated/client';
import { slugParamSchema } from '../contract/validation/learning/catalog';
import { z } from '../contract/validation/fields/zod';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { connectionComplexity, findPage } from '../paging/cursorPagination';
import { validate } from '../core/problem';
import { parseOptionalId, parseId } from '../core/ids';
import { hasAdminRights } from '../core/permissionProblem';
import { answerBlocksComplexity } from '../richText/parseRichText';
import { parsedText } from '../richText/parsedText';
import { summarize, summaryLength } from '../richText/summaries';

const FaqFilter = builder.inputType('FaqFilter', {
  description: 'Filter of FAQs; all conditions must match. Does not extend what the caller may see.',
  fields: (t) => ({
    categoryId: t.id({ description: 'Key of the category.' }),
    exceptCategories: t.stringList({
      description: 'Slugs of categories to leave out, at most 20; questions without a category stay.',
    }),
    categories: t.stringList({
      description: 'Slugs of categories whose questions are listed, at most 20; absent: all.',
    }),
    isPublished: t.boolean({ description: 'True for published questions, false for drafts visible to the caller.' }),
  }),
});

const categorySlugsSchema = z.array(slugParamSchema).max(20);

function exceptCategoriesWhere(slugs: readonly string[] | null | undefined): Prisma.FaqWhereInput[] {
  if (!slugs || slugs.length === 0) return [];
  const validSlugs = validate(categorySlugsSchema, slugs);
  return [{ OR: [{ categoryId: null }, { category: { slug: { notIn: validSlugs } } }] }];
}
/** Published FAQs; all for admins. */
export const visibleFaqs = (viewer: Viewer | null): Prisma.FaqWhereInput =>
  hasAdminRights(viewer) ? {} : { isPublished: true };

const faqWhere = (
  filter: typeof FaqFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.FaqWhereInput => ({
  AND: [visibleFaqs(viewer), ...exceptCategoriesWhere(filter?.exceptCategories)],
  categoryId: parseOptionalId(filter?.categoryId),
  category: filter?.categories ? { slug: { in: validate(categorySlugsSchema, filter.categories) } } : undefined,
  isPublished: filter?.isPublished ?? undefined,
});

/** The oldest first among equals. */
const faqOrderBy = [{ order: 'asc' }, { id: 'asc' }] satisfies Prisma.FaqOrderByWithRelationInput[];

builder.queryFields((t) => ({
  faqs: t.prismaConnection(
    {
      type: FaqType,
      cursor: 'id',
      description: 'FAQs visible to the caller, by order, paginated.',
      args: { filter: t.arg({ type: FaqFilter, description: 'Filter.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db, viewer }) => db.faq.count({ where: faqWhere(filter, viewer) }),
      resolve: async (query, _root, { filter }, { db, viewer }) => {
        const where = faqWhere(filter, viewer);
        return findPage(db.faq, query, { where, orderBy: faqOrderBy });
      },
    },
    { name: 'FaqConnection', description: 'A page of FAQs.' },
    { name: 'FaqEdge', description: 'An FAQ and its cursor.' },
  ),
  faq: t.prismaField({
    type: FaqType,
    nullable: true,
    description: 'An FAQ by its key; null if not found or not visible to the caller.',
    args: { id: t.arg.id({ required: true, description: 'Key of the FAQ.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.faq.findFirst({ ...query, where: { ...visibleFaqs(viewer), id: parseId(id) } }),
  }),
  faqCategories: t.prismaField({
    type: [FaqCategoryType],
    description: 'All FAQ categories, by order.',
    resolve: (query, _root, _args, { db }) => db.faqCategory.findMany({ ...query, orderBy: faqOrderBy }),
  }),
}));

const FaqCategoryType = builder.prismaObject('FaqCategory', {
  description: 'A category of FAQs, separate from the categories of courses.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    name: t.exposeString('name', { description: 'English name.' }),
    nameAr: t.exposeString('nameAr', { description: 'Arabic name.' }),
    slug: t.exposeString('slug', { description: 'Unique URL name.' }),
    order: t.exposeInt('order', { description: 'Position among the categories, ascending.' }),
  }),
});

export const [CreateFaqInput, UpdateFaqInput] = createAndUpdateInputs('Faq', 'FAQ', (t, required) => ({
  question: t.string({ required, description: 'English question.' }),
  questionAr: t.string({ required, description: 'Arabic question.' }),
  answer: t.string({ required, description: 'English answer.' }),
  answerAr: t.string({ required, description: 'Arabic answer.' }),
  categoryId: t.id({ description: 'Id of the category; null for a general FAQ.' }),
  order: t.int({ description: 'Position in lists, ascending; default 0.' }),
  isPublished: t.boolean({ description: 'False for a draft; default true.' }),
}));

export const FaqType = builder.prismaObject('Faq', {
  select: { id: true },
  description: 'A frequently asked question with its answer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    question: t.exposeString('question', { description: 'English question.' }),
    questionAr: t.exposeString('questionAr', { description: 'Arabic question.' }),
    answer: t.exposeString('answer', {
      description: 'English answer: a subset of Markdown; blank lines separate paragraphs.',
    }),
    answerAr: t.exposeString('answerAr', { description: 'Arabic answer, same format as `answer`.' }),
    answerBlocks: t.field(parsedText('answer', answerBlocksComplexity)),
    answerBlocksAr: t.field(parsedText('answerAr', answerBlocksComplexity)),
    summary: t.string({
      description: `English text for cards: the beginning of the answer without marks, at most ${summaryLength} characters.`,
      select: { answer: true },
      resolve: ({ answer }) => summarize(answer),
    }),
    summaryAr: t.string({
      description: `Arabic text for cards: the beginning of the answer without marks, at most ${summaryLength} characters.`,
      select: { answerAr: true },
      resolve: ({ answerAr }) => summarize(answerAr),
    }),
    categoryId: t.exposeID('categoryId', { nullable: true, description: 'Key of the category; null if none.' }),
    category: t.relation('category', {
      type: FaqCategoryType,
      nullable: true,
      description: 'Category; null if none.',
    }),
    order: t.exposeInt('order', { description: 'Position in lists, ascending.' }),
    isPublished: t.exposeBoolean('isPublished', { description: 'False for a draft.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last edit.' }),
  }),
});

builder.prismaObjectField(FaqCategoryType, 'faqs', (t) =>
  t.relatedConnection('faqs', {
    type: FaqType,
    cursor: 'id',
    totalCount: true,
    description: 'FAQs of the category visible to the caller, by order.',
    args: { filter: t.arg({ type: FaqFilter, description: 'Filter.' }) },
    complexity: connectionComplexity,
    query: ({ filter }, { viewer }) => ({ where: faqWhere(filter, viewer), orderBy: faqOrderBy }),
  }),
);
