import { roles } from '../../../schema/contract/permissions';
import { roleLabelsAr } from '../../../schema/contract/userCsv';
import { adminResource } from '../resource/adminResource';
import { activeFilter } from '../resource/filters';
import { activateToggle } from '../resource/rowToggle';
import { TextCell } from '../table/cells';
import { parseYesNo } from '../table/tableState';
import {
  ActivateUsersDocument,
  AdminUserListDocument,
  DeleteUserDocument,
  DeleteUsersDocument,
  type AdminUserFragment,
} from './__generated__/userResource';
import { ImportUsersButton } from './ImportUsersDialog';
import { UserForm } from './UserForm';

/** The family name comes first, as in Algerian papers and in the sort order. */
const userName = ({ firstName, lastName }: AdminUserFragment): string => `${lastName} ${firstName}`;

/** The accounts, with an import from CSV. */
export const userResource = adminResource({
  name: 'users',
  namespace: 'adminUsers',
  label: ({ admin }) => admin('tabs.users'),
  list: AdminUserListDocument,
  page: ({ adminUsers }) => adminUsers,
  rowName: userName,
  columns: ({ t, column, text, latinText, active, date }) => [
    column('name', { width: 170, grow: 2, cell: (user) => <TextCell>{userName(user)}</TextCell> }),
    latinText('email', { width: 200, grow: 2 }),
    text('username', { width: 165, grow: 1 }),
    column('role', { width: 100, cell: ({ role }) => roleLabelsAr[role] }),
    active({ width: 100 }),
    date('createdAt', { width: 155 }),
    date('updatedAt', { width: 140, isHidden: true }),
    latinText('phone', { label: t('phoneColumn'), isSortable: false, width: 140, isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts) => ({
    role: {
      label: texts.t('role'),
      allLabel: texts.t('allRoles'),
      options: roles.map((role) => ({ value: role, label: roleLabelsAr[role] })),
    },
    status: activeFilter(texts),
  }),
  toFilter: ({ role, status }) => ({ role: roles.find((known) => known === role), isActive: parseYesNo(status) }),
  Form: UserForm,
  toggle: activateToggle(ActivateUsersDocument),
  delete: DeleteUserDocument,
  deleteMany: DeleteUsersDocument,
  Toolbar: ImportUsersButton,
  hasExport: true,
});
