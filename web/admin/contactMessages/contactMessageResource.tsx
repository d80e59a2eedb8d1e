import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useTranslation } from '../../language';
import { EyeIcon } from '../../art/icons/editIcons';
import { adminResource, type RowDialogProps } from '../resource/adminResource';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { adminListPage } from '../resource/AdminResourceScreen';
import { runBulkMutation, parseYesNo } from '../resource/rowStates';
import { StatusCell, DateCell } from '../table/cells';
import { CheckIcon } from '../../art/icons/lessonIcons';
import { MailIcon, ClockIcon } from '../../art/icons/commonIcons';
import {
  AdminContactMessageListDocument,
  DeleteContactMessageDocument,
  DeleteContactMessagesDocument,
  HandleContactMessagesDocument,
  type AdminContactMessageFragment,
} from './__generated__/contactMessageResource';

export const contactMessageResource = adminResource({
  name: 'messages',
  namespace: 'adminInbox',
  label: ({ admin }) => admin('places.messages'),
  list: AdminContactMessageListDocument,
  page: ({ adminContactMessages }) => adminContactMessages,
  rowName: ({ subject }) => subject,
  columns: ({ t, admin, text, latinText, column, date }) => [
    text('subject'),
    column('handledAt', {
      isOnCard: true,
      label: admin('state.label'),
      cell: ({ handledAt }) => (
        <StatusCell color={handledAt ? 'success' : 'warning'}>{t(handledAt ? 'handled' : 'waiting')}</StatusCell>
      ),
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
    mutate: (client, ids, handled) => runBulkMutation(client, HandleContactMessagesDocument, { ids, handled }),
  },
  actions: [
    {
      name: 'read',
      opensRow: true,
      text: ({ t }) => t('readAction'),
      label: ({ subject }, { t }) => t('read', { subject }),
      icon: <EyeIcon />,
      Dialog: ContactMessageDialog,
    },
  ],
  delete: DeleteContactMessageDocument,
  deleteMany: DeleteContactMessagesDocument,
});

export const Component = adminListPage('messages', contactMessageResource);

function ContactMessageDialog(props: RowDialogProps<AdminContactMessageFragment>) {
  const { row, isOpen, onToggle, onClose, onExited } = props;
  const { t } = useTranslation('adminInbox');
  const { t: tCommon } = useTranslation();
  const { subject, name, email, phone, createdAt, handledAt, message } = row;
  return (
    <RowDialogFrame
      {...{ isOpen, onClose, onExited }}
      title={subject}
      titleDir="auto"
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {tCommon('close')}
          </Button>
          <Button
            variant="outlined"
            onClick={() => {
              onToggle();
              onClose();
            }}
          >
            {t(handledAt ? 'markWaiting' : 'markHandled')}
          </Button>
          <Button
            component="a"
            href={`mailto:${email}?subject=${encodeURIComponent(t('answerSubject', { subject }))}`}
            variant="contained"
            startIcon={<MailIcon />}
          >
            {t('answer')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 0.5, color: 'text.secondary', marginBlockEnd: 2.5 }}>
        <span>
          <bdi>{name}</bdi> · <DateCell at={createdAt} hasTime />
        </span>
        <span>
          <Link href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </Link>
          {phone && (
            <>
              {' · '}
              <Link href={`tel:${phone.replace(/\s/g, '')}`}>
                <bdi dir="ltr">{phone}</bdi>
              </Link>
            </>
          )}
        </span>
      </Stack>
      <Typography component={Box} dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
    </RowDialogFrame>
  );
}
