import { ClockIcon } from '../../art/icons/contentIcons';
import { CheckCircleIcon } from '../../art/icons/statusIcons';
import { EyeIcon } from '../../art/icons/visibilityIcons';
import { AdminPage } from '../AdminPage';
import { adminResource } from '../resource/adminResource';
import { AdminResourceScreen } from '../resource/AdminResourceScreen';
import { runBulkMutation } from '../resource/rowToggle';
import { StatusCell } from '../table/cells';
import { parseYesNo } from '../table/tableState';
import {
  AdminContactMessageListDocument,
  DeleteContactMessageDocument,
  DeleteContactMessagesDocument,
  HandleContactMessagesDocument,
} from './__generated__/contactMessageResource';
import { ContactMessageDialog } from './ContactMessageDialog';

/** The messages of the contact form; the list begins with those that wait for an answer. */
const contactMessageResource = adminResource({
  name: 'messages',
  namespace: 'adminInbox',
  label: ({ admin }) => admin('places.messages'),
  list: AdminContactMessageListDocument,
  page: ({ adminContactMessages }) => adminContactMessages,
  rowName: ({ subject }) => subject,
  columns: ({ t, admin, text, latinText, column, date }) => [
    text('subject', { width: 220, grow: 3 }),
    text('name', { width: 150, grow: 1 }),
    latinText('email', { width: 220, grow: 1 }),
    latinText('phone', { width: 150, isSortable: false, isHidden: true }),
    column('handledAt', {
      label: admin('state.label'),
      width: 150,
      cell: ({ handledAt }) => (
        <StatusCell tone={handledAt ? 'success' : 'warning'}>{t(handledAt ? 'handled' : 'waiting')}</StatusCell>
      ),
    }),
    date('createdAt', { label: t('sentAt'), width: 190, hasTime: true }),
  ],
  sort: ['handledAt', 'desc'],
  filters: ({ t, admin }) => ({
    handled: {
      label: admin('state.label'),
      allLabel: t('allMessages'),
      options: [
        { value: 'no', label: t('waiting') },
        { value: 'yes', label: t('handled') },
      ],
    },
  }),
  toFilter: ({ handled }) => ({ isHandled: parseYesNo(handled) }),
  toggle: {
    on: { name: 'handle', label: ({ t }) => t('markHandled'), icon: <CheckCircleIcon /> },
    off: { name: 'wait', label: ({ t }) => t('markWaiting'), icon: <ClockIcon /> },
    isOn: ({ handledAt }) => handledAt !== null,
    rowLabel: ({ subject, handledAt }, { t }) => t(handledAt ? 'waitAgain' : 'handle', { subject }),
    mutate: (client, ids, handled) => runBulkMutation(client, HandleContactMessagesDocument, { ids, handled }),
  },
  actions: [
    {
      name: 'read',
      label: ({ subject }, { t }) => t('read', { subject }),
      icon: <EyeIcon />,
      Dialog: ContactMessageDialog,
    },
  ],
  delete: DeleteContactMessageDocument,
  deleteMany: DeleteContactMessagesDocument,
});

export function ContactMessagesScreen() {
  return (
    <AdminPage name="messages">
      <AdminResourceScreen resource={contactMessageResource} />
    </AdminPage>
  );
}
