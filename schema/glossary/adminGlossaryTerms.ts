import { adminList } from '../core/adminList';
import { GlossaryTermType } from './glossaryTerm';
import { GlossaryTermFilter, glossaryTermWhere } from './glossaryTermFilter';

adminList('GlossaryTerm', {
  query: 'adminGlossaryTerms',
  permission: 'glossary:write',
  type: GlossaryTermType,
  noun: 'glossary terms',
  scope: 'Admins get all terms, trainers published terms and their own.',
  filter: GlossaryTermFilter,
  where: glossaryTermWhere,
  sortFields: ['term', 'termAr', 'category', 'categoryAr', 'isPublished', 'createdAt', 'updatedAt'],
  sortDescriptions: { term: 'English alphabetical order.', termAr: 'Arabic alphabetical order.' },
  defaultSort: ['termAr', 'asc'],
  orderBy: (sort, direction) => {
    const column = { term: 'sortKey', termAr: 'sortKeyAr' }[sort as string] ?? sort;
    return [{ [column]: direction }, { id: direction }];
  },
  idsFirst: false,
});
