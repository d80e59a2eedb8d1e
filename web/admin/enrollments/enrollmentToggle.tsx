import { UnlockIcon } from '../../art/icons/editIcons';
import { LockIcon } from '../../art/icons/lessonIcons';
import type { RowToggle } from '../resource/adminResource';
import { runBulkMutation } from '../resource/bulkMutations';
import { OpenEnrollmentsDocument, type AdminEnrollmentFragment } from './__generated__/enrollmentResource';

/** Opens and ends the access to a course. */
export const enrollmentToggle = {
  on: { name: 'reopen', label: ({ t }) => t('reopenAction'), icon: <UnlockIcon /> },
  off: { name: 'end', label: ({ t }) => t('endAction'), icon: <LockIcon /> },
  isOn: ({ status }) => status === 'in_progress' || status === 'completed',
  rowActionLabel: ({ status }, { t }, name) =>
    t(status === 'in_progress' || status === 'completed' ? 'end' : 'reopen', { name }),
  mutate: (client, { ids, isOn }) => runBulkMutation(client, OpenEnrollmentsDocument, { ids, isOpen: isOn }),
  // Opened again, a paid access becomes the office's decision, which outlives a refund.
  isUndoable: (isOn, { status, source }) => (isOn ? status === 'ended' : source === 'admin'),
  confirm: ({ isOn, rows, name }, { t }) => {
    // An ended access harms no one when it is opened, and the opening can be taken back; one that waits loses its order.
    if (isOn && rows.length === 1 && rows[0]?.status === 'ended') return undefined;
    const verb = isOn ? ('reopen' as const) : ('end' as const);
    return {
      title: rows.length === 1 ? t(`${verb}One`, { name }) : t(`${verb}Many`, { n: String(rows.length) }),
      text: t(`${verb}Text`),
      confirm: t(`${verb}Action`),
      isDestructive: !isOn,
    };
  },
} satisfies RowToggle<Pick<AdminEnrollmentFragment, 'id' | 'status' | 'source'>, 'adminEnrollments'>;
