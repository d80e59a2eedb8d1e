import { Box, Typography } from '@mui/material';
import { bounds } from '../../../schema/contract/bounds';
import { MailIcon, UserIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { useToast } from '../../ui/feedback/ToastProvider';
import { formatDateTime } from '../form/conflictFields';
import { DialogButton, type OpenDialogProps } from '../form/DialogButton';
import { TextDialog } from '../form/TextDialog';
import { RecordSection } from '../record/RecordSection';
import { recordScreen, type RecordPartProps } from '../record/recordScreen';
import { DateCell } from '../table/cells';
import { plainListStyles } from '../table/factList';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import {
  AdminContactMessageByIdDocument,
  useReplyToContactMessageMutation,
  type AdminContactMessageByIdQuery,
  type AdminContactMessageFragment,
} from './__generated__/contactMessageResource';
import { contactMessageResource } from './contactMessageResource';
import { MessageState } from './MessageState';

type MessagePartProps = RecordPartProps<AdminContactMessageFragment, AdminContactMessageByIdQuery>;

export const Component = recordScreen({
  resource: contactMessageResource,
  hiddenActions: ['read'],
  navItem: 'messages',
  listPath: paths.admin.messages,
  entity: 'contact_messages',
  document: AdminContactMessageByIdDocument,
  select: ({ contactMessage }) => contactMessage,
  notFound: 'notFound',
  pageTitle: ({ t }) => t('pageTitle'),
  useFields: ({ t, text, dateTime, field }) => [
    ...[text('name'), text('email'), text('phone'), dateTime('createdAt')],
    field('handledAt', ({ handledAt }) => (handledAt ? formatDateTime(handledAt) : t('waiting'))),
  ],
  States: ({ record: { handledAt } }) => <MessageState isHandled={handledAt !== null} />,
  Actions: MessageActions,
  Main: Message,
  isMainFirst: true,
});

function MessageActions({ record }: MessagePartProps) {
  const { t } = useTranslation('adminInbox');
  return (
    <>
      <DialogButton variant="contained" startIcon={<MailIcon />} label={t('reply')}>
        {(dialog) => <ReplyDialog {...dialog} message={record} />}
      </DialogButton>
      {record.userId && (
        <ButtonLink to={paths.admin.person(record.userId)} variant="outlined" color="inherit" startIcon={<UserIcon />}>
          {t('sender')}
        </ButtonLink>
      )}
    </>
  );
}

/** Mails a reply; the message stays in view while it is written. */
function ReplyDialog({ message, isOpen, onClose }: OpenDialogProps & { message: AdminContactMessageFragment }) {
  const { t } = useTranslation('adminInbox');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [reply] = useReplyToContactMessageMutation();
  const { id, name, email } = message;
  return (
    <TextDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('replyTitle', { name })}
      label={t('replyText')}
      hint={t('replyHint', { email })}
      submit={t('sendReply')}
      maxLength={bounds.contact.replyMax}
      isMultiline
      onSubmit={async (text) => {
        await reply({ variables: { id, text } });
        onClose();
        showToast({ title: t('replySent') });
        await invalidateQueries();
      }}
    >
      <Box
        component="blockquote"
        sx={{ margin: 0, paddingInlineStart: 2, borderInlineStart: '3px solid', borderColor: 'edge' }}
      >
        <MessageText text={message.message} />
      </Box>
    </TextDialog>
  );
}

function Message({ record: { message }, data }: MessagePartProps) {
  const { t } = useTranslation('adminInbox');
  const replies = data.contactMessage?.replies ?? [];
  return (
    <>
      <RecordSection title={t('message')}>
        <MessageText text={message} />
      </RecordSection>
      {replies.length > 0 && (
        <RecordSection title={t('replies')}>
          <Box component="ol" aria-label={t('replies')} sx={{ ...plainListStyles, gap: 2 }}>
            {replies.map(({ id, text, authorName, createdAt }) => (
              <li key={id}>
                <MessageText text={text} />
                <Typography variant="body2">
                  {authorName && <bdi>{`${authorName} · `}</bdi>}
                  <DateCell at={createdAt} hasTime />
                </Typography>
              </li>
            ))}
          </Box>
        </RecordSection>
      )}
    </>
  );
}

const MessageText = ({ text }: { text: string }) => (
  <Typography
    component={Box}
    dir="auto"
    sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '75ch' }}
  >
    {text}
  </Typography>
);
