import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../art/icons/contentIcons';
import { TrashIcon } from '../../art/icons/editIcons';
import { CheckCircleIcon } from '../../art/icons/statusIcons';
import { EyeIcon } from '../../art/icons/visibilityIcons';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { AdminPage } from '../AdminPage';
import { AdminTable } from '../table/AdminTable';
import { DateCell, LatinCell, StatusCell, TextCell } from '../table/cells';
import { useRowToggle } from '../table/tableActions';
import { parseYesNo, type TableConfig, useTableState } from '../table/tableState';
import type { AdminColumn, BulkAction, BulkResult, RowAction } from '../table/types';
import { ContactMessageDialog } from './ContactMessageDialog';
import {
  useAdminContactMessageListQuery,
  useDeleteContactMessageMutation,
  useDeleteContactMessagesMutation,
  useHandleContactMessagesMutation,
} from './__generated__/ContactMessagesScreen';
import type { AdminContactMessageFragment } from './__generated__/ContactMessagesScreen';

type ContactMessageSortField = 'handledAt' | 'name' | 'email' | 'subject' | 'createdAt';

const contactMessageTableConfig: TableConfig<ContactMessageSortField, 'handled'> = {
  columns: ['handledAt', 'name', 'email', 'subject', 'createdAt'],
  sort: 'handledAt',
  direction: 'desc',
  filters: ['handled'],
};

/** What people wrote through the contact form: those that wait first; read, marked handled, deleted. */
export function ContactMessagesScreen() {
  return (
    <AdminPage name="messages">
      <ContactMessagesTable />
    </AdminPage>
  );
}

function ContactMessagesTable() {
  const { t } = useTranslation('adminInbox');
  const { t: admin } = useTranslation('admin');
  const table = useTableState(contactMessageTableConfig);
  const { search, filters } = table.state;
  const read = useAdminContactMessageListQuery({
    variables: { ...table.queryVariables, filter: { search, isHandled: parseYesNo(filters.handled) } },
    fetchPolicy: 'cache-and-network',
  });
  const [handle] = useHandleContactMessagesMutation();
  const [deleteOne] = useDeleteContactMessageMutation();
  const [deleteSome] = useDeleteContactMessagesMutation();
  const mark = async (ids: string[], handled: boolean) =>
    (await handle({ variables: { ids, handled } })).data?.markContactMessagesHandled;
  const remove = async (ids: string[]) => (await deleteSome({ variables: { ids } })).data?.deleteContactMessages;
  const { bulk, action } = useHandleMessages({ mark, remove });
  const [shown, setShown] = useState<{ row: AdminContactMessageFragment; isOpen: boolean } | null>(null);
  return (
    <>
      <AdminTable<AdminContactMessageFragment>
        id="messages"
        label={admin('places.messages')}
        table={table}
        query={read}
        page={dataOrPrevious(read)?.adminContactMessages}
        columns={useContactMessageColumns()}
        nameOf={({ subject }) => subject}
        filters={[
          {
            name: 'handled',
            label: admin('state.label'),
            allLabel: t('allMessages'),
            options: [
              { value: 'no', label: t('waiting') },
              { value: 'yes', label: t('handled') },
            ],
          },
        ]}
        actions={[
          {
            name: 'read',
            label: ({ subject }) => t('read', { subject }),
            icon: () => <EyeIcon />,
            run: (row) => setShown({ row, isOpen: true }),
          },
          action,
        ]}
        bulkActions={bulk}
        deleteRow={({ id }) => deleteOne({ variables: { id } })}
      />
      {shown && (
        <ContactMessageDialog
          message={shown.row}
          isOpen={shown.isOpen}
          onHandle={() => action.run(shown.row)}
          onClose={() => setShown({ ...shown, isOpen: false })}
          onGone={() => setShown(null)}
        />
      )}
    </>
  );
}

/** The columns of the table of messages. */
function useContactMessageColumns(): AdminColumn<AdminContactMessageFragment>[] {
  const { t } = useTranslation('adminInbox');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'subject',
      label: t('subject'),
      width: 220,
      grow: 3,
      cell: ({ subject }) => <TextCell>{subject}</TextCell>,
    },
    { field: 'name', label: t('name'), width: 150, grow: 1, cell: ({ name }) => <TextCell>{name}</TextCell> },
    { field: 'email', label: t('email'), width: 220, grow: 1, cell: ({ email }) => <LatinCell>{email}</LatinCell> },
    {
      field: 'phone',
      label: t('phone'),
      width: 150,
      isSortable: false,
      isHidden: true,
      cell: ({ phone }) => <LatinCell>{phone}</LatinCell>,
    },
    {
      field: 'handledAt',
      label: admin('state.label'),
      width: 150,
      cell: ({ handledAt }) => (
        <StatusCell tone={handledAt ? 'success' : 'warning'}>{t(handledAt ? 'handled' : 'waiting')}</StatusCell>
      ),
    },
    {
      field: 'createdAt',
      label: t('sentAt'),
      width: 190,
      cell: ({ createdAt }) => <DateCell at={createdAt} hasTime />,
    },
  ];
}

interface MessageBulkMutations {
  mark(ids: string[], handled: boolean): Promise<BulkResult | undefined>;
  remove(ids: string[]): Promise<BulkResult | undefined>;
}

/** Marks messages handled, or waiting again: one by its button, several by the bar above the table. */
function useHandleMessages({ mark, remove }: MessageBulkMutations) {
  const { t } = useTranslation('adminInbox');
  const { t: admin } = useTranslation('admin');
  const turn = useRowToggle(mark);
  const bulk: BulkAction[] = [
    { name: 'handle', label: t('markHandled'), icon: <CheckCircleIcon />, execute: (ids) => mark(ids, true) },
    { name: 'wait', label: t('markWaiting'), icon: <ClockIcon />, execute: (ids) => mark(ids, false) },
    { name: 'delete', label: admin('bulk.delete'), icon: <TrashIcon />, isDestructive: true, execute: remove },
  ];
  const action: RowAction<AdminContactMessageFragment> = {
    name: 'handle',
    label: ({ subject, handledAt }) => t(handledAt ? 'waitAgain' : 'handle', { subject }),
    icon: ({ handledAt }) => (handledAt ? <ClockIcon /> : <CheckCircleIcon />),
    run: (row) => void turn(row, row.handledAt === null),
  };
  return { bulk, action };
}
