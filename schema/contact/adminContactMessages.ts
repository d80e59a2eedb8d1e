import { adminList } from '../core/adminList';
import { builder } from '../core/builder';
import { adminSearchFilter } from '../core/offsetPagination';
import { ContactMessageType } from './contactMessage';

const AdminContactMessageFilter = builder.inputType('AdminContactMessageFilter', {
  description: 'Conditions on contact messages, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field.' }),
    isHandled: t.boolean({ description: 'True: handled messages only; false: waiting messages only.' }),
  }),
});

adminList('ContactMessage', {
  query: 'adminContactMessages',
  permission: 'contact:manage',
  type: ContactMessageType,
  noun: 'contact messages',
  filter: AdminContactMessageFilter,
  where: ({ search, isHandled }) => ({
    AND: adminSearchFilter(search),
    ...(isHandled != null && { handledAt: isHandled ? { not: null } : null }),
  }),
  sortFields: ['handledAt', 'name', 'email', 'subject', 'createdAt'],
  sortDescriptions: { handledAt: 'Descending: waiting messages first. The newest first within each group.' },
  defaultSort: ['handledAt', 'desc'],
  orderBy: (sort, direction) =>
    sort === 'handledAt'
      ? [
          { handledAt: { sort: direction, nulls: direction === 'desc' ? 'first' : 'last' } },
          { createdAt: 'desc' },
          { id: 'desc' },
        ]
      : [{ [sort]: direction }, { id: direction }],
});
