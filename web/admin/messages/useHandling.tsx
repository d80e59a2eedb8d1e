import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon';
import { ClockIcon } from '../../art/icons/ClockIcon';
import { TrashIcon } from '../../art/icons/TrashIcon';
import type { AdminMessageFragment } from '../__generated__/Messages';
import type { BulkAction, BulkOutcome, RowAction } from '../table/types';
import { useRowSwitch } from '../table/useRowSwitch';

interface Doings {
  mark(ids: string[], handled: boolean): Promise<BulkOutcome | undefined>;
  remove(ids: string[]): Promise<BulkOutcome | undefined>;
}

/** Marks messages handled, or waiting again: one by its button, several by the bar above the table. */
export function useHandling({ mark, remove }: Doings) {
  const { t } = useTranslation('adminInbox');
  const { t: admin } = useTranslation('admin');
  const turn = useRowSwitch(mark);
  const bulk: BulkAction[] = [
    { name: 'handle', label: t('markHandled'), icon: <CheckCircleIcon />, run: (ids) => mark(ids, true) },
    { name: 'wait', label: t('markWaiting'), icon: <ClockIcon />, run: (ids) => mark(ids, false) },
    { name: 'delete', label: admin('bulk.delete'), icon: <TrashIcon />, isDestructive: true, run: remove },
  ];
  const action: RowAction<AdminMessageFragment> = {
    name: 'handle',
    label: ({ subject, handledAt }) => t(handledAt ? 'waitAgain' : 'handle', { subject }),
    icon: ({ handledAt }) => (handledAt ? <ClockIcon /> : <CheckCircleIcon />),
    run: (row) => void turn(row, row.handledAt === null),
  };
  return { bulk, action };
}
