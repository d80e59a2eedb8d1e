import { useTranslation } from 'react-i18next';
import { TrashIcon } from '../../art/icons/editIcons';
import { LockIcon } from '../../art/icons/lessonIcons';
import { CheckCircleIcon } from '../../art/icons/statusIcons';
import { EyeIcon, EyeOffIcon } from '../../art/icons/visibilityIcons';
import { toClientError } from '../../data/clientError';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { BulkAction, BulkResult, AdminRow, RowAction, AdminFilter } from './types';
import { useRefetchAll } from './useRefetchAll';

interface BulkMutations {
  publish?(ids: string[], isPublished: boolean): Promise<BulkResult | undefined>;
  activate?(ids: string[], isActive: boolean): Promise<BulkResult | undefined>;
  remove?(ids: string[]): Promise<BulkResult | undefined>;
}

/** The usual bulk actions, in the usual order: those that the table can do. */
export function useBulkActions({ publish, activate, remove }: BulkMutations): BulkAction[] {
  const { t } = useTranslation('admin');
  const actions: (BulkAction | undefined)[] = [
    publish && { name: 'publish', label: t('bulk.publish'), icon: <EyeIcon />, execute: (ids) => publish(ids, true) },
    publish && {
      name: 'unpublish',
      label: t('bulk.unpublish'),
      icon: <EyeOffIcon />,
      execute: (ids) => publish(ids, false),
    },
    activate && {
      name: 'activate',
      label: t('bulk.activate'),
      icon: <CheckCircleIcon />,
      execute: (ids) => activate(ids, true),
    },
    activate && {
      name: 'deactivate',
      label: t('bulk.deactivate'),
      icon: <LockIcon />,
      execute: (ids) => activate(ids, false),
    },
    remove && { name: 'delete', label: t('bulk.delete'), icon: <TrashIcon />, isDestructive: true, execute: remove },
  ];
  return actions.filter((action) => action !== undefined);
}

/** Publishes what a row is about, or makes a draft of it, with one press. */
export function usePublishAction<Row extends AdminRow & { isPublished: boolean }>(
  publish: (ids: string[], isPublished: boolean) => Promise<BulkResult | undefined>,
  nameOf: (row: Row) => string,
): RowAction<Row> {
  const { t } = useTranslation('admin');
  const turn = useRowToggle(publish);
  return {
    name: 'published',
    label: (row) => t(row.isPublished ? 'unpublishRow' : 'publishRow', { name: nameOf(row) || t('unnamed') }),
    icon: ({ isPublished }) => (isPublished ? <EyeOffIcon /> : <EyeIcon />),
    run: (row) => void turn(row, !row.isPublished),
  };
}

/**
 * Switches a single row on or off (published, active) and says what became of it.
 * @param act the bulk action of the table
 */
export function useRowToggle(act: (ids: string[], isOn: boolean) => Promise<BulkResult | undefined>) {
  const { t } = useTranslation('admin');
  const notify = useToast();
  const fresh = useRefetchAll();
  const failed = (description: string) => notify({ title: t('error'), description, variant: 'destructive' });
  return async ({ id }: AdminRow, isOn: boolean) => {
    try {
      const refused = (await act([id], isOn))?.failed[0];
      await fresh();
      if (refused) failed(refused.message);
      else notify({ title: t('updated') });
    } catch (error) {
      failed(toClientError(error).messageWithStatus);
    }
  };
}

/** The filter of what readers see and what is still a draft; it answers 'yes' or 'no' (`asFlag`). */
export function usePublishFilter(): AdminFilter {
  const { t } = useTranslation('admin');
  return {
    name: 'status',
    label: t('state.label'),
    allLabel: t('state.all'),
    options: [
      { value: 'yes', label: t('state.published') },
      { value: 'no', label: t('state.draft') },
    ],
  };
}
