import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { appendPage } from '../../data/apollo/appendPage';
import type { AuditedEntity } from '../../../schema/contract/audit/auditedEntities';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { UndoIcon } from '../../art/icons/editIcons';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { EntryName } from '../audit/EntryName';
import { AuditChangesTable, useAuditSummary } from '../audit/AuditChanges';
import type { AdminAuditEntryFragment } from '../audit/__generated__/auditResource';
import { DateCell } from '../table/cells';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { RecordSection } from './RecordSection';
import {
  useRecordHistoryEntryQuery,
  useRecordHistoryQuery,
  useRestoreFieldMutation,
} from './__generated__/RecordHistory';

interface RecordHistoryProps {
  entity: AuditedEntity;
  id: string;
  /** Of the record that is shown: a text is restored only in this version. */
  updatedAt: string | undefined;
}

/** Who changed what of a record, newest first, with a way to restore earlier texts. */
export function RecordHistory({ entity, id, updatedAt }: RecordHistoryProps) {
  const { t } = useTranslation('admin');
  const query = useRecordHistoryQuery({
    // What was changed of a person's enrollments and payments was changed for the person.
    variables: { filter: entity === 'users' ? { personId: id } : { entity, entityId: id }, page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const loadPage = (page: number) =>
    query.fetchMore({
      variables: { page },
      updateQuery: appendPage('adminAuditEntries', 'rows'),
    });
  return (
    <RecordSection title={t('record.history')}>
      <QueryResult of={query} skeleton={<TextSkeleton lines={4} />}>
        {({ adminAuditEntries: { rows, totalCount } }) =>
          rows.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('record.noHistory')}</Typography>
          ) : (
            <>
              <Box component="ol" aria-label={t('record.history')} sx={listStyles}>
                {rows.map((entry) => (
                  <HistoryEntry key={entry.id} entry={entry} isOwn={entry.entity === entity} updatedAt={updatedAt} />
                ))}
              </Box>
              {rows.length < totalCount && (
                <Button
                  className="no-print"
                  variant="outlined"
                  color="inherit"
                  size="small"
                  sx={{ marginBlockStart: 1.5 }}
                  onClick={() => void loadPage(Math.floor(rows.length / entriesPerPage) + 1).catch(() => undefined)}
                >
                  {t('record.earlier')}
                </Button>
              )}
            </>
          )
        }
      </QueryResult>
    </RecordSection>
  );
}

const entriesPerPage = 10;

const listStyles = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 1.25, overflowWrap: 'anywhere' },
  '& > li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

interface HistoryEntryProps extends Pick<RecordHistoryProps, 'updatedAt'> {
  entry: AdminAuditEntryFragment;
  /** Of the record itself; else of a row that belongs to it. */
  isOwn: boolean;
}

function HistoryEntry({ entry, isOwn, updatedAt }: HistoryEntryProps) {
  const { t } = useTranslation('admin');
  const { t: tAudit } = useTranslation('adminAudit');
  const [isOpen, setOpen] = useState(false);
  const changes = useAuditSummary(entry);
  const { id, at, action, entity, actorId, actorName } = entry;
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>
        <DateCell at={at} hasTime />
        <span>
          <TextLink to={paths.admin.person(actorId)} color="inherit">
            <bdi>{actorName || actorId}</bdi>
          </TextLink>
          {isOwn && ` · ${tAudit(`actions.${action}`)}`}
        </span>
      </Box>
      {!isOwn && (
        <div>
          <EntryName entry={entry} />
        </div>
      )}
      {changes.map((change) => (
        <div key={change}>{change}</div>
      ))}
      {/* Of a new or deleted row, the log has all fields; the record shows them. */}
      {action === 'update' && (
        <Button
          className="no-print"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ marginInlineStart: -1 }}
        >
          {t(isOpen ? 'record.hideChanges' : 'record.showChanges')}
        </Button>
      )}
      {isOpen && <EntryChanges entity={entity} entryId={id} canRestore={isOwn} updatedAt={updatedAt} />}
    </li>
  );
}

interface EntryProps extends Pick<RecordHistoryProps, 'updatedAt'> {
  entryId: string;
}

/** The whole values of an entry, which are too long for the list. */
function EntryChanges({
  entity,
  entryId,
  canRestore,
  updatedAt,
}: EntryProps & Pick<RecordHistoryProps, 'entity'> & { canRestore: boolean }) {
  const query = useRecordHistoryEntryQuery({ variables: { id: entryId } });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={2} />}>
      {({ auditEntry }) => (
        <AuditChangesTable
          isNarrow
          entity={entity}
          changes={auditEntry?.changes ?? []}
          renderAction={(field) =>
            canRestore &&
            auditEntry?.restorableFields.includes(field) && (
              <RestoreButton entryId={entryId} field={field} updatedAt={updatedAt} />
            )
          }
        />
      )}
    </QueryResult>
  );
}

const labels: Readonly<Record<string, string>> = fieldLabelsAr;

function RestoreButton({ entryId, field, updatedAt }: EntryProps & { field: string }) {
  const { t } = useTranslation('admin');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [isOpen, setOpen] = useState(false);
  const [restore] = useRestoreFieldMutation();
  const name = labels[field] ?? field;
  const { run, isBusy, error } = useRequest(async () => {
    await restore({ variables: { entryId, field, updatedAt } });
    setOpen(false);
    showToast({ title: t('record.restored') });
    await invalidateQueries();
  });
  return (
    <>
      <Button
        className="no-print"
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<UndoIcon size={18} />}
        aria-label={t('record.restoreField', { name })}
        onClick={() => setOpen(true)}
        sx={{ marginBlockStart: 0.5 }}
      >
        {t('record.restore')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isBusy={isBusy}
        isDestructive={false}
        title={t('record.restoreTitle', { name })}
        confirm={t('record.restore')}
        error={error?.message}
        onConfirm={run}
        onClose={() => setOpen(false)}
      >
        {t('record.restoreText')}
      </ConfirmDialog>
    </>
  );
}
