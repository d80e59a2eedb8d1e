import { Typography } from '@mui/material';
import { EyeIcon, UndoIcon } from '../../art/icons/editIcons';
import { adminResource, type RowDialogProps } from '../resource/adminResource';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { adminListPage } from '../resource/AdminResourceScreen';
import { runBulkMutation } from '../resource/bulkMutations';
import { stateFilter } from '../resource/filterOptions';
import { DateCell, StatusCell } from '../table/cells';
import {
  AdminJobListDocument,
  DeleteJobDocument,
  DeleteJobsDocument,
  RetryJobsDocument,
  type AdminJobFragment,
} from './__generated__/jobResource';

const jobStates = ['failed', 'waiting', 'scheduled', 'running'] as const satisfies AdminJobFragment['state'][];
const stateColors = { failed: 'error', waiting: 'default', scheduled: 'warning', running: 'success' } as const;

const jobResource = adminResource({
  name: 'jobs',
  namespace: 'adminJobs',
  label: ({ admin }) => admin('navItems.jobs'),
  list: AdminJobListDocument,
  page: ({ adminJobs }) => adminJobs,
  rowName: ({ label }) => label,
  columns: ({ t, admin, text, latinText, column, date }) => [
    text('label', { label: t('job'), isSortable: false }),
    column('state', {
      label: admin('state.label'),
      isSortable: false,
      cell: ({ state }) => <StatusCell color={stateColors[state]}>{t(`states.${state}`)}</StatusCell>,
    }),
    column('attempts', {
      isSortable: false,
      cell: ({ attempts, maxAttempts }) =>
        t('attemptsOf', { attempts: String(attempts), maxAttempts: String(maxAttempts) }),
    }),
    latinText('lastError', { isSortable: false }),
    column('runAt', {
      isSortable: false,
      // A failed job has no next attempt.
      cell: ({ state, runAt }) => (state === 'failed' ? null : <DateCell at={runAt} hasTime />),
    }),
    date('startedAt', { isSortable: false, hasTime: true, isHidden: true }),
    date('createdAt', { isSortable: false, hasTime: true, isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  canSearch: false,
  filters: (texts) => ({
    state: stateFilter(
      texts,
      jobStates.map((value) => ({ value, label: texts.t(`states.${value}`) })),
    ),
  }),
  views: ({ t }) => [{ name: t('states.failed'), filters: { state: 'failed' } }],
  toVariables: ({ page, pageSize, filters }) => ({
    page,
    pageSize,
    filter: { state: jobStates.find((state) => state === filters.state) },
  }),
  actions: [
    {
      name: 'read',
      opensRow: true,
      text: ({ t }) => t('readAction'),
      label: ({ label }, { t }) => t('read', { name: label }),
      icon: <EyeIcon />,
      isVisible: ({ lastError }) => lastError !== null,
      Dialog: JobErrorDialog,
    },
    {
      name: 'retry',
      text: ({ t }) => t('retryAction'),
      label: ({ label }, { t }) => t('retry', { name: label }),
      icon: <UndoIcon />,
      isVisible: ({ state }) => state === 'failed' || state === 'scheduled',
      isAwaited: () => true,
      mutate: (client, ids) => runBulkMutation(client, RetryJobsDocument, { ids }),
      done: ({ t }) => t('retried'),
    },
  ],
  delete: DeleteJobDocument,
  deleteMany: DeleteJobsDocument,
});

export const Component = adminListPage('jobs', jobResource, ({ t }) => t('about'));

function JobErrorDialog({ row, name, isOpen, onClose, onExited }: RowDialogProps<AdminJobFragment>) {
  return (
    <RowDialogFrame isOpen={isOpen} onClose={onClose} onExited={onExited} title={name}>
      <Typography dir="ltr" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {row.lastError}
      </Typography>
    </RowDialogFrame>
  );
}
