import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auditedActions, auditedEntities } from '../../../schema/contract/audit';
import { EyeIcon } from '../../art/icons/EyeIcon';
import { useAuditTableQuery } from '../__generated__/Audit';
import type { AdminAuditEntryFragment } from '../__generated__/Audit';
import { kept } from '../../ui/kept';
import { AdminPlace } from '../AdminPlace';
import { AdminTable } from '../table/AdminTable';
import type { TableShape } from '../table/state';
import { useTable, type Table } from '../table/useTable';
import { ChangesDialog } from './ChangesDialog';
import { DayField } from './DayField';
import { dayAfter, startOf } from './days';
import { useAuditColumns } from './useAuditColumns';

type Filter = 'entity' | 'action' | 'actor' | 'from' | 'to';

/** The log has one order: what happened last comes first. */
const shape: TableShape<'at', Filter> = {
  columns: ['at'],
  sort: 'at',
  direction: 'desc',
  filters: ['entity', 'action', 'actor', 'from', 'to'],
};

/** What admins have written: who, when, what, and how it was before and after. */
export function AuditScreen() {
  const { t } = useTranslation('adminAudit');
  return (
    <AdminPlace name="audit" text={t('about')}>
      <Entries />
    </AdminPlace>
  );
}

const variablesOf = ({ state: { page, pageSize, filters } }: Table<'at', Filter>) => ({
  page,
  pageSize,
  filter: {
    entity: auditedEntities.find((entity) => entity === filters.entity),
    action: auditedActions.find((action) => action === filters.action),
    actorId: filters.actor || undefined,
    from: startOf(filters.from),
    to: startOf(dayAfter(filters.to)),
  },
});

function Entries() {
  const { t } = useTranslation('adminAudit');
  const { t: admin } = useTranslation('admin');
  const table = useTable(shape);
  const { filters } = table.state;
  const read = useAuditTableQuery({ variables: variablesOf(table), fetchPolicy: 'cache-and-network' });
  const data = kept(read);
  const [shown, setShown] = useState<{ row: AdminAuditEntryFragment; isOpen: boolean } | null>(null);
  const nameOf = ({ action, entity, entityId, entityName }: AdminAuditEntryFragment) =>
    `${t(`actions.${action}`)} ${t(`entities.${entity}`)} ${entityName ? `«${entityName}»` : entityId}`;
  const day = (name: 'from' | 'to') => (
    <DayField
      key={name}
      name={name}
      label={t(name)}
      value={filters[name]}
      onChoose={(value) => table.change({ filters: { ...filters, [name]: value } })}
    />
  );
  return (
    <>
      <AdminTable<AdminAuditEntryFragment>
        id="audit"
        label={admin('places.audit')}
        table={table}
        read={read}
        page={data?.auditTable}
        columns={useAuditColumns()}
        nameOf={nameOf}
        canSearch={false}
        filters={[
          {
            name: 'entity',
            label: t('entity'),
            all: t('allEntities'),
            options: auditedEntities.map((value) => ({ value, label: t(`entities.${value}`) })),
          },
          {
            name: 'action',
            label: t('action'),
            all: t('allActions'),
            options: auditedActions.map((value) => ({ value, label: t(`actions.${value}`) })),
          },
          {
            name: 'actor',
            label: t('actor'),
            all: t('allActors'),
            options: (data?.auditTable.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
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
        <ChangesDialog
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
