import { EyeIcon } from '../../art/icons/editIcons';
import { CloseIcon } from '../../art/icons/listIcons';
import { SendIcon } from '../../art/icons/sharingIcons';
import { adminResource } from '../resource/adminResource';
import { StatusCell } from '../table/cells';
import {
  AdminNewsletterIssueListDocument,
  DeleteNewsletterIssueDocument,
  DeleteNewsletterIssuesDocument,
  type AdminNewsletterIssueFragment,
  useAdminNewsletterProgressQuery,
  type AdminNewsletterProgressFragment,
} from './__generated__/issueResource';
import { IssueDialog, ResumeDialog, StopDialog } from './IssueDialog';
import { lazyDialog } from '../../ui/lazyDialog';
import { LinearProgress, Stack, Typography } from '@mui/material';
import { formatNumber, useTranslation } from '../../language';

const IssueForm = lazyDialog(async () => (await import('./IssueForm')).IssueForm);

const states = ['draft', 'sending', 'sent', 'stopped'] as const;

const stateColors = {
  draft: 'default',
  sending: 'warning',
  sent: 'success',
  stopped: 'error',
} as const satisfies Record<AdminNewsletterIssueFragment['state'], string>;

export const issueResource = adminResource({
  name: 'newsletterIssues',
  namespace: 'adminNewsletter',
  list: AdminNewsletterIssueListDocument,
  page: ({ adminNewsletterIssues }) => adminNewsletterIssues,
  rowName: ({ subjectAr }) => subjectAr,
  columns: ({ t, admin, arabicText, englishText, column, date }) => [
    arabicText('subject', { isSortable: false }),
    englishText('subject', { isSortable: false, isHidden: true }),
    column('state', {
      label: admin('state.label'),
      isSortable: false,
      cell: ({ state }) => <StatusCell color={stateColors[state]}>{t(`states.${state}`)}</StatusCell>,
    }),
    column('progress', { isSortable: false, cell: (row) => <IssueProgress issue={row} /> }),
    date('sentAt', { isSortable: false, hasTime: true, isHidden: true }),
    date('createdAt', { hasTime: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: ({ t, admin }) => ({
    state: {
      label: admin('state.label'),
      allLabel: t('allStates'),
      options: states.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  }),
  toFilter: ({ state }) => ({ state: states.find((each) => each === state) }),
  Form: IssueForm,
  isReadOnly: ({ state }) => state !== 'draft',
  actions: [
    {
      name: 'preview',
      isAwaited: () => true,
      text: ({ t }) => t('previewAction'),
      label: ({ subjectAr }, { t }) => t('preview', { name: subjectAr }),
      icon: <EyeIcon />,
      isVisible: ({ state }) => state === 'draft',
      Dialog: IssueDialog,
    },
    {
      name: 'read',
      opensRow: true,
      text: ({ t }) => t('readAction'),
      label: ({ subjectAr }, { t }) => t('read', { name: subjectAr }),
      icon: <EyeIcon />,
      isVisible: ({ state }) => state !== 'draft',
      Dialog: IssueDialog,
    },
    {
      name: 'stop',
      isAwaited: () => true,
      text: ({ t }) => t('stopAction'),
      label: ({ subjectAr }, { t }) => t('stop', { name: subjectAr }),
      icon: <CloseIcon />,
      isVisible: ({ state }) => state === 'sending',
      Dialog: StopDialog,
    },
    {
      name: 'resume',
      isAwaited: () => true,
      text: ({ t }) => t('resumeAction'),
      label: ({ subjectAr }, { t }) => t('resume', { name: subjectAr }),
      icon: <SendIcon />,
      isVisible: ({ state }) => state === 'stopped',
      Dialog: ResumeDialog,
    },
  ],
  delete: DeleteNewsletterIssueDocument,
  deleteMany: DeleteNewsletterIssuesDocument,
});

const pollMs = 2000;

/** How many mails of an issue were sent; read again while they are sent. */
function IssueProgress({ issue }: { issue: AdminNewsletterProgressFragment }) {
  const { t } = useTranslation('adminNewsletter');
  const isSending = issue.state === 'sending';
  // The answer updates the issue in the cache, and with it the list.
  useAdminNewsletterProgressQuery({
    variables: { id: issue.id },
    skip: !isSending,
    pollInterval: isSending ? pollMs : 0,
    fetchPolicy: 'network-only',
  });
  if (issue.state === 'draft') return null;
  const { sentCount, skippedCount, recipientCount } = issue;
  const done = sentCount + skippedCount;
  const text = t('progressOf', { sent: formatNumber(sentCount, 'ar'), total: formatNumber(recipientCount, 'ar') });
  return (
    <Stack sx={{ inlineSize: '100%', gap: 0.5, justifyContent: 'center', blockSize: '100%' }}>
      <Typography component="span" variant="body2">
        {text}
        {skippedCount > 0 && ` · ${t('skipped', { n: formatNumber(skippedCount, 'ar') })}`}
      </Typography>
      {isSending && (
        <LinearProgress
          variant="determinate"
          value={recipientCount === 0 ? 0 : Math.min(100, (100 * done) / recipientCount)}
          aria-label={text}
        />
      )}
    </Stack>
  );
}
