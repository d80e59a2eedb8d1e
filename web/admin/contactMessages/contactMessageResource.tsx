import { EyeIcon } from '../../art/icons/editIcons';
import { paths } from '../../routing';
import { adminResource } from '../resource/adminResource';
import { runBulkMutation } from '../resource/bulkMutations';
import { parseYesNo } from '../resource/filterOptions';
import type { AdminRow } from '../table/types';
import { CheckIcon } from '../../art/icons/lessonIcons';
import { ClockIcon } from '../../art/icons/commonIcons';
import {
  AdminContactMessageListDocument,
  DeleteContactMessageDocument,
  DeleteContactMessagesDocument,
  HandleContactMessagesDocument,
} from './__generated__/contactMessageResource';
import { MessageState } from './MessageState';

const messagePath = ({ id }: AdminRow) => paths.admin.message(id);

export const contactMessageResource = adminResource({
  name: 'messages',
  namespace: 'adminInbox',
  label: ({ admin }) => admin('navItems.messages'),
  list: AdminContactMessageListDocument,
  page: ({ adminContactMessages }) => adminContactMessages,
  rowName: ({ subject }) => subject,
  columns: ({ t, admin, text, latinText, column, date }) => [
    text('subject'),
    column('handledAt', {
      isOnCard: true,
      label: admin('state.label'),
      cell: ({ handledAt }) => <MessageState isHandled={handledAt !== null} />,
    }),
    text('name', { isOnCard: true }),
    date('createdAt', { label: t('sentAt'), hasTime: true }),
    latinText('email'),
    latinText('phone', { isSortable: false, isHidden: true }),
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
  views: ({ t }) => [
    { name: t('waiting'), filters: { handled: 'no' } },
    { name: t('handled'), filters: { handled: 'yes' } },
  ],
  toFilter: ({ handled }) => ({ isHandled: parseYesNo(handled) }),
  toggle: {
    on: { name: 'handle', label: ({ t }) => t('markHandled'), icon: <CheckIcon /> },
    off: { name: 'wait', label: ({ t }) => t('markWaiting'), icon: <ClockIcon /> },
    isAwaited: true,
    isOn: ({ handledAt }) => handledAt !== null,
    rowActionLabel: ({ subject, handledAt }, { t }) => t(handledAt ? 'waitAgain' : 'handle', { subject }),
    mutate: (client, { ids, isOn }) => runBulkMutation(client, HandleContactMessagesDocument, { ids, handled: isOn }),
  },
  actions: [
    {
      name: 'read',
      opensRow: true,
      text: ({ t }) => t('readAction'),
      label: ({ subject }, { t }) => t('read', { subject }),
      icon: <EyeIcon />,
      run: (message, navigate) => void navigate(messagePath(message)),
    },
  ],
  delete: DeleteContactMessageDocument,
  deleteMany: DeleteContactMessagesDocument,
  recordPath: messagePath,
});
