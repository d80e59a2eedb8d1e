import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { offsetPageArgs, SortDirectionType, offsetPageComplexity, toSkipTake } from '../core/offsetPagination';
import { GlossaryTermFilter, glossaryTermWhere } from './glossaryTermFilter';
import { GlossaryTermType } from './glossaryTerm';

/** What a table of terms is asked for; its columns are read only as far as they are. */
interface GlossaryTermListQuery {
  where: Prisma.GlossaryTermWhereInput;
  orderBy: Prisma.GlossaryTermOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminGlossaryTermListType = builder.objectRef<GlossaryTermListQuery>('AdminGlossaryTermList').implement({
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

const GlossaryTermSortFieldType = builder.enumType('GlossaryTermSortField', {
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

builder.queryField('adminGlossaryTerms', (t) =>
  t.withAuth({ can: 'glossary:write' }).field({
    type: AdminGlossaryTermListType,
    description:
      'Terms as those who write them list them: an admin all, a trainer what they may see. ' +
      'Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: GlossaryTermFilter, description: 'Narrows the table.' }),
      sort: t.arg({
        type: GlossaryTermSortFieldType,
        required: true,
        defaultValue: 'sortKeyAr',
        description: 'The column.',
      }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'asc', description: 'The way.' }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }, { viewer }) => ({
      where: glossaryTermWhere(filter, viewer),
      orderBy: [{ [sort]: direction }, { id: direction }],
      ...toSkipTake(page),
    }),
  }),
);
