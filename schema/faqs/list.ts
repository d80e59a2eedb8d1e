import { builder } from '../builder';
import { cursorInList, pageComplexity } from '../connections';
import { recordId } from '../ids';
import { visibleFaqs } from '../rules';
import { FaqCategoryType, FaqType } from './faq';
import { FaqFilter, faqsMatching, inOrder } from './filter';

builder.queryFields((t) => ({
  faqs: t.prismaConnection(
    {
      type: FaqType,
      cursor: 'id',
      description: 'Questions that are often asked, in their order, page by page.',
      args: { filter: t.arg({ type: FaqFilter, description: 'Narrows the list.' }) },
      complexity: pageComplexity,
      totalCount: (_root, { filter }, { db, viewer }) => db.faq.count({ where: faqsMatching(filter, viewer) }),
      resolve: async (query, _root, { filter }, { db, viewer }) => {
        const where = faqsMatching(filter, viewer);
        await cursorInList(query, (row) => db.faq.count({ where: { AND: [where, row] } }));
        return db.faq.findMany({ ...query, where, orderBy: inOrder });
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
      db.faq.findFirst({ ...query, where: { ...visibleFaqs(viewer), id: recordId(id) } }),
  }),
  faqCategories: t.prismaField({
    type: [FaqCategoryType],
    description: 'All categories of questions, in their order.',
    resolve: (query, _root, _args, { db }) => db.faqCategory.findMany({ ...query, orderBy: inOrder }),
  }),
}));
