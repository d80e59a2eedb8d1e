import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { pageArguments, SortDirectionType, tableComplexity, windowOf } from '../tables';
import { GlossaryFilter, termsMatching } from './filter';
import { GlossaryTermType } from './term';

/** What a table of terms is asked for; its columns are read only as far as they are. */
interface TermRows {
  where: Prisma.GlossaryTermWhereInput;
  orderBy: Prisma.GlossaryTermOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const GlossaryTableType = builder.objectRef<TermRows>('GlossaryTable').implement({
  description: 'A page of the table of terms.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [GlossaryTermType],
      description: 'The rows of the page.',
      resolve: (query, rows, _args, { db }) => db.glossaryTerm.findMany({ ...query, ...rows }),
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.glossaryTerm.count({ where }),
    }),
  }),
});

const GlossaryColumnType = builder.enumType('GlossaryColumn', {
  description: 'What the table of terms is sorted by; terms by the letters of their language.',
  values: {
    term: { value: 'sortKey' },
    termAr: { value: 'sortKeyAr' },
    category: {},
    categoryAr: {},
    isPublished: {},
    createdAt: {},
    updatedAt: {},
  } as const,
});

builder.queryField('glossaryTable', (t) =>
  t.withAuth({ can: 'glossary:write' }).field({
    type: GlossaryTableType,
    description:
      'Terms as those who write them list them: an admin all, a trainer what they may see. ' +
      'Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: {
      filter: t.arg({ type: GlossaryFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: GlossaryColumnType, required: true, defaultValue: 'sortKeyAr', description: 'The column.' }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'asc', description: 'The way.' }),
      ...pageArguments,
    },
    resolve: (_root, { filter, sort, direction, ...page }, { viewer }) => ({
      where: termsMatching(filter, viewer),
      orderBy: [{ [sort]: direction }, { id: direction }],
      ...windowOf(page),
    }),
  }),
);
