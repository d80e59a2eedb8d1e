import { useTranslation } from 'react-i18next';
import { EyeIcon } from '../../art/icons/EyeIcon';
import { EyeOffIcon } from '../../art/icons/EyeOffIcon';
import type { AdminRow, BulkOutcome, RowAction } from './types';
import { useRowSwitch } from './useRowSwitch';

/** Publishes what a row is about, or makes a draft of it, with one press. */
export function usePublishSwitch<Row extends AdminRow & { isPublished: boolean }>(
  publish: (ids: string[], isPublished: boolean) => Promise<BulkOutcome | undefined>,
  nameOf: (row: Row) => string,
): RowAction<Row> {
  const { t } = useTranslation('admin');
  const turn = useRowSwitch(publish);
  return {
    name: 'published',
    label: (row) => t(row.isPublished ? 'unpublishRow' : 'publishRow', { name: nameOf(row) || t('unnamed') }),
    icon: ({ isPublished }) => (isPublished ? <EyeOffIcon /> : <EyeIcon />),
    run: (row) => void turn(row, !row.isPublished),
  };
}
