import { useTranslation } from 'react-i18next';
import { roleNamesAr } from '../../../schema/contract/userSheet';
import type { AdminUserFragment } from '../__generated__/Users';
import { ActiveCell, DateCell, LatinCell, TextCell } from '../table/cells';
import type { AdminColumn } from '../table/types';

/** What the table says of an account. */
export function useUserColumns(): AdminColumn<AdminUserFragment>[] {
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
    { field: 'role', label: t('role'), width: 100, cell: ({ role }) => roleNamesAr[role] },
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
