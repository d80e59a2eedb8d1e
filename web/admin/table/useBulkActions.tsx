import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon';
import { EyeIcon } from '../../art/icons/EyeIcon';
import { EyeOffIcon } from '../../art/icons/EyeOffIcon';
import { LockIcon } from '../../art/icons/LockIcon';
import { TrashIcon } from '../../art/icons/TrashIcon';
import type { BulkAction, BulkOutcome } from './types';

interface Doings {
  publish?(ids: string[], isPublished: boolean): Promise<BulkOutcome | undefined>;
  activate?(ids: string[], isActive: boolean): Promise<BulkOutcome | undefined>;
  remove?(ids: string[]): Promise<BulkOutcome | undefined>;
}

/** The usual bulk actions, in the usual order: those that the table can do. */
export function useBulkActions({ publish, activate, remove }: Doings): BulkAction[] {
  const { t } = useTranslation('admin');
  const actions: (BulkAction | undefined)[] = [
    publish && { name: 'publish', label: t('bulk.publish'), icon: <EyeIcon />, run: (ids) => publish(ids, true) },
    publish && {
      name: 'unpublish',
      label: t('bulk.unpublish'),
      icon: <EyeOffIcon />,
      run: (ids) => publish(ids, false),
    },
    activate && {
      name: 'activate',
      label: t('bulk.activate'),
      icon: <CheckCircleIcon />,
      run: (ids) => activate(ids, true),
    },
    activate && {
      name: 'deactivate',
      label: t('bulk.deactivate'),
      icon: <LockIcon />,
      run: (ids) => activate(ids, false),
    },
    remove && { name: 'delete', label: t('bulk.delete'), icon: <TrashIcon />, isDestructive: true, run: remove },
  ];
  return actions.filter((action) => action !== undefined);
}
