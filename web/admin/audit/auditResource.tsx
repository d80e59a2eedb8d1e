import { Typography } from '@mui/material';
import {
  auditedActions,
  auditedEntities,
  auditedEntityNamesAr,
  auditFilterFields,
} from '../../../schema/contract/audit/auditedEntities';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { EyeIcon } from '../../art/icons/editIcons';
import { ListViewIcon } from '../../art/icons/listIcons';
import { paths } from '../../routing';
import { auditedRecordPath } from '../record/auditedRecordPath';
import { adminResource, type RowDialogProps } from '../resource/adminResource';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { adminListPage } from '../resource/AdminResourceScreen';
import { dayFilters } from '../resource/filterOptions';
import { StatusCell, TextCell, DateCell } from '../table/cells';
import { toDayRange } from '../table/dayRange';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { AuditChangesTable, AuditSummary } from './AuditChanges';
import { entryName } from './EntryName';
import { AdminAuditEntryListDocument, useAuditEntryChangesQuery } from './__generated__/auditResource';
import type { AdminAuditEntryFragment } from './__generated__/auditResource';

const actionColors = { create: 'success', update: 'warning', delete: 'error' } as const;

export const auditResource = adminResource({
  name: 'audit',
  namespace: 'adminAudit',
  label: ({ admin }) => admin('navItems.audit'),
  list: AdminAuditEntryListDocument,
  page: ({ adminAuditEntries }) => adminAuditEntries,
  rowName: entryName,
  columns: ({ t, text, column, date }) => [
    date('at', { isSortable: false, hasTime: true }),
    column('actorName', {
      label: t('actor'),
      isSortable: false,
      cell: ({ actorName, actorId }) => <TextCell>{actorName || actorId}</TextCell>,
    }),
    column('action', {
      isSortable: false,
      cell: ({ action }) => <StatusCell color={actionColors[action]}>{t(`actions.${action}`)}</StatusCell>,
    }),
    column('entity', { isSortable: false, cell: ({ entity }) => auditedEntityNamesAr[entity] }),
    text('entityName', { label: t('name'), isSortable: false }),
    column('summary', {
      label: t('summary'),
      isSortable: false,
      cell: (entry) => <AuditSummary entry={entry} />,
    }),
    column('entityId', {
      label: t('key'),
      isSortable: false,
      isHidden: true,
      cell: ({ entityId }) => entityId,
    }),
  ],
  sort: ['at', 'desc'],
  canSearch: false,
  filters: ({ t, label }, data) => ({
    entity: {
      label: t('entity'),
      allLabel: t('allEntities'),
      options: auditedEntities.map((value) => ({ value, label: auditedEntityNamesAr[value] })),
    },
    action: {
      label: t('action'),
      allLabel: t('allActions'),
      options: auditedActions.map((value) => ({ value, label: t(`actions.${value}`) })),
    },
    field: {
      label: t('field'),
      allLabel: t('allFields'),
      options: auditFilterFields.map((value) => ({ value, label: fieldLabelsAr[value] })),
    },
    actor: {
      label: t('actor'),
      allLabel: t('allActors'),
      options: (data?.adminAuditEntries.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    ...dayFilters({ label }),
  }),
  views: () => [{ name: fieldLabelsAr.price, filters: { field: 'price' } }],
  toVariables: ({ page, pageSize, filters }) => ({
    page,
    pageSize,
    filter: {
      entity: auditedEntities.find((entity) => entity === filters.entity),
      action: auditedActions.find((action) => action === filters.action),
      field: auditFilterFields.find((field) => field === filters.field),
      actorId: filters.actor || undefined,
      ...toDayRange(filters),
    },
  }),
  actions: [
    {
      name: 'read',
      opensRow: true,
      text: ({ t }) => t('openAction'),
      label: (entry, texts) => texts.t('open', { name: entryName(entry, texts) }),
      icon: <EyeIcon />,
      Dialog: AuditChangesDialog,
    },
    {
      name: 'record',
      text: ({ t }) => t('recordAction'),
      label: (entry, { t }) => t('record', { name: entry.entityName || entry.entityId }),
      icon: <ListViewIcon />,
      isVisible: (entry) => auditedRecordPath(entry) !== undefined,
      run: (entry, navigate) => void navigate(auditedRecordPath(entry) ?? paths.admin.audit),
    },
  ],
});

export const Component = adminListPage('audit', auditResource, ({ t }) => t('about'));

function AuditChangesDialog({ row, name, isOpen, onClose, onExited }: RowDialogProps<AdminAuditEntryFragment>) {
  const changes = useAuditEntryChangesQuery({ variables: { id: row.id } });
  return (
    <RowDialogFrame isOpen={isOpen} onClose={onClose} onExited={onExited} maxWidth="md" title={name}>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        <bdi>{row.actorName}</bdi> · <DateCell at={row.at} hasTime />
      </Typography>
      <QueryResult of={changes} skeleton={<TextSkeleton lines={4} />}>
        {({ auditEntry }) => <AuditChangesTable entity={row.entity} changes={auditEntry?.changes ?? []} />}
      </QueryResult>
    </RowDialogFrame>
  );
}
