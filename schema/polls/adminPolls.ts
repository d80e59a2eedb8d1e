import { adminList } from '../core/adminList';
import { builder } from '../core/builder';
import { adminSearchFilter } from '../core/offsetPagination';
import { PollType } from './poll';

const AdminPollFilter = builder.inputType('AdminPollFilter', {
  description: 'Conditions on polls, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field or option.' }),
    isActive: t.boolean({
      description: 'True: active polls only, including those that have ended; false: inactive polls only.',
    }),
  }),
});

const list = adminList('Poll', {
  query: 'adminPolls',
  permission: 'poll:manage',
  type: PollType,
  noun: 'polls',
  filter: AdminPollFilter,
  where: ({ search, isActive }) => ({ AND: adminSearchFilter(search), isActive: isActive ?? undefined }),
  sortFields: ['createdAt', 'questionAr', 'question', 'voterCount', 'isActive', 'endsAt'],
  sortDescriptions: { endsAt: 'Polls without an end come last in both directions.' },
  defaultSort: ['createdAt', 'desc'],
  orderBy: (sort, direction) => [
    { [sort]: sort === 'endsAt' ? { sort: direction, nulls: 'last' } : direction },
    { id: direction },
  ],
});

export const pollExport = list.exportAs((db, where) =>
  db.poll.findMany({
    omit: { adminSearchText: true },
    include: { options: { orderBy: [{ order: 'asc' }, { id: 'asc' }] } },
    where,
  }),
);
