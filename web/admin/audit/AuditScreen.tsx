import TextField from '@mui/material/TextField';
import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { auditedActions, auditedEntities } from '../../../schema/contract/auditedEntities';
import { EyeIcon } from '../../art/icons/visibilityIcons';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { AdminPage } from '../AdminPage';
import { AdminTable } from '../table/AdminTable';
import { useTableState, type TableStateHandle } from '../table/tableState';
import type { TableConfig } from '../table/tableState';
import { AuditChangesDialog } from './AuditChangesDialog';
import { useAdminAuditEntryListQuery } from './__generated__/AuditScreen';
import type { AdminAuditEntryFragment } from './__generated__/AuditScreen';
import { nextDay, startOfDay } from './dateRange';
import { useAuditColumns } from './useAuditColumns';

type AuditFilter = 'entity' | 'action' | 'actor' | 'from' | 'to';

/** The log has one order: what happened last comes first. */
const auditTableConfig: TableConfig<'at', AuditFilter> = {
  columns: ['at'],
  sort: 'at',
  direction: 'desc',
  filters: ['entity', 'action', 'actor', 'from', 'to'],
};

/** What admins have written: who, when, what, and how it was before and after. */
export function AuditScreen() {
  const { t } = useTranslation('adminAudit');
  return (
    <AdminPage name="audit" text={t('about')}>
      <AdminAuditEntryList />
    </AdminPage>
  );
}

const toAuditTableVariables = ({ state: { page, pageSize, filters } }: TableStateHandle<'at', AuditFilter>) => ({
  page,
  pageSize,
  filter: {
    entity: auditedEntities.find((entity) => entity === filters.entity),
    action: auditedActions.find((action) => action === filters.action),
    actorId: filters.actor || undefined,
    from: startOfDay(filters.from),
    to: startOfDay(nextDay(filters.to)),
  },
});

function AdminAuditEntryList() {
  const { t } = useTranslation('adminAudit');
  const { t: admin } = useTranslation('admin');
  const table = useTableState(auditTableConfig);
  const { filters } = table.state;
  const read = useAdminAuditEntryListQuery({
    variables: toAuditTableVariables(table),
    fetchPolicy: 'cache-and-network',
  });
  const data = dataOrPrevious(read);
  const [shown, setShown] = useState<{ row: AdminAuditEntryFragment; isOpen: boolean } | null>(null);
  const nameOf = ({ action, entity, entityId, entityName }: AdminAuditEntryFragment) =>
    `${t(`actions.${action}`)} ${t(`entities.${entity}`)} ${entityName ? `«${entityName}»` : entityId}`;
  const day = (name: 'from' | 'to') => (
    <DateFilterField
      key={name}
      name={name}
      label={t(name)}
      value={filters[name]}
      onChange={(value) => table.update({ filters: { ...filters, [name]: value } })}
    />
  );
  return (
    <>
      <AdminTable<AdminAuditEntryFragment>
        id="audit"
        label={admin('places.audit')}
        table={table}
        query={read}
        page={data?.adminAuditEntries}
        columns={useAuditColumns()}
        nameOf={nameOf}
        canSearch={false}
        filters={[
          {
            name: 'entity',
            label: t('entity'),
            allLabel: t('allEntities'),
            options: auditedEntities.map((value) => ({ value, label: t(`entities.${value}`) })),
          },
          {
            name: 'action',
            label: t('action'),
            allLabel: t('allActions'),
            options: auditedActions.map((value) => ({ value, label: t(`actions.${value}`) })),
          },
          {
            name: 'actor',
            label: t('actor'),
            allLabel: t('allActors'),
            options: (data?.adminAuditEntries.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        moreFilters={[day('from'), day('to')]}
        actions={[
          {
            name: 'open',
            label: (row) => t('open', { name: nameOf(row) }),
            icon: () => <EyeIcon />,
            run: (row) => setShown({ row, isOpen: true }),
          },
        ]}
      />
      {shown && (
        <AuditChangesDialog
          entry={shown.row}
          title={nameOf(shown.row)}
          isOpen={shown.isOpen}
          onClose={() => setShown({ ...shown, isOpen: false })}
          onGone={() => setShown(null)}
        />
      )}
    </>
  );
}

interface DateFilterFieldProps {
  name: string;
  label: string;
  /** A day as "2026-11-21"; '' for none. */
  value: string;
  onChange(day: string): void;
}

/** A day to narrow a table by, from the browser's own calendar. */
function DateFilterField({ name, label, value, onChange }: DateFilterFieldProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      name={name}
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { max: '9999-12-31' } }}
    />
  );
}
