import { useTranslation } from 'react-i18next';
import { roles } from '../../../schema/contract/permissions';
import { roleLabelsAr } from '../../../schema/contract/userCsv';
import { LockIcon } from '../../art/icons/lessonIcons';
import { CheckCircleIcon } from '../../art/icons/statusIcons';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { AdminTable } from '../table/AdminTable';
import { ActiveCell, DateCell, LatinCell, TextCell } from '../table/cells';
import { buildExportUrl } from '../table/exportUrl';
import { useBulkActions, useRowToggle } from '../table/tableActions';
import { parseYesNo, type TableConfig, useTableState } from '../table/tableState';
import type { AdminFilter, BulkResult, RowAction, AdminColumn } from '../table/types';
import { ImportUsersButton } from './ImportUsersDialog';
import { UserDialog } from './UserDialog';
import {
  useActivateUsersMutation,
  useDeleteUserMutation,
  useDeleteUsersMutation,
  useAdminUserListQuery,
} from './__generated__/UsersTab';
import type { AdminUserFragment, AdminUserListQueryVariables } from './__generated__/UsersTab';

const userTableConfig: TableConfig<AdminUserListQueryVariables['sort'], 'role' | 'status'> = {
  columns: ['name', 'email', 'username', 'role', 'isActive', 'createdAt', 'updatedAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['role', 'status'],
};

/** As Algerian papers have it, and as the table sorts it: the family name first. */
const userName = ({ firstName, lastName }: AdminUserFragment): string => `${lastName} ${firstName}`;

/** The accounts: searched, filtered, written, let in and shut out, deleted, taken away and brought in. */
export function UsersTab() {
  const { t: admin } = useTranslation('admin');
  const { t } = useTranslation('adminUsers');
  const table = useTableState(userTableConfig);
  const { search, filters, sort, direction } = table.state;
  const filter = {
    search,
    role: roles.find((role) => role === filters.role),
    isActive: parseYesNo(filters.status),
  };
  const read = useAdminUserListQuery({
    variables: { ...table.queryVariables, filter },
    fetchPolicy: 'cache-and-network',
  });
  const [deleteUser] = useDeleteUserMutation();
  const [deleteUsers] = useDeleteUsersMutation();
  const [activateUsers] = useActivateUsersMutation();
  const activate = async (ids: string[], isActive: boolean) =>
    (await activateUsers({ variables: { ids, isActive } })).data?.activateUsers;
  const bulk = useBulkActions({
    activate,
    remove: async (ids) => (await deleteUsers({ variables: { ids } })).data?.deleteUsers,
  });
  const columns = useUserColumns();
  const choices = useUserFilters();
  const activeSwitch = useActivateUserAction(activate);
  return (
    <AdminTable
      id="users"
      label={admin('tabs.users')}
      table={table}
      query={read}
      page={dataOrPrevious(read)?.adminUsers}
      columns={columns}
      filters={choices}
      actions={[activeSwitch]}
      bulkActions={bulk}
      nameOf={userName}
      addLabel={t('add')}
      renderDialog={(dialog) => <UserDialog {...dialog} />}
      deleteRow={({ id }) => deleteUser({ variables: { id } })}
      moreActions={<ImportUsersButton />}
      exportTo={buildExportUrl('users', { ...filter, sort, direction })}
    />
  );
}

function useUserFilters(): AdminFilter[] {
  const { t: admin } = useTranslation('admin');
  const { t } = useTranslation('adminUsers');
  return [
    {
      name: 'role',
      label: t('role'),
      allLabel: t('allRoles'),
      options: roles.map((role) => ({ value: role, label: roleLabelsAr[role] })),
    },
    {
      name: 'status',
      label: admin('state.label'),
      allLabel: admin('state.all'),
      options: [
        { value: 'yes', label: admin('state.active') },
        { value: 'no', label: admin('state.inactive') },
      ],
    },
  ];
}

/** Lets the account of a row in or shuts it out, with one press. */
function useActivateUserAction(
  activate: (ids: string[], isActive: boolean) => Promise<BulkResult | undefined>,
): RowAction<AdminUserFragment> {
  const { t } = useTranslation('adminUsers');
  const toggle = useRowToggle(activate);
  return {
    name: 'active',
    label: ({ firstName, lastName, isActive }) =>
      t(isActive ? 'deactivate' : 'activate', { name: `${lastName} ${firstName}` }),
    icon: ({ isActive }) => (isActive ? <LockIcon /> : <CheckCircleIcon />),
    run: (row) => void toggle(row, !row.isActive),
  };
}

/** What the table says of an account. */
function useUserColumns(): AdminColumn<AdminUserFragment>[] {
  const { t: admin } = useTranslation('admin');
  const { t } = useTranslation('adminUsers');
  return [
    {
      field: 'name',
      label: t('name'),
      width: 170,
      grow: 2,
      cell: ({ firstName, lastName }) => <TextCell>{`${lastName} ${firstName}`}</TextCell>,
    },
    { field: 'email', label: t('email'), width: 200, grow: 2, cell: ({ email }) => <LatinCell>{email}</LatinCell> },
    {
      field: 'username',
      label: t('username'),
      width: 165,
      grow: 1,
      cell: ({ username }) => <TextCell>{username}</TextCell>,
    },
    { field: 'role', label: t('role'), width: 100, cell: ({ role }) => roleLabelsAr[role] },
    {
      field: 'isActive',
      label: admin('state.label'),
      width: 100,
      cell: ({ isActive }) => <ActiveCell isActive={isActive} />,
    },
    {
      field: 'createdAt',
      label: admin('createdAt'),
      width: 155,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
    {
      field: 'updatedAt',
      label: admin('updatedAt'),
      width: 140,
      isHidden: true,
      cell: ({ updatedAt }) => <DateCell at={updatedAt} />,
    },
    {
      field: 'phone',
      label: t('phoneColumn'),
      isSortable: false,
      width: 140,
      isHidden: true,
      cell: ({ phone }) => <LatinCell>{phone}</LatinCell>,
    },
  ];
}
