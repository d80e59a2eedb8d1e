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
} from './__generated__/issueResource';
import { IssueDialog, ResumeDialog, StopDialog } from './IssueDialog';
import { IssueForm } from './IssueForm';
import { IssueProgress } from './IssueProgress';

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
    arabicText('subject', { width: 220, grow: 2, isSortable: false }),
    englishText('subject', { width: 200, grow: 1, isSortable: false, isHidden: true }),
    column('state', {
      label: admin('state.label'),
      width: 140,
      isSortable: false,
      cell: ({ state }) => <StatusCell color={stateColors[state]}>{t(`states.${state}`)}</StatusCell>,
    }),
    column('progress', { width: 210, isSortable: false, cell: (row) => <IssueProgress issue={row} /> }),
    date('sentAt', { width: 200, isSortable: false, hasTime: true, isHidden: true }),
    date('createdAt', { width: 200, hasTime: true }),
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
      text: ({ t }) => t('previewAction'),
      label: ({ subjectAr }, { t }) => t('preview', { name: subjectAr }),
      icon: <EyeIcon />,
      isVisible: ({ state }) => state === 'draft',
      Dialog: IssueDialog,
    },
    {
      name: 'read',
      text: ({ t }) => t('readAction'),
      label: ({ subjectAr }, { t }) => t('read', { name: subjectAr }),
      icon: <EyeIcon />,
      isVisible: ({ state }) => state !== 'draft',
      Dialog: IssueDialog,
    },
    {
      name: 'stop',
      text: ({ t }) => t('stopAction'),
      label: ({ subjectAr }, { t }) => t('stop', { name: subjectAr }),
      icon: <CloseIcon />,
      isVisible: ({ state }) => state === 'sending',
      Dialog: StopDialog,
    },
    {
      name: 'resume',
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
