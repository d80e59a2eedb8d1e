import { Box, Button, Typography } from '@mui/material';
import { MailIcon, UserIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { formatDateTime } from '../form/conflictFields';
import { RecordSection } from '../record/RecordSection';
import { recordScreen, type RecordPartProps } from '../record/recordScreen';
import {
  AdminContactMessageByIdDocument,
  type AdminContactMessageFragment,
} from './__generated__/contactMessageResource';
import { contactMessageResource, MessageState } from './contactMessageResource';

type MessagePartProps = Pick<RecordPartProps<AdminContactMessageFragment, unknown>, 'record'>;

export const Component = recordScreen({
  resource: contactMessageResource,
  hiddenActions: ['read'],
  place: 'messages',
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
  Actions: Answer,
  Main: Message,
});

function Answer({ record: { email, subject, userId } }: MessagePartProps) {
  const { t } = useTranslation('adminInbox');
  return (
    <>
      <Button
        component="a"
        href={`mailto:${email}?subject=${encodeURIComponent(t('answerSubject', { subject }))}`}
        variant="contained"
        startIcon={<MailIcon />}
      >
        {t('answer')}
      </Button>
      {userId && (
        <ButtonLink to={paths.admin.person(userId)} variant="outlined" color="inherit" startIcon={<UserIcon />}>
          {t('sender')}
        </ButtonLink>
      )}
    </>
  );
}

function Message({ record: { message } }: MessagePartProps) {
  const { t } = useTranslation('adminInbox');
  return (
    <RecordSection title={t('message')}>
      <Typography
        component={Box}
        dir="auto"
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '75ch' }}
      >
        {message}
      </Typography>
    </RecordSection>
  );
}
