import { useTranslation } from 'react-i18next';
import type { AdminAuditEntryFragment } from './__generated__/AuditScreen';
import { DateCell, StatusCell, TextCell } from '../table/cells';
import type { AdminColumn } from '../table/types';

const actionColors = { create: 'success', update: 'warning', delete: 'error' } as const;

/** The columns of the audit log: its order is fixed. */
export function useAuditColumns(): AdminColumn<AdminAuditEntryFragment>[] {
  const { t } = useTranslation('adminAudit');
  return [
    { field: 'at', label: t('at'), isSortable: false, width: 220, cell: ({ at }) => <DateCell at={at} hasTime /> },
    {
      field: 'actorName',
      label: t('actor'),
      isSortable: false,
      width: 180,
      grow: 2,
      cell: ({ actorName, actorId }) => <TextCell>{actorName || actorId}</TextCell>,
    },
    {
      field: 'action',
      label: t('action'),
      isSortable: false,
      width: 120,
      cell: ({ action }) => <StatusCell tone={actionColors[action]}>{t(`actions.${action}`)}</StatusCell>,
    },
    {
      field: 'entity',
      label: t('entity'),
      isSortable: false,
      width: 180,
      grow: 1,
      cell: ({ entity }) => t(`entities.${entity}`),
    },
    {
      field: 'entityName',
      label: t('name'),
      isSortable: false,
      width: 220,
      grow: 3,
      cell: ({ entityName }) => <TextCell>{entityName}</TextCell>,
    },
    { field: 'entityId', label: t('key'), isSortable: false, width: 110, cell: ({ entityId }) => entityId },
  ];
}
