import { builder } from '../builder';
import { pageComplexity } from '../connections';
import { FaqFilter, faqsMatching, inOrder } from './filter';

export const FaqCategoryType = builder.prismaObject('FaqCategory', {
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
    complexity: pageComplexity,
    query: ({ filter }, { viewer }) => ({ where: faqsMatching(filter, viewer), orderBy: inOrder }),
  }),
);
