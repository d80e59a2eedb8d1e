import { Box, Button, Link, Typography } from '@mui/material';
import { MailIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { RecordSection } from '../record/RecordSection';
import { recordScreen, type RecordPartProps } from '../record/recordScreen';
import { DateCell } from '../table/cells';
import { Fact, factListStyles } from '../table/factList';
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
  States: ({ record: { handledAt } }) => <MessageState isHandled={handledAt !== null} />,
  Actions: Answer,
  Main: Message,
  Aside: Sender,
});

function Answer({ record: { email, subject } }: MessagePartProps) {
  const { t } = useTranslation('adminInbox');
  return (
    <Button
      component="a"
      href={`mailto:${email}?subject=${encodeURIComponent(t('answerSubject', { subject }))}`}
      variant="contained"
      startIcon={<MailIcon />}
    >
      {t('answer')}
    </Button>
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

function Sender({ record: { name, email, phone, userId, createdAt, handledAt } }: MessagePartProps) {
  const { t } = useTranslation('adminInbox');
  return (
    <RecordSection title={t('sender')}>
      <Box component="dl" sx={factListStyles}>
        <Fact name={t('name')}>
          {userId ? (
            <TextLink to={paths.admin.person(userId)}>
              <bdi>{name}</bdi>
            </TextLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Fact>
        <Fact name={t('email')}>
          <Link href={`mailto:${email}`} dir="ltr">
            {email}
          </Link>
        </Fact>
        <Fact name={t('phone')}>
          {phone && (
            <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
              {phone}
            </Link>
          )}
        </Fact>
        <Fact name={t('sentAt')}>
          <DateCell at={createdAt} hasTime />
        </Fact>
        <Fact name={t('handledAt')}>{handledAt && <DateCell at={handledAt} hasTime />}</Fact>
      </Box>
    </RecordSection>
  );
}
