import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon';
import { LockIcon } from '../../art/icons/LockIcon';
import type { AdminUserFragment } from '../__generated__/Users';
import type { BulkOutcome, RowAction } from '../table/types';
import { useRowSwitch } from '../table/useRowSwitch';

/** Lets the account of a row in or shuts it out, with one press. */
export function useActiveSwitch(
  activate: (ids: string[], isActive: boolean) => Promise<BulkOutcome | undefined>,
): RowAction<AdminUserFragment> {
  const { t } = useTranslation('adminUsers');
  const toggle = useRowSwitch(activate);
  return {
    name: 'active',
    label: ({ firstName, lastName, isActive }) =>
      t(isActive ? 'deactivate' : 'activate', { name: `${lastName} ${firstName}` }),
    icon: ({ isActive }) => (isActive ? <LockIcon /> : <CheckCircleIcon />),
    run: (row) => void toggle(row, !row.isActive),
  };
}
