import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon';
import { LockIcon } from '../../art/icons/LockIcon';
import {
  useActivatePollsMutation,
  useDeletePollMutation,
  useDeletePollsMutation,
  usePollTableQuery,
} from '../__generated__/PollsTab';
import type { AdminPollFragment } from '../__generated__/PollsTab';
import { inLanguage } from '../../language/formats';
import { kept } from '../../ui/kept';
import { AdminTable } from '../table/AdminTable';
import { exportAddress } from '../table/exportAddress';
import { asFlag, type TableShape } from '../table/state';
import type { RowAction } from '../table/types';
import { useBulkActions } from '../table/useBulkActions';
import { useRowSwitch } from '../table/useRowSwitch';
import { useTable } from '../table/useTable';
import { PollDialog } from './PollDialog';
import { useColumns } from './useColumns';

type Column = 'questionAr' | 'question' | 'voterCount' | 'isActive' | 'endsAt' | 'createdAt';

const shape: TableShape<Column, 'status'> = {
  columns: ['questionAr', 'question', 'voterCount', 'isActive', 'endsAt', 'createdAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['status'],
};

const nameOf = (poll: AdminPollFragment) => inLanguage(poll, 'question', 'ar');

/** Polls: searched, filtered, written, put up, taken off and deleted. */
export function PollsTab() {
  const { t } = useTranslation('adminPolls');
  const { t: admin } = useTranslation('admin');
  const table = useTable(shape);
  const { search, filters } = table.state;
  const filter = { search, isActive: asFlag(filters.status) };
  const read = usePollTableQuery({ variables: { ...table.window, filter }, fetchPolicy: 'cache-and-network' });
  const [deletePoll] = useDeletePollMutation();
  const [deletePolls] = useDeletePollsMutation();
  const [activatePolls] = useActivatePollsMutation();
  const activate = async (ids: string[], isActive: boolean) =>
    (await activatePolls({ variables: { ids, isActive } })).data?.activatePolls;
  const bulk = useBulkActions({
    activate,
    remove: async (ids) => (await deletePolls({ variables: { ids } })).data?.deletePolls,
  });
  const switchRow = useRowSwitch(activate);
  const actions: RowAction<AdminPollFragment>[] = [
    {
      name: 'activate',
      label: (poll) => t(poll.isActive ? 'deactivate' : 'activate', { name: nameOf(poll) }),
      icon: ({ isActive }) => (isActive ? <LockIcon /> : <CheckCircleIcon />),
      run: (poll) => void switchRow(poll, !poll.isActive),
    },
  ];
  const status = {
    name: 'status',
    label: admin('state.label'),
    all: admin('state.all'),
    options: [
      { value: 'yes', label: admin('state.active') },
      { value: 'no', label: admin('state.inactive') },
    ],
  };
  return (
    <AdminTable
      id="polls"
      label={admin('tabs.polls')}
      table={table}
      read={read}
      page={kept(read)?.pollTable}
      columns={useColumns()}
      filters={[status]}
      actions={actions}
      bulk={bulk}
      nameOf={nameOf}
      add={t('add')}
      form={(dialog) => <PollDialog {...dialog} />}
      remove={({ id }) => deletePoll({ variables: { id } })}
      exportTo={exportAddress('polls', { ...filter, sort: table.state.sort, direction: table.state.direction })}
    />
  );
}
