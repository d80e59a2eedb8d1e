import { useTranslation } from 'react-i18next';
import { LockIcon } from '../../art/icons/lessonIcons';
import { CheckCircleIcon } from '../../art/icons/statusIcons';
import { localizeField, formatNumber } from '../../language/formatters';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { AdminTable } from '../table/AdminTable';
import { ActiveCell, ArabicCell, DateCell, LatinCell, StatusCell } from '../table/cells';
import { buildExportUrl } from '../table/exportUrl';
import { useBulkActions, useRowToggle } from '../table/tableActions';
import { parseYesNo, type TableConfig, useTableState } from '../table/tableState';
import type { RowAction, AdminColumn } from '../table/types';
import { PollDialog } from './PollDialog';
import {
  useActivatePollsMutation,
  useDeletePollMutation,
  useDeletePollsMutation,
  useAdminPollListQuery,
} from './__generated__/PollsTab';
import type { AdminPollFragment } from './__generated__/PollsTab';

type PollSortField = 'questionAr' | 'question' | 'voterCount' | 'isActive' | 'endsAt' | 'createdAt';

const pollTableConfig: TableConfig<PollSortField, 'status'> = {
  columns: ['questionAr', 'question', 'voterCount', 'isActive', 'endsAt', 'createdAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['status'],
};

const pollName = (poll: AdminPollFragment) => localizeField(poll, 'question', 'ar');

/** Polls: searched, filtered, written, put up, taken off and deleted. */
export function PollsTab() {
  const { t } = useTranslation('adminPolls');
  const { t: admin } = useTranslation('admin');
  const table = useTableState(pollTableConfig);
  const { search, filters } = table.state;
  const filter = { search, isActive: parseYesNo(filters.status) };
  const read = useAdminPollListQuery({
    variables: { ...table.queryVariables, filter },
    fetchPolicy: 'cache-and-network',
  });
  const [deletePoll] = useDeletePollMutation();
  const [deletePolls] = useDeletePollsMutation();
  const [activatePolls] = useActivatePollsMutation();
  const activate = async (ids: string[], isActive: boolean) =>
    (await activatePolls({ variables: { ids, isActive } })).data?.activatePolls;
  const bulk = useBulkActions({
    activate,
    remove: async (ids) => (await deletePolls({ variables: { ids } })).data?.deletePolls,
  });
  const switchRow = useRowToggle(activate);
  const actions: RowAction<AdminPollFragment>[] = [
    {
      name: 'activate',
      label: (poll) => t(poll.isActive ? 'deactivate' : 'activate', { name: pollName(poll) }),
      icon: ({ isActive }) => (isActive ? <LockIcon /> : <CheckCircleIcon />),
      run: (poll) => void switchRow(poll, !poll.isActive),
    },
  ];
  const status = {
    name: 'status',
    label: admin('state.label'),
    allLabel: admin('state.all'),
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
      query={read}
      page={dataOrPrevious(read)?.adminPolls}
      columns={usePollColumns()}
      filters={[status]}
      actions={actions}
      bulkActions={bulk}
      nameOf={pollName}
      addLabel={t('add')}
      renderDialog={(dialog) => <PollDialog {...dialog} />}
      deleteRow={({ id }) => deletePoll({ variables: { id } })}
      exportTo={buildExportUrl('polls', { ...filter, sort: table.state.sort, direction: table.state.direction })}
    />
  );
}

/** What the table says of each poll. */
function usePollColumns(): AdminColumn<AdminPollFragment>[] {
  const { t } = useTranslation('adminPolls');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'questionAr',
      label: t('questionAr'),
      width: 220,
      grow: 2,
      cell: ({ questionAr }) => <ArabicCell>{questionAr}</ArabicCell>,
    },
    {
      field: 'question',
      label: t('questionEn'),
      width: 196,
      grow: 2,
      cell: ({ question }) => <LatinCell>{question}</LatinCell>,
    },
    {
      field: 'options',
      label: t('options'),
      isSortable: false,
      width: 150,
      grow: 1,
      cell: ({ options }) => <ArabicCell>{options.map(({ optionTextAr }) => optionTextAr).join('، ')}</ArabicCell>,
    },
    {
      field: 'voterCount',
      label: t('voters'),
      width: 130,
      cell: ({ voterCount }) => formatNumber(voterCount, 'ar'),
    },
    {
      field: 'isActive',
      label: admin('state.label'),
      width: 110,
      cell: ({ isActive, isExpired }) =>
        isActive && isExpired ? (
          <StatusCell tone="warning">{t('expired')}</StatusCell>
        ) : (
          <ActiveCell isActive={isActive} />
        ),
    },
    {
      field: 'endsAt',
      label: t('expiresAt'),
      width: 150,
      cell: ({ expiresAt }) => (expiresAt ? <DateCell at={expiresAt} /> : t('never')),
    },
    {
      field: 'createdAt',
      label: admin('createdAt'),
      width: 150,
      isHidden: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
  ];
}
