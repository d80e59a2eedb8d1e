import { useTranslation } from 'react-i18next';
import { auditedActions, auditedEntities } from '../../../schema/contract/auditedEntities';
import { EyeIcon } from '../../art/icons/visibilityIcons';
import { AdminPage } from '../AdminPage';
import { adminResource } from '../resource/adminResource';
import { AdminResourceScreen } from '../resource/AdminResourceScreen';
import type { ResourceTexts } from '../resource/resourceTexts';
import { StatusCell, TextCell } from '../table/cells';
import { AdminAuditEntryListDocument, type AdminAuditEntryFragment } from './__generated__/auditResource';
import { AuditChangesDialog } from './AuditChangesDialog';
import { nextDay, startOfDay } from './dateRange';

const actionTones = { create: 'success', update: 'warning', delete: 'error' } as const;

const entryName = (entry: AdminAuditEntryFragment, { t }: ResourceTexts<'adminAudit'>) => {
  const { action, entity, entityId, entityName } = entry;
  return `${t(`actions.${action}`)} ${t(`entities.${entity}`)} ${entityName ? `«${entityName}»` : entityId}`;
};

/** The audit log: read only, newest entry first. */
const auditResource = adminResource({
  name: 'audit',
  namespace: 'adminAudit',
  label: ({ admin }) => admin('places.audit'),
  list: AdminAuditEntryListDocument,
  page: ({ adminAuditEntries }) => adminAuditEntries,
  rowName: entryName,
  columns: ({ t, text, column, date }) => [
    date('at', { isSortable: false, width: 220, hasTime: true }),
    column('actorName', {
      label: t('actor'),
      isSortable: false,
      width: 180,
      grow: 2,
      cell: ({ actorName, actorId }) => <TextCell>{actorName || actorId}</TextCell>,
    }),
    column('action', {
      isSortable: false,
      width: 120,
      cell: ({ action }) => <StatusCell tone={actionTones[action]}>{t(`actions.${action}`)}</StatusCell>,
    }),
    column('entity', { isSortable: false, width: 180, grow: 1, cell: ({ entity }) => t(`entities.${entity}`) }),
    text('entityName', { label: t('name'), isSortable: false, width: 220, grow: 3 }),
    column('entityId', { label: t('key'), isSortable: false, width: 110, cell: ({ entityId }) => entityId }),
  ],
  sort: ['at', 'desc'],
  canSearch: false,
  filters: ({ t }, data) => ({
    entity: {
      label: t('entity'),
      allLabel: t('allEntities'),
      options: auditedEntities.map((value) => ({ value, label: t(`entities.${value}`) })),
    },
    action: {
      label: t('action'),
      allLabel: t('allActions'),
      options: auditedActions.map((value) => ({ value, label: t(`actions.${value}`) })),
    },
    actor: {
      label: t('actor'),
      allLabel: t('allActors'),
      options: (data?.adminAuditEntries.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    from: { label: t('from'), type: 'date' },
    to: { label: t('to'), type: 'date' },
  }),
  toVariables: ({ page, pageSize, filters }) => ({
    page,
    pageSize,
    filter: {
      entity: auditedEntities.find((entity) => entity === filters.entity),
      action: auditedActions.find((action) => action === filters.action),
      actorId: filters.actor || undefined,
      from: startOfDay(filters.from),
      to: startOfDay(nextDay(filters.to)),
    },
  }),
  actions: [
    {
      name: 'open',
      label: (entry, texts) => texts.t('open', { name: entryName(entry, texts) }),
      icon: <EyeIcon />,
      Dialog: AuditChangesDialog,
    },
  ],
});

export function AuditScreen() {
  const { t } = useTranslation('adminAudit');
  return (
    <AdminPage name="audit" text={t('about')}>
      <AdminResourceScreen resource={auditResource} />
    </AdminPage>
  );
}
