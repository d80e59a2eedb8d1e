import { useTranslation } from 'react-i18next';
import type { AdminMessageFragment } from '../__generated__/Messages';
import { DateCell, LatinCell, StateCell, TextCell } from '../table/cells';
import type { AdminColumn } from '../table/types';

/** The columns of the table of messages. */
export function useMessageColumns(): AdminColumn<AdminMessageFragment>[] {
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
        <StateCell tone={handledAt ? 'success' : 'warning'}>{t(handledAt ? 'handled' : 'waiting')}</StateCell>
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
