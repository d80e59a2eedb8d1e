import { useTranslation } from 'react-i18next';
import { roles } from '../../../schema/contract/permissions';
import { roleNamesAr } from '../../../schema/contract/userSheet';
import {
  useActivateUsersMutation,
  useDeleteUserMutation,
  useDeleteUsersMutation,
  useUserTableQuery,
} from '../__generated__/Users';
import type { AdminUserFragment, UserTableQueryVariables } from '../__generated__/Users';
import { kept } from '../../ui/kept';
import { AdminTable } from '../table/AdminTable';
import { exportAddress } from '../table/exportAddress';
import { asFlag, type TableShape } from '../table/state';
import type { AdminFilter } from '../table/types';
import { useBulkActions } from '../table/useBulkActions';
import { useTable } from '../table/useTable';
import { ImportUsers } from './ImportUsers';
import { UserDialog } from './UserDialog';
import { useActiveSwitch } from './useActiveSwitch';
import { useUserColumns } from './useUserColumns';

const shape: TableShape<UserTableQueryVariables['sort'], 'role' | 'status'> = {
  columns: ['name', 'email', 'username', 'role', 'isActive', 'createdAt', 'updatedAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['role', 'status'],
};

/** As Algerian papers have it, and as the table sorts it: the family name first. */
const fullName = ({ firstName, lastName }: AdminUserFragment): string => `${lastName} ${firstName}`;

/** The accounts: searched, filtered, written, let in and shut out, deleted, taken away and brought in. */
export function UsersTab() {
  const { t: admin } = useTranslation('admin');
  const { t } = useTranslation('adminUsers');
  const table = useTable(shape);
  const { search, filters, sort, direction } = table.state;
  const filter = {
    search,
    role: roles.find((role) => role === filters.role),
    isActive: asFlag(filters.status),
  };
  const read = useUserTableQuery({ variables: { ...table.window, filter }, fetchPolicy: 'cache-and-network' });
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
  const activeSwitch = useActiveSwitch(activate);
  return (
    <AdminTable
      id="users"
      label={admin('tabs.users')}
      table={table}
      read={read}
      page={kept(read)?.userTable}
      columns={columns}
      filters={choices}
      actions={[activeSwitch]}
      bulk={bulk}
      nameOf={fullName}
      add={t('add')}
      form={(dialog) => <UserDialog {...dialog} />}
      remove={({ id }) => deleteUser({ variables: { id } })}
      moreActions={<ImportUsers />}
      exportTo={exportAddress('users', { ...filter, sort, direction })}
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
      all: t('allRoles'),
      options: roles.map((role) => ({ value: role, label: roleNamesAr[role] })),
    },
    {
      name: 'status',
      label: admin('state.label'),
      all: admin('state.all'),
      options: [
        { value: 'yes', label: admin('state.active') },
        { value: 'no', label: admin('state.inactive') },
      ],
    },
  ];
}
