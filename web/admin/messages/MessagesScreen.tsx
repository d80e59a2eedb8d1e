import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon } from '../../art/icons/EyeIcon';
import {
  useContactMessageTableQuery,
  useDeleteContactMessageMutation,
  useDeleteContactMessagesMutation,
  useHandleContactMessagesMutation,
} from '../__generated__/Messages';
import type { AdminMessageFragment } from '../__generated__/Messages';
import { kept } from '../../ui/kept';
import { AdminPlace } from '../AdminPlace';
import { AdminTable } from '../table/AdminTable';
import { asFlag, type TableShape } from '../table/state';
import { useTable } from '../table/useTable';
import { MessageDialog } from './MessageDialog';
import { useHandling } from './useHandling';
import { useMessageColumns } from './useMessageColumns';

type Column = 'handledAt' | 'name' | 'email' | 'subject' | 'createdAt';

const shape: TableShape<Column, 'handled'> = {
  columns: ['handledAt', 'name', 'email', 'subject', 'createdAt'],
  sort: 'handledAt',
  direction: 'desc',
  filters: ['handled'],
};

/** What people wrote through the contact form: those that wait first; read, marked handled, deleted. */
export function MessagesScreen() {
  return (
    <AdminPlace name="messages">
      <Messages />
    </AdminPlace>
  );
}

function Messages() {
  const { t } = useTranslation('adminInbox');
  const { t: admin } = useTranslation('admin');
  const table = useTable(shape);
  const { search, filters } = table.state;
  const read = useContactMessageTableQuery({
    variables: { ...table.window, filter: { search, isHandled: asFlag(filters.handled) } },
    fetchPolicy: 'cache-and-network',
  });
  const [handle] = useHandleContactMessagesMutation();
  const [deleteOne] = useDeleteContactMessageMutation();
  const [deleteSome] = useDeleteContactMessagesMutation();
  const mark = async (ids: string[], handled: boolean) =>
    (await handle({ variables: { ids, handled } })).data?.handleContactMessages;
  const remove = async (ids: string[]) => (await deleteSome({ variables: { ids } })).data?.deleteContactMessages;
  const { bulk, action } = useHandling({ mark, remove });
  const [shown, setShown] = useState<{ row: AdminMessageFragment; isOpen: boolean } | null>(null);
  return (
    <>
      <AdminTable<AdminMessageFragment>
        id="messages"
        label={admin('places.messages')}
        table={table}
        read={read}
        page={kept(read)?.contactMessageTable}
        columns={useMessageColumns()}
        nameOf={({ subject }) => subject}
        filters={[
          {
            name: 'handled',
            label: admin('state.label'),
            all: t('allMessages'),
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
        bulk={bulk}
        remove={({ id }) => deleteOne({ variables: { id } })}
      />
      {shown && (
        <MessageDialog
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
