import { builder } from '../builder';
import { cursorInList, pageComplexity } from '../connections';
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
  faqCategories: t.prismaField({
    type: [FaqCategoryType],
    description: 'All categories of questions, in their order.',
    resolve: (query, _root, _args, { db }) => db.faqCategory.findMany({ ...query, orderBy: inOrder }),
  }),
}));
