import { builder } from '../builder';
import { cursorInList, pageComplexity } from '../connections';
import { UserTableFilter, usersInOrder, usersInTable } from './table';
import { UserType } from './user';

builder.queryField('users', (t) =>
  t.withAuth({ can: 'user:manage' }).prismaConnection(
    {
      type: UserType,
      cursor: 'id',
      description:
        'Accounts for admins, the newest first, page by page. Problems: notSignedIn, notAllowed, invalidInput.',
      args: { filter: t.arg({ type: UserTableFilter, description: 'Narrows the list.' }) },
      complexity: pageComplexity,
      totalCount: (_root, { filter }, { db }) => db.user.count({ where: usersInTable(filter) }),
      resolve: async (query, _root, { filter }, { db }) => {
        const where = usersInTable(filter);
        await cursorInList(query, (row) => db.user.count({ where: { AND: [where, row] } }));
        return db.user.findMany({ ...query, where, orderBy: usersInOrder('createdAt', 'desc') });
      },
    },
    { name: 'UserConnection', description: 'A page of accounts.' },
    { name: 'UserEdge', description: 'An account in its place on the page.' },
  ),
);
